/** The pieces beside the board, and the list of options of puzzles without pieces. */

/**
 * @param {string} name @param {Record<string, string | number>} [attributes] @param {...(Node | string)} content
 * @returns {HTMLElement}
 */
function made(name, attributes = {}, ...content) {
  const element = document.createElement(name);
  Object.entries(attributes).forEach(([key, value]) => element.setAttribute(key, String(value)));
  element.append(...content);
  return element;
}

/** The side of a piece's cell in the tray, in em, at most, and the room for a piece. */
const TRAY_SIDE = 2.6;
const TRAY_WIDTH = 7;
const TRAY_HEIGHT = 5.2;

/** The faces of a cube that are seen: their corners to the right, to the front and down, and how light they are. */
const FACES = [
  { corners: [[0, 0, 0], [1, 0, 0], [1, 1, 0], [0, 1, 0]], light: 0.3 },
  { corners: [[0, 1, 0], [1, 1, 0], [1, 1, 1], [0, 1, 1]], light: 0 },
  { corners: [[1, 0, 0], [1, 1, 0], [1, 1, 1], [1, 0, 1]], light: -0.25 },
];

/** What one step to the right, to the front and down is on the picture: x, y and towards the eye, in sides. */
const VIEW = [[0.927, 0.17, 0.334], [-0.375, 0.421, 0.826], [0, 0.891, -0.454]];

/** A ball's radius on the picture, in sides. */
const RADIUS = 0.5;

/** A picture of a shape: as it lies on the board, or as cubes or balls if the board has several layers. */
class ShapePictures {
  /** @param {Geometry} geometry */
  constructor(geometry) {
    this.geometry = geometry;
    const { puzzle } = geometry;
    this.isSolid = puzzle.centres.length > 0;
    this.layers = (/** @type {number} */ shape) => new Set(puzzle.optionCells[this.options[shape][0]].map((cell) => puzzle.centres[cell]?.[2])).size;
    /** By shape, its options. @type {number[][]} */
    this.options = puzzle.shapePiece.map(() => []);
    puzzle.optionShape.forEach((shape, option) => shape >= 0 && this.options[shape].push(option));
    const boxes = this.options.map((options) => this.#box(options[0]));
    this.width = Math.max(SIDE, ...boxes.map((box) => box[2]));
    this.height = Math.max(SIDE, ...boxes.map((box) => box[3]));
    this.unit = Math.min(TRAY_SIDE / SIDE, TRAY_WIDTH / this.width, TRAY_HEIGHT / this.height);
  }

  /** @param {number} option */
  #box(option) {
    const cells = this.geometry.puzzle.optionCells[option];
    if (!this.isSolid) {
      return this.geometry.box(cells);
    }
    const points = cells.flatMap((cell) => {
      const [x, y] = this.#point(cell);
      const round = [-RADIUS * SIDE, RADIUS * SIDE].map((way) => [x + way, y + way]);
      return this.geometry.puzzle.areBalls ? round : FACES.flatMap(({ corners }) => corners.map((corner) => this.#point(cell, corner)));
    });
    return boxOf(points.flat());
  }

  /** A point of the picture, and its way to the eye. @param {number} cell @param {number[]} corner */
  #seen(cell, corner = [0, 0, 0]) {
    const place = this.geometry.puzzle.centres[cell].map((at, axis) => at + corner[axis]);
    return [0, 1, 2].map((axis) => SIDE * place.reduce((sum, at, way) => sum + at * VIEW[way][axis], 0));
  }

  /** @param {number} cell @param {number[]} [corner] */
  #point(cell, corner) {
    return this.#seen(cell, corner).slice(0, 2);
  }

  /** @param {number} shape @returns {SVGElement} */
  picture(shape) {
    const option = this.options[shape][0];
    const [x, y, width, height] = this.#box(option);
    const figure = this.isSolid ? this.#solid(option) : this.geometry.figure(option);
    const picture = drawn('svg', { viewBox: [x - 3, y - 3, width + 6, height + 6].join(' '), 'aria-hidden': 'true' }, figure);
    picture.style.width = `${(width + 6) * this.unit}em`;
    picture.style.height = `${(height + 6) * this.unit}em`;
    return picture;
  }

  /** @param {number} option */
  #solid(option) {
    const { marks, optionCells, optionPiece, areBalls } = this.geometry.puzzle;
    const colour = marks[optionPiece[option]].colour ?? '#ffffff';
    const order = [...optionCells[option]].sort((one, other) => this.#seen(one)[2] - this.#seen(other)[2]);
    const parts = order.flatMap((cell) => (areBalls ? this.#ball(cell, colour) : this.#cube(cell, colour)));
    return drawn('g', { stroke: '#000000', 'stroke-width': 1.4, 'stroke-linejoin': 'round' }, ...parts);
  }

  /** @param {number} cell @param {string} colour */
  #cube(cell, colour) {
    return FACES.map(({ corners, light }) =>
      drawn('polygon', { points: corners.flatMap((corner) => this.#point(cell, corner)).join(' '), fill: tinted(colour, light) }),
    );
  }

  /** A ball with its light from the top left. @param {number} cell @param {string} colour */
  #ball(cell, colour) {
    const [cx, cy] = this.#point(cell);
    const r = RADIUS * SIDE;
    return [
      drawn('circle', { cx, cy, r, fill: colour }),
      drawn('circle', { cx: cx - r / 4, cy: cy - r / 4, r: r / 2, fill: tinted(colour, 0.35), stroke: 'none' }),
    ];
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
    this.marks = [...puzzle.marks.keys()].filter((mark) => this.shapes[mark] >= 0);
    /** @type {Map<number, {item: HTMLElement, room: HTMLElement, ways: HTMLElement, shape: number}>} */
    this.items = new Map(this.marks.map((mark) => [mark, this.#item(mark)]));
    element.append(...[...this.items.values()].map(({ item }) => item));
    element.hidden = this.marks.length === 0;
    this.groups = made('p', { class: 'ways' });
    element.after(this.groups);
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
    this.groups.textContent = game.groups.map((item) => game.groupText(item)).join('; ');
    this.marks.forEach((mark) => {
      const entry = /** @type {{item: HTMLElement, room: HTMLElement, ways: HTMLElement, shape: number}} */ (this.items.get(mark));
      const isFree = game.free(mark) > 0;
      if (entry.shape !== this.shapes[mark]) {
        entry.shape = this.shapes[mark];
        entry.room.replaceChildren(this.pictures.picture(entry.shape));
      }
      entry.ways.textContent = isFree ? this.#ways(mark) : this.#isPlaced(mark) ? 'on the board' : 'not needed';
      entry.item.classList.toggle('taken', !isFree);
      entry.item.classList.toggle('dead', isFree && game.ways[mark] === 0 && game.isNeeded(mark));
      entry.item.setAttribute('aria-selected', String(mark === this.selected));
      const isEntry = mark === (this.selected >= 0 ? this.selected : this.marks[0]);
      entry.item.setAttribute('tabindex', isEntry ? '0' : '-1');
    });
  }

  /** @param {number} mark */
  #isPlaced(mark) {
    return this.game.placed.some((option) => this.game.puzzle.optionPiece[option] === mark);
  }

  /** @param {number} mark */
  #ways(mark) {
    const { game } = this;
    const { markItems, most, cells } = game.puzzle;
    const places = plural(game.ways[mark], 'place');
    if (!game.isSingle(mark)) {
      const isBounded = markItems[mark].some((item) => most[item] < cells.length);
      return isBounded ? `${game.free(mark)} left, ${places}` : places;
    }
    const isOptional = !game.isNeeded(mark) && game.position.count > 0n;
    return isOptional ? `${places}, in ${plural(game.uses[mark], 'solution')}` : places;
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

  get shape() {
    return this.selected < 0 ? -1 : this.shapes[this.selected];
  }

  /** Makes another shape of the selected piece. @param {'turn' | 'flip' | 'tip'} way @returns {boolean} whether it changed */
  change(way) {
    const { shape, selected } = this;
    if (selected < 0) {
      return false;
    }
    const shapes = this.shapesOf[selected];
    const next = this.game.puzzle[way][shape];
    this.shapes[selected] = next >= 0 ? next : shapes[(shapes.indexOf(shape) + 1) % shapes.length];
    this.draw();
    return this.shapes[selected] !== shape;
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
    const point = (/** @type {Event} */ event) => this.onPoint(optionAt(event));
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
    const active = optionAt({ target: document.activeElement });
    this.list.replaceChildren(...sorted.slice(0, MOST_LISTED).map((option) => this.#row(option, isPlaced.has(option))));
    const more = sorted.length - MOST_LISTED;
    this.rest.textContent = more > 0 ? `${grouped(more)} more: type to find them` : sorted.length === 0 ? 'No option has this text.' : '';
    if (active >= 0) {
      /** @type {HTMLElement | null} */ (this.list.querySelector(`[data-option="${active}"]`))?.focus();
    }
  }

  /** @param {number} option @param {boolean} isPlaced */
  #row(option, isPlaced) {
    const solutions = this.game.position.marginals[option];
    const isDead = !isPlaced && solutions == 0;
    const placed = this.game.puzzle.givens.includes(option) ? 'given' : 'chosen';
    const count = made('span', { class: 'ways' }, isPlaced ? placed : isDead ? 'no solution' : plural(solutions, 'solution'));
    const text = this.game.puzzle.options[option] || `option ${option}`;
    const attributes = { type: 'button', 'data-option': option, 'aria-pressed': String(isPlaced), 'aria-disabled': String(isDead) };
    return made('li', {}, made('button', attributes, made('span', {}, text), count));
  }

  /** @param {Event} event */
  #choose(event) {
    const option = optionAt(event);
    if (this.game.placed.includes(option)) {
      this.game.lift([option]);
    } else if (option >= 0 && this.game.position.marginals[option] != 0) {
      this.game.place(option);
    }
  }
}

/** The option that an element or one round it stands for, or -1. @param {{target: unknown}} event */
function optionAt({ target }) {
  const element = target instanceof Element ? target.closest('[data-option]') : null;
  return Number(element?.getAttribute('data-option') ?? -1);
}
