/** The pieces beside the board, and the list of options of puzzles without pieces. */

/** The side of a piece's cell in the tray, in em, at most, and the room for a piece. */
const TRAY_SIDE = 2.6;
const TRAY_WIDTH = 7;
const TRAY_HEIGHT = 5.2;

/** A picture of a shape: as it lies on the board, or in space if the board has several layers. */
class ShapePictures {
  /** @param {Geometry} geometry @param {SolidView | null} solid */
  constructor(geometry, solid) {
    this.geometry = geometry;
    this.solid = solid;
    const { puzzle } = geometry;
    this.layers = (/** @type {number} */ shape) => new Set(puzzle.optionCells[this.options[shape][0]].map((cell) => puzzle.layers[cell])).size;
    /** By shape, its options. @type {number[][]} */
    this.options = puzzle.shapePiece.map(() => []);
    puzzle.optionShape.forEach((shape, option) => shape >= 0 && this.options[shape].push(option));
    if (!solid) {
      this.options = this.options.map((options) => this.#wholeFirst(options));
    }
    const boxes = this.options.map((options) => this.#box(options[0]));
    this.width = Math.max(SIDE, ...boxes.map((box) => box[2]));
    this.height = Math.max(SIDE, ...boxes.map((box) => box[3]));
    this.unit = Math.min(TRAY_SIDE / SIDE, TRAY_WIDTH / this.width, TRAY_HEIGHT / this.height);
  }

  /** The options of a shape, one first that does not reach across joined edges. @param {number[]} options */
  #wholeFirst(options) {
    const room = (/** @type {number} */ option) => this.#box(option)[2] + this.#box(option)[3];
    const whole = options.reduce((best, option) => (room(option) < room(best) - SIDE / 2 ? option : best));
    return [whole, ...options.filter((option) => option !== whole)];
  }

  /** @param {number} option */
  #box(option) {
    return this.solid ? this.solid.box(option) : this.geometry.box(this.geometry.puzzle.optionCells[option]);
  }

  /** @param {number} shape @returns {SVGElement} */
  picture(shape) {
    const option = this.options[shape][0];
    const [x, y, width, height] = this.#box(option);
    const figure = this.solid ? this.solid.figure(option) : this.geometry.figure(option);
    const picture = drawn('svg', { viewBox: [x - 3, y - 3, width + 6, height + 6].join(' '), 'aria-hidden': 'true' }, figure);
    picture.style.width = `${(width + 6) * this.unit}em`;
    picture.style.height = `${(height + 6) * this.unit}em`;
    return picture;
  }
}

/** The pieces that can be taken. */
class Tray {
  /** @param {HTMLElement} element @param {Game} game @param {ShapePictures} pictures */
  constructor(element, game, pictures) {
    this.element = element;
    this.game = game;
    this.pictures = pictures;
    this.selected = -1;
    const { puzzle } = game;
    /** By mark, its shapes. */
    this.shapesOf = puzzle.marks.map((_, mark) => [...puzzle.shapePiece.keys()].filter((shape) => puzzle.shapePiece[shape] === mark));
    /** By mark, the shape that it has now; at first one that lies flat, if any does. */
    this.shapes = this.shapesOf.map((shapes) =>
      shapes.reduce((best, shape) => (best < 0 || pictures.layers(shape) < pictures.layers(best) ? shape : best), -1),
    );
    this.marks = [...puzzle.marks.keys()].filter((mark) => this.shapes[mark] >= 0 && !puzzle.marks[mark].isHole);
    /** @type {Map<number, {item: HTMLElement, room: HTMLElement, ways: HTMLElement, shape: number}>} */
    this.items = new Map(this.marks.map((mark) => [mark, this.#item(mark)]));
    element.append(...[...this.items.values()].map(({ item }) => item));
    element.hidden = this.marks.length === 0;
    this.note = made('p', { class: 'ways' });
    element.before(this.note);
    this.onSelect = () => {};
  }

  /** @param {number} mark */
  #item(mark) {
    const { unit, width, height } = this.pictures;
    const room = made('span', { class: 'room' });
    room.style.minWidth = `${(width + 6) * unit}em`;
    room.style.height = `${(height + 6) * unit}em`;
    const ways = made('span', { class: 'ways' });
    const name = made('span', { class: 'name' }, this.game.markName(mark));
    const item = made('div', { role: 'option', tabindex: -1, 'data-mark': mark }, room, name, ways);
    return { item, room, ways, shape: -1 };
  }

  draw() {
    const { game } = this;
    this.note.textContent = game.groups.map((item) => game.groupText(item)).join('; ');
    this.marks.forEach((mark) => {
      const entry = /** @type {{item: HTMLElement, room: HTMLElement, ways: HTMLElement, shape: number}} */ (this.items.get(mark));
      const isFree = game.free(mark) > 0;
      if (entry.shape !== this.shapes[mark]) {
        entry.shape = this.shapes[mark];
        entry.room.replaceChildren(this.pictures.picture(entry.shape));
      }
      const option = game.placed.find((other) => game.puzzle.optionPiece[other] === mark);
      const use = option === undefined ? 'not needed' : game.fixed.includes(option) ? 'given' : 'on the board';
      entry.ways.textContent = isFree ? this.#ways(mark) : use;
      entry.item.classList.toggle('taken', !isFree);
      entry.item.setAttribute('aria-selected', String(mark === this.selected));
      entry.item.setAttribute('tabindex', mark === this.entry ? '0' : '-1');
    });
  }

  /** @param {number} mark */
  #ways(mark) {
    const { game } = this;
    const { markItems, most, cells } = game.puzzle;
    const isAnswered = !game.hidesAnswers && game.position.count > 0n;
    const isBounded = !game.isSingle(mark) && markItems[mark].some((item) => most[item] < cells.length);
    const isOptional = game.isSingle(mark) && !game.isNeeded(mark);
    const left = isBounded ? [`${game.free(mark)} left`] : [];
    const places = isAnswered ? [plural(game.ways[mark], 'place')] : [];
    const uses = isAnswered && isOptional ? [`in ${plural(game.uses[mark], 'solution')}`] : [];
    return [...left, ...places, ...uses].join(', ');
  }

  /** @param {number} mark -1 for none */
  select(mark) {
    this.selected = mark >= 0 && this.game.free(mark) > 0 && this.items.has(mark) ? mark : -1;
    this.draw();
    this.onSelect();
  }

  /** @param {number} step */
  selectNext(step) {
    const free = this.marks.filter((mark) => this.game.free(mark) > 0);
    const at = free.indexOf(this.selected);
    const next = at < 0 ? (step > 0 ? 0 : free.length - 1) : (at + step + free.length) % free.length;
    this.select(free[next] ?? -1);
  }

  /** The piece to which Tab leads. */
  get entry() {
    return this.selected >= 0 ? this.selected : this.marks.find((mark) => this.game.free(mark) > 0) ?? this.marks[0];
  }

  get shape() {
    return this.selected < 0 ? -1 : this.shapes[this.selected];
  }

  /** Makes another shape of the selected piece. @param {'turn' | 'flip' | 'tip'} way */
  change(way) {
    if (this.selected >= 0) {
      const shapes = this.shapesOf[this.selected];
      const next = this.game.puzzle[way][this.shape];
      this.shapes[this.selected] = next >= 0 ? next : shapes[(shapes.indexOf(this.shape) + 1) % shapes.length];
      this.draw();
    }
  }
}

/** The most options that are listed at once. */
const MOST_LISTED = 100;

/** The options to choose where no pieces stand for them. */
class OptionList {
  /** @param {HTMLElement} element @param {Game} game */
  constructor(element, game) {
    this.game = game;
    this.options = [...game.puzzle.options.keys()].filter((option) => game.puzzle.optionPiece[option] < 0);
    this.filter = /** @type {HTMLInputElement} */ (element.querySelector('input'));
    this.list = /** @type {HTMLElement} */ (element.querySelector('ul'));
    this.rest = /** @type {HTMLElement} */ (element.querySelector('p'));
    element.hidden = this.options.length === 0;
    this.filter.addEventListener('input', () => this.draw());
    this.list.addEventListener('click', (event) => this.#choose(event));
    this.onPoint = (/** @type {number} */ _) => {};
    const point = (/** @type {Event} */ event) => this.onPoint(numberAt(event, 'data-option'));
    ['pointerover', 'focusin'].forEach((type) => this.list.addEventListener(type, point));
    ['pointerleave', 'focusout'].forEach((type) => this.list.addEventListener(type, () => this.onPoint(-1)));
  }

  draw() {
    if (this.options.length === 0) {
      return;
    }
    const { game, filter } = this;
    const wanted = filter.value.toLowerCase();
    const matches = this.options.filter((option) => game.puzzle.options[option].toLowerCase().includes(wanted));
    const isPlaced = new Set(game.placed);
    const sorted = [...matches.filter((option) => isPlaced.has(option)), ...matches.filter((option) => !isPlaced.has(option))];
    const active = numberAt({ target: document.activeElement }, 'data-option');
    this.list.replaceChildren(...sorted.slice(0, MOST_LISTED).map((option) => this.#row(option, isPlaced.has(option))));
    const more = sorted.length - MOST_LISTED;
    this.rest.textContent = more > 0 ? `${grouped(more)} more: type to find them` : sorted.length === 0 ? 'No option has this text.' : '';
    if (active >= 0) {
      /** @type {HTMLElement | null} */ (this.list.querySelector(`[data-option="${active}"]`))?.focus();
    }
  }

  /** @param {number} option @param {boolean} isPlaced */
  #row(option, isPlaced) {
    const { game } = this;
    const solutions = game.position.marginals[option];
    const isDead = !isPlaced && (game.hidesAnswers ? !game.fits(option) : solutions == 0);
    const placed = game.fixed.includes(option) ? 'given' : 'chosen';
    const answer = game.hidesAnswers ? '' : isDead ? 'no solution' : plural(solutions, 'solution');
    const count = made('span', { class: 'ways' }, isPlaced ? placed : answer);
    const text = game.puzzle.options[option] || `option ${option}`;
    const attributes = { type: 'button', 'data-option': option, 'aria-pressed': String(isPlaced), 'aria-disabled': String(isDead) };
    return made('li', {}, made('button', attributes, made('span', {}, text), count));
  }

  /** @param {Event} event */
  #choose(event) {
    const option = numberAt(event, 'data-option');
    const { game } = this;
    if (game.placed.includes(option)) {
      game.remove([option]);
    } else if (option >= 0 && (game.hidesAnswers ? game.fits(option) : game.position.marginals[option] != 0)) {
      game.place(option);
    }
  }
}
