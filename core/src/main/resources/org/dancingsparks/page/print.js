/** The sheets that are printed: challenges, and apart from them their solutions. */

/** @param {HTMLElement} element to be filled @param {Game} game @param {BoardView} board @param {PuzzleChallenge[]} challenges */
async function prepareSheets(element, game, board, challenges) {
  const onPage = Number(control('on-page').value);
  const key = JSON.stringify([onPage, challenges, game.hidesAnswers]);
  if (element.getAttribute('data-key') === key) {
    return;
  }
  element.style.setProperty('--columns', String(onPage > 2 ? 2 : 1));
  element.style.setProperty('--rows', String(onPage > 2 ? onPage / 2 : onPage));
  const starts = challenges.map(({ options }) => withGivens(game.puzzle, options));
  const figure = (/** @type {number[]} */ options, /** @type {number} */ at) =>
    made('figure', {}, board.picture(options), made('figcaption', {}, `${at + 1}. ${titleOf(challenges[at])}`));
  element.removeAttribute('data-key');
  element.replaceChildren(made('h2', {}, 'Challenges'), made('div', { class: 'sheet' }, ...starts.map(figure)));
  const solutions = await Promise.all(starts.map(async (start) => (await (await game.left(start)).solution(0n)).options));
  const solved = solutions.map((options) => withGivens(game.puzzle, options));
  element.setAttribute('data-key', key);
  if (!game.hidesAnswers) {
    element.append(made('h2', {}, 'Solutions'), made('div', { class: 'key' }, ...solved.map(figure)));
  }
}
