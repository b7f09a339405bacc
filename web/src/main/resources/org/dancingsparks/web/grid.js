/** Cells to draw a shape on, in a picture for each layer. */

/**
 * The cells of one layer of a lattice, as the core draws them.
 *
 * @typedef {{ cells: number[][], outlines: number[][] }} Outlines
 */

/** The keys that move the focus: by how much right and down. @type {Record<string, number[]>} */
const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The most signs that are written on a cell. */
const MOST_SHOWN = 5;

/** Pixels between the places where a stroke looks for cells. */
const STEP = 4;

/** A picture of polygons. @param {number[][]} outlines @param {SVGElement[]} content */
function pictureOf(outlines, content) {
  const [x, y, width, height] = boxOf(outlines.flat());
  return drawn('svg', { viewBox: [x - 3, y - 3, width + 6, height + 6].join(' ') }, ...content);
}

class Grid {
  /** @param {HTMLElement} element @param {(keys: string[], isOn: boolean) => void} painted is told the cells that were drawn over */
  constructor(element, painted) {
    this.element = element;
    this.painted = painted;
    /** @type {Map<string, SVGElement>} */
    this.polygons = new Map();
    /** What is written on cells. @type {Map<string, SVGElement>} */
    this.words = new Map();
    /** By layer, the rims of the cells that are on, above all cells. @type {SVGElement[]} */
    this.rims = [];
    /** What one pointer draws over. @type {{ pointer: number, isOn: boolean, keys: Set<string>, x: number, y: number } | null} */
    this.stroke = null;
    this.shown = '';
    element.classList.add('grid');
    element.addEventListener('pointerdown', (event) => this.#begin(event));
    element.addEventListener('pointermove', (event) => this.#move(event));
    ['pointerup', 'pointercancel'].forEach((name) => addEventListener(name, (event) => this.#end(/** @type {PointerEvent} */ (event))));
    element.addEventListener('keydown', (event) => this.#key(event));
  }

  /** @param {string} name of what is drawn @param {Outlines} outlines @param {number} layers @param {Place[]} places those that are on */
  show(name, outlines, layers, places) {
    const key = JSON.stringify([name, outlines.cells.length, outlines.outlines[0], outlines.outlines.at(-1), layers]);
    if (key !== this.shown) {
      this.shown = key;
      this.#make(outlines, layers);
    }
    const on = new Set(places.map(keyOf));
    this.polygons.forEach((polygon, cell) => polygon.setAttribute('aria-checked', String(on.has(cell))));
    this.rims.forEach((rim, index) => {
      const keys = [...on].filter((cell) => placeOf(cell)[2] === index + 1 && this.polygons.has(cell));
      rim.setAttribute('d', keys.map((cell) => `M${this.polygons.get(cell)?.getAttribute('points')}Z`).join(' '));
    });
  }

  /**
   * Shows the cells of a board below those that are on, with their words.
   *
   * @param {Place[]} board
   * @param {(key: string) => Told} said of a cell
   * @param {boolean} isMarking whether only cells of the board can be drawn over
   */
  tell(board, said, isMarking) {
    const cells = new Set(board.map(keyOf));
    this.polygons.forEach((polygon, key) => {
      const { text, kind, told } = cells.has(key) ? said(key) : { text: '', kind: 'none', told: isMarking ? ', not on the board' : '' };
      const { label } = polygon.dataset;
      polygon.setAttribute('data-board', kind);
      polygon.setAttribute('aria-label', `${label}${text === '' ? '' : `, ${text}`}${told}`);
      polygon.setAttribute('aria-disabled', String(isMarking && kind === 'none'));
      const word = /** @type {SVGElement} */ (this.words.get(key));
      word.textContent = text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN - 1)}…` : text;
    });
  }

  /** @param {Outlines} outlines @param {number} layers */
  #make({ cells, outlines }, layers) {
    const focused = this.#keyAt(this.element.contains(document.activeElement) ? document.activeElement : null);
    this.polygons.clear();
    this.words.clear();
    this.rims = [];
    const figures = Array.from({ length: layers }, (_, index) => {
      const polygons = cells.map(([row, column], at) => {
        const key = keyOf([row, column, index + 1]);
        const label = `Row ${row}, column ${column}${layers > 1 ? `, layer ${index + 1}` : ''}`;
        const polygon = drawn('polygon', { points: outlines[at].join(' '), role: 'checkbox', 'aria-label': label, 'data-label': label, 'data-key': key, tabindex: -1 });
        const [x, y, width, height] = boxOf(outlines[at]);
        this.words.set(key, drawn('text', { x: x + width / 2, y: y + height / 2 }));
        this.polygons.set(key, polygon);
        return polygon;
      });
      const words = cells.map(([row, column]) => /** @type {SVGElement} */ (this.words.get(keyOf([row, column, index + 1]))));
      const rim = drawn('path', { class: 'rim' });
      this.rims.push(rim);
      const picture = pictureOf(outlines, [...polygons, rim, ...words]);
      const caption = layers > 1 ? [made('figcaption', {}, `Layer ${index + 1}${index === 0 ? ' (top)' : ''}`)] : [];
      return made('figure', {}, picture, ...caption);
    });
    this.element.replaceChildren(...figures);
    this.polygons.values().next().value?.setAttribute('tabindex', '0');
    const again = focused === null ? undefined : this.polygons.get(focused);
    again && this.#focus(again);
  }

  /** @param {Element | null} target */
  #keyAt(target) {
    return target?.getAttribute('data-key') ?? null;
  }

  /** @param {PointerEvent} event */
  #begin(event) {
    const target = /** @type {Element} */ (event.target);
    const key = this.#keyAt(target);
    if (key !== null && event.button === 0 && !this.stroke) {
      target.releasePointerCapture?.(event.pointerId);
      const isOn = target.getAttribute('aria-checked') !== 'true';
      this.stroke = { pointer: event.pointerId, isOn, keys: new Set(), x: event.clientX, y: event.clientY };
      this.#touch(key);
      this.#focus(target);
      event.preventDefault();
    }
  }

  /** Draws on the way from the last place, since a quick pointer skips cells. @param {PointerEvent} event */
  #move({ pointerId, clientX, clientY }) {
    const { stroke } = this;
    if (stroke?.pointer !== pointerId) {
      return;
    }
    const steps = Math.ceil(Math.hypot(clientX - stroke.x, clientY - stroke.y) / STEP);
    for (let step = 1; step <= steps; step++) {
      const [x, y] = [stroke.x + ((clientX - stroke.x) * step) / steps, stroke.y + ((clientY - stroke.y) * step) / steps];
      const key = this.#keyAt(document.elementFromPoint(x, y));
      if (key !== null && this.polygons.has(key)) {
        this.#touch(key);
      }
    }
    Object.assign(stroke, { x: clientX, y: clientY });
  }

  /** @param {string} key */
  #touch(key) {
    const { isOn, keys } = /** @type {{ isOn: boolean, keys: Set<string> }} */ (this.stroke);
    keys.add(key);
    this.polygons.get(key)?.setAttribute('aria-checked', String(isOn));
  }

  /** @param {PointerEvent} event */
  #end({ pointerId }) {
    const { stroke } = this;
    if (stroke?.pointer === pointerId) {
      this.stroke = null;
      this.painted([...stroke.keys], stroke.isOn);
    }
  }

  /** @param {Element} polygon */
  #focus(polygon) {
    this.element.querySelectorAll('[tabindex="0"]').forEach((other) => other.setAttribute('tabindex', '-1'));
    polygon.setAttribute('tabindex', '0');
    /** @type {SVGElement} */ (polygon).focus();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const target = /** @type {Element} */ (event.target);
    const key = this.#keyAt(target);
    const step = STEPS[event.key];
    if (key === null) {
      return;
    }
    if (step) {
      const next = this.#next(target, step);
      next && this.#focus(next);
    } else if (event.key === 'Enter' || event.key === ' ') {
      this.painted([key], target.getAttribute('aria-checked') !== 'true');
    } else {
      return;
    }
    event.preventDefault();
  }

  /** The nearest cell in a direction. @param {Element} from @param {number[]} step right and down */
  #next(from, [right, down]) {
    const middle = (/** @type {Element} */ polygon) => {
      const { left, top, width, height } = polygon.getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    };
    const [x, y] = middle(from);
    let best = null;
    let least = Infinity;
    this.polygons.forEach((polygon) => {
      const [otherX, otherY] = middle(polygon);
      const along = (otherX - x) * right + (otherY - y) * down;
      const aside = Math.abs((otherX - x) * down) + Math.abs((otherY - y) * right);
      if (along > 1 && along + 2 * aside < least) {
        least = along + 2 * aside;
        best = polygon;
      }
    });
    return best;
  }
}
