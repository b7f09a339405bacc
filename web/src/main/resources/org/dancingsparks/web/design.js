/** A puzzle that is edited: a puzzle file whose cells are listed, and the room to draw in. */

/**
 * @typedef {number[]} Place row, column, layer
 * @typedef {{ symbol?: string, colour?: string, turns?: string, use?: string, cells: Place[], [key: string]: unknown }} Shape
 * @typedef {{ name: string, title?: string, lattice?: string, board: Place[], boards?: Record<string, Place[]>, pieces: Record<string, Shape>, [key: string]: unknown }} PuzzleText
 * @typedef {{ file: PuzzleText, room: number[] }} Draft
 */

/** The room to draw a board in at first: rows, columns, layers. */
const FIRST_ROOM = [8, 10, 1];

/** @param {Place} place */
function keyOf([row, column, layer]) {
  return `${row} ${column} ${layer ?? 1}`;
}

/** @param {string} key @returns {Place} */
function placeOf(key) {
  return key.split(' ').map(Number);
}

/** The greatest row, column and layer. @param {Place[]} places */
function extent(places) {
  return [0, 1, 2].map((axis) => Math.max(1, ...places.map((place) => place[axis] ?? 1)));
}

/** In the order in which boards are read. @param {Place[]} places */
function sorted(places) {
  return [...places].sort((one, other) => (one[2] ?? 1) - (other[2] ?? 1) || one[0] - other[0] || one[1] - other[1]);
}

/** @param {string} lattice */
function isStaggered(lattice) {
  return lattice === 'hexagonal' || lattice === 'triangular-spheres';
}

/** @param {string} lattice */
function isFlat(lattice) {
  return lattice === 'hexagonal' || lattice === 'triangular';
}

/** Cells moved next to the first row and column, and as a piece in a grid of even sums. @param {string} lattice @param {Place[]} places */
function atOrigin(lattice, places) {
  const least = [0, 1, 2].map((axis) => Math.min(...places.map((place) => place[axis] ?? 1)));
  const by = least.map((value) => 1 - value);
  const first = places[0];
  const isOdd = isStaggered(lattice)
    ? (first[0] + first[1] + by[0] + by[1]) % 2 !== 0
    : lattice === 'triangular' && (by[0] + by[1]) % 2 !== 0;
  by[1] += isOdd ? 1 : 0;
  return places.map((place) => [0, 1, 2].map((axis) => (place[axis] ?? 1) + by[axis]));
}

/** The puzzle and its history. */
class Design {
  /** @param {Draft} draft */
  constructor(draft) {
    this.draft = draft;
    /** @type {string[]} */
    this.past = [];
    /** @type {string[]} */
    this.future = [];
  }

  /** A puzzle file as a draft with just the room of its board. @param {PuzzleText} file @returns {Draft} */
  static draft({ boards, ...file }) {
    // Of a family, the board that was read.
    for (const [name, board] of Object.entries(boards ?? {})) {
      Object.assign(file, { board, name: `${file.name}-${name}` });
    }
    const room = file.board.length > 0 ? extent(file.board) : [...FIRST_ROOM];
    return { file, room };
  }

  /** Nothing drawn yet. @returns {Draft} */
  static empty() {
    return { file: { name: 'my-puzzle', board: [], pieces: {} }, room: [...FIRST_ROOM] };
  }

  get file() {
    return this.draft.file;
  }

  get lattice() {
    return this.file.lattice ?? 'square';
  }

  /** Whether cells of odd sums of row and column are drawn. */
  get parity() {
    const first = this.file.board[0];
    return isStaggered(this.lattice) && first ? (first[0] + first[1]) % 2 : 0;
  }

  /** Changes the draft, so that it can be undone. @param {(draft: Draft) => void} how */
  change(how) {
    const before = JSON.stringify(this.draft);
    how(this.draft);
    this.past.push(before);
    this.future = [];
  }

  /** Goes back or forth. @param {string[]} from @param {string[]} to */
  travel(from, to) {
    const other = from.pop();
    if (other === undefined) {
      return false;
    }
    to.push(JSON.stringify(this.draft));
    this.draft = JSON.parse(other);
    return true;
  }

  undo() {
    return this.travel(this.past, this.future);
  }

  redo() {
    return this.travel(this.future, this.past);
  }

  /** @param {string[]} keys of cells @param {boolean} isOn whether they become cells of the board */
  paint(keys, isOn) {
    this.change(({ file }) => {
      const cells = new Map(file.board.map((place) => [keyOf(place), place]));
      keys.forEach((key) => (isOn ? cells.set(key, placeOf(key)) : cells.delete(key)));
      file.board = sorted([...cells.values()]);
      dropLabels(file);
    });
  }

  /** A name that no piece has. @param {string} wish */
  freeName(wish) {
    const { pieces } = this.file;
    let name = wish;
    for (let number = 2; name in pieces; number++) {
      name = `${wish}-${number}`;
    }
    return name;
  }

  /** A letter for a piece that no other has. @param {string} name */
  freeSymbol(name) {
    const taken = new Set(Object.values(this.file.pieces).map(({ symbol }) => symbol));
    const wishes = [...name.toUpperCase().replace(/[^A-Z0-9]/g, ''), ...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'];
    return wishes.find((sign) => !taken.has(sign));
  }

  /** Replaces a piece, in its place, or adds one. @param {string} old name @param {string} name @param {Shape | null} shape without it, the piece is removed */
  put(old, name, shape) {
    this.change(({ file }) => {
      const entries = Object.entries(file.pieces);
      const at = entries.findIndex(([known]) => known === old);
      entries.splice(at < 0 ? entries.length : at, at < 0 ? 0 : 1, .../** @type {[string, Shape][]} */ (shape ? [[name, shape]] : []));
      file.pieces = Object.fromEntries(entries);
    });
  }
}

/** Labels are by cell: they are of no use on another board. @param {PuzzleText} file */
function dropLabels(file) {
  if (typeof file.labels === 'string' && file.labels.trim().split(/\s+/).length !== file.board.length) {
    delete file.labels;
  }
}
