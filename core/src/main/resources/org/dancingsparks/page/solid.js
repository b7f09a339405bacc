/** A solid board in space, as the program drew it: cell by cell from back to front. */

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

  /** Draws options in their places. @param {Map<number, string | undefined>} tints by option */
  draw(tints) {
    const { optionCells, optionPiece, marks } = this.puzzle;
    const pieces = [...tints.keys()].filter((option) => !marks[optionPiece[option]].isHole);
    const owner = new Map(pieces.flatMap((option) => optionCells[option].map((cell) => [cell, option])));
    this.groups.forEach((group) => this.#paint(group, owner, tints));
  }

  /** An option by itself. @param {number} option */
  figure(option) {
    const owner = new Map(this.puzzle.optionCells[option].map((cell) => [cell, option]));
    const figure = /** @type {SVGElement} */ (this.groups[0].parentNode?.cloneNode(false));
    for (const group of this.groups.filter((cell) => owner.has(numberOf(cell, 'data-cell')))) {
      const copy = /** @type {Element} */ (group.cloneNode(true));
      this.#paint(copy, owner, new Map());
      copy.removeAttribute('data-cell');
      figure.append(copy);
    }
    return figure;
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
    hide('[data-beside]', (edge) => at(edge, 'beside') === option && at(edge, 'beyond') === undefined);
    hide('.neck', (neck) => at(neck, 'to') !== option);
    const colour = tints.get(option) ?? marks[optionPiece[option]].colour ?? '#ffffff';
    group.querySelectorAll('[data-light]').forEach((part) => part.setAttribute('color', tinted(colour, Number(part.getAttribute('data-light')))));
  }
}
