/* book.js - search in the book: all words must stand in a page. Its texts come with search.js,
 * which is loaded when somebody searches. And wide tables within reach of keys. */
'use strict';
(() => {
  const field = document.getElementById('search'), found = document.getElementById('found');
  const root = field.dataset.root;
  let asked = false;
  const show = () => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    found.textContent = '';
    if (!words.length || !window.bookPages) return;
    const hits = window.bookPages.map(([url, title, text]) => {
      const low = text.toLowerCase(), head = title.toLowerCase();
      if (!words.every((w) => low.includes(w) || head.includes(w))) return null;
      const at = low.indexOf(words[0]);
      return { url, title, part: at < 0 ? '' : text.slice(Math.max(0, at - 40), at + 80),
        weight: words.filter((w) => head.includes(w)).length * 100 + low.split(words[0]).length };
    }).filter(Boolean).sort((a, b) => b.weight - a.weight);
    if (!hits.length) found.textContent = 'Nothing found.';
    for (const hit of hits.slice(0, 12)) {
      const link = document.createElement('a'), part = document.createElement('p');
      link.href = root + hit.url;
      link.textContent = hit.title;
      part.textContent = '… ' + hit.part + ' …';
      found.append(link, part);
    }
  };
  const search = () => {
    if (window.bookPages) { show(); return; }
    if (asked) return;
    asked = true;
    const script = document.createElement('script');
    script.src = root + 'search.js';
    script.onload = show;
    document.head.append(script);
  };
  field.addEventListener('input', search);
  field.value = new URLSearchParams(location.search).get('q') || ''; /* index.html?q=killer */
  if (field.value) search();
  /* A table wider than the screen is scrolled by keys, too. */
  const reach = () => document.querySelectorAll('table').forEach((table) => {
    if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
    else table.removeAttribute('tabindex');
  });
  window.addEventListener('resize', reach);
  reach();
  if (window.innerWidth < 800) document.querySelector('nav details').open = false;
})();
