/** Begins: reads the puzzle and the diagram from the page. */

document.addEventListener('DOMContentLoaded', async () => {
  /** @param {string} id */
  const text = (id) => /** @type {string} */ (document.getElementById(id)?.textContent);
  /** @type {Puzzle} */
  const puzzle = JSON.parse(text('puzzle'));
  const diagram = await readDiagram(bytesOf(text('diagram')), puzzle.items.length);
  const answers = answersOf(diagram, puzzle.options.length);
  const count = /** @type {HTMLElement} */ (document.getElementById('count'));
  count.textContent = `${answers.total} solutions`;
});
