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
    const number = name === null ? Object.keys(file.pieces).length : Object.keys(file.pieces).indexOf(name);
    this.shape = name === null ? { cells: [] } : structuredClone(file.pieces[name]);
    this.shape.cells = this.shape.cells.length > 0 ? atOrigin(lattice, this.shape.cells) : [];
    this.colour = this.shape.colour ?? this.bench.colour(number);
    control('piece-name').value = name ?? design.freeName(String.fromCharCode(65 + (number % 26)));
    control('piece-colour').value = /^#[0-9a-f]{6}$/i.test(this.colour) ? this.colour : this.bench.colour(number);
    control('piece-use').value = this.shape.use ?? 'once';
    control('piece-turns').value = this.shape.turns ?? this.#turns();
    this.dialog.returnValue = 'cancel';
    this.dialog.showModal();
    await this.#draw();
  }

  /** How pieces are turned that do not say so: as in puzzle files. */
  #turns() {
    const { draft, file } = this.bench.design;
    const isSolid = draft.room[2] > 1 && file.board.some(([, , layer]) => (layer ?? 1) > 1);
    return /** @type {string} */ (file.turns) ?? (isSolid ? 'space-rotations' : 'rotations-and-reflections');
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
    const { design } = this.bench;
    const how = this.dialog.returnValue;
    if (how === 'remove' && this.name !== null) {
      this.bench.put(this.name, this.name, null);
    } else if (how === 'keep' && this.shape.cells.length > 0) {
      const wish = control('piece-name').value.trim() || 'A';
      const name = wish === this.name ? wish : design.freeName(wish);
      const [colour, use, turns] = ['piece-colour', 'piece-use', 'piece-turns'].map((id) => control(id).value.trim());
      const cells = atOrigin(design.lattice, this.shape.cells);
      const symbol = this.shape.symbol ?? design.freeSymbol(name);
      this.bench.put(this.name ?? '', name, { ...this.shape, symbol, colour, turns, use: use || 'once', cells });
    }
  }
}

/** Pieces that are ready to be picked. */
class ShelfView {
  /** @param {Workbench} bench */
  constructor(bench) {
    this.bench = bench;
    this.field = control('shelves');
    this.field.addEventListener('change', () => this.#draw());
    byId('shapes').addEventListener('click', (event) => {
      const button = /** @type {Element} */ (event.target).closest('button');
      button && this.#add([button.getAttribute('data-piece') ?? '']);
    });
  }

  open() {
    const { lattice } = this.bench.design;
    const { shelves } = this.bench.ready;
    this.field.replaceChildren(
      ...shelves.flatMap((shelf, at) => (shelf.lattice === lattice ? [made('option', { value: at }, shelf.title)] : [])),
    );
    control('shelf').showModal();
    this.#draw();
  }

  get pieces() {
    return this.bench.ready.shelves[Number(this.field.value)].pieces;
  }

  async #draw() {
    const { bench } = this;
    const buttons = await Promise.all(
      Object.entries(this.pieces).map(([name, shape], at) => bench.button(bench.design.lattice, name, shape, shape.colour ?? bench.colour(at))),
    );
    byId('shapes').replaceChildren(...buttons);
  }

  all() {
    this.#add(Object.keys(this.pieces));
    control('shelf').close();
  }

  /** @param {string[]} names */
  #add(names) {
    const { design } = this.bench;
    const { pieces } = this;
    for (const wish of names) {
      const { turns, ...shape } = pieces[wish];
      const name = design.freeName(wish);
      this.bench.put('', name, { ...shape, symbol: design.freeSymbol(name) });
    }
  }
}

/** The first solutions, and the shares of cells. */
class Preview {
  constructor() {
    /** @type {Geometry | null} */
    this.geometry = null;
    /** @type {number[][]} */
    this.solutions = [];
    /** By cell and mark, of all solutions. @type {number[][] | null} */
    this.shares = null;
    this.at = 0;
    this.isWarm = false;
  }

  hide() {
    byId('preview').hidden = true;
    this.shares = null;
    this.isWarm = false;
    mark('heat', 'aria-pressed', false);
  }

  /** @param {Drawn} puzzle @param {number[][]} solutions options of each */
  show(puzzle, solutions) {
    this.geometry = new Geometry(puzzle);
    this.solutions = solutions;
    this.at = 0;
    byId('preview').hidden = false;
    this.draw();
  }

  /** @param {number} by */
  step(by) {
    const { length } = this.solutions;
    this.at = (this.at + by + length) % length;
    this.isWarm = false;
    this.draw();
  }

  heat() {
    this.isWarm = !this.isWarm && this.shares !== null;
    this.draw();
  }

  draw() {
    const geometry = /** @type {Geometry} */ (this.geometry);
    const { outlines } = geometry.puzzle;
    const empty = outlines.map((outline) => drawn('polygon', { points: outline.join(' '), class: 'empty' }));
    const options = this.solutions[this.at];
    const tints = geometry.tints(options);
    const content = this.isWarm ? this.#warmth(geometry) : options.map((option) => geometry.figure(option, tints.get(option)));
    const picture = pictureOf(outlines, [drawn('g', {}, ...empty), drawn('g', { class: this.isWarm ? 'heat' : '' }, ...content)]);
    picture.setAttribute('role', 'img');
    picture.setAttribute('aria-label', this.isWarm ? 'Shares of cells' : `Solution ${this.at + 1}`);
    byId('picture').replaceChildren(picture);
    byId('which').textContent = this.isWarm ? 'All solutions' : `Solution ${this.at + 1}`;
    mark('heat', 'aria-pressed', this.isWarm);
  }

  /** By cell, the share of its most frequent piece. @param {Geometry} geometry */
  #warmth(geometry) {
    const { outlines, marks } = geometry.puzzle;
    return /** @type {number[][]} */ (this.shares).map((shares, cell) => {
      const most = Math.max(...shares);
      const best = shares.indexOf(most);
      const [x, y] = geometry.middles[cell];
      return drawn('g', {}, drawn('polygon', { points: outlines[cell].join(' '), 'fill-opacity': most }), drawn('text', { x, y }, `${markText(marks[best])} ${percent(most)}`));
    });
  }

  /** The picture, as a file. */
  svg() {
    const picture = /** @type {Element} */ (byId('picture').firstElementChild).cloneNode(true);
    return new XMLSerializer().serializeToString(picture);
  }
}
