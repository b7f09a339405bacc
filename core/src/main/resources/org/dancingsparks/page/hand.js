/** Puts pieces on the board and takes them up: by mouse, touch and pen, and by keys. */

/** The way in pixels from which a press is a drag, and that by which a piece is above a finger. */
const DRAG = 6;
const ABOVE_FINGER = 44;

/** The way in sides of a cell over which a piece snaps to its place. */
const SNAP = 1.3;

/** The least time in ms from one turn by wheel to the next. */
const BETWEEN_TURNS = 150;

/**
 * A piece in the hand.
 *
 * @typedef {object} Drag
 * @property {number} mark
 * @property {number} place of the cell by which it is held, among its option's cells
 * @property {number} from the option that was lifted, or -1
 * @property {number} selected the piece that was selected before, or -1
 * @property {number[]} before what was placed before
 * @property {number[]} held what is placed meanwhile; if that is changed, the drag ends
 * @property {number} x where it was taken
 * @property {number} y
 * @property {number} pointer
 * @property {number} lift upwards, above a finger
 * @property {SVGElement | null} image once it moves
 * @property {number} option where it would be placed, or -1
 */

class Hand {
  /** @param {Game} game @param {BoardView} board @param {Tray} tray @param {Holes} holes */
  constructor(game, board, tray, holes) {
    this.game = game;
    this.board = board;
    this.tray = tray;
    this.holes = holes;
    /** @type {Drag | null} */
    this.drag = null;
    this.wasDragged = false;
    this.turned = 0;
    this.cell = -1;
    this.x = 0;
    this.y = 0;
    tray.onSelect = () => this.selected();
    for (const root of [tray.element, board.svg]) {
      root.addEventListener('pointerdown', (event) => this.#take(/** @type {PointerEvent} */ (event)));
      root.addEventListener('click', (event) => this.#click(event));
    }
    board.svg.addEventListener('pointerover', (event) => event.pointerType !== 'touch' && this.point(numberAt(event, 'data-cell')));
    board.svg.addEventListener('pointerleave', () => this.point(-1));
    board.svg.addEventListener('focusin', (event) => this.#focus(numberAt(event, 'data-cell')));
    board.svg.addEventListener('focusout', () => this.point(-1));
    window.addEventListener('pointermove', (event) => this.#move(event));
    window.addEventListener('pointerup', (event) => this.#drop(event));
    window.addEventListener('pointercancel', ({ pointerId }) => this.drag?.pointer === pointerId && this.cancel(this.drag.selected));
    const turning = { passive: false };
    board.svg.addEventListener('wheel', (event) => this.#wheel(event), turning);
  }

  /** Says what is pointed at, else what a hand can do. @param {string} text */
  say(text) {
    const { game, tray } = this;
    const turn = tray.shapesOf[tray.selected]?.length > 1 ? 'turn it with the buttons or keys, then ' : '';
    const piece = tray.selected < 0 ? '' : `${game.markName(tray.selected)}: ${turn}choose a cell for it.`;
    const isBegun = game.placed.length > game.kept.length;
    const advice = isBegun ? 'Drag a piece off the board, or tap it, to remove it.' : 'Drag a piece onto the board; or tap the piece, then a cell.';
    byId('say').textContent = text || piece || advice;
  }

  /** Redraws what depends on the selected piece. */
  selected() {
    if (this.drag && this.drag.held !== this.game.placed) {
      this.#release();
      this.tray.select(-1);
      return;
    }
    const mark = this.tray.selected;
    const { position, shown } = this.game;
    const isWanted = !shown && position.count > 0n && document.body.classList.contains('warm');
    this.board.heat.replaceChildren();
    byId('legend').textContent = isWanted ? this.board.drawHeat(this.game, mark) : '';
    this.point(this.cell);
  }

  /** @param {number} cell */
  #focus(cell) {
    if (cell >= 0) {
      this.board.moveCursor(cell);
      this.point(cell);
    }
  }

  /** Shows what placing the selected piece on a cell would do, or what the cell has. @param {number} cell */
  point(cell) {
    this.cell = cell;
    if (!this.drag?.image) {
      const option = cell < 0 || this.game.owner[cell] >= 0 ? -1 : this.#optionOn(cell);
      this.preview(option);
      if (option < 0) {
        this.say(cell < 0 ? '' : this.#describe(cell));
      }
    }
  }

  /** Draws an option over the board and says what it leads to. @param {number} option */
  preview(option) {
    if (option < 0) {
      this.board.drawGhost(-1);
      return;
    }
    const { game } = this;
    const solutions = game.position.marginals[option];
    const isGood = !game.hidesAnswers && solutions != 0;
    const state = isGood ? 'good' : !game.fits(option) ? 'misfit' : game.hidesAnswers ? 'fits' : 'dead';
    this.board.drawGhost(option, state);
    const name = game.puzzle.optionPiece[option] < 0 ? game.puzzle.options[option] : game.markName(game.puzzle.optionPiece[option]);
    const leads = { good: `leads to ${plural(solutions, 'solution')}`, fits: 'fits here', dead: 'leads to no solution', misfit: 'does not fit here' };
    this.say(`${state === 'good' || state === 'dead' ? 'Placed here, ' : ''}${name} ${leads[state]}.`);
  }

  /** The option of the selected shape that covers a cell, preferably by its middle. @param {number} cell */
  #optionOn(cell) {
    const { tray, board } = this;
    const options = tray.shape < 0 ? [] : tray.pictures.options[tray.shape].filter((option) => this.game.puzzle.optionCells[option].includes(cell));
    const [x, y] = board.geometry.middles[cell];
    const away = (/** @type {number} */ option) => board.geometry.away(board.geometry.central(this.game.puzzle.optionCells[option]), x, y);
    return options.reduce((best, option) => (best < 0 || away(option) < away(best) ? option : best), -1);
  }

  /** @param {number} cell */
  #describe(cell) {
    const { game } = this;
    const name = cellName(game.puzzle, cell);
    const place = name[0].toUpperCase() + name.slice(1);
    if (game.owner[cell] >= 0) {
      const isFixed = game.fixed.includes(game.owner[cell]);
      const mark = game.puzzle.optionPiece[game.owner[cell]];
      const what = game.isHole(game.owner[cell]) ? 'stays open' : mark < 0 ? game.name(game.owner[cell]) : game.markName(mark);
      return `${place}: ${what}${isFixed ? ', given' : '. Tap it or press Delete to remove it'}.`;
    }
    if (this.tray.selected >= 0) {
      return `${place}: ${game.markName(this.tray.selected)}, as it is turned, has no place here.`;
    }
    if (game.hidesAnswers) {
      return `${place}: open`;
    }
    const marks = [...game.puzzle.marks.keys()].filter((mark) => game.hasHeat && game.cover[mark][cell] > 0);
    const best = marks.sort((one, other) => Number(game.cover[other][cell] > game.cover[one][cell]) * 2 - 1).slice(0, 3);
    const shares = best.map((mark) => `${game.markName(mark)} ${percent(game.share(game.cover[mark][cell]))} % (${grouped(game.cover[mark][cell])})`);
    return shares.length > 0 ? `${place}, in the solutions: ${shares.join(', ')}${marks.length > 3 ? ', ...' : ''}` : `${place}: open`;
  }

  /** @param {Event} event */
  #click(event) {
    const cell = numberAt(event, 'data-cell');
    const mark = numberAt(event, 'data-mark');
    if (cell >= 0 && !this.wasDragged) {
      this.board.moveCursor(cell);
      this.act(cell);
    } else if (mark >= 0 && !this.wasDragged) {
      this.tray.select(mark === this.tray.selected ? -1 : mark);
    }
    this.wasDragged = false;
  }

  /** Takes up what is on a cell, or places the selected piece there. @param {number} cell */
  async act(cell) {
    const { game, tray } = this;
    if (game.owner[cell] >= 0) {
      await this.remove(game.owner[cell]);
      return;
    }
    const option = this.#optionOn(cell);
    const tapped = tray.selected < 0 ? this.holes.tapped(cell) : undefined;
    if (option >= 0 && game.fits(option)) {
      await game.place(option);
    } else if (tapped) {
      await game.move(tapped);
    } else {
      this.board.drawGhost(-1);
      this.say(tray.selected < 0 ? 'Choose a piece first.' : `${game.markName(tray.selected)} does not fit here.`);
    }
  }

  /** Removes an option and selects its piece as it was turned. @param {number} option */
  async remove(option) {
    const { puzzle, fixed } = this.game;
    if (fixed.includes(option)) {
      this.say(`${this.game.name(option)} is given.`);
      return;
    }
    await this.game.remove([option]);
    this.#hold(option);
    this.tray.select(puzzle.optionPiece[option]);
  }

  /** @param {number} option */
  #hold(option) {
    const { optionPiece, optionShape } = this.game.puzzle;
    if (optionPiece[option] >= 0) {
      this.tray.shapes[optionPiece[option]] = optionShape[option];
    }
  }

  /** Begins what may become a drag. @param {PointerEvent} event */
  #take(event) {
    const { game, tray } = this;
    const cell = numberAt(event, 'data-cell');
    const from = game.owner[cell] ?? -1;
    const mark = from < 0 ? numberAt(event, 'data-mark') : game.puzzle.optionPiece[from];
    this.wasDragged = false;
    if (this.drag || event.button !== 0 || mark < 0 || game.fixed.includes(from) || game.isHole(from) || (from < 0 && game.free(mark) <= 0)) {
      return;
    }
    const option = from >= 0 ? from : tray.pictures.options[tray.shapes[mark]][0];
    const cells = game.puzzle.optionCells[option];
    const place = cells.indexOf(from >= 0 ? cell : this.board.geometry.central(cells));
    const { clientX: x, clientY: y, pointerId: pointer } = event;
    const lift = event.pointerType === 'touch' ? ABOVE_FINGER : 0;
    this.drag = { mark, place, from, selected: tray.selected, before: game.placed, held: game.placed, x, y, pointer, lift, image: null, option: -1 };
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const { drag } = this;
    if (!drag || drag.pointer !== event.pointerId) {
      return;
    }
    [this.x, this.y] = [event.clientX, event.clientY - drag.lift];
    if (!drag.image && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) >= DRAG) {
      this.#begin(drag);
    }
    if (drag.image) {
      this.#carry(drag, drag.image);
    }
  }

  /** @param {Drag} drag */
  #begin(drag) {
    const { tray, game } = this;
    this.wasDragged = true;
    if (drag.from >= 0) {
      this.#hold(drag.from);
      drag.held = game.placed.filter((option) => option !== drag.from);
      game.go(drag.held);
    }
    drag.image = drawn('svg', { class: 'dragged', 'aria-hidden': 'true' });
    document.body.append(drag.image);
    document.body.classList.add('dragging');
    tray.selected = drag.mark;
    tray.select(drag.mark);
    this.#redraw(drag, drag.image);
  }

  /** @param {Drag} drag @param {SVGElement} image */
  #redraw(drag, image) {
    const { geometry } = this.board;
    const { scale } = this.board.frame();
    const option = this.tray.pictures.options[this.tray.shape][0];
    const [x, y, width, height] = geometry.box(geometry.puzzle.optionCells[option]);
    image.setAttribute('viewBox', [x - 2, y - 2, width + 4, height + 4].join(' '));
    image.style.width = `${(width + 4) * scale}px`;
    image.style.height = `${(height + 4) * scale}px`;
    image.replaceChildren(geometry.figure(option));
    this.#carry(drag, image);
  }

  /** Moves the piece in the hand, and finds the option that it is nearest to. @param {Drag} drag @param {SVGElement} image */
  #carry(drag, image) {
    const { geometry } = this.board;
    const { optionCells } = geometry.puzzle;
    const frame = this.board.frame();
    const { scale } = frame;
    const options = this.tray.pictures.options[this.tray.shape];
    const [left, top] = geometry.box(optionCells[options[0]]);
    const [x, y] = geometry.middles[optionCells[options[0]][drag.place]];
    image.style.transform = `translate(${this.x - (x - left + 2) * scale}px, ${this.y - (y - top + 2) * scale}px)`;
    const [overX, overY] = [(this.x - frame.left) / scale, (this.y - frame.top) / scale];
    const away = (/** @type {number} */ option) => geometry.away(optionCells[option][drag.place], overX, overY);
    const near = options.filter((option) => away(option) < SNAP * SIDE && this.game.fits(option));
    const nearest = (near.length > 0 ? near : options).reduce((best, option) => (away(option) < away(best) ? option : best));
    drag.option = away(nearest) < SNAP * SIDE ? nearest : -1;
    this.preview(drag.option);
    if (drag.option < 0) {
      this.say(drag.from < 0 ? 'Let go over the board to place it.' : 'Let go to remove it.');
    }
  }

  /** @param {PointerEvent} event */
  #drop(event) {
    const { drag, game } = this;
    if (drag?.pointer !== event.pointerId) {
      return;
    }
    const option = this.#release();
    setTimeout(() => (this.wasDragged = false));
    if (!drag.image) {
      return;
    }
    const without = drag.before.filter((other) => other !== drag.from);
    if (option === drag.from && option >= 0) {
      game.go(drag.before);
    } else if (option >= 0 && game.fits(option)) {
      game.move([...without, option]);
    } else if (option >= 0 || drag.from < 0) {
      this.#putBack(drag, option);
    } else {
      this.tray.select(-1);
      game.move(without);
    }
  }

  /** Undoes a drag that led nowhere, and leaves nothing on the board that looks placed. @param {Drag} drag @param {number} option */
  async #putBack(drag, option) {
    this.tray.select(-1);
    this.cell = -1;
    await this.game.go(drag.before);
    this.say(option < 0 ? '' : `${this.game.markName(drag.mark)} does not fit there.`);
  }

  /** Lets go of what is dragged. @returns {number} the option where it was */
  #release() {
    const option = this.drag?.option ?? -1;
    this.drag?.image?.remove();
    this.drag = null;
    document.body.classList.remove('dragging');
    this.board.drawGhost(-1);
    return option;
  }

  /** Puts back what is dragged, and selects a piece or nothing. @param {number} [mark] */
  cancel(mark = -1) {
    const { drag } = this;
    this.#release();
    drag?.image && this.game.go(drag.before);
    this.tray.select(mark);
  }

  /** @param {'turn' | 'flip' | 'tip'} way */
  change(way) {
    const { drag } = this;
    if (this.tray.selected < 0) {
      this.say('Choose a piece first.');
      return;
    }
    this.tray.change(way);
    if (drag?.image) {
      const cells = this.game.puzzle.optionCells[this.tray.pictures.options[this.tray.shape][0]];
      drag.place = cells.indexOf(this.board.geometry.central(cells));
      this.#redraw(drag, drag.image);
    } else {
      this.point(this.cell);
    }
  }

  /** @param {WheelEvent} event */
  #wheel(event) {
    if (this.tray.selected >= 0 && !event.ctrlKey) {
      event.preventDefault();
      if (event.timeStamp - this.turned > BETWEEN_TURNS) {
        this.turned = event.timeStamp;
        this.change('turn');
      }
    }
  }
}
