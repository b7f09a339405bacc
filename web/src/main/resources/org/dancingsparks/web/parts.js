/** The dialogs for pieces, and the solutions. */

/** The room for a piece: rows and columns. */
const PIECE_ROOM = [6, 8];

class PieceEditor {
  /** @param {Workbench} bench */
  constructor(bench) {
    this.bench = bench;
    this.dialog = control('piece');
    /** The piece that is changed; null for a new one. @type {string | null} */
    this.name = null;
    /** @type {Shape} */
    this.shape = { cells: [] };
    this.grid = new Grid(byId('piece-grid'), (keys, isOn) => this.#paint(keys, isOn));
    this.dialog.addEventListener('close', () => this.#close());
  }

  /** @param {string | null} name */
  async open(name) {
    const { design } = this.bench;
    const { file, lattice } = design;
    this.name = name;
    const number = name === null ? file.pieces.length : file.pieces.findIndex(([known]) => known === name);
    this.shape = structuredClone((name !== null && design.piece(name)) || { cells: [] });
    this.shape.cells = this.shape.cells.length > 0 ? atOrigin(lattice, this.shape.cells) : [];
    this.colour = this.shape.colour ?? this.bench.colour(number);
    control('piece-name').value = name ?? design.freeName(String.fromCharCode(65 + (number % 26)));
    control('piece-colour').value = /^#[0-9a-f]{6}$/i.test(this.colour) ? this.colour : this.bench.colour(number);
    control('piece-symbol').value = this.shape.symbol ?? '';
    control('piece-use').value = this.shape.use ?? '';
    control('piece-turns').value = this.shape.turns ?? '';
    const group = design.group(name);
    control('piece-group').value = group?.[0] ?? '';
    control('group-use').value = group?.[1].use ?? 'once';
    byId('group-names').replaceChildren(...(file.groups ?? []).map(([known]) => made('option', {}, known)));
    this.dialog.returnValue = 'cancel';
    this.dialog.showModal();
    await this.#draw();
  }

  async #draw() {
    const { design, clerk } = this.bench;
    const size = extent(this.shape.cells);
    const rows = Math.max(PIECE_ROOM[0], size[0] + 1);
    const columns = Math.max(PIECE_ROOM[1], size[1] + 1);
    const layers = isFlat(design.lattice) ? 1 : Math.max(design.draft.room[2], size[2]);
    const outlines = await clerk.grid(design.lattice, rows, columns);
    this.grid.show(`${design.lattice} ${rows} ${columns}`, outlines, layers, this.shape.cells);
  }

  /** @param {string[]} keys @param {boolean} isOn */
  #paint(keys, isOn) {
    const cells = new Set(this.shape.cells.map(keyOf));
    keys.forEach((key) => (isOn ? cells.add(key) : cells.delete(key)));
    this.shape.cells = sorted([...cells].map(placeOf));
    this.#draw();
  }

  #close() {
    const { bench } = this;
    const { design } = bench;
    const how = this.dialog.returnValue;
    const isEmpty = how === 'keep' && this.shape.cells.length === 0;
    if ((how === 'remove' || isEmpty) && this.name !== null) {
      bench.change(() => design.put(this.name, '', null));
    } else if (how === 'keep' && this.shape.cells.length > 0) {
      const wish = control('piece-name').value.trim() || 'A';
      const name = wish === this.name ? wish : design.freeName(wish);
      const [colour, use, turns] = ['piece-colour', 'piece-use', 'piece-turns'].map((id) => control(id).value.trim());
      const cells = atOrigin(design.lattice, this.shape.cells);
      const shape = { ...this.shape, colour, turns: turns || undefined, use: use || undefined, cells };
      const [group, uses] = ['piece-group', 'group-use'].map((id) => control(id).value.trim());
      const symbol = control('piece-symbol').value.trim() || (this.name === null ? design.freeSymbol(name) : undefined);
      const all = { ...shape, symbol };
      bench.change(() => design.put(this.name, name, all, group === '' ? null : { name: group, use: uses || 'once' }));
    }
  }
}

/** The turns of a piece on a shelf that it has wherever it is used; others are those that a hand can make. */
const OWN_TURNS = ['none', 'rotations', 'space-rotations-and-mirror-images'];

/** Pieces that are ready to be picked. */
class ShelfView {
  /** @param {Workbench} bench */
  constructor(bench) {
    this.bench = bench;
    this.field = control('shelves');
    this.field.addEventListener('change', () => this.#draw());
    byId('shapes').addEventListener('click', (event) => {
      const button = /** @type {Element} */ (event.target).closest('button');
      button && this.#add(this.pieces.filter(([name]) => name === button.getAttribute('data-piece')));
    });
  }

  open() {
    const { lattice } = this.bench.design;
    const shelves = [...this.bench.ready.shelves.entries()].filter(([, shelf]) => shelf.lattice === lattice);
    this.field.replaceChildren(...shelves.map(([at, { title }]) => made('option', { value: at }, title)));
    byId('no-shelf').hidden = shelves.length > 0;
    control('shelf').showModal();
    this.#draw();
  }

  /** @returns {[string, Shape][]} */
  get pieces() {
    const shelf = this.bench.ready.shelves[this.field.value === '' ? -1 : Number(this.field.value)];
    return shelf ? shelf.names.pieces.map((name) => [name, shelf.document.pieces[name]]) : [];
  }

  async #draw() {
    const { bench } = this;
    const buttons = await Promise.all(
      this.pieces.map(([name, shape], at) => bench.button(bench.design.lattice, name, shape, shape.colour ?? bench.colour(at))),
    );
    byId('shapes').replaceChildren(...buttons);
  }

  all() {
    this.#add(this.pieces);
    control('shelf').close();
  }

  /** @param {[string, Shape][]} pieces */
  #add(pieces) {
    this.bench.add(
      pieces.map(([name, { turns, ...shape }]) => [name, turns && OWN_TURNS.includes(turns) ? { ...shape, turns } : shape]),
    );
  }
}

/**
 * A picture among those to step through: a solution, or a unique start and its solution.
 *
 * @typedef {{ options: number[], solution: number[], word: string }} Picture
 * @typedef {{ pieces: number, level: string, options: number[], solution: number[] }} UniqueStart
 * @typedef {{ pieces: number, unique: string, classes?: string }} SizeOfStarts
 * @typedef {{ sizes: SizeOfStarts[], leftOut: number[], starts: UniqueStart[] }} Starts
 */

/** The first solutions, the shares of cells, and unique starts. */
class Preview {
  constructor() {
    /** @type {Geometry | null} */
    this.geometry = null;
    /** @type {Picture[]} */
    this.solutions = [];
    /** @type {Picture[]} */
    this.starts = [];
    /** By cell and mark, of all solutions. @type {number[][] | null} */
    this.shares = null;
    this.at = 0;
    this.isWarm = false;
    this.hasStarts = false;
    this.isSolved = false;
    this.isShown = false;
  }

  hide() {
    byId('preview').hidden = true;
    this.clear();
  }

  /** Forgets all, though the last picture stays. */
  clear() {
    byId('starts').replaceChildren();
    Object.assign(this, { starts: [], shares: null, at: 0, isWarm: false, hasStarts: false, isSolved: false, isShown: false });
  }

  /** @param {Drawn} puzzle @param {number[][]} solutions options of each */
  show(puzzle, solutions) {
    this.geometry = new Geometry(puzzle);
    this.solutions = solutions.map((options, at) => ({ options, solution: options, word: `Solution ${at + 1}` }));
    byId('preview').hidden = false;
    this.isShown = true;
    this.draw();
  }

  /** @param {Starts} found */
  tell({ sizes, leftOut, starts }) {
    const lines = sizes.map(({ pieces, unique, classes }) => {
      const some = BigInt(unique) === 0n ? 'no unique start' : plural(BigInt(unique), 'unique start');
      return `${plural(pieces, 'piece')}: ${some}${classes && unique !== '0' ? `, ${grouped(BigInt(classes))} up to symmetry` : ''}`;
    });
    const more = leftOut.length > 0 ? [`Not counted, since that would take too long: ${leftOut.join(', ')} pieces`] : [];
    byId('starts').replaceChildren(...[...lines, ...more].map((line) => made('li', {}, line)));
    this.starts = starts.map(({ pieces, level, options, solution }, at) => {
      return { options, solution, word: `Start ${at + 1} of ${starts.length}: ${plural(pieces, 'piece')}${level ? `, ${level}` : ''}` };
    });
    this.toggle(true);
  }

  /** Shows starts, if there are any, or solutions. @param {boolean} hasStarts */
  toggle(hasStarts) {
    Object.assign(this, { hasStarts: hasStarts && this.starts.length > 0, isSolved: false, isWarm: false, at: 0 });
    this.draw();
  }

  solve() {
    this.isSolved = !this.isSolved;
    this.draw();
  }

  get pictures() {
    return this.hasStarts ? this.starts : this.solutions;
  }

  /** @param {number} by */
  step(by) {
    const { length } = this.pictures;
    Object.assign(this, { at: (this.at + by + length) % length, isWarm: false, isSolved: false });
    this.draw();
  }

  heat() {
    this.isWarm = !this.isWarm && this.shares !== null;
    this.draw();
  }

  draw() {
    const geometry = /** @type {Geometry} */ (this.geometry);
    const { outlines } = geometry.puzzle;
    const empty = outlines.map((outline) => drawn('polygon', { points: outline.join(' '), class: 'empty', fill: '#ffffff', stroke: '#909090' }));
    const { options: some, solution, word } = this.pictures[this.at];
    const options = this.isSolved ? solution : some;
    const tints = geometry.tints(options);
    const content = this.isWarm ? this.#warmth(geometry) : options.map((option) => geometry.figure(option, tints.get(option)));
    const picture = pictureOf(outlines, [drawn('g', {}, ...empty), drawn('g', { class: this.isWarm ? 'heat' : '' }, ...content)]);
    picture.setAttribute('role', 'img');
    picture.setAttribute('aria-label', this.isWarm ? 'Shares of cells' : word);
    byId('picture').replaceChildren(picture);
    byId('which').textContent = this.isWarm ? 'All solutions' : word;
    mark('heat', 'aria-pressed', this.isWarm);
    mark('starts', 'aria-pressed', this.hasStarts);
    mark('solved', 'aria-pressed', this.isSolved);
    buttons('solved').forEach((button) => (/** @type {HTMLElement} */ (button).hidden = !this.hasStarts));
  }

  /** By cell, the share of its most frequent piece. @param {Geometry} geometry */
  #warmth(geometry) {
    const { outlines, marks } = geometry.puzzle;
    return /** @type {number[][]} */ (this.shares).map((shares, cell) => {
      const most = Math.max(...shares);
      const best = shares.indexOf(most);
      const [x, y] = geometry.middles[cell];
      return drawn('g', {}, drawn('polygon', { points: outlines[cell].join(' '), fill: '#5fa2f5', stroke: '#909090', 'fill-opacity': most }), drawn('text', { x, y, 'font-size': 13, 'text-anchor': 'middle', 'dominant-baseline': 'central', 'font-family': 'sans-serif' }, `${markText(marks[best])} ${percent(most)}`));
    });
  }

  /** The picture, as a file. */
  svg() {
    const picture = /** @type {Element} */ (byId('picture').firstElementChild).cloneNode(true);
    return new XMLSerializer().serializeToString(picture);
  }
}
