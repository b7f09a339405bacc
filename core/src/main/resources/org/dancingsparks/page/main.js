/** Begins: reads the puzzle and the diagram from the page. */

/** @param {Puzzle} puzzle @returns {Promise<Answers>} */
async function answersFor(puzzle) {
  if (puzzle.answers === 'server') {
    return serverAnswers();
  }
  const file = bytesOf(/** @type {string} */ (byId('diagram').textContent));
  return answersOf(await readDiagram(file, puzzle.items.length), puzzle.options.length);
}

document.addEventListener('DOMContentLoaded', async () => {
  /** @type {Puzzle} */
  const puzzle = JSON.parse(/** @type {string} */ (byId('puzzle').textContent));
  if (puzzle.answers === 'none') {
    document.body.classList.add('mute', 'ready');
    byId('count').textContent = '';
    byId('message').textContent = `This puzzle cannot be played here: its solutions are too many for one file. On your own computer, the command ${puzzle.serving || 'dance serve'} plays it.`;
    return;
  }
  const answers = await answersFor(puzzle);
  const play = new Play(new Game(whole(puzzle), answers, await answers.position([])));
  play.changed();
  await play.read();
  document.body.classList.add('ready');
});
