/** The cells that stay open on one of the boards of a puzzle by dates or dice. */

class OpenCells {
  /** @param {Workbench} bench */
  constructor(bench) {
    this.bench = bench;
    /** How many more boards are tried if the last one has no solution. */
    this.left = 0;
    control('open-cells').addEventListener('change', () => this.#take());
  }

  /** The open cells that holes of the puzzle can be, with the kind of each. */
  get kinds() {
    const { file, open } = this.bench.design.draft;
    return kindsOf(file, open ?? []);
  }

  show() {
    const { file } = this.bench.design;
    byId('boards').hidden = !file.holes;
    control('open-cells').value = cellsText(file, this.kinds.map(([, place]) => place));
  }

  /** Takes the cells that were named. */
  #take() {
    const { file } = this.bench.design;
    try {
      const open = cellsOf(file, control('open-cells').value);
      if (kindsOf(file, open).length < open.length) {
        throw new Error('Not all of these cells can stay open together.');
      }
      this.#set(open);
    } catch (error) {
      this.bench.note(error instanceof Error ? error.message : '', true);
    }
  }

  /** Chooses cells at random, again if that board has no solution. */
  any(left = MOST_BOARDS) {
    const { file } = this.bench.design;
    const isExact = (file.holes ?? []).every(([, hole]) => numberOfHoles(hole) >= 0);
    const open = isExact ? anyBoard(file) : undefined;
    if (open) {
      this.#set(open);
      this.left = left;
    } else {
      this.bench.note(isExact ? 'No board was found: the kinds of holes are in each other’s way.' : 'A board needs an exact number of empty cells of each kind, such as once or 2.', true);
    }
  }

  /** Tries another board instead of one without a solution; returns whether it does. */
  goesOn() {
    const { left } = this;
    if (left > 0) {
      this.bench.design.undo();
      this.any(left - 1);
    }
    return left > 0;
  }

  /** @param {Place[]} open */
  #set(open) {
    this.bench.change(() => this.bench.design.change((draft) => (draft.open = open)));
  }
}

/** The most boards that are tried until one has a solution. */
const MOST_BOARDS = 20;

/** The most tries to find cells that can be open together. */
const MOST_TRIES = 100;

/** How many cells a kind of holes leaves empty; NaN if that is no exact number. @param {Hole} hole */
function numberOfHoles({ use }) {
  return use === 'once' ? 1 : Number(use);
}

/** Open cells with the kinds of holes that they are, each kind up to its number. @param {PuzzleText} file @param {Place[]} open @returns {[string, Place][]} */
function kindsOf({ holes }, open) {
  const left = (holes ?? []).map(([name, hole]) => ({ name, on: new Set(hole.cells.map(keyOf)), number: numberOfHoles(hole) }));
  return open.flatMap((place) => {
    const kind = left.find(({ on, number }) => number !== 0 && on.has(keyOf(place)));
    if (!kind) {
      return [];
    }
    kind.number--;
    return [/** @type {[string, Place]} */ ([kind.name, place])];
  });
}

/** The cells of a board by dates or dice, each kind of holes with as many as it leaves empty. @param {PuzzleText} file @returns {Place[] | undefined} */
function anyBoard({ holes, never }) {
  for (let left = MOST_TRIES; left > 0; left--) {
    /** @type {Place[]} */
    const open = [];
    const isOpen = new Set();
    let isWhole = true;
    for (const [, hole] of holes ?? []) {
      const some = hole.cells.filter((place) => !isOpen.has(keyOf(place)));
      const number = numberOfHoles(hole);
      isWhole &&= some.length >= number;
      for (let more = Math.min(number, some.length); more > 0; more--) {
        const [place] = some.splice(Math.floor(Math.random() * some.length), 1);
        open.push(place);
        isOpen.add(keyOf(place));
      }
    }
    if (isWhole && !(never ?? []).some((places) => places.every((place) => isOpen.has(keyOf(place))))) {
      return open;
    }
  }
  return undefined;
}

/** Cells as people write them: labels, or rows and columns as the grid counts them. @param {PuzzleText} file @param {Place[]} places */
function cellsText(file, places) {
  const labels = labelsOf(file);
  return places.map((place) => labels.get(keyOf(place)) ?? numbersOf(place)).join(', ');
}

/** @param {Place} place */
function numbersOf([row, column, layer]) {
  return layer > 1 ? `(${row},${column},${layer})` : `(${row},${column})`;
}

/** A cell from the corner of the board, as the core and files count. @param {PuzzleText} file @param {Place} place */
function placeText(file, place) {
  const [row, column, layer] = less([place], offset(file.lattice ?? 'square', file.board))[0];
  return layer > 1 ? [row, column, layer].join(',') : [row, column].join(',');
}

/** Reads cells as people write them. @param {PuzzleText} file @param {string} text @returns {Place[]} @throws {Error} if the board lacks one */
function cellsOf(file, text) {
  const named = new Map([...labelsOf(file)].map(([key, word]) => [word, placeOf(key)]));
  const numbered = new Map(file.board.map((place) => [numbersOf(place), place]));
  return (text.match(/\([^)]*\)|[^\s,]+/g) ?? []).map((word) => {
    const place = named.get(word) ?? numbered.get(word.replace(/\s/g, ''));
    if (!place) {
      throw new Error(`The board has no cell ${word}; write labels, or (row,column).`);
    }
    return place;
  });
}
