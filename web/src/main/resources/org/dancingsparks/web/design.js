/** A puzzle that is edited: a puzzle file whose cells are listed, and the room to draw in. */

/**
 * Maps by names of the user's are lists of pairs here: the fields of an object would be sorted where
 * names are numbers.
 *
 * @typedef {number[]} Place row, column, layer
 * @typedef {{ symbol?: string, colour?: string, turns?: string, use?: string, at?: Place[], cells: Place[] }} Shape
 * @typedef {{ cells: Place[], use: string }} Hole
 * @typedef {{ pieces: string[], use: string }} PieceGroup
 * @typedef {{ name: string, title?: string, lattice?: string, labels?: string, board: Place[], free?: Place[], never?: Place[][],
 *     pieces: [string, Shape][], holes?: [string, Hole][], groups?: [string, PieceGroup][] }} PuzzleText
 * @typedef {{ document: Record<string, any>, names: Record<string, string[]> }} ReadFile as the core reads a file
 * @typedef {{ file: PuzzleText, room: number[], open?: Place[] }} Draft the cells that are to stay open
 */

/** The keys of a file whose values are maps by names of the user's. */
const NAMED = ['pieces', 'holes', 'groups'];

/** Maximum length of the name of a puzzle. */
const MOST_OF_NAME = 60;

/** The room to draw a board in at first: rows, columns, layers. */
const FIRST_ROOM = [8, 10, 1];

/** The most rows and columns of cells, and layers, to draw in. */
const MOST_ROOM = [80, 80, 20];

/** The most cells of a board. */
const MOST_CELLS = 10_000;

/** The most rows, columns of the grid, and layers. @param {string} lattice */
function mostRoom(lattice) {
  return [MOST_ROOM[0], MOST_ROOM[1] * (isStaggered(lattice) ? 2 : 1), MOST_ROOM[2]];
}

/** @param {string} lattice @param {number[]} room */
function cellsOfRoom(lattice, [rows, columns, layers]) {
  return rows * (isStaggered(lattice) ? Math.ceil(columns / 2) : columns) * layers;
}

/** How many layers of a room are drawn. @param {string} lattice @param {number[]} room */
function layersShown(lattice, [rows, columns, layers]) {
  return Math.max(1, Math.min(layers, MOST_ROOM[2], Math.floor(MOST_CELLS / cellsOfRoom(lattice, [rows, columns, 1]))));
}

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
  return [0, 1, 2].map((axis) => places.reduce((most, place) => Math.max(most, place[axis] ?? 1), 1));
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

/** The name of a puzzle by a title. @param {string} title */
function nameOf(title) {
  const words = title.toLowerCase().replace(/[^a-z0-9._-]+/g, '-').replace(/^-+/, '').slice(0, MOST_OF_NAME);
  return /[a-z]/.test(words) ? words.replace(/-+$/, '') : 'my-puzzle';
}

/** By how much cells lie beyond the first row, column and layer. @param {string} lattice @param {Place[]} places */
function offset(lattice, places) {
  const by = [0, 1, 2].map((axis) => places.reduce((least, place) => Math.min(least, place[axis] ?? 1), Infinity) - 1);
  // Triangles keep their direction.
  by[1] -= lattice === 'triangular' && (by[0] + by[1]) % 2 !== 0 ? 1 : 0;
  return by;
}

/** @param {Place[]} places @param {number[]} by */
function less(places, by) {
  return places.map((place) => by.map((value, axis) => (place[axis] ?? 1) - value));
}

/** The cells of a piece next to the origin, in a grid of even sums. @param {string} lattice @param {Place[]} places */
function atOrigin(lattice, places) {
  const moved = less(places, offset(lattice, places));
  return isStaggered(lattice) && (moved[0][0] + moved[0][1]) % 2 !== 0 ? less(moved, [0, -1, 0]) : moved;
}

/** A file as it is edited. @param {ReadFile} read @returns {PuzzleText} */
function fileOf({ document, names }) {
  const { boards, ...file } = structuredClone(document);
  for (const key of NAMED.filter((field) => file[field])) {
    file[key] = names[key].map((name) => [name, file[key][name]]);
  }
  // Of a family, the board that was read.
  for (const [name, board] of Object.entries(boards ?? {})) {
    Object.assign(file, { board, name: nameOf(`${file.name}-${name}`) });
  }
  return /** @type {PuzzleText} */ (file);
}

/** A puzzle whose board is next to the origin, as regions are read. @param {PuzzleText} file @returns {PuzzleText} */
function movedToOrigin(file) {
  const by = file.board.length > 0 ? offset(file.lattice ?? 'square', file.board) : [0, 0, 0];
  const moved = (/** @type {Place[] | undefined} */ places) => places && less(places, by);
  return {
    ...file,
    board: less(file.board, by),
    free: moved(file.free),
    never: file.never?.map((places) => less(places, by)),
    holes: file.holes?.map(([name, hole]) => [name, { ...hole, cells: less(hole.cells, by) }]),
    pieces: file.pieces.map(([name, shape]) => [name, { ...shape, at: moved(shape.at) }]),
  };
}

/** A puzzle file of JSON, its board next to the origin. @param {PuzzleText} file */
function textOf(file) {
  /** @type {[string, any][]} */
  const entries = Object.entries(movedToOrigin(file)).filter(([, value]) => value !== undefined);
  return objectText(entries.map(([key, value]) => [key, NAMED.includes(key) ? objectText(value.map(texts)) : JSON.stringify(value)]));
}

/** @param {any[]} entry @returns {string[]} */
function texts([name, value]) {
  return [name, JSON.stringify(value)];
}

/** @param {string[][]} entries names and the texts of values */
function objectText(entries) {
  return `{${entries.map(([name, text]) => `${JSON.stringify(name)}: ${text}`).join(', ')}}`;
}

/** The blanks between labels, as they are read. */
const BLANKS = /[ \t\n\v\f\r]+/;

/** The labels, by the key of their cells. @param {PuzzleText} file @returns {Map<string, string>} */
function labelsOf({ board, labels }) {
  const words = labels?.trim().split(BLANKS) ?? [];
  const named = board.map((place, at) => /** @type {[string, string]} */ ([keyOf(place), words[at] ?? '.']));
  return new Map(named.filter(([, word]) => word !== '.'));
}

/** Labels as a file has them: words in the order of the cells. @param {Place[]} board @param {Map<string, string>} words */
function labelText(board, words) {
  const labels = board.map((place) => words.get(keyOf(place)) ?? '.');
  return labels.some((word) => word !== '.') ? labels.join(' ') : undefined;
}

/** A region after some cells of the board were drawn over; nothing if it has no cell. @param {PuzzleText} file @param {Place[] | undefined} region @param {string[]} keys @param {boolean} isOn */
function painted({ board }, region, keys, isOn) {
  const cells = new Set(region?.map(keyOf));
  keys.forEach((key) => (isOn ? cells.add(key) : cells.delete(key)));
  return unlessEmpty(board.filter((place) => cells.has(keyOf(place))));
}

/** The list, unless it is empty. @template T @param {T[]} list */
function unlessEmpty(list) {
  return list.length > 0 ? list : undefined;
}

/** Has all that names cells keep to those of the board. @param {PuzzleText} file @param {Place[]} before the board before @param {Place[]} after */
function changeBoard(file, before, after) {
  const on = new Set(after.map(keyOf));
  const kept = (/** @type {Place[] | undefined} */ places) => unlessEmpty((places ?? []).filter((place) => on.has(keyOf(place))));
  const holes = (file.holes ?? []).flatMap(([name, hole]) => {
    const isAll = hole.cells.length === before.length;
    const cells = isAll ? unlessEmpty(after) : kept(hole.cells);
    return cells ? [/** @type {[string, Hole]} */ ([name, { ...hole, cells }])] : [];
  });
  const never = (file.never ?? []).filter((places) => places.every((place) => on.has(keyOf(place))));
  Object.assign(file, {
    board: after,
    labels: labelText(after, labelsOf(file)),
    free: kept(file.free),
    never: unlessEmpty(never),
    holes: unlessEmpty(holes),
    pieces: file.pieces.map(([name, shape]) => [name, { ...shape, at: kept(shape.at) }]),
  });
  pruneGroups(file);
}

/** Takes names that are gone out of groups. @param {PuzzleText} file */
function pruneGroups(file) {
  const names = new Set([...file.pieces, ...(file.holes ?? [])].map(([name]) => name));
  const left = (file.groups ?? []).map(([group, { pieces, use }]) => {
    return /** @type {[string, PieceGroup]} */ ([group, { pieces: pieces.filter((name) => names.has(name)), use }]);
  });
  file.groups = unlessEmpty(left.filter(([, { pieces }]) => pieces.length > 0));
}

/** Most changes that can be undone. */
const MAX_UNDONE = 500;

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

  /** A puzzle file with just the room of its board. @param {PuzzleText} file @returns {Draft} */
  static draft(file) {
    return { file, room: file.board.length > 0 ? extent(file.board) : [...FIRST_ROOM] };
  }

  /** Nothing drawn yet. @returns {Draft} */
  static empty() {
    return { file: { name: 'my-puzzle', board: [], pieces: [] }, room: [...FIRST_ROOM] };
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
    if (JSON.stringify(this.draft) !== before) {
      this.past = [...this.past, before].slice(-MAX_UNDONE);
      this.future = [];
    }
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

  /** @param {string[]} drawn keys of cells @param {boolean} isOn whether they become cells of the board */
  paint(drawn, isOn) {
    this.change(({ file, room }) => {
      const cells = new Map(file.board.map((place) => [keyOf(place), place]));
      const keys = drawn.filter((key) => placeOf(key).every((value, axis) => !isOn || value <= room[axis]));
      keys.forEach((key) => (isOn ? cells.set(key, placeOf(key)) : cells.delete(key)));
      changeBoard(file, file.board, sorted([...cells.values()]));
    });
  }

  /** Labels cells: each gets the next word. Without words they lose theirs. @param {string[]} keys @param {string[]} words */
  label(keys, words) {
    this.change(({ file }) => {
      const labels = labelsOf(file);
      words.forEach((word, at) => labels.set(keys[at], word));
      words.length === 0 && keys.forEach((key) => labels.delete(key));
      file.labels = labelText(file.board, labels);
    });
  }

  /** Adds cells to a kind of holes, or takes them away. @param {string} name @param {string} use @param {string[]} keys @param {boolean} isOn */
  dig(name, use, keys, isOn) {
    this.change(({ file }) => {
      const holes = file.holes ?? [];
      const known = holes.find(([other]) => other === name);
      const cells = painted(file, known?.[1].cells, keys, isOn);
      /** @type {[string, Hole][]} */
      const now = cells ? [[name, { cells, use }]] : [];
      file.holes = unlessEmpty(known ? holes.flatMap((entry) => (entry === known ? now : [entry])) : [...holes, ...now]);
      const isHole = new Set(file.holes?.flatMap(([, hole]) => hole.cells.map(keyOf)));
      file.never = unlessEmpty((file.never ?? []).filter((places) => places.every((place) => isHole.has(keyOf(place)))));
      pruneGroups(file);
    });
  }

  /** Adds cells to the region of a piece, or takes them away. @param {string} name @param {string[]} keys @param {boolean} isOn */
  confine(name, keys, isOn) {
    this.change(({ file }) => {
      file.pieces = file.pieces.map(([other, shape]) => [other, other === name ? { ...shape, at: painted(file, shape.at, keys, isOn) } : shape]);
    });
  }

  /** The group of a piece, and how many of its pieces are used. @param {string | null} name @returns {[string, PieceGroup] | undefined} */
  group(name) {
    return this.file.groups?.find(([, { pieces }]) => name !== null && pieces.includes(name));
  }

  /** The piece of a name. @param {string} name @returns {Shape | undefined} */
  piece(name) {
    return this.file.pieces.find(([known]) => known === name)?.[1];
  }

  /** A name that nothing has. @param {string} wish */
  freeName(wish) {
    const { pieces, holes, groups } = this.file;
    const taken = new Set([...pieces, ...(holes ?? []), ...(groups ?? [])].map(([name]) => name));
    let name = wish;
    for (let number = 2; taken.has(name); number++) {
      name = `${wish}-${number}`;
    }
    return name;
  }

  /** A letter for a piece that no other has. @param {string} name */
  freeSymbol(name) {
    const taken = new Set(this.file.pieces.map(([, { symbol }]) => symbol));
    const wishes = [...name.toUpperCase().replace(/[^A-Z0-9]/g, ''), ...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'];
    return wishes.find((sign) => !taken.has(sign));
  }

  /**
   * Replaces a piece, in its place and in groups.
   *
   * @param {string | null} old name; a new piece has none
   * @param {string} name
   * @param {Shape | null} shape without it, the piece is removed
   * @param {{ name: string, use: string } | null} [group] that has the piece, in place of its first one
   */
  put(old, name, shape, group = null) {
    const first = this.group(old)?.[0];
    this.change(({ file }) => {
      if (old === null) {
        file.pieces.push([name, /** @type {Shape} */ (shape)]);
      } else {
        file.pieces = file.pieces.flatMap((entry) => (entry[0] !== old ? [entry] : shape ? [/** @type {[string, Shape]} */ ([name, shape])] : []));
      }
      /** @type {[string, PieceGroup][]} */
      const groups = (file.groups ?? []).map(([known, { pieces, use }]) => {
        const isLeft = shape && (known !== first || known === group?.name);
        return [known, { pieces: pieces.flatMap((piece) => (piece !== old ? [piece] : isLeft ? [name] : [])), use }];
      });
      if (shape && group) {
        const known = groups.find(([other]) => other === group.name) ?? /** @type {[string, PieceGroup]} */ ([group.name, { pieces: [], use: group.use }]);
        groups.includes(known) || groups.push(known);
        known[1].use = group.use;
        known[1].pieces.includes(name) || known[1].pieces.push(name);
      }
      file.groups = groups;
      pruneGroups(file);
    });
  }

  /** Adds pieces, each under a free name and letter. @param {[string, Shape][]} pieces */
  add(pieces) {
    this.change(({ file }) => {
      for (const [wish, shape] of pieces) {
        const name = this.freeName(wish);
        file.pieces.push([name, { ...shape, symbol: this.freeSymbol(name) }]);
      }
    });
  }
}
