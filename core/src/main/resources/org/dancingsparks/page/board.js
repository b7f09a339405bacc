/** Draws options by the outlines of their cells, on the board that the page has and elsewhere. */

/** The side of a cell in the units of outlines. */
const SIDE = 40;

/** The width of the line round a piece. */
const EDGE = 3.3;

/** The side of a cell on the page in rem, at most. */
const MOST_SIDE = 5.5;

/** Black or white, whichever is easier to read on a colour. @param {string} colour */
function inkOn(colour) {
  const light = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4))
    .reduce((sum, channel, at) => sum + channel * [0.2126, 0.7152, 0.0722][at], 0.05);
  return light * light > 1.05 * 0.05 ? '#000000' : '#ffffff';
}

/** A colour mixed with white, or for a negative share with black. @param {string} colour @param {number} share */
function tinted(colour, share) {
  const channels = [1, 3, 5].map((at) => {
    const channel = parseInt(colour.slice(at, at + 2), 16);
    return Math.round(channel + ((share > 0 ? 255 : 0) - channel) * Math.abs(share));
  });
  return '#' + channels.map((channel) => channel.toString(16).padStart(2, '0')).join('');
}

/** The box round points: x, y, width and height. @param {number[]} points x and y by turns */
function boxOf(points) {
  const [xs, ys] = [0, 1].map((axis) => points.filter((_, at) => at % 2 === axis));
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return [x, y, Math.max(...xs) - x, Math.max(...ys) - y];
}

/** Tints of touching copies of a piece. */
const TINTS = [0, 0.4, -0.3, 0.65, -0.5];

/** The polygons of cells: their middles, sides and neighbours. */
class Geometry {
  /** @param {Drawn} puzzle */
  constructor(puzzle) {
    this.puzzle = puzzle;
    this.middles = puzzle.outlines.map((outline) => {
      const corners = outline.length / 2;
      const sum = (/** @type {number} */ axis) =>
        outline.reduce((total, value, at) => total + (at % 2 === axis ? value : 0), 0);
      return [sum(0) / corners, sum(1) / corners];
    });
    /** By cell, the way from its middle to its rim. */
    this.rooms = puzzle.outlines.map((outline, cell) => {
      const [x, y] = this.middles[cell];
      const ways = outline.map((value, at) => {
        const next = (at + 2) % outline.length;
        return at % 2 === 0 ? Math.hypot((value + outline[next]) / 2 - x, (outline[at + 1] + outline[next + 1]) / 2 - y) : SIDE;
      });
      return Math.min(SIDE / 2, ...ways);
    });
    this.sides = puzzle.outlines.map((outline) => this.#sides(outline));
    /** By the key of a side, the cells that have it. @type {Map<string, number[]>} */
    this.cellsAt = new Map();
    this.sides.forEach((sides, cell) =>
      sides.forEach(({ key }) => this.cellsAt.set(key, [...(this.cellsAt.get(key) ?? []), cell])),
    );
  }

  /** @param {number[]} outline */
  #sides(outline) {
    const sides = [];
    for (let at = 0; at < outline.length; at += 2) {
      const next = (at + 2) % outline.length;
      const ends = [at, next].map((corner) => `${outline[corner]} ${outline[corner + 1]}`);
      const near = [at, next].map((corner) => `${Math.round(outline[corner])},${Math.round(outline[corner + 1])}`);
      sides.push({ key: near.sort().join(' '), path: `M${ends[0]}L${ends[1]}`, from: at, to: next });
    }
    return sides;
  }

  /** The cells that touch one. @param {number} cell */
  beside(cell) {
    return this.puzzle.beside[cell] ?? [];
  }

  /** Those of them that are drawn beside it: in its layer. @param {number} cell */
  level(cell) {
    const { layers } = this.puzzle;
    return this.beside(cell).filter((other) => layers[other] === layers[cell]);
  }

  /** The areas of an option: cells that touch, or each cell where it is values that they have. @param {number} option */
  parts(option) {
    const cells = this.puzzle.optionCells[option];
    const marks = new Map(cells.map((cell, place) => [cell, this.puzzle.optionMarks[option][place]]));
    const isJoined = this.puzzle.marks[this.puzzle.optionPiece[option]]?.colour !== undefined;
    const parts = [];
    const left = new Set(cells);
    for (const cell of cells) {
      if (left.delete(cell)) {
        const part = [cell];
        for (const own of part) {
          this.level(own)
            .filter((other) => isJoined && marks.get(other) === marks.get(cell) && left.delete(other))
            .forEach((other) => part.push(other));
        }
        parts.push({ cells: part, mark: /** @type {number} */ (marks.get(cell)) });
      }
    }
    return parts;
  }

  /** The cell nearest to the middle of several. @param {number[]} cells */
  central(cells) {
    const x = cells.reduce((sum, cell) => sum + this.middles[cell][0], 0) / cells.length;
    const y = cells.reduce((sum, cell) => sum + this.middles[cell][1], 0) / cells.length;
    return cells.reduce((best, cell) => (this.away(cell, x, y) < this.away(best, x, y) - 1e-6 ? cell : best));
  }

  /** @param {number} cell @param {number} x @param {number} y */
  away(cell, x, y) {
    return Math.hypot(this.middles[cell][0] - x, this.middles[cell][1] - y);
  }

  /** @param {number[]} cells */
  fill(cells) {
    return cells.map((cell) => 'M' + this.puzzle.outlines[cell].join(' ') + 'Z').join('');
  }

  /** The sides that one of the cells has, and those that two have. @param {number[]} cells */
  lines(cells) {
    const own = new Set(cells);
    const lines = { rim: '', within: '' };
    cells.forEach((cell) =>
      this.sides[cell].forEach(({ key, path }) => {
        const isWithin = (this.cellsAt.get(key) ?? []).filter((other) => own.has(other)).length > 1;
        lines[isWithin ? 'within' : 'rim'] += path;
      }),
    );
    return lines;
  }

  /** The box round cells: x, y, width and height. @param {number[]} cells */
  box(cells) {
    return boxOf(cells.flatMap((cell) => this.puzzle.outlines[cell]));
  }

  /** By option, its colour among those placed; copies that touch differ. @param {number[]} options */
  tints(options) {
    const { optionPiece, optionCells, marks } = this.puzzle;
    /** @type {Map<number, number>} */
    const tints = new Map();
    const owner = new Map(options.flatMap((option) => optionCells[option].map((cell) => [cell, option])));
    for (const option of options) {
      const near = optionCells[option].flatMap((cell) => this.beside(cell)).map((cell) => owner.get(cell) ?? option);
      const taken = near
        .filter((other) => other !== option && optionPiece[other] === optionPiece[option])
        .map((other) => tints.get(other));
      tints.set(option, Math.max(0, TINTS.findIndex((_, tint) => !taken.includes(tint))));
    }
    return new Map(
      options.map((option) => {
        const colour = marks[optionPiece[option]]?.colour;
        return [option, colour && tinted(colour, TINTS[tints.get(option) ?? 0])];
      }),
    );
  }

  /** An option as it looks on the board. @param {number} option @param {string} [tint] */
  figure(option, tint) {
    const { puzzle } = this;
    const cells = puzzle.optionCells[option];
    const figure = drawn('g', { class: 'piece', 'data-option': option });
    const sides = puzzle.optionSides?.[option] ?? [];
    const { rim, within } = this.lines(cells);
    let isColoured = sides.length > 0;
    sides.forEach((colour, side) => figure.append(...this.#wedge(cells[0], side, puzzle.colours[colour])));
    for (const part of sides.length > 0 ? [] : this.parts(option)) {
      const mark = puzzle.marks[part.mark];
      if (mark.isHole) {
        figure.append(...this.#hole(cells[0]));
        continue;
      }
      const colour = mark.colour && (tint ?? mark.colour);
      isColoured = isColoured || colour !== undefined;
      figure.append(
        ...(puzzle.areBalls && colour ? this.#joints(part.cells, colour) : []),
        drawn('path', { d: this.fill(part.cells), ...(colour ? { fill: colour, stroke: colour } : { class: 'plain', fill: '#eef3fb' }) }),
        drawn('path', { d: within, stroke: colour ? inkOn(colour) : '#000000', 'stroke-opacity': 0.22 }),
        this.symbol(this.central(part.cells), markText(mark), colour ? inkOn(colour) : ''),
      );
    }
    if (isColoured && !puzzle.areBalls) {
      figure.append(drawn('path', { class: 'edge', d: rim, fill: 'none', stroke: '#000000', 'stroke-width': EDGE, 'stroke-linecap': 'round' }));
    }
    return figure;
  }

  /** A cell that stays open: a ring, unless it has a label, which stays in sight. @param {number} cell */
  #hole(cell) {
    const [cx, cy] = this.middles[cell];
    const rim = drawn('path', { class: 'edge hole', d: this.fill([cell]), fill: '#ffd76a', 'fill-opacity': 0.4, stroke: '#000000', 'stroke-width': EDGE, 'stroke-linecap': 'round' });
    const ring = { class: 'hole', cx, cy, r: this.rooms[cell] * 0.44, fill: 'none', stroke: '#000000', 'stroke-width': EDGE / 1.4 };
    return this.puzzle.labels[cell] ? [rim] : [rim, drawn('circle', ring)];
  }

  /** The lines round balls, and what joins those that touch. @param {number[]} cells @param {string} colour */
  #joints(cells, colour) {
    const between = cells.flatMap((cell) =>
      this.level(cell)
        .filter((other) => other > cell && cells.includes(other))
        .map((other) => `M${this.middles[cell].join(' ')}L${this.middles[other].join(' ')}`),
    );
    const line = (/** @type {string} */ stroke, /** @type {number} */ width) =>
      drawn('path', { d: between.join(''), stroke, 'stroke-width': width });
    const rim = drawn('path', { class: 'edge', d: this.fill(cells), fill: 'none', stroke: '#000000', 'stroke-width': 2 * EDGE });
    return [rim, line('#000000', SIDE / 2 + 2 * EDGE), line(colour, SIDE / 2)];
  }

  /** @param {number} cell @param {string} text @param {string} ink empty for that of the page */
  symbol(cell, text, ink) {
    const [x, y] = this.middles[cell];
    const size = (1.16 * this.rooms[cell]) / Math.max(1, 0.35 * text.length);
    const place = { x, y: y + 0.36 * size, 'font-size': size.toFixed(1), 'text-anchor': 'middle' };
    return drawn('text', { ...place, ...(ink ? { fill: ink, 'font-weight': 'bold' } : { class: 'ink' }) }, text);
  }

  /** A side of a tile as a wedge with the letter of its colour. @param {number} cell @param {number} side @param {Mark} mark */
  #wedge(cell, side, mark) {
    const [x, y] = this.middles[cell];
    const colour = mark.colour ?? '#ffffff';
    const { from, to } = this.sides[cell][side];
    const outline = this.puzzle.outlines[cell];
    const at = [0, 1].map((axis) => (outline[from + axis] + outline[to + axis]) * 0.3 + [x, y][axis] * 0.4);
    const path = `M${outline[from]} ${outline[from + 1]}L${outline[to]} ${outline[to + 1]}L${x} ${y}Z`;
    return [
      drawn('path', { d: path, fill: colour, stroke: '#000000', 'stroke-opacity': 0.25, 'stroke-width': 0.8 }),
      drawn('text', { x: at[0], y: at[1] + 3, fill: inkOn(colour), 'font-size': 9, 'text-anchor': 'middle' }, mark.symbol),
    ];
  }
}

/** The board in the page: what is placed, shown, hovered over, and the cells for hand and keyboard. */
class BoardView {
  /** @param {SVGSVGElement} svg @param {Geometry} geometry @param {SolidView | null} solid */
  constructor(svg, geometry, solid) {
    this.svg = svg;
    this.geometry = geometry;
    this.solid = solid;
    const layer = (/** @type {string} */ name) => drawn('g', { class: name });
    this.heat = layer('heat');
    this.placed = layer('placed');
    this.shown = layer('shown');
    this.ghost = layer('ghost');
    this.grid = layer('cells');
    /** By option on the board, its colour. @type {Map<number, string | undefined>} */
    this.tints = new Map();
    svg.querySelector('title')?.remove();
    svg.style.maxWidth = `${(svg.viewBox.baseVal.width / SIDE) * MOST_SIDE}rem`;
    svg.setAttribute('role', 'grid');
    svg.setAttribute('aria-label', 'Board');
    const [frames, labels] = ['.rim, .seam, .region', '.label'].map((kind) => svg.querySelectorAll(kind));
    const labelled = [...geometry.puzzle.labels.keys()].filter((cell) => geometry.puzzle.labels[cell]);
    /** By cell, its label, if it has one. */
    this.labels = new Map(labelled.map((cell, at) => [cell, labels[at]]));
    svg.append(this.#patterns(), this.heat, ...labels, this.placed, this.shown, ...frames, this.ghost, this.grid);
    /** @type {SVGElement[]} by cell */
    this.cells = geometry.puzzle.outlines.map((outline, cell) =>
      drawn('polygon', { points: outline.join(' '), role: 'gridcell', tabindex: -1, 'data-cell': cell, fill: 'transparent' }),
    );
    const rows = this.#rows();
    /** The cells row by row, as the arrow keys go. */
    this.order = rows.flat();
    rows.forEach((row) => this.grid.append(drawn('g', { role: 'row' }, ...row.map((cell) => this.cells[cell]))));
    this.cursor = 0;
    this.cells[0].setAttribute('tabindex', '0');
  }

  #patterns() {
    const pattern = (/** @type {string} */ id, /** @type {string} */ d) =>
      drawn('pattern', { id, width: 8, height: 8, patternUnits: 'userSpaceOnUse' }, drawn('path', { d }));
    return drawn('defs', {}, pattern('dead', 'M-2 10L10 -2M-2 2L2 -2M6 10L10 6'), pattern('misfit', 'M0 0L8 8M8 0L0 8'));
  }

  /** The cells by rows, for readers of the screen. */
  #rows() {
    const { middles } = this.geometry;
    const order = [...middles.keys()].sort((one, other) => middles[one][1] - middles[other][1]);
    /** @type {number[][]} */
    const rows = [];
    let top = -Infinity;
    for (const cell of order) {
      if (middles[cell][1] - top > SIDE / 2) {
        top = middles[cell][1];
        rows.push([]);
      }
      rows[rows.length - 1].push(cell);
    }
    return rows.map((row) => row.sort((one, other) => middles[one][0] - middles[other][0]));
  }

  /** @param {Game} game */
  draw(game) {
    const shown = (game.shown?.solution.options ?? []).filter((option) => !game.placed.includes(option));
    const tints = this.geometry.tints([...game.placed, ...shown]);
    const figure = (/** @type {number} */ option) => this.geometry.figure(option, tints.get(option));
    this.placed.replaceChildren(...game.placed.map(figure));
    game.fixed.forEach((option) => this.placed.children[game.placed.indexOf(option)].classList.add('fixed'));
    this.shown.replaceChildren(...shown.map(figure));
    this.tints = tints;
    this.solid?.draw(tints);
    const { puzzle, owner } = game;
    this.cells.forEach((element, cell) => {
      element.setAttribute('aria-label', `${cellName(puzzle, cell)}, ${owner[cell] < 0 ? 'open' : game.name(owner[cell])}`);
      element.classList.toggle('covered', owner[cell] >= 0);
      this.labels.get(cell)?.classList.toggle('held', owner[cell] >= 0);
    });
  }

  /** The board with options and nothing else, as a picture of its own. @param {number[]} options */
  picture(options) {
    const picture = /** @type {SVGElement} */ (this.svg.cloneNode(true));
    picture.querySelectorAll('.cells, .ghost, .heat, .shown, defs').forEach((part) => part.remove());
    const figures = [...this.geometry.tints(options)].map(([option, tint]) => this.geometry.figure(option, tint));
    picture.querySelector('.placed')?.replaceChildren(...figures);
    ['role', 'aria-label', 'class', 'style'].forEach((name) => picture.removeAttribute(name));
    return picture;
  }

  /**
   * Shades open cells: with a mark, by the share of solutions that have it there; else by the share of
   * those that agree most.
   *
   * @param {Game} game @param {number} mark @returns {string} a sentence that explains the first of them
   */
  drawHeat(game, mark) {
    const { puzzle, cover } = game;
    /** @type {{cell: number, share: number, mark: number}[]} */
    const shares = [];
    for (let cell = 0; cell < puzzle.cells.length; cell++) {
      const best = mark >= 0 ? mark : cover.reduce((top, row, at) => (row[cell] > cover[top][cell] ? at : top), 0);
      if (game.owner[cell] < 0 && cover[best][cell] > 0) {
        shares.push({ cell, share: game.share(cover[best][cell]), mark: best });
      }
    }
    const most = Math.max(...shares.map(({ share }) => share));
    const text = (/** @type {{share: number, mark: number}} */ { share, mark: best }) =>
      mark >= 0 || puzzle.marks.length === 1 ? percent(share) : `${markText(puzzle.marks[best])} ${percent(share)}`;
    this.heat.replaceChildren(
      ...shares.flatMap(({ cell, share, mark: best }) => {
        const [x, y] = this.geometry.middles[cell];
        const size = 0.575 * this.geometry.rooms[cell];
        return [
          drawn('polygon', { points: puzzle.outlines[cell].join(' '), 'fill-opacity': (0.04 + (0.96 * share) / most).toFixed(2) }),
          drawn('text', { x, y: y + (puzzle.labels[cell] ? 1.1 : 0.35) * size, 'font-size': size, 'text-anchor': 'middle' }, text({ share, mark: best })),
        ];
      }),
    );
    const [first] = shares;
    return first ? `${text(first)}: ${percent(first.share)} % of the solutions have ${game.markName(first.mark)} here.` : '';
  }

  /** Draws an option where the hand is. @param {number} option -1 for none @param {'good' | 'fits' | 'dead' | 'misfit'} [state] */
  drawGhost(option, state = 'good') {
    this.ghost.replaceChildren();
    this.solid?.draw(option < 0 || state === 'misfit' ? this.tints : new Map([...this.tints, [option, undefined]]));
    if (option >= 0) {
      const { geometry } = this;
      const cells = geometry.puzzle.optionCells[option];
      const { rim } = geometry.lines(cells);
      const veil = state === 'good' || state === 'fits' ? [] : [drawn('path', { d: geometry.fill(cells), fill: `url(#${state})` })];
      this.ghost.append(geometry.figure(option), ...veil, drawn('path', { d: rim, class: 'state' }));
      this.ghost.setAttribute('class', `ghost ${state}`);
    }
  }

  /** Where the board is in the window, and its scale. */
  frame() {
    const { a: scale, e: left, f: top } = /** @type {DOMMatrix} */ (this.svg.getScreenCTM());
    return { scale, left, top };
  }

  /** Moves the cell that Tab leads to. @param {number} cell */
  moveCursor(cell) {
    this.cells[this.cursor].setAttribute('tabindex', '-1');
    this.cells[(this.cursor = cell)].setAttribute('tabindex', '0');
  }

  /** The next cell of the rows, or the nearest above or below; else the same. @param {number} dx @param {number} dy */
  next(dx, dy) {
    const { cursor, order } = this;
    if (dy === 0) {
      return order[order.indexOf(cursor) + dx] ?? cursor;
    }
    const { middles } = this.geometry;
    const way = (/** @type {number} */ cell) => {
      const ahead = (middles[cell][1] - middles[cursor][1]) * dy;
      const aside = Math.abs(middles[cell][0] - middles[cursor][0]);
      return ahead > SIDE / 5 && aside <= ahead ? ahead + 2 * aside : Infinity;
    };
    return order.reduce((best, cell) => (way(cell) < way(best) ? cell : best), cursor);
  }
}

/** A cell's name as it is read out. @param {Drawn} puzzle @param {number} cell */
function cellName(puzzle, cell) {
  const numbers = /^\((\d+),(\d+)(?:,(\d+))?\)$/.exec(puzzle.cells[cell]);
  const place = numbers ? `${numbers[3] ? `layer ${numbers[3]} ` : ''}row ${numbers[1]} column ${numbers[2]}` : puzzle.cells[cell];
  return puzzle.labels[cell] ? `${puzzle.labels[cell]}, ${place}` : place;
}
