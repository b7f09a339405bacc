/** The workbench: what is drawn, and what the core says of it. */

/** How much a count may take: residuals, bytes of memory, then updates of links. */
const BOUNDS = '4000000 1000000000 1000000000';

/** And milliseconds. */
const MOST_TIME = 30_000;

/** Milliseconds after a change before it is counted. */
const PAUSE = 150;

/**
 * What the page begins with, as Workbench writes it.
 *
 * @typedef {ReadFile & { title: string }} Example
 * @typedef {ReadFile & { title: string, lattice: string }} Shelf
 * @typedef {{ examples: Example[], shelves: Shelf[], colours: string[] }} Ready
 */

/** Questions that are answered at once, one after another. */
class Clerk {
  /** @param {Core} core */
  constructor(core) {
    this.core = core;
    this.last = Promise.resolve();
    /** @type {Map<string, Promise<Outlines>>} */
    this.grids = new Map();
  }

  /** @param {string} question @returns {Promise<any>} all fields of the answer */
  ask(question) {
    const answer = this.last.then(async () => {
      /** @type {Record<string, any>} */
      const fields = {};
      const ended = await this.core.ask(question, { line: (line) => Object.assign(fields, JSON.parse(line)) });
      return ended ? { error: ended } : fields;
    });
    this.last = answer.then(() => undefined);
    return answer;
  }

  /** @param {string} lattice @param {number} rows @param {number} columns @param {number} [parity] @returns {Promise<Outlines>} */
  grid(lattice, rows, columns, parity = 0) {
    const question = `grid ${lattice} ${rows} ${columns} ${parity}\n`;
    const known = this.grids.get(question) ?? this.ask(question);
    this.grids.set(question, known);
    known.then((answer) => 'error' in answer && this.grids.delete(question));
    return known;
  }
}

/** A message without the name of a file that nobody has seen, and without its text. @param {string} error */
function plain(error) {
  return error.replace(/^puzzle\.yaml(:\d+)?: /, '').replace(/ In: .*$/s, '');
}

class Workbench {
  /** @param {Core} counter @param {Ready} ready */
  constructor(counter, ready) {
    this.counter = counter;
    this.clerk = new Clerk(counter.another());
    this.pages = counter.another();
    this.ready = ready;
    this.design = new Design(Design.empty());
    this.grid = new Grid(byId('grid'), (keys, isOn) => this.change(() => this.marks.paint(keys, isOn)));
    this.marks = new Marks(this);
    this.openCells = new OpenCells(this);
    this.editor = new PieceEditor(this);
    this.shelf = new ShelfView(this);
    this.preview = new Preview();
    this.timer = 0;
    this.counts = 0;
    this.isKnown = false;
    /** Whether the address has this puzzle. */
    this.isLinked = false;
    /** Whether nothing would be lost with the page. */
    this.isKept = true;
    this.draws = 0;
    this.reads = 0;
    this.follows = 0;
    document.addEventListener('click', (event) => this.#click(event));
    document.addEventListener('keydown', (event) => this.#key(event));
    ['rows', 'columns', 'layers-of-board', 'title', 'lattice'].forEach((id) => control(id).addEventListener('change', () => this.#form(id)));
    control('examples').addEventListener('change', () => this.#example());
    control('file').addEventListener('change', () => this.#file());
    control('text').addEventListener('close', () => {
      this.reads++;
      byId('mistake').textContent = '';
    });
    addEventListener('beforeunload', (event) => this.isKept || event.preventDefault());
    addEventListener('unhandledrejection', ({ reason }) => this.note(`The page has failed here, and Undo may help: ${reason}`, true));
    control('piece-group').addEventListener('change', () => {
      const known = this.design.file.groups?.find(([name]) => name === control('piece-group').value.trim());
      control('group-use').value = known?.[1].use ?? 'once';
    });
    control('playing').addEventListener('close', () => {
      this.pages.cancel();
      byId('frame').replaceChildren();
    });
    control('examples').append(...ready.examples.map(({ title }, at) => made('option', { value: at }, title)));
  }

  /** Shows another puzzle; what was drawn comes back by undo. @param {Draft} draft */
  load(draft) {
    this.change(() => this.design.change((own) => Object.assign(own, { open: undefined }, structuredClone(draft))));
    this.isKept = true;
  }

  /** Adds pieces under free names. @param {[string, Shape][]} pieces */
  add(pieces) {
    this.change(() => this.design.add(pieces));
  }

  /** The colour of a piece without one of its own. @param {number} at its number */
  colour(at) {
    return this.ready.colours[at % this.ready.colours.length];
  }

  /** Changes the puzzle, and counts it. @param {() => void} how */
  change(how) {
    how();
    this.isKept = false;
    this.openCells.left = 0;
    if (this.isLinked) {
      // The address is that of the puzzle before.
      this.isLinked = false;
      history.replaceState(null, '', location.href.replace(/#.*/s, ''));
    }
    this.draw();
    clearTimeout(this.timer);
    this.counter.cancel();
    this.note('', false);
    this.#busy(true);
    this.timer = setTimeout(() => this.count(), PAUSE);
  }

  /** Draws the board and the pieces, unless they change meanwhile. */
  async draw() {
    const { design, clerk } = this;
    const { file, room } = design.draft;
    const { lattice, parity } = design;
    const number = ++this.draws;
    const columns = isStaggered(lattice) ? Math.ceil(room[1] / 2) : room[1];
    const wanted = [['rows', room[0]], ['columns', columns], ['layers-of-board', room[2]], ['title', file.title ?? ''], ['lattice', lattice]];
    wanted.forEach(([id, value]) => (control(String(id)).value = String(value)));
    control('layers-of-board').disabled = isFlat(lattice);
    this.openCells.show();
    mark('undo', 'aria-disabled', design.past.length === 0);
    mark('redo', 'aria-disabled', design.future.length === 0);
    const outlines = await clerk.grid(lattice, room[0], room[1], parity);
    const buttons = await Promise.all(file.pieces.map(([name, shape], at) => this.button(lattice, name, shape, shape.colour ?? this.colour(at))));
    if (number === this.draws) {
      this.marks.show(file);
      this.grid.show(`${lattice} ${room} ${parity}`, outlines, layersShown(lattice, room), this.marks.places(file));
      this.grid.tell(file.board, toldOf(file, this.openCells.kinds.map(([, place]) => place)), this.marks.kind !== 'cells');
      byId('grid').classList.toggle('marking', this.marks.kind !== 'cells');
      this.#show(buttons);
    }
  }

  /** @param {HTMLElement[]} buttons of the pieces */
  #show(buttons) {
    const { board, pieces } = this.design.file;
    const { draft, lattice } = this.design;
    const most = mostRoom(lattice);
    most[2] = layersShown(lattice, draft.room);
    const isCut = extent(board).some((size, axis) => size > most[axis]);
    byId('cells').textContent = plural(board.length, 'cell') + (isCut ? `; those beyond row 80, column 80 or layer ${most[2]} are not shown` : '');
    byId('sum').textContent = pieces.length === 0 ? 'No pieces yet.' : plural(pieces.length, 'piece');
    const focused = [...document.querySelectorAll('#list [data-piece]')].findIndex((button) => button === document.activeElement);
    byId('list').replaceChildren(...buttons.map((button) => made('li', {}, button)));
    focused >= 0 && buttons.at(Math.min(focused, buttons.length - 1))?.focus();
  }

  /** A button with a picture of a piece. @param {string} lattice @param {string} name @param {Shape} shape @param {string} colour */
  async button(lattice, name, shape, colour) {
    const cells = atOrigin(lattice, shape.cells);
    const [rows, columns] = extent(cells);
    const { cells: places, outlines } = await this.clerk.grid(lattice, rows, columns);
    const at = new Map(places.map(([row, column], index) => [`${row} ${column}`, outlines[index]]));
    const width = boxOf(outlines.flat())[2] + SIDE / 2;
    const shown = cells.map(([row, column, layer]) => (at.get(`${row} ${column}`) ?? []).map((value, axis) => value + (axis % 2 === 0 ? (layer - 1) * width : 0)));
    const polygons = shown.map((outline) => drawn('polygon', { points: outline.join(' '), fill: colour, stroke: '#000000', 'stroke-width': 1.5 }));
    const picture = pictureOf(shown, polygons);
    const box = boxOf(shown.flat());
    picture.style.width = `${(box[2] + 6) / SIDE * 1.1}rem`;
    const group = this.design.group(name);
    const told = [...(shape.use && shape.use !== 'once' ? [shape.use] : []), ...(group ? [`${group[1].use} of ${group[0]}`] : [])];
    const use = told.length > 0 ? made('span', { class: 'ways' }, told.join('; ')) : '';
    picture.setAttribute('aria-hidden', 'true');
    return made('button', { type: 'button', 'data-piece': name }, picture, made('span', { class: 'name' }, name), use);
  }

  /** Counts what is drawn. */
  async count() {
    const { file } = this.design;
    const number = ++this.counts;
    byId('remarks').replaceChildren();
    byId('classes').textContent = '';
    this.preview.clear();
    if (file.board.length === 0 || file.pieces.length === 0) {
      this.say('', file.board.length === 0 ? 'Draw a board' : 'Add some pieces', '');
      this.#ended();
      return;
    }
    this.say('', 'Counting', '');
    control('progress').hidden = false;
    this.isKnown = false;
    let isLate = false;
    const late = setTimeout(() => {
      isLate = true;
      this.counter.cancel();
    }, MOST_TIME);
    const isCurrent = () => number === this.counts;
    const ended = await this.counter.ask(this.question('count'), {
      line: (line) => isCurrent() && this.#heard(JSON.parse(line)),
      visited: (residuals) => isCurrent() && (byId('classes').textContent = `${grouped(residuals)} residuals visited`),
    });
    clearTimeout(late);
    if (!isCurrent() || (ended === 'cancelled' && !isLate)) {
      return;
    }
    if (ended !== '' && !this.isKnown) {
      this.#tooMuch();
    }
    this.#ended();
  }

  #ended() {
    this.#busy(false);
    this.preview.isShown || this.preview.hide();
  }

  /** @param {boolean} isBusy whether the puzzle is not counted yet */
  #busy(isBusy) {
    byId('answer').setAttribute('aria-busy', String(isBusy));
    byId('preview').inert = isBusy;
  }

  /** A question about the puzzle, or about the board whose open cells are named. @param {string} verb */
  question(verb) {
    const { file } = this.design;
    const givens = this.openCells.kinds.map(([kind, place]) => `\t${kind}=(${placeText(file, place)})`);
    return `${verb} ${BOUNDS}${givens.join('')}\n${textOf(file)}`;
  }

  /** @param {string} className @param {string} count @param {string} message */
  say(className, count, message) {
    byId('answer').className = className;
    byId('count').textContent = count;
    message === '' || this.note(message, true);
    control('progress').hidden = true;
  }

  #tooMuch() {
    this.say('', 'Too many to count here', '');
    const { file } = this.design;
    const open = this.openCells.kinds;
    const givens = open.map(([kind, place]) => ` --given '${kind}=(${placeText(file, place)})'`).join('');
    const other = file.holes && open.length === 0 ? ' Or name the cells that stay open: one board may be small enough.' : '';
    byId('classes').textContent = `This puzzle takes more than this page gives it. Save its YAML; on a computer, scripts/dance count ${file.name}.yaml${givens} goes on.${other}`;
  }

  /** @param {Record<string, any>} fields a line of the answer */
  #heard(fields) {
    if (fields.error !== undefined) {
      this.say('none', 'Not a puzzle yet', plain(fields.error));
    } else if (fields.warnings) {
      const remarks = [...(fields.impossible ? [fields.impossible] : []), ...fields.warnings, ...fields.remarks];
      byId('remarks').replaceChildren(...remarks.map((remark) => made('li', {}, remark)));
    } else if (fields.solutions !== undefined) {
      const solutions = BigInt(fields.solutions);
      if (solutions === 0n && this.openCells.goesOn()) {
        return;
      }
      this.isKnown = true;
      byId('classes').textContent = '';
      this.say(solutions === 0n ? 'none' : solutions === 1n ? 'one' : '', plural(solutions, 'solution'), '');
    } else if (fields.residuals !== undefined) {
      this.#tooMuch();
    } else if (fields.classes !== undefined) {
      byId('classes').textContent = `${grouped(BigInt(fields.classes))} up to ${fields.kinds}`;
    } else if (fields.puzzle) {
      this.preview.show(whole(fields.puzzle), fields.options);
    } else if (fields.shares) {
      this.preview.shares = fields.shares;
    }
  }

  /** @param {string} id of a field */
  #form(id) {
    const { value } = control(id);
    const axis = ['rows', 'columns', 'layers-of-board'].indexOf(id);
    if (axis >= 0 && !(Number(value) >= 1)) {
      this.draw();
      return;
    }
    const { lattice, draft } = this.design;
    const size = Math.round(Number(value)) * (axis === 1 && isStaggered(lattice) ? 2 : 1);
    const wanted = Math.min(Math.max(mostRoom(lattice)[axis], draft.room[axis]), size);
    if (axis >= 0 && wanted > draft.room[axis] && cellsOfRoom(lattice, draft.room.map((own, at) => (at === axis ? wanted : own))) > MOST_CELLS) {
      this.draw();
      this.note(`A board has at most ${grouped(MOST_CELLS)} cells: have fewer rows, columns or layers.`, true);
      return;
    }
    this.change(() =>
      this.design.change((draft) => {
        const { file, room } = draft;
        if (axis >= 0) {
          room[axis] = wanted;
          changeBoard(file, file.board, file.board.filter((place) => (place[axis] ?? 1) <= room[axis]));
        } else if (id === 'title') {
          Object.assign(file, { title: value.trim() || undefined, name: nameOf(value) });
        } else {
          const { name, title } = file;
          draft.file = { name, title, lattice: value, board: [], pieces: [] };
          room[2] = isFlat(value) ? 1 : room[2];
        }
      }),
    );
  }

  #example() {
    const field = control('examples');
    if (field.value !== '') {
      this.load(Design.draft(fileOf(this.ready.examples[Number(field.value)])));
      field.value = '';
    }
  }

  async #fill() {
    const { design } = this;
    const { room } = design.draft;
    const number = this.draws;
    const { cells } = await this.clerk.grid(design.lattice, room[0], room[1], design.parity);
    const keys = Array.from({ length: room[2] }, (_, layer) => cells.map(([row, column]) => keyOf([row, column, layer + 1]))).flat();
    if (number === this.draws) {
      this.change(() => design.paint(keys, true));
    }
  }

  async #file() {
    const file = control('file').files?.[0];
    if (file) {
      control('yaml').value = await file.text();
      control('file').value = '';
      await this.#read();
    }
  }

  /** Opens what was pasted: a puzzle file, or the drawing of a board. */
  async #read() {
    const text = control('yaml').value;
    const number = ++this.reads;
    const { file, lattice } = this.design;
    byId('mistake').textContent = '';
    const isDrawing = /^[\s#.^v_]*$/.test(text) && /[#^v]/.test(text);
    const answer = await this.clerk.ask(`read\n${isDrawing ? JSON.stringify({ lattice, board: text, pieces: { cell: { cells: [[1, 1]] } } }) : text}`);
    if (number !== this.reads) {
      // It was closed meanwhile.
      return;
    }
    byId('mistake').textContent = isDrawing ? plain(answer.error ?? '') : (answer.error ?? '');
    if (answer.error !== undefined) {
      return;
    }
    control('text').close();
    const read = fileOf(answer);
    if (isDrawing) {
      const drawn = structuredClone(movedToOrigin(file));
      changeBoard(drawn, drawn.board, read.board);
      this.load(Design.draft(drawn));
    } else {
      this.load(Design.draft(read));
    }
  }

  /** @param {string} hash of an address that has a puzzle */
  async follow(hash) {
    const number = ++this.follows;
    try {
      const { text, open } = await unpacked(hash.slice(IN_ADDRESS.length));
      const answer = await this.clerk.ask(`read\n${text}`);
      if (number !== this.follows) {
        return;
      }
      if (answer.error !== undefined) {
        throw new Error(plain(answer.error));
      }
      const draft = Design.draft(fileOf(answer));
      this.load(open.length > 0 ? { ...draft, open } : draft);
      this.isLinked = true;
    } catch (error) {
      if (number !== this.follows) {
        return;
      }
      if (this.design.file.board.length > 0) {
        this.note(`This link has no puzzle. ${error instanceof Error ? error.message : ''}`, true);
        return;
      }
      clearTimeout(this.timer);
      this.counter.cancel();
      this.counts++;
      this.#ended();
      this.say('none', 'This link has no puzzle', error instanceof Error ? error.message : String(error));
    }
  }

  /** Puts the puzzle into the address, unless the core could not read it there. */
  async #link() {
    const text = textOf(this.design.file);
    const { error } = await this.clerk.ask(`read\n${text}`);
    if (error !== undefined) {
      this.note(plain(error), true);
      return;
    }
    const { file } = this.design;
    const open = this.openCells.kinds.map(([, place]) => place);
    const address = location.href.replace(/#.*/s, '') + IN_ADDRESS + (await packed(text, less(open, offset(file.lattice ?? 'square', file.board))));
    history.replaceState(null, '', address);
    this.isLinked = true;
    this.isKept = true;
    try {
      await navigator.clipboard.writeText(address);
      this.note('The link is copied.', false);
    } catch {
      prompt('The link, to copy:', address);
    }
  }

  /** @param {string} message @param {boolean} isBad */
  note(message, isBad) {
    byId('message').textContent = message;
    byId('message').classList.toggle('bad', isBad);
  }

  /** Saves the puzzle as YAML. */
  async #save() {
    const { file } = this.design;
    const answer = await this.clerk.ask(`write\n${textOf(file)}`);
    this.#keep(answer.yaml, answer.error, 'text/yaml', `${file.name}.yaml`);
    this.isKept ||= answer.yaml !== undefined;
  }

  /** @param {string | undefined} text @param {string | undefined} error @param {string} kind @param {string} name */
  #keep(text, error, kind, name) {
    this.note(plain(error ?? ''), true);
    if (text !== undefined) {
      saved(text, kind, name);
    }
  }

  /** Asks for more than a count, in as much time as a count has; nothing if another question came. @param {string} verb @returns {Promise<Record<string, any> | undefined>} */
  async #asked(verb) {
    /** @type {Record<string, any>} */
    const answer = {};
    let isLate = false;
    const late = setTimeout(() => {
      isLate = true;
      this.pages.cancel();
    }, MOST_TIME);
    const ended = await this.pages.ask(this.question(verb), { line: (line) => Object.assign(answer, JSON.parse(line)) });
    clearTimeout(late);
    if (ended === 'cancelled' && !isLate) {
      return undefined;
    }
    return ended ? { error: 'This would take longer, or more memory, than this page allows.' } : answer;
  }

  /** The page to play with; its challenges are starts that were found, unless they take too long again. */
  async #made() {
    const found = this.preview.starts.length > 0 ? await this.#asked('page-with-starts') : { error: '' };
    return found && found.error !== undefined ? this.#asked('page') : found;
  }

  async #page() {
    const { name } = this.design.file;
    this.note('Making the page', false);
    const answer = await this.#made();
    answer && this.#keep(answer.page, answer.error, 'text/html', `${name}.html`);
  }

  async #booklet() {
    const { name } = this.design.file;
    this.note('Making the booklet', false);
    const answer = await this.#asked('booklet');
    answer && this.#keep(answer.booklet, answer.error, 'text/html', `${name}.booklet.html`);
  }

  async #play() {
    byId('frame').replaceChildren(made('p', {}, 'Making the page'));
    control('playing').showModal();
    const answer = await this.#made();
    if (answer && control('playing').open) {
      const { page, error } = answer;
      byId('frame').replaceChildren(page ? made('iframe', { title: 'The puzzle, to play with', srcdoc: page }) : made('p', {}, plain(error ?? '')));
    }
  }

  /** Shows unique starts, or solutions again. */
  async #starts() {
    const { preview, counts } = this;
    if (preview.starts.length > 0) {
      preview.toggle(!preview.hasStarts);
      return;
    }
    this.note('Finding unique starts', false);
    const answer = await this.#asked('starts');
    if (answer && counts === this.counts) {
      this.note(plain(answer.error ?? ''), true);
      answer.error === undefined && preview.tell(/** @type {Starts} */ (answer));
    }
  }

  /** @param {MouseEvent} event */
  #click({ target }) {
    const button = target instanceof Element ? target.closest('button') : null;
    const piece = button?.closest('#list') ? button.getAttribute('data-piece') : null;
    if (piece !== null && piece !== undefined) {
      this.editor.open(piece);
    } else if (button?.dataset.do) {
      this.#do(button.dataset.do);
    }
  }

  /** @param {string} action */
  #do(action) {
    const { design, preview } = this;
    /** @type {Record<string, () => unknown>} */
    const actions = {
      new: () => this.load(Design.empty()),
      undo: () => design.undo() && this.change(() => {}),
      redo: () => design.redo() && this.change(() => {}),
      open: () => control('text').showModal(),
      read: () => this.#read(),
      save: () => this.#save(),
      link: () => this.#link(),
      fill: () => this.#fill(),
      clear: () => this.change(() => design.paint(design.file.board.map(keyOf), false)),
      draw: () => this.editor.open(null),
      shelf: () => this.shelf.open(),
      all: () => this.shelf.all(),
      previous: () => preview.step(-1),
      next: () => preview.step(1),
      heat: () => preview.heat(),
      starts: () => this.#starts(),
      solved: () => preview.solve(),
      booklet: () => this.#booklet(),
      any: () => this.openCells.any(),
      play: () => this.#play(),
      page: () => this.#page(),
      svg: () => saved(preview.svg(), 'image/svg+xml', `${design.file.name}.svg`),
    };
    actions[action]?.();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const target = /** @type {Element} */ (event.target);
    const key = event.key.toLowerCase();
    if ((event.ctrlKey || event.metaKey) && !target.closest('input, select, textarea, dialog') && (key === 'z' || key === 'y')) {
      event.preventDefault();
      this.#do(key === 'y' || event.shiftKey ? 'redo' : 'undo');
    }
  }
}

/** Saves a text as a file. @param {string} text @param {string} kind @param {string} name */
function saved(text, kind, name) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: kind }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

document.addEventListener('DOMContentLoaded', async () => {
  const isAble = 'DecompressionStream' in window && 'WebAssembly' in window;
  try {
    if (!isAble) {
      throw new Error('too old');
    }
    const counter = await Core.load();
    const bench = new Workbench(counter, JSON.parse(Core.text('ready')));
    await bench.draw();
    bench.say('', 'Draw a board', '');
    const follow = () => location.hash.startsWith(IN_ADDRESS) && bench.follow(location.hash);
    addEventListener('hashchange', follow);
    await follow();
    document.body.classList.add('ready');
  } catch (error) {
    byId('count').textContent = isAble ? 'The workbench cannot start here' : 'This browser is too old for the workbench';
    byId('message').textContent = `It needs Chrome 119, Firefox 120, Safari 18.2 or later. (${error})`;
  }
});
