'use strict';
/* drive.js - drives pages of `shogi tree --html` in a real browser.
 *
 *     node drive.js BROWSER FOLDER SCREENSHOTS
 *
 * FOLDER holds one.html (one tree), six.html and ten.html (of those chapters), two.html (two
 * trees) and large.html; SCREENSHOTS, a folder or nothing, gets pictures. LARGE, in the environment,
 * is how many entries large.html has at least; AXE the file axe.min.js of axe-core, which then looks
 * for what keeps people out. Prints `ok ...` and `not ok ...`, and exits 0 only if all went well. The
 * browser is asked over two pipes, so nothing but it and this script is needed. */
const { spawn } = require('child_process');
const fs = require('fs');
const [browser, folder, pictures] = process.argv.slice(2);

const profile = fs.mkdtempSync(require('os').tmpdir() + '/page-');
const child = spawn(browser, ['--headless', '--no-sandbox', '--disable-gpu', '--remote-debugging-pipe',
  '--user-data-dir=' + profile, '--no-first-run', '--lang=en-US', 'about:blank'],
{ stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });

let faults = 0, serial = 0, session, buffer = '';
const waiting = new Map(), events = [];
child.stdio[4].setEncoding('utf8');
child.stdio[4].on('data', (data) => {
  buffer += data;
  for (let at; (at = buffer.indexOf('\0')) >= 0; buffer = buffer.slice(at + 1)) {
    const message = JSON.parse(buffer.slice(0, at));
    if (message.id) waiting.get(message.id)(message);
    else events.push(message);
  }
});

function ask(method, params = {}) {
  const id = ++serial;
  child.stdio[3].write(JSON.stringify({ id, method, params, sessionId: session }) + '\0');
  return new Promise((resolve, reject) => waiting.set(id, (message) =>
    (message.error ? reject(new Error(method + ': ' + message.error.message)) : resolve(message.result))));
}

async function look(expression) {
  const { result, exceptionDetails } = await ask('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true });
  if (exceptionDetails) throw new Error(expression + ': ' + JSON.stringify(exceptionDetails.exception || exceptionDetails));
  return result.value;
}

function check(good, name, seen) {
  console.log((good ? 'ok' : 'not ok') + ' page: ' + name + (good ? '' : ', seen: ' + JSON.stringify(seen)));
  faults += !good;
}

async function same(expression, wanted, name) {
  const seen = await look(expression);
  check(seen === wanted, name, seen);
}

/* Events of some kind since the last call. */
function taken(methods) {
  const found = events.filter((event) => methods.includes(event.method));
  events.length = 0;
  return found;
}

const resize = (width, height) => ask('Emulation.setDeviceMetricsOverride',
  { width, height, deviceScaleFactor: 1, mobile: width < 500 });
const normal = () => resize(1280, 900);

async function open(page, hash = '') {
  await ask('Page.navigate', { url: 'about:blank' });
  const start = Date.now();
  await ask('Page.navigate', { url: 'file://' + fs.realpathSync(folder) + '/' + page + hash });
  while (!await look('document.readyState === "complete" && location.protocol === "file:"')) ;
  return Date.now() - start;
}

async function key(name, text) {
  const codes = { ArrowDown: 40, ArrowUp: 38, ArrowRight: 39, ArrowLeft: 37, Home: 36, End: 35, Enter: 13 };
  const event = { key: name, code: name, text, windowsVirtualKeyCode: codes[name] || 0 };
  await ask('Input.dispatchKeyEvent', { ...event, type: 'keyDown' });
  await ask('Input.dispatchKeyEvent', { ...event, type: 'keyUp' });
}

async function mouse(selector, press) {
  const { x, y } = await look(`(() => { const e = document.querySelector(${JSON.stringify(selector)});
    e.scrollIntoView({ block: 'center' }); const r = e.getBoundingClientRect();
    return { x: r.x + Math.min(r.width / 2, 20), y: r.y + r.height / 2 }; })()`);
  await ask('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
  if (!press) return;
  await ask('Input.dispatchMouseEvent', { type: 'mousePressed', x, y, button: 'left', clickCount: 1 });
  await ask('Input.dispatchMouseEvent', { type: 'mouseReleased', x, y, button: 'left', clickCount: 1 });
}

async function picture(name, width, height) {
  if (!pictures) return;
  await resize(width, height);
  await new Promise((resolve) => setTimeout(resolve, 200));
  const { data } = await ask('Page.captureScreenshot');
  fs.writeFileSync(pictures + '/' + name + '.png', Buffer.from(data, 'base64'));
  await normal();
}

const LEVEL = 'document.activeElement.getAttribute("aria-level")';
const shown = 'document.querySelectorAll("#tree li[role=treeitem]").length';

async function oneTree() {
  await open('one.html');
  const below = await look('+document.querySelector("#tree li li").getAttribute("aria-setsize")');
  check(below > 20, 'the root is unfolded, its moves are there', below);
  await same('[...document.querySelectorAll("#tree li li .move")].every((m) => m.textContent === m.title)', true,
    'moves as texts write them');
  await same('document.querySelectorAll("#board .squares > span:not(.edge)").length', 81, 'a board of 81 squares');
  await same('document.querySelectorAll("#board .ab").length > 20 && document.querySelectorAll("#board .aw").length > 20',
    true, 'with how often each side attacks a square');
  await mouse('#tree li li .twist', true);
  await same('document.querySelector("#tree li li").getAttribute("aria-expanded")', 'true', 'a click unfolds');
  await same('document.activeElement === document.querySelector("#tree li li")', true, 'and takes the focus');
  await key('ArrowRight');
  await same(LEVEL, '3', 'right goes to the first move below');
  await key('ArrowDown');
  await same('document.activeElement.getAttribute("aria-posinset")', '2', 'down to the next');
  await key('ArrowUp');
  await key('ArrowLeft');
  await same(LEVEL, '2', 'left goes back');
  await key('ArrowLeft');
  await same('document.activeElement.getAttribute("aria-expanded")', 'false', 'and folds');
  await key('Enter', '\r');
  await same('document.activeElement.getAttribute("aria-expanded")', 'true', 'Enter unfolds');
  await key('End');
  await same('document.activeElement.getAttribute("aria-posinset") === document.activeElement.getAttribute("aria-setsize")',
    true, 'End goes to the last move');
  await key('Home');
  await same(LEVEL, '1', 'Home to the root');
  await same('document.querySelectorAll("#tree [tabindex=\\"0\\"]").length', 1, 'one row is in the order of Tab');
  const path = await look('document.querySelector("#path").textContent');
  await mouse('#tree li li:nth-child(3) .move');
  await same(`document.querySelector("#path").textContent !== ${JSON.stringify(path)}`, true, 'the board follows the pointer');
  await same('document.querySelectorAll("#board .to").length', 1, 'and marks the move');
  await picture('one', 1280, 900);
  await key('/', '/');
  await same('document.activeElement.id', 'words', '/ goes to Find');
  await look('document.querySelector("#words").value = "beta"');
  await key('Enter', '\r');
  await same('/^1 (of|件)/.test(document.querySelector("#found").textContent)', true, 'a reason is found');
  await same('document.querySelector(".match .cell").classList.contains("r-beta")', true, 'its row is shown');
  await same('[...document.querySelectorAll("#reasons tr td:nth-child(2)")].reduce((n, td) => n + +td.textContent.replace(/,/g, ""), 0)'
    + ' >= JSON.parse(document.querySelector("#data").textContent).plies.reduce((a, b) => a + b)', true, 'the counts by reason add up');
  await look('document.querySelector("#japanese").click()');
  await same('document.documentElement.lang + getComputedStyle(document.querySelector("h1 .en")).display', 'janone', 'in Japanese, too');
  await same('/[☗☖]/.test(document.querySelector("#tree li li .move").textContent)', true, 'moves in kanji');
  await picture('japanese', 1280, 900);
}

/* Ids of entries far below: one with three plies above it. */
async function links() {
  const deep = await look('JSON.parse(document.querySelector("#data").textContent).tree.findIndex((row) => row[0] === 3)');
  await open('one.html', '#n' + deep);
  await same('document.activeElement.id', 'n' + deep, 'a link leads to its node');
  await same('[...document.querySelectorAll("#tree .link")].every((a) => document.getElementById(a.hash.slice(1)))', true, 'each row has a link to itself');
  await look('location.hash = "#n1"');
  await new Promise((resolve) => setTimeout(resolve, 100));
  await same('document.activeElement.id', 'n1', 'another link on the same page');
  await open('one.html', '#n999999999');
  await same(`${shown} > 20`, true, 'a link to nothing does no harm');
}

const visible = '[...document.querySelectorAll("#tree li")].filter((e) => e.offsetParent).length';
const moment = (n) => look(`(() => { const m = document.querySelector("#moment"); m.value = ${n};
  m.dispatchEvent(new Event("input")); return +m.max; })()`);

/* The search again: rows come as they were searched, windows narrow, what is cut off fades. */
async function replay(page, cuts) {
  await open(page);
  const all = await look(visible);
  await mouse('#forward', true);
  await same(visible, 1, page + ': replay begins with the root alone');
  const open_ = await look('document.querySelector("#tree .running").textContent');
  await mouse('#forward', true);
  await same(visible, 2, 'then its first move');
  const most = await moment(1);
  const seen = [];
  for (let n = 2; n < Math.min(most, 60); n++) {
    await moment(n);
    seen.push(await look('document.querySelectorAll("#tree .searching").length > 0'));
  }
  check(seen.every(Boolean), 'while it goes on, some node is searched', seen);
  await moment(most - 1);
  await same(`document.querySelector("#tree .running").textContent !== ${JSON.stringify(open_)}`, true, 'the window of the root is another than at first');
  await same('document.querySelectorAll("#tree .cut").length > 0', cuts, 'what was cut off fades, if anything was');
  await picture('replay-' + page, 1280, 900);
  await picture('replay-phone-' + page, 390, 844);
  await moment(0);
  await key('p', 'p');
  while (+await look('document.querySelector("#moment").value') < 3) ;
  await key('p', 'p');
  await same('document.querySelector("#play").textContent', '▶', 'p plays, and pauses');
  const here = +await look('document.querySelector("#moment").value');
  await key(',', ',');
  await same('+document.querySelector("#moment").value', here - 1, ', steps back');
  await mouse('#stop', true);
  await same(`${visible} >= ${all} && !document.querySelector(".future, .searching, .now")`, true, 'and at its end all rows are there');
}

/* Ways through the tree. */
async function ways() {
  await open('one.html');
  const counts = '[...document.querySelectorAll("#tree li .score")].length';
  await mouse('#line', true);
  const depth = await look('Math.max(...JSON.parse(document.querySelector("#data").textContent).tree.map((row) => row[0]))');
  await same('+document.querySelector("#tree [tabindex=\\"0\\"]").getAttribute("aria-level")', depth + 1, 'the best line is followed to its end');
  await same('document.querySelectorAll("#board svg .reply").length', 0, 'behind it no reply has an arrow');
  await open('one.html');
  await same('document.querySelectorAll("#board svg .reply:not(.end)").length', 1, 'at the root the best move has one');
  await mouse('#cut', true);
  await same('document.querySelector("#tree [tabindex=\\"0\\"] .cell").classList.contains("r-beta")', true, 'the next cut-off');
  const first = await look('document.querySelector("#tree [tabindex=\\"0\\"]").id');
  await mouse('#cut', true);
  await same(`+document.querySelector('#tree [tabindex="0"]').id.slice(1) > +"${first}".slice(1)`, true, 'and the one behind it');
  const shownAs = await look('document.querySelector("#tree li li:nth-child(3) .move").textContent');
  await look(`document.querySelector("#words").value = ${JSON.stringify(shownAs)}`);
  await mouse('#next', true);
  await same('document.querySelector(".match .move").textContent', shownAs, 'Find finds a move as the page writes it');
  await look('document.querySelector("#words").value = "beta"');
  await mouse('#next', true);
  const found = 'document.querySelector("#found").textContent';
  const many = await look(found + '.replace("1 of ", "")');
  await mouse('#previous', true);
  await same(found, `${many} of ${many}`, 'before the first match comes the last');
  await mouse('#next', true);
  await same(found, `1 of ${many}`, 'and behind the last the first');
  await look('document.querySelector("#words").value = "refuted"');
  await mouse('#next', true);
  await same('document.querySelector(".match .cell").classList.contains("r-beta")', true, 'and a reason by its words');
  await look('document.querySelector("#words").value = "beta"');
  const all = await look(counts);
  await mouse('#only', true);
  await same('[...document.querySelectorAll("#tree li li:not([aria-expanded]) .cell")].every((c) => c.classList.contains("r-beta"))',
    true, 'only these: rows of that reason, and the way to them');
  check(await look(counts) < all, 'which are fewer', all);
  await mouse('#only', true);
  await same('document.querySelectorAll("#tree li li").length > 20', true, 'and all again');
}

async function twoTrees() {
  await open('two.html');
  await same('document.querySelectorAll("#tree li li .cell").length === 2 * document.querySelectorAll("#tree li li").length', true, 'two trees side by side');
  await same('document.querySelectorAll("#heads span").length', 3, 'with the names of the chapters');
  await same('document.querySelectorAll(".differs .unequal").length > 0', true, 'differences are marked');
  await mouse('#difference', true);
  await same('document.querySelector("#tree [tabindex=\\"0\\"] .row").classList.contains("differs")', true, 'the next difference');
  await mouse('#tree li li .differs .twist', true);
  await same('document.querySelectorAll("#tree .none").length > 0', true, 'also what one tree does not have');
  await picture('two', 1280, 900);
  await picture('phone', 390, 844);
  await resize(390, 844);
  await same('document.documentElement.scrollWidth <= 390', true, 'on a phone nothing is wider than the screen');
  await normal();
}

/* What matters where there is little room. */
async function phone() {
  await open('ten.html');
  await resize(390, 844);
  await same('document.querySelector("#seen").offsetHeight <= 844 / 4', true, 'on a phone the board takes a quarter at most');
  const lines = await look(`[...document.querySelectorAll('#tree .r-futility')].map((e) => {
    const row = e.closest('.row'); return row.offsetHeight / parseFloat(getComputedStyle(row).lineHeight); })`);
  check(lines.length > 0 && Math.max(...lines) < 2.7, 'a futility has two lines there', lines);
  await same('document.documentElement.scrollWidth <= 390', true, 'and nothing is wider than the screen');
  await normal();
}

/* What axe finds on the pages: wide, on a phone, dark; while it is replayed, and in Japanese. */
async function axe() {
  if (!process.env.AXE) return;
  const source = fs.readFileSync(process.env.AXE, 'utf8');
  const states = { as: '0', replayed: 'document.querySelector("#forward").click()', japanese: 'document.querySelector("#japanese").click()' };
  for (const page of ['one.html', 'two.html', 'ten.html'])
    for (const [width, scheme] of [[1280, 'light'], [390, 'light'], [1280, 'dark'], [390, 'dark']])
      for (const [name, act] of Object.entries(states)) {
        await resize(width, 844);
        await ask('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value: scheme }] });
        await open(page);
        await look(act + ';' + source + ';0');
        await same(`axe.run(document, { resultTypes: ['violations'] }).then((r) => r.violations.map((v) =>
          v.id + ' ' + v.nodes[0].html.slice(0, 99)).join('; '))`, '', `axe: ${page}, ${width}, ${scheme}, ${name}`);
      }
  await ask('Emulation.setEmulatedMedia', { features: [] });
  await normal();
}

async function largeTree() {
  const ms = await open('large.html');
  const count = await look('JSON.parse(document.querySelector("#data").textContent).tree.length');
  console.log(`# ${count} entries, opened in ${ms} ms`);
  check(count >= Number(process.env.LARGE), `a tree of ${process.env.LARGE} entries`, count);
  await same(`${shown} < 1000`, true, 'few rows are made');
  const unfolding = await look(`(() => { const start = performance.now();
    for (const item of document.querySelectorAll("#tree li li[role=treeitem]")) item.querySelector(".twist").click();
    return performance.now() - start; })()`);
  console.log(`# unfolded in ${Math.round(unfolding)} ms, rows: ${await look(shown)}`);
  check(unfolding < 15000, 'and unfolds', unfolding);
}

async function withoutScripts() {
  await ask('Emulation.setScriptExecutionDisabled', { value: true });
  await open('one.html');
  await same('document.querySelectorAll(".outline details").length > 20', true, 'without scripts: an outline that unfolds');
  await same('document.querySelector(".outline details summary b").textContent.length > 2', true, 'with moves');
  await same('getComputedStyle(document.querySelector(".outline .ja")).display', 'none', 'in English');
  await mouse('label[for=japanese]', true);
  await same('getComputedStyle(document.querySelector(".outline .en")).display', 'none', 'or Japanese');
  await mouse('.outline summary', true);
  await picture('outline', 1280, 900);
  await ask('Emulation.setScriptExecutionDisabled', { value: false });
}

/* Errors and requests since the start. `file:` is the page itself. */
function quiet(name) {
  const seen = taken(['Runtime.exceptionThrown', 'Runtime.consoleAPICalled', 'Log.entryAdded', 'Network.requestWillBeSent'])
    .map((event) => (event.method === 'Network.requestWillBeSent' ? event.params.request.url : JSON.stringify(event.params).slice(0, 300)))
    .filter((text) => !/^(file:.*\.html(#\w*)?$|about:blank|data:)/.test(text));
  check(seen.length === 0, name + ': no error, no request', seen);
}

/* Contrast of what is written on the signs and in the rows (WCAG: 4.5). */
async function contrast() {
  const worst = await look(`(() => {
    const light = (c) => { const [r, g, b] = c.match(/[\\d.]+/g).map(Number).map((v) => v / 255)
      .map((v) => (v <= .03928 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4)); return .2126 * r + .7152 * g + .0722 * b; };
    const behind = (e) => { for (; e; e = e.parentElement) { const c = getComputedStyle(e).backgroundColor;
      if (!/^rgba.*, 0\\)$|\\/ 0[.]\\d+\\)$/.test(c)) return c; } return 'rgb(255, 255, 255)'; };
    let worst = [99];
    for (const e of document.querySelectorAll('.sign, .move, .why, .window, .count, .note, .score, .squares b, .squares i')) {
      const [a, b] = [light(getComputedStyle(e).color), light(behind(e))].sort((x, y) => y - x);
      if ((a + .05) / (b + .05) < worst[0]) worst = [(a + .05) / (b + .05), e.outerHTML.slice(0, 99), behind(e)];
    }
    return worst; })()`);
  check(worst[0] >= 4.5, 'every text stands out from its ground (4.5 to 1)', worst);
}

/* A browser that says nothing any more. */
setTimeout(() => { check(false, 'driven to the end', 'nothing for 5 minutes'); child.kill('SIGKILL'); }, 300000).unref();

(async () => {
  const { targetInfos } = await ask('Target.getTargets');
  const target = targetInfos.find((info) => info.type === 'page');
  session = (await ask('Target.attachToTarget', { targetId: target.targetId, flatten: true })).sessionId;
  for (const domain of ['Page', 'Runtime', 'Log', 'Network']) await ask(domain + '.enable');
  await normal();
  await oneTree();
  await contrast();
  await links();
  for (const [page, cuts] of [['six.html', false], ['one.html', true], ['ten.html', true]]) await replay(page, cuts);
  await ways();
  quiet('one tree');
  await twoTrees();
  await contrast();
  quiet('two trees');
  await phone();
  await axe();
  quiet('a phone');
  if (fs.existsSync(folder + '/large.html')) {
    await largeTree();
    quiet('a large tree');
  }
  await withoutScripts();
  quiet('without scripts');
})().catch((error) => check(false, 'driven to the end', String(error)))
  .finally(() => {
    child.on('exit', () => {
      try { fs.rmSync(profile, { recursive: true, force: true, maxRetries: 9 }); } catch (error) { /* it still dies */ }
      process.exit(faults ? 1 : 0);
    });
    child.kill();
  });
