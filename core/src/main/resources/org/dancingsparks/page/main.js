/** Begins: reads the puzzle and the diagram from the page. */

/** @param {string} base64 a text that was packed for the page @returns {Promise<string>} */
async function textOfPacked(base64) {
  return new Response(inflated(bytesOf(base64))).text();
}

/** @returns {Promise<Puzzle>} the puzzle of the page, packed or not */
async function readPuzzle() {
  const puzzle = byId('puzzle');
  const text = /** @type {string} */ (puzzle.textContent);
  return JSON.parse(puzzle.getAttribute('type') === 'text/plain' ? await textOfPacked(text) : text);
}

/** Shows what is packed, in its place. */
async function showPacked() {
  const packed = document.getElementById('packed');
  packed?.insertAdjacentHTML('afterend', await textOfPacked(/** @type {string} */ (packed.textContent)));
}

/** @param {Puzzle} puzzle @returns {Promise<Answers>} */
async function answersFor(puzzle) {
  if (puzzle.answers === 'server') {
    return serverAnswers();
  }
  const file = bytesOf(/** @type {string} */ (byId('diagram').textContent));
  return answersOf(await readDiagram(file, puzzle.items.length), puzzle.options.length);
}

document.addEventListener('DOMContentLoaded', async () => {
  const puzzle = await readPuzzle();
  if (puzzle.answers === 'none') {
    byId('count').textContent = '';
    byId('message').textContent = `This puzzle cannot be played here: what knows its solutions is too large for one file. On your own computer, the command ${puzzle.serving || 'dance serve'} plays it.`;
    await showPacked();
    document.body.classList.add('mute', 'ready');
    return;
  }
  const answers = await answersFor(puzzle);
  const play = new Play(new Game(whole(puzzle), answers, await answers.position([])));
  play.changed();
  await play.read();
  await showPacked();
  document.body.classList.add('ready');
});
