'use strict';
(() => {
  const MOST = 30;
  const AROUND = 90;
  /** @type {[string, string, string, string][]} address, page, heading and text of each part */
  const parts = JSON.parse(document.getElementById('index')?.textContent ?? '[]');
  const field = /** @type {HTMLInputElement} */ (document.getElementById('words'));
  const list = /** @type {HTMLElement} */ (document.getElementById('found'));
  const number = /** @type {HTMLElement} */ (document.getElementById('number'));
  const lower = parts.map((part) => part.map((text) => text.toLowerCase()));

  /** How well a part fits the words: in its heading, in the page's title, in the text, one after another; 0 if it lacks one. @param {string[]} part @param {string[]} words */
  function fit([, page, heading, text], words) {
    const fits = words.map((word) => (heading.includes(word) ? 9 : 0) + (page.includes(word) ? (heading === '' ? 12 : 3) : 0) + (text.includes(word) ? 1 : 0));
    const asOne = words.join(' ');
    const place = text.indexOf(asOne);
    const more = (heading.includes(asOne) ? 9 : 0) + (place === 0 ? 9 : place > 0 ? 2 : 0);
    return fits.some((one) => one === 0) ? 0 : fits.reduce((sum, one) => sum + one) + more;
  }

  /** The words of a text around the first of those looked for. @param {string} text @param {string[]} words */
  function excerpt(text, words) {
    const small = text.toLowerCase();
    const at = Math.max(0, Math.min(...words.map((word) => small.indexOf(word)).filter((place) => place >= 0), text.length));
    const start = at >= text.length ? 0 : Math.max(0, at - AROUND);
    const shown = text.slice(start, start + 3 * AROUND);
    const paragraph = document.createElement('p');
    paragraph.append(start > 0 ? '… ' : '');
    let rest = shown;
    while (rest !== '') {
      const next = words.map((word) => [rest.toLowerCase().indexOf(word), word.length]).filter(([place]) => place >= 0).sort(([one], [other]) => one - other)[0];
      if (!next) {
        break;
      }
      const mark = document.createElement('mark');
      mark.textContent = rest.slice(next[0], next[0] + next[1]);
      paragraph.append(rest.slice(0, next[0]), mark);
      rest = rest.slice(next[0] + next[1]);
    }
    paragraph.append(rest, start + shown.length < text.length ? ' …' : '');
    return paragraph;
  }

  function show() {
    const words = field.value.toLowerCase().split(/\s+/).filter((word) => word !== '');
    const found = words.length === 0 ? [] : parts.map((part, at) => ({ part, fit: fit(lower[at], words) })).filter((one) => one.fit > 0);
    found.sort((one, other) => other.fit - one.fit);
    list.replaceChildren(
      ...found.slice(0, MOST).map(({ part: [address, page, heading, text] }) => {
        const item = document.createElement('li');
        const link = document.createElement('a');
        link.href = address;
        link.textContent = heading === '' ? page : `${page}: ${heading}`;
        item.append(link, excerpt(text, words));
        return item;
      }),
    );
    const all = `${found.length} ${found.length === 1 ? 'place' : 'places'}`;
    number.textContent = words.length === 0 ? '' : found.length > MOST ? `${all}, the first ${MOST} of which are shown` : all;
    history.replaceState(null, '', words.length === 0 ? location.pathname : `#${encodeURIComponent(field.value)}`);
  }

  field.addEventListener('input', show);
  try {
    field.value = decodeURIComponent(location.hash.slice(1));
  } catch {
    // An address that is no text finds nothing.
  }
  show();
})();
