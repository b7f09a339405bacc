/** A solid board in space, as the program drew it: cell by cell from back to front. */

/** The share of white, or if negative of black, in the faces of a cube and the parts of a ball. */
const LIGHT = { top: 0.45, front: 0, right: -0.4, dark: -0.3, body: 0, gleam: 0.6 };

/** Colours the cells of options, and hides those that stay open and the lines within a piece. */
class SolidView {
  /** @param {SVGSVGElement} svg @param {Drawn} puzzle */
  constructor(svg, puzzle) {
    this.puzzle = puzzle;
    /** The cells from back to front. */
    this.groups = [...svg.querySelectorAll('[data-cell]')];
    /** By cell, the opposite corners of its box. */
    this.boxes = new Map(this.groups.map((group) => [numberOf(group, 'data-cell'), this.#corners(group)]));
  }

  /** @param {Element} group */
  #corners(group) {
    const [cx, cy, r] = ['cx', 'cy', 'r'].map((name) => Number(group.querySelector('circle')?.getAttribute(name)));
    const faces = [...group.querySelectorAll('.face > :first-child')].map((face) => face.getAttribute('d') ?? '');
    const points = faces.join(' ').match(/[\d.]+/g)?.map(Number) ?? [cx - r, cy - r, cx + r, cy + r];
    const [x, y, width, height] = boxOf(points);
    return [x, y, x + width, y + height];
  }

  /** The box round an option: x, y, width and height. @param {number} option */
  box(option) {
    return boxOf(this.puzzle.optionCells[option].flatMap((cell) => this.boxes.get(cell) ?? []));
  }

  /** Draws options in their places. @param {number[]} options @param {Map<number, string | undefined>} tints */
  draw(options, tints) {
    const { optionCells, optionPiece, marks } = this.puzzle;
    const pieces = options.filter((option) => !marks[optionPiece[option]].isHole);
    const owner = new Map(pieces.flatMap((option) => optionCells[option].map((cell) => [cell, option])));
    this.groups.forEach((group) => this.#paint(group, owner, tints));
  }

  /** An option by itself. @param {number} option */
  figure(option) {
    const owner = new Map(this.puzzle.optionCells[option].map((cell) => [cell, option]));
    const own = this.groups.filter((group) => owner.has(numberOf(group, 'data-cell')));
    const copies = own.map((group) => /** @type {Element} */ (group.cloneNode(true)));
    copies.forEach((copy) => this.#paint(copy, owner, new Map()));
    return drawn('g', { class: 'solid' }, ...copies);
  }

  /** @param {Element} group @param {Map<number, number>} owner by cell @param {Map<number, string | undefined>} tints */
  #paint(group, owner, tints) {
    const { marks, optionPiece } = this.puzzle;
    const option = owner.get(numberOf(group, 'data-cell'));
    group.toggleAttribute('hidden', option === undefined);
    if (option === undefined) {
      return;
    }
    const at = (/** @type {Element} */ part, /** @type {string} */ name) => owner.get(numberOf(part, 'data-' + name));
    const hide = (/** @type {string} */ kind, /** @type {(part: Element) => boolean} */ isHidden) =>
      group.querySelectorAll(kind).forEach((part) => part.toggleAttribute('hidden', isHidden(part)));
    hide('.face', (face) => at(face, 'beyond') !== undefined);
    hide('.edge', (edge) => at(edge, 'beside') === option && at(edge, 'beyond') === undefined);
    hide('.neck', (neck) => at(neck, 'to') !== option);
    const colour = tints.get(option) ?? marks[optionPiece[option]].colour ?? '#ffffff';
    for (const [kind, light] of Object.entries(LIGHT)) {
      group.querySelectorAll('.' + kind).forEach((part) => part.setAttribute('color', tinted(colour, light)));
    }
  }
}

/** @param {Element} element @param {string} name of an attribute @returns {number} -1 if it has none */
function numberOf(element, name) {
  return Number(element.getAttribute(name) ?? -1);
}

/** The number of an element or of one round it, or -1. @param {{target: unknown}} event @param {string} name of an attribute */
function numberAt({ target }, name) {
  const element = target instanceof Element ? target.closest(`[${name}]`) : null;
  return element ? numberOf(element, name) : -1;
}
