/** Begins: reads the puzzle and the diagram from the page. */

/** The fields of a puzzle with a board, as they are without one. @param {Puzzle} puzzle @returns {Drawn} */
function whole(puzzle) {
  const none = puzzle.options.map(() => -1);
  const empty = puzzle.options.map(() => []);
  const board = { marks: [], markItems: [], optionCells: empty, optionMarks: empty, optionPiece: none, optionShape: none };
  const shapes = { shapePiece: [], turn: [], flip: [], tip: [], cells: [], labels: [], outlines: [], beside: [], centres: [] };
  return /** @type {Drawn} */ ({ ...board, ...shapes, ...puzzle });
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
  /** @type {Puzzle} */
  const puzzle = JSON.parse(/** @type {string} */ (byId('puzzle').textContent));
  if (puzzle.answers === 'none') {
    document.body.classList.add('mute', 'ready');
    byId('count').textContent = 'Too large to carry';
    byId('message').textContent = `All solutions are too large for one file. To play, let your own machine answer: ${puzzle.serving || 'dance serve'}`;
    return;
  }
  const start = readState(puzzle, textOf(location.hash));
  const answers = await answersFor(puzzle);
  const position = await answers.position(withoutGivens(puzzle, start.placed));
  const play = new Play(new Game(whole(puzzle), answers, position));
  play.changed();
  if (start.problem) {
    play.message(start.problem);
  } else {
    play.write();
  }
  document.body.classList.add('ready');
});
