'use strict';
/* The page of a searched tree. One or two trees come as JSON (tree/json.h says in which shape).
 * Rows are made only when they are unfolded, so the size of the tree costs nothing before. */
(() => {
const SOME = 100; /* rows of a node made at once */
const byId = (id) => document.getElementById(id);

/* --- the data --- */

function readTree(id) {
  const text = byId(id).textContent.trim();
  if (!text) return null;
  const tree = JSON.parse(text), rows = tree.tree, n = rows.length, open = [];
  tree.col = {};
  tree.columns.forEach((name, i) => { tree.col[name] = i; });
  tree.parent = new Int32Array(n);
  tree.end = new Int32Array(n);
  for (let i = 0; i < n; i++) {
    const ply = rows[i][0];
    while (open.length > ply) tree.end[open.pop()] = i;
    tree.parent[i] = ply ? open[ply - 1] : -1;
    open[ply] = i;
  }
  while (open.length) tree.end[open.pop()] = n;
  tree.get = (i, name) => rows[i][tree.col[name]];
  tree.why = (i) => tree.reasons[tree.get(i, 'reason')].key;
  return tree;
}

/* --- positions: enough of the rules to show them --- */

const KINDS = { P: '歩', L: '香', N: '桂', S: '銀', G: '金', B: '角', R: '飛', K: '玉', '+P': 'と',
  '+L': '杏', '+N': '圭', '+S': '全', '+B': '馬', '+R': '龍' };
const NAMES = { ...KINDS, '+L': '成香', '+N': '成桂', '+S': '成銀' };
const HAND = ['R', 'B', 'G', 'S', 'N', 'L', 'P'];
/* Steps as [file, rank] for Black, whose forward is rank - 1; the file grows to the left. */
const GOLD = [[-1, -1], [0, -1], [1, -1], [-1, 0], [1, 0], [0, 1]];
const CROSS = [[0, -1], [0, 1], [-1, 0], [1, 0]], SLANT = [[-1, -1], [1, -1], [-1, 1], [1, 1]];
const STEPS = { P: [[0, -1]], N: [[-1, -2], [1, -2]], S: [[-1, -1], [0, -1], [1, -1], [-1, 1], [1, 1]],
  G: GOLD, '+P': GOLD, '+L': GOLD, '+N': GOLD, '+S': GOLD, K: CROSS.concat(SLANT), '+B': CROSS,
  '+R': SLANT };
const SLIDES = { L: [[0, -1]], B: SLANT, '+B': SLANT, R: CROSS, '+R': CROSS };

function readSfen(sfen) {
  const [board, side, hands] = sfen.split(' '), pos = { at: {}, hand: [{}, {}], side: +(side === 'w') };
  board.split('/').forEach((row, r) => {
    let file = 9;
    for (const [piece] of row.matchAll(/\+?[A-Za-z]|\d/g)) {
      if (/\d/.test(piece)) { file -= +piece; continue; }
      const kind = piece.toUpperCase();
      pos.at[file * 10 + r + 1] = { kind, side: +(piece !== kind) };
      file--;
    }
  });
  for (const [, count, letter] of (hands || '-').matchAll(/(\d*)([A-Za-z])/g)) {
    const kind = letter.toUpperCase();
    pos.hand[+(letter !== kind)][kind] = +(count || 1);
  }
  return pos;
}

const squareOf = (text) => +text[0] * 10 + text.charCodeAt(1) - 96;

function play(pos, usi) {
  const next = { at: { ...pos.at }, hand: [{ ...pos.hand[0] }, { ...pos.hand[1] }], side: 1 - pos.side };
  if (usi === 'pass') return next;
  const to = squareOf(usi.slice(2)), hand = next.hand[pos.side], taken = next.at[to];
  if (usi[1] === '*') {
    hand[usi[0]]--;
    next.at[to] = { kind: usi[0], side: pos.side };
    return next;
  }
  const from = squareOf(usi), piece = next.at[from];
  if (taken) {
    const plain = taken.kind.replace('+', '');
    hand[plain] = (hand[plain] || 0) + 1;
  }
  delete next.at[from];
  next.at[to] = { kind: (usi[4] ? '+' : '') + piece.kind, side: pos.side };
  return next;
}

/* A piece on the board: in kanji, or in letters, small ones for White. */
const pieceText = ({ kind, side }) => (japanese() ? KINDS[kind] : side ? kind.toLowerCase() : kind);

/* How many pieces of each side attack each square; with pos.only, of the piece there. */
function attacks(pos) {
  const count = [{}, {}];
  for (const [place, { kind, side }] of Object.entries(pos.at)) {
    if (pos.only && +place !== pos.only) continue;
    const file = Math.floor(place / 10), rank = place % 10, turn = side ? -1 : 1;
    const reach = (df, dr, far) => {
      let f = file, r = rank;
      do {
        f += df * turn;
        r += dr * turn;
        if (f < 1 || f > 9 || r < 1 || r > 9) return;
        count[side][f * 10 + r] = (count[side][f * 10 + r] || 0) + 1;
      } while (far && !pos.at[f * 10 + r]);
    };
    (STEPS[kind] || []).forEach(([df, dr]) => reach(df, dr, false));
    (SLIDES[kind] || []).forEach(([df, dr]) => reach(df, dr, true));
  }
  return count;
}

/* Could another piece of that kind and side go there, too? Checks and pins are not asked. */
function isAmbiguous(pos, usi, piece) {
  const to = squareOf(usi.slice(2));
  return Object.entries(pos.at).some(([place, other]) => +place !== squareOf(usi) && other.kind === piece.kind
    && other.side === pos.side && attacks({ ...pos, only: +place })[pos.side][to]);
}

/* A move as texts and `tree` write it; in Japanese as players do, with the square it comes from
 * where two pieces can go there. */
function moveText(pos, usi) {
  if (!usi) return say('root', '開始局面');
  if (usi === 'pass') return say('pass', 'パス');
  if (!japanese()) return usi;
  const drop = usi[1] === '*', piece = drop ? { kind: usi[0] } : pos.at[squareOf(usi)];
  const from = !drop && isAmbiguous(pos, usi, piece) ? `(${usi[0]}${usi.charCodeAt(1) - 96})` : '';
  return (pos.side ? '☖' : '☗') + '１２３４５６７８９'[usi[2] - 1] + '一二三四五六七八九'[usi.charCodeAt(3) - 97]
    + NAMES[piece.kind] + (drop ? '打' : usi[4] ? '成' : '') + from;
}

/* --- words --- */

const japanese = () => byId('japanese').checked;
const say = (english, inJapanese) => (japanese() ? inJapanese : english);
const wordsOf = (entry) => say(entry.en, entry.ja);
const format = (text, ...numbers) => text.replace(/%(\+?)d/g, (all, plus) => {
  const n = numbers.shift();
  return (plus && n > 0 ? '+' : '') + n;
});
const plain = (n) => n.toLocaleString('en');

function scoreText(score) {
  const size = Math.abs(score), sign = score < 0 ? '-' : '';
  if (size >= 32001) return sign + '∞';
  if (size >= 32000 - 128) return say('mate ', '詰み') + sign + (32000 - size);
  return (score > 0 ? '+' : '') + score;
}

/* What a reason is called where it has no numbers. */
function label(reason) {
  const text = wordsOf(reason), head = text.split('%')[0];
  if (head === text) return text;
  const cut = Math.max(head.lastIndexOf(','), head.lastIndexOf('（'));
  return cut > 0 ? head.slice(0, cut) : head.split(/[:：]/)[0];
}

const SIGNS = { exact: '★', beta: 'β', all: 'α', horizon: '▂', repetition: '∞', perpetual: '∞', longest: '∞',
  mate: '#', 'mate-in-one': '#', 'mate-bound': '#', 'table-upper': '≤T', 'table-lower': '≥T',
  'table-exact': '=T', 'stand-pat': '▂', futility: 'F', 'null-move': 'N', forward: '✂', late: 'L',
  'move-futility': 'f', exchange: 'X', hopeless: 'h', losing: 'x', stopped: '…' };

/* --- elements --- */

function make(tag, name, text) {
  const element = document.createElement(tag);
  if (name) element.className = name;
  if (text !== undefined) element.textContent = text;
  return element;
}

const trees = [readTree('data'), readTree('beside')].filter(Boolean);
const two = trees.length > 1;
const rootPosition = readSfen(trees[0].position);

/* A place in the tree: the entry of each tree there (-1: it has none), and the place above. */
function place(entries, above) {
  const t = trees[0] && entries[0] >= 0 ? 0 : 1;
  const move = trees[t].get(entries[t], 'move');
  return { entries, above, move, pos: null };
}

function positionOf(p) {
  if (!p.pos) p.pos = p.above && p.move ? play(positionOf(p.above), p.move) : rootPosition;
  return p.pos;
}

/* The places below: the moves of the first tree in its order, then those only in the second.
 * A move that was searched again meets the same one in the other tree by its turn. */
function placesBelow(p) {
  const found = new Map();
  trees.forEach((tree, t) => {
    const turns = {}, parent = p ? p.entries[t] : -1;
    if (p && parent < 0) return;
    const end = p ? tree.end[parent] : tree.tree.length;
    for (let i = p ? parent + 1 : 0; i < end; i = tree.end[i]) {
      if (tree.kept && !tree.kept[i]) continue;
      const move = tree.get(i, 'move'), key = move + ' ' + (turns[move] = (turns[move] || 0) + 1);
      if (!found.has(key)) found.set(key, two ? [-1, -1] : [-1]);
      found.get(key)[t] = i;
    }
  });
  return [...found.values()].map((entries) => place(entries, p));
}

function hasBelow(p) {
  return p.entries.some((i, t) => i >= 0 && trees[t].end[i] > i + 1);
}

const isOut = (tree, i) => tree.get(i, 'nodes') === 0;

function differs(p) {
  if (!two) return '';
  const [i, j] = p.entries, [a, b] = trees;
  if (i < 0 || j < 0) return 'only';
  if (a.why(i) !== b.why(j)) return 'why';
  return a.get(i, 'score') !== b.get(j, 'score') ? 'score' : '';
}

/* The move that decided a node: the best for the side to move there, as searched last. */
function decider(tree, i) {
  const last = new Map();
  for (let k = i + 1; k < tree.end[i]; k = tree.end[k])
    if (!isOut(tree, k) && tree.get(k, 'move') !== 'pass') last.set(tree.get(k, 'move'), tree.get(k, 'score'));
  let best = null;
  for (const [move, score] of last) if (best === null || score > last.get(best)) best = move;
  return best;
}

/* At the root there is no opponent's reply: its first search may miss the window. */
function atRoot(p, reason) {
  if (p.above) return '';
  return reason.key === 'beta' ? say('above the window', '窓より上')
    : reason.key === 'all' ? say('below the window', '窓より下') : '';
}

function cell(p, t) {
  const tree = trees[t], i = p.entries[t];
  if (i < 0) return make('span', 'cell none', say('not in this tree', 'この木にはない'));
  const get = (name) => tree.get(i, name), reason = tree.reasons[get('reason')];
  const box = make('span', 'cell r-' + reason.key);
  if (!isOut(tree, i)) {
    const bound = get('bound');
    box.append(make('span', 'score', (bound < 0 ? '≤ ' : bound > 0 ? '≥ ' : '') + scoreText(get('score'))));
    if (get('marks') & 2) box.classList.add('best');
  }
  const why = make('span', 'why'), marks = [];
  const sign = make('span', 'sign', SIGNS[reason.key] || '?');
  sign.setAttribute('aria-hidden', 'true');
  let text = (isOut(tree, i) ? say('left out: ', '読まない：') : '')
    + (atRoot(p, reason) || format(wordsOf(reason), get('a'), get('b')));
  const by = reason.key === 'beta' || reason.key === 'exact' ? decider(tree, i) : null;
  if (by) text += say(reason.key === 'beta' && p.above ? ' by ' : ': ', '：') + moveText(positionOf(p), by);
  tree.marks.forEach((mark, bit) => {
    if (get('marks') >> bit & 1)
      marks.push(format(wordsOf(mark), mark.key === 'reduced' ? get('less') : get('node_less')));
  });
  if (marks.length) text += say(' · ', '・') + marks.join(say(', ', '、'));
  why.append(sign, text);
  box.append(why);
  if (!isOut(tree, i)) {
    const eval_ = get('static');
    if (reason.key !== 'horizon') box.append(make('span', 'window', `[${scoreText(get('alpha'))} ${scoreText(get('beta'))}] `
      + say(`depth ${get('depth')}`, `深さ${get('depth')}`)
      + (eval_ === null ? '' : say(` static ${scoreText(eval_)}`, ` 静的評価${scoreText(eval_)}`))));
    if (get('nodes') > 1)
      box.append(make('span', 'count', plain(get('nodes')) + say(' nodes', '局面')));
  }
  return box;
}

/* The id of a place, as #n12 links to it; an entry that only the second tree has is #m12. */
const idOf = (p) => (p.entries[0] >= 0 ? 'n' + p.entries[0] : 'm' + p.entries[1]);

function fillRow(item) {
  const p = item.place, row = item.firstChild, difference = differs(p);
  row.textContent = '';
  row.className = 'row' + (two ? ' pair' : '') + (difference ? ' differs' : '');
  const twist = make('span', 'twist', hasBelow(p) ? (item.getAttribute('aria-expanded') === 'true' ? '▾' : '▸') : '');
  twist.setAttribute('aria-hidden', 'true');
  const move = make('span', 'move', moveText(p.above ? positionOf(p.above) : rootPosition, p.move));
  if (!p.above && item.getAttribute('aria-setsize') > 1) /* the first window was missed */
    move.textContent += say(', search ', '：探索') + item.getAttribute('aria-posinset');
  move.title = p.move;
  row.append(twist, move);
  if (difference) {
    const sign = make('span', 'unequal', '≠');
    sign.title = { only: say('in one tree only', '片方だけ'), why: say('another reason', '理由が違う'),
      score: say('another score', '点数が違う') }[difference];
    row.append(sign);
  }
  trees.forEach((tree, t) => row.append(cell(p, t)));
  const link = make('a', 'link', '#');
  link.href = '#' + idOf(p);
  link.tabIndex = -1;
  link.setAttribute('aria-label', say('link to this node', 'この局面へのリンク'));
  row.append(link);
}

function makeItem(p, level, index, count) {
  const item = make('li');
  item.place = p;
  item.id = idOf(p);
  item.tabIndex = -1;
  item.setAttribute('role', 'treeitem');
  item.setAttribute('aria-level', level);
  item.setAttribute('aria-posinset', index + 1);
  item.setAttribute('aria-setsize', count);
  if (hasBelow(p)) item.setAttribute('aria-expanded', 'false');
  if (p.entries.every((i, t) => i < 0 || isOut(trees[t], i))) item.classList.add('out');
  item.append(make('div'));
  fillRow(item);
  return item;
}

/* Make rows up to `until`, and a button for the rest. */
function fillList(list, until) {
  const { places, level } = list;
  if (list.more) list.more.remove();
  list.more = null;
  while (list.made < places.length && list.made < until) {
    list.append(makeItem(places[list.made], level, list.made, places.length));
    list.made++;
  }
  if (list.made === places.length) return;
  const item = make('li');
  list.more = item;
  item.setAttribute('role', 'none');
  const button = make('button', 'more', say(`${places.length - list.made} more`, `他${places.length - list.made}手`));
  button.type = 'button';
  button.addEventListener('click', (event) => {
    event.stopPropagation();
    const first = list.made;
    fillList(list, list.made + SOME);
    focusItem(list.children[first]);
  });
  item.append(button);
  list.append(item);
}

function makeList(list, p, level) {
  list.places = placesBelow(p);
  list.level = level;
  list.made = 0;
  fillList(list, SOME);
}

function unfold(item, on) {
  if (!item.hasAttribute('aria-expanded')) return;
  item.setAttribute('aria-expanded', on);
  let list = item.querySelector(':scope > ul');
  if (on && !list) {
    list = make('ul');
    list.setAttribute('role', 'group');
    item.append(list);
    makeList(list, item.place, +item.getAttribute('aria-level') + 1);
  }
  if (list) list.hidden = !on;
  item.querySelector(':scope > .row > .twist').textContent = on ? '▾' : '▸';
}

const isOpen = (item) => item.getAttribute('aria-expanded') === 'true';

/* --- the board --- */

function handText(pos, side) {
  const hand = pos.hand[side];
  const list = HAND.filter((kind) => hand[kind] > 0).map((kind) => pieceText({ kind, side }) + (hand[kind] > 1 ? hand[kind] : ''));
  return list.length ? list.join(' ') : say('nothing', 'なし');
}

/* Arrows: the reply that decided (filled), and the replies that were left out (thin). */
function arrowsOf(p) {
  const t = p.entries[0] >= 0 ? 0 : 1, tree = trees[t], i = p.entries[t], box = document.createElement('template');
  const middle = (sq) => [9.5 - Math.floor(sq / 10), sq % 10 - 0.5];
  const draw = (usi, name) => {
    if (usi === 'pass') return '';
    const [x, y] = middle(squareOf(usi.slice(2)));
    if (usi[1] === '*') return `<circle cx="${x}" cy="${y}" r=".42" class="${name}"/>`;
    const [a, b] = middle(squareOf(usi));
    return `<line x1="${a}" y1="${b}" x2="${x}" y2="${y}" class="${name}"/><circle cx="${x}" cy="${y}" r=".14" class="${name} end"/>`;
  };
  const late = film.at >= 0 && film.done[i] > film.at; /* the replay has not seen the reply yet */
  let shapes = '';
  for (let k = i + 1, made = 0; k < tree.end[i] && made < 12; k = tree.end[k])
    if (isOut(tree, k) && !late && ++made) shapes += draw(tree.get(k, 'move'), 'left-out');
  const best = late ? null : decider(tree, i);
  if (best) shapes += draw(best, 'reply');
  box.innerHTML = `<svg viewBox="0 0 9 9" aria-hidden="true">${shapes}</svg>`;
  return box.content.firstChild;
}

function showBoard(p) {
  const pos = positionOf(p), count = attacks(pos), box = byId('board');
  const squares = make('div', japanese() ? 'squares kanji' : 'squares');
  const to = p.move && p.move !== 'pass' ? squareOf(p.move.slice(2)) : 0;
  const from = to && p.move[1] !== '*' ? squareOf(p.move) : 0;
  for (let file = 9; file >= 1; file--) squares.append(make('span', 'edge file', file));
  squares.append(make('span', 'edge file'));
  for (let rank = 1; rank <= 9; rank++) {
    for (let file = 9; file >= 1; file--) {
      const sq = file * 10 + rank, piece = pos.at[sq], square = make('span');
      if (piece) {
        square.append(make('b', '', pieceText(piece)));
        if (piece.side) square.classList.add('white');
        if (piece.kind[0] === '+') square.classList.add('promoted');
      }
      if (sq === to) square.classList.add('to');
      if (sq === from) square.classList.add('from');
      if (count[0][sq]) square.append(make('i', 'ab', count[0][sq]));
      if (count[1][sq]) square.append(make('i', 'aw', count[1][sq]));
      squares.append(square);
    }
    squares.append(make('span', 'edge', japanese() ? '一二三四五六七八九'[rank - 1] : 'abcdefghi'[rank - 1]));
  }
  squares.append(arrowsOf(p));
  squares.setAttribute('role', 'img');
  const moves = [];
  for (let at = p; at && at.above; at = at.above) moves.unshift(moveText(positionOf(at.above), at.move));
  const path = moves.join(' ') || say('The position searched', '探索した局面');
  squares.setAttribute('aria-label', say('board after ', '盤面：') + path);
  box.textContent = '';
  box.append(make('div', 'hand', '☖ ' + handText(pos, 1)), squares, make('div', 'hand', '☗ ' + handText(pos, 0)));
  byId('path').textContent = path;
}

/* --- going around --- */

const root = byId('tree');
let current = null;
const film = { t: 0, at: -1, timer: 0 }; /* the replay, below */

function focusItem(item, quietly) {
  if (!item || !item.place) return;
  if (current) current.tabIndex = -1;
  current = item;
  item.tabIndex = 0;
  showBoard(item.place);
  if (quietly) return;
  item.focus({ preventScroll: true });
  item.firstChild.scrollIntoView({ block: 'nearest' });
}

const itemAbove = (item) => item.parentElement.closest('li');
const itemsOf = (list) => [...list.children].filter((item) => item.place);

function lastBelow(item) {
  while (isOpen(item)) item = itemsOf(item.querySelector(':scope > ul')).pop();
  return item;
}

function nextItem(item) {
  if (isOpen(item)) return itemsOf(item.querySelector(':scope > ul'))[0];
  for (; item; item = itemAbove(item)) {
    const next = item.nextElementSibling;
    if (next && next.place) return next;
    if (next) return next.firstChild; /* the button for more */
  }
  return null;
}

function step(target) {
  if (target && target.tagName === 'BUTTON') target.focus();
  else focusItem(target);
}

root.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  let item = event.target.closest('li');
  const onButton = event.target.tagName === 'BUTTON';
  if (onButton) item = item.previousElementSibling;
  const before = item.previousElementSibling;
  const keys = {
    ArrowDown: () => {
      if (!onButton) return step(nextItem(item));
      const above = itemAbove(item);
      return above && above.nextElementSibling && step(above.nextElementSibling.place ? above.nextElementSibling : null);
    },
    ArrowUp: () => step(onButton ? lastBelow(item) : before ? lastBelow(before) : itemAbove(item)),
    ArrowRight: () => (isOpen(item) ? step(nextItem(item)) : unfold(item, true)),
    ArrowLeft: () => (isOpen(item) && !onButton ? unfold(item, false) : step(itemAbove(item))),
    Home: () => step(itemsOf(root)[0]),
    End: () => step(lastBelow(itemsOf(root).pop())),
    Enter: () => unfold(item, !isOpen(item)),
    ' ': () => unfold(item, !isOpen(item)),
  };
  if (!keys[event.key] || (onButton && (event.key === 'Enter' || event.key === ' '))) return;
  event.preventDefault();
  keys[event.key]();
});

root.addEventListener('click', (event) => {
  const item = event.target.closest('li');
  if (!item || !item.place || event.target.closest('a, button')) return;
  if (event.target.closest('.row') !== item.firstChild) return;
  unfold(item, !isOpen(item));
  focusItem(item);
});

root.addEventListener('pointerover', (event) => {
  const item = event.target.closest('li');
  if (item && item.place && event.pointerType !== 'touch') showBoard(item.place);
});
root.addEventListener('pointerleave', () => current && showBoard(current.place));

/* Unfold the way to an entry of a tree. Returns its row, or null. */
function reveal(t, entry) {
  const way = [];
  for (let i = entry; i >= 0; i = trees[t].parent[i]) way.unshift(i);
  let list = root, item = null;
  for (const i of way) {
    const index = list.places.findIndex((p) => p.entries[t] === i);
    if (index < 0) return null;
    if (index >= list.made) fillList(list, index + 1);
    if (item) unfold(item, true);
    item = list.children[index];
    if (i !== entry) {
      unfold(item, true);
      list = item.querySelector(':scope > ul');
    }
  }
  return item;
}

function followHash() {
  const [, letter, number] = /^#([nm])(\d+)$/.exec(location.hash) || [];
  const t = letter === 'm' ? 1 : 0;
  if (!letter || !trees[t] || +number >= trees[t].tree.length) return false;
  const item = reveal(t, +number);
  focusItem(item);
  if (item) item.firstChild.scrollIntoView({ block: 'center' });
  return item !== null;
}
window.addEventListener('hashchange', followHash);

/* --- finding --- */

let matches = [], match = -1;

function positionAt(tree, i) {
  const way = [];
  for (let k = i; tree.parent[k] >= 0; k = tree.parent[k]) way.unshift(tree.get(k, 'move'));
  return way.reduce(play, rootPosition);
}

/* Is the word this entry's move, as USI or as the page writes it? */
function isMove(tree, i, word) {
  const usi = tree.get(i, 'move');
  if (usi.toLowerCase() === word) return true;
  const place = '１２３４５６７８９'[usi[2] - 1] + '一二三四五六七八九'[usi.charCodeAt(3) - 97];
  if (tree.parent[i] < 0 || usi === 'pass' || !word.includes(place)) return false;
  return moveText(positionAt(tree, tree.parent[i]), usi).toLowerCase() === word;
}

/* Entries of either tree that have all the words: a move, a reason or a mark, by its name or
 * by a word of what the row says. */
function search(text) {
  const words = text.trim().toLowerCase().split(/\s+/).filter(Boolean);
  matches = [];
  match = -1;
  if (!words.length) return;
  trees.forEach((tree, t) => {
    const fits = words.map((word) => ({
      move: word,
      reasons: tree.reasons.map((r) => r.key === word || r.key.startsWith(word + '-') || r.ja === word
        || (word.length > 3 && wordsOf(r).toLowerCase().split(/[ ,:%]+/).includes(word))),
      bits: tree.marks.reduce((sum, mark, bit) => sum + (mark.key === word ? 1 << bit : 0), 0),
    }));
    for (let i = 0; i < tree.tree.length; i++)
      if (fits.every((f) => isMove(tree, i, f.move) || f.reasons[tree.get(i, 'reason')]
          || (tree.get(i, 'marks') & f.bits)))
        matches.push([t, i]);
  });
}

function goMatch(step_) {
  const words = byId('words').value;
  if (words !== goMatch.words) search(words);
  goMatch.words = words;
  document.querySelectorAll('.match').forEach((row) => row.classList.remove('match'));
  if (matches.length) {
    match = match < 0 ? (step_ > 0 ? 0 : matches.length - 1) : (match + step_ + matches.length) % matches.length;
    const item = reveal(...matches[match]);
    focusItem(item, true);
    item.firstChild.classList.add('match');
    item.firstChild.scrollIntoView({ block: 'center' });
  }
  byId('found').textContent = !words.trim() ? '' : matches.length
    ? say(`${match + 1} of ${plain(matches.length)}`, `${plain(matches.length)}件中${match + 1}件目`) : say('none', 'なし');
}

/* Only the rows that are found, and the way to them; or all again. */
function filterRows() {
  const words = byId('only').checked ? byId('words').value : '';
  endReplay();
  if (words.trim()) search(words);
  goMatch.words = words;
  trees.forEach((tree, t) => {
    tree.kept = null;
    if (!words.trim()) return;
    tree.kept = new Uint8Array(tree.tree.length);
    for (const [which, i] of matches)
      for (let k = i; which === t && k >= 0 && !tree.kept[k]; k = tree.parent[k]) tree.kept[k] = 1;
  });
  root.textContent = '';
  current = null;
  makeList(root, null, 1);
  const last = itemsOf(root).pop();
  if (last) { unfold(last, true); focusItem(last, true); }
  byId('found').textContent = words.trim() ? plain(matches.length) : '';
}
byId('only').addEventListener('change', filterRows);

/* The next place in the order of the search, behind the current one, of which `wanted` holds. */
function nextPlace(wanted) {
  const way = [];
  for (let p = current && current.place; p; p = p.above) way.unshift(p);
  const same = (p, q) => p.entries.every((i, t) => i === q.entries[t]);
  const go = (places, depth, behind) => {
    for (const p of places) {
      const here = !behind && way[depth] && same(p, way[depth]);
      if (!behind && !here) continue;
      if (behind && wanted(p)) return p;
      const found = hasBelow(p) ? go(placesBelow(p), depth + 1, behind || depth === way.length - 1) : null;
      if (found) return found;
      behind = true;
    }
    return null;
  };
  return go(placesBelow(null), 0, way.length === 0);
}

function goPlace(p, none) {
  byId('found').textContent = p ? '' : none;
  if (!p) return;
  const t = p.entries[0] >= 0 ? 0 : 1;
  focusItem(reveal(t, p.entries[t]), true);
  current.firstChild.scrollIntoView({ block: 'center' });
}

byId('cut').addEventListener('click', () => goPlace(nextPlace((p) => p.entries.some((i, t) => i >= 0 && trees[t].why(i) === 'beta')),
  say('no more', 'もうない')));
byId('difference').hidden = !two;
byId('difference').addEventListener('click', () => goPlace(nextPlace(differs), say('no more', 'もうない')));

/* From the current row down, each time by the move that decided. */
byId('line').addEventListener('click', () => {
  const t = current.place.entries[0] >= 0 ? 0 : 1, tree = trees[t];
  let i = current.place.entries[t];
  for (let best = decider(tree, i); best; best = decider(tree, i)) {
    let next = -1;
    for (let k = i + 1; k < tree.end[i]; k = tree.end[k]) if (tree.get(k, 'move') === best && !isOut(tree, k)) next = k;
    i = next;
  }
  focusItem(reveal(t, i), true);
  current.firstChild.scrollIntoView({ block: 'center' });
});

byId('find').addEventListener('submit', (event) => { event.preventDefault(); goMatch(1); });
byId('previous').addEventListener('click', () => goMatch(-1));
document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.target.tagName === 'INPUT') return;
  event.preventDefault();
  byId('words').focus();
});

/* --- replay: the search once more, in the order in which it went --- */

/* What happened in a tree, moment by moment: the number of an entry when it is begun, ~number
 * when it is done; an entry with nothing below it is done at once. */
function momentsOf(tree) {
  const moments = [], done = new Int32Array(tree.tree.length), open = [];
  for (let i = 0; i <= tree.tree.length; i++) {
    while (open.length && tree.end[open[open.length - 1]] <= i) {
      done[open[open.length - 1]] = moments.length;
      moments.push(~open.pop());
    }
    if (i === tree.tree.length) break;
    done[i] = moments.length;
    moments.push(i);
    if (tree.end[i] > i + 1) open.push(i);
  }
  return { moments, done };
}

/* What a node that is still searched knows: the window as it is now, seen by its mover. */
function windowNow(tree, i, last) {
  let best = null;
  for (let k = i + 1; k < tree.end[i] && k <= last; k = tree.end[k])
    if (!isOut(tree, k) && film.done[k] <= film.at && tree.get(k, 'bound') <= 0)
      best = Math.max(best === null ? -Infinity : best, tree.get(k, 'score'));
  let low = tree.get(i, 'alpha'), high = tree.get(i, 'beta');
  const atRoot = tree.parent[i] < 0;
  if (best !== null && atRoot) low = Math.max(low, best);
  if (best !== null && !atRoot) high = Math.min(high, -best);
  return `[${scoreText(low)} ${scoreText(high)}]` + (best === null ? say(' …', ' …')
    : atRoot ? say(` so far ${scoreText(best)}`, ` ここまで${scoreText(best)}`)
      : say(` so far at most ${scoreText(-best)}`, ` ここまで高々${scoreText(-best)}`));
}

/* One row as it is at this moment: not there yet, searched now, or done. */
function dressRow(item, last) {
  const i = item.place.entries[film.t], tree = trees[film.t], off = film.at < 0;
  const future = !off && (i < 0 || i > last), running = !off && !future && film.done[i] > film.at;
  const old = item.firstChild.querySelector(':scope > .running');
  item.classList.toggle('future', future);
  item.classList.toggle('searching', running);
  item.classList.toggle('cut', !off && !future && !running && (isOut(tree, i) || tree.why(i) === 'beta'));
  if (old) old.remove();
  if (running) item.firstChild.append(make('span', 'running', windowNow(tree, i, last)));
}

function showMoment(at, forward) {
  const tree = trees[film.t];
  film.at = Math.max(0, Math.min(at, film.moments.length - 1));
  const moment = film.moments[film.at], ended = moment < 0, i = ended ? ~moment : moment;
  let last = i;
  for (let k = film.at; k >= 0 && ended; k--) if (film.moments[k] >= 0) { last = film.moments[k]; break; }
  const item = reveal(film.t, i);
  if (ended && forward && tree.parent[i] >= 0) unfold(item, false);
  root.querySelectorAll('li').forEach((row) => row.place && dressRow(row, last));
  root.querySelectorAll('.now').forEach((row) => row.classList.remove('now'));
  item.firstChild.classList.add('now');
  focusItem(item, true);
  item.firstChild.scrollIntoView({ block: 'nearest' });
  byId('moment').value = film.at;
  const name = item.querySelector(':scope > .row > .move').textContent;
  const why = item.querySelector(':scope > .row .why');
  byId('told').textContent = ended || film.done[i] === film.at
    ? `${name}: ${item.querySelector(':scope > .row .score') ? item.querySelector(':scope > .row .score').textContent + ', ' : ''}`
      + (why ? why.textContent.replace(/^\S+?(?=[a-z一-龠ぁ-んァ-ヶ])/, '') : '')
    : say(`${name} is searched`, `${name}を読む`);
}

function pause() {
  clearInterval(film.timer);
  film.timer = 0;
  byId('play').textContent = '▶';
  byId('play').setAttribute('aria-label', say('play', '再生'));
}

function playOn() {
  if (film.timer) { pause(); return; }
  if (film.at >= film.moments.length - 1) film.at = -1;
  byId('play').textContent = '❚❚';
  byId('play').setAttribute('aria-label', say('pause', '一時停止'));
  film.timer = setInterval(() => {
    if (film.at >= film.moments.length - 1) pause();
    else showMoment(film.at + 1, true);
  }, 1000 / 2 ** byId('speed').value);
}

/* All rows again, as they are at the end. */
function endReplay() {
  pause();
  film.at = -1;
  root.querySelectorAll('li').forEach((row) => row.place && dressRow(row, Infinity));
  root.querySelectorAll('.now').forEach((row) => row.classList.remove('now'));
  byId('told').textContent = '';
  byId('moment').value = 0;
}

function setReplay() {
  Object.assign(film, momentsOf(trees[film.t]));
  byId('moment').max = film.moments.length - 1;
  const steps = { play: playOn, forward: () => { pause(); showMoment(film.at + 1, true); },
    back: () => { pause(); showMoment(film.at - 1); }, stop: endReplay };
  for (const [id, act] of Object.entries(steps)) byId(id).addEventListener('click', act);
  byId('moment').addEventListener('input', () => { pause(); showMoment(+byId('moment').value); });
  byId('speed').addEventListener('input', () => { if (film.timer) { pause(); playOn(); } });
  const keys = { p: playOn, '.': steps.forward, ',': steps.back };
  document.addEventListener('keydown', (event) => {
    if (event.target.tagName === 'INPUT' || event.ctrlKey || event.metaKey || event.altKey || !keys[event.key]) return;
    event.preventDefault();
    keys[event.key]();
  });
}

/* --- counts --- */

function row(table, cells, head) {
  const line = make('tr');
  cells.forEach((text) => {
    const box = make(head ? 'th' : 'td', '', typeof text === 'string' ? text : undefined);
    if (head) box.scope = 'col';
    if (typeof text !== 'string') box.append(text);
    line.append(box);
  });
  table.append(line);
  return line;
}

const names = () => trees.map((tree) => say('chapter ', '第') + tree.chapter + say('', '章'));

function bar(count, most) {
  const box = make('span', '', plain(count)), line = make('span', 'bar');
  line.style.width = 100 * count / (most || 1) + '%';
  box.append(line);
  return box;
}

/* What stands in a cell, and where the page lies in the book, a link beside it. */
function withLink(content, way, title) {
  const box = make('span');
  box.append(content);
  if (way) {
    const link = make('a', 'lesson', way[0]);
    link.href = way[1];
    link.title = title;
    box.append(link);
  }
  return box;
}

function showCounts() {
  const reasons = byId('reasons'), plies = byId('plies'), head = two ? names() : [say('nodes', '局面')];
  reasons.textContent = plies.textContent = '';
  row(reasons, [withLink(say('reason', '理由'), lessons.glossary, say('what the words mean', '用語')), ...head], true);
  const most = Math.max(...trees.flatMap((tree) => tree.shown));
  trees[0].reasons.forEach((reason, i) => {
    if (!trees.some((tree) => tree.shown[i]) || ['static', 'best', 'taken'].includes(reason.key)) return;
    const button = make('button', 'r-' + reason.key), sign = make('span', 'sign', SIGNS[reason.key] || '');
    sign.setAttribute('aria-hidden', 'true');
    button.type = 'button';
    button.append(sign, label(reason));
    button.addEventListener('click', () => {
      byId('words').value = reason.key;
      goMatch(1);
    });
    const box = withLink(button, lessons[reason.key], say('the lesson', 'その課'));
    row(reasons, [box, ...trees.map((tree) => bar(tree.shown[i], most))]);
  });
  row(plies, [say('ply', '手数'), ...head], true);
  const top = Math.max(...trees.flatMap((tree) => tree.plies));
  for (let ply = 0; ply < Math.max(...trees.map((tree) => tree.plies.length)); ply++)
    row(plies, [String(ply), ...trees.map((tree) => bar(tree.plies[ply] || 0, top))]);
}

/* Which lesson brings a reason, where the page lies in the book. */
const lessons = JSON.parse(byId('lessons').textContent.trim() || '{}');
const nodesOf = (tree) => tree.plies.reduce((sum, count) => sum + count, 0);

function showAbout() {
  byId('about').textContent = trees.map((tree, t) => `${names()[t]} (${tree.title}${tree.options ? ', ' + tree.options : ''}), `
    + say(`depth ${tree.depth}: score ${scoreText(tree.score)}, ${plain(nodesOf(tree))} nodes, in all iterations ${plain(tree.nodes)}`,
      `深さ${tree.depth}：評価値${scoreText(tree.score)}、${plain(nodesOf(tree))}局面（全反復で${plain(tree.nodes)}）`)
    + (tree.complete ? '' : say('; not all plies are recorded', '。深い手数は記録していない'))).join(say(' — beside ', ' ― 比較 '));
  const heads = byId('heads');
  heads.textContent = '';
  if (!two) return;
  heads.className = 'pair';
  ['', ...names()].forEach((text) => heads.append(make('span', '', text)));
}

/* --- beginning --- */

function translate() {
  document.documentElement.lang = say('en', 'ja');
  showAbout();
  showCounts();
  root.querySelectorAll('li').forEach((item) => item.place && fillRow(item));
  if (current) showBoard(current.place);
}

if (two && trees[0].position !== trees[1].position) {
  byId('about').textContent = 'These are trees of two positions. / 二つの木の局面が違います。';
  return;
}
if (!trees[0].tree.length) {
  byId('about').textContent = 'Nothing was searched: the game is over here. / 終局しているので探索していません。';
  return;
}
if (/^ja/.test(navigator.language)) byId('japanese').checked = true;
document.querySelectorAll('.scripted, #find, #replay').forEach((element) => { element.hidden = false; });
makeList(root, null, 1);
translate();
byId('japanese').addEventListener('change', () => { endReplay(); translate(); });
setReplay();
pause();
const first = itemsOf(root).pop();
unfold(first, true);
if (!followHash()) focusItem(first, true);
})();
