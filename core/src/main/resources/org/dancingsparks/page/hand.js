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
 * @property {number[]} before what was placed before
 * @property {number} x where it was taken
 * @property {number} y
 * @property {number} pointer
 * @property {number} lift upwards, above a finger
 * @property {SVGElement | null} image once it moves
 * @property {number} option where it would be placed, or -1
 */

class Hand {
  /** @param {Game} game @param {BoardView} board @param {Tray} tray @param {(text: string) => void} say */
  constructor(game, board, tray, say) {
    this.game = game;
    this.board = board;
    this.tray = tray;
    this.say = say;
    /** @type {Drag | null} */
    this.drag = null;
    this.wasDragged = false;
    this.turned = 0;
    this.cell = -1;
    this.x = 0;
    this.y = 0;
    tray.onSelect = () => this.selected();
    tray.element.addEventListener('pointerdown', (event) => this.#take(event, tray.element));
    board.svg.addEventListener('pointerdown', (event) => this.#take(event, board.svg));
    tray.element.addEventListener('click', (event) => this.#clickTray(event));
    board.svg.addEventListener('click', (event) => this.#clickBoard(cellAt(event)));
    board.svg.addEventListener('pointerover', (event) => event.pointerType !== 'touch' && this.point(cellAt(event)));
    board.svg.addEventListener('pointerleave', () => this.point(-1));
    board.svg.addEventListener('focusin', (event) => this.#focus(cellAt(event)));
    board.svg.addEventListener('focusout', () => this.point(-1));
    window.addEventListener('pointermove', (event) => this.#move(event));
    window.addEventListener('pointerup', (event) => this.#drop(event));
    window.addEventListener('pointercancel', () => (this.drag?.image ? this.cancel() : this.#release()));
    const turning = { passive: false };
    board.svg.addEventListener('wheel', (event) => this.#wheel(event), turning);
  }

  /** Redraws what depends on the selected piece. */
  selected() {
    const mark = this.tray.selected;
    const { hasHeat, position, shown } = this.game;
    const isWanted = hasHeat && !shown && position.count > 0n && document.body.classList.contains('warm');
    this.board.heat.replaceChildren();
    if (isWanted) {
      this.board.drawHeat(this.game, mark);
    }
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
    const state = solutions != 0 ? 'good' : game.fits(option) ? 'dead' : 'misfit';
    this.board.drawGhost(option, state);
    const name = game.puzzle.optionPiece[option] < 0 ? game.puzzle.options[option] : game.markName(game.puzzle.optionPiece[option]);
    const leads = { good: `leads to ${plural(solutions, 'solution')}`, dead: 'leads to no solution', misfit: 'does not fit' };
    this.say(`${name} here ${leads[state]}.`);
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
      return `${place}: ${game.name(game.owner[cell])}. Tap or press Delete to take it up.`;
    }
    if (this.tray.selected >= 0) {
      return `${place}: ${game.markName(this.tray.selected)}, as it is turned, has no place here.`;
    }
    const marks = [...game.puzzle.marks.keys()].filter((mark) => game.hasHeat && game.cover[mark][cell] > 0);
    const best = marks.sort((one, other) => Number(game.cover[other][cell] > game.cover[one][cell]) * 2 - 1).slice(0, 3);
    const shares = best.map((mark) => `${game.markName(mark)} ${percent(game.share(game.cover[mark][cell]))} % (${grouped(game.cover[mark][cell])})`);
    return shares.length > 0 ? `${place}: ${shares.join(', ')}${marks.length > 3 ? ', ...' : ''}` : `${place}: open`;
  }

  /** @param {Event} event */
  #clickTray(event) {
    const item = event.target instanceof Element ? event.target.closest('[data-mark]') : null;
    if (item && !this.wasDragged) {
      const mark = Number(item.getAttribute('data-mark'));
      this.tray.select(mark === this.tray.selected ? -1 : mark);
    }
    this.wasDragged = false;
  }

  /** @param {number} cell */
  #clickBoard(cell) {
    if (cell >= 0 && !this.wasDragged) {
      this.board.moveCursor(cell);
      this.act(cell);
    }
    this.wasDragged = false;
  }

  /** Takes up what is on a cell, or places the selected piece there. @param {number} cell */
  async act(cell) {
    const { game, tray } = this;
    if (game.owner[cell] >= 0) {
      await this.takeUp(game.owner[cell]);
      return;
    }
    const option = this.#optionOn(cell);
    if (option >= 0 && game.fits(option)) {
      await this.#put(() => game.place(option));
    } else {
      this.say(tray.selected < 0 ? 'Choose a piece first.' : `${game.markName(tray.selected)} does not fit here.`);
    }
  }

  /** @param {() => Promise<void>} move */
  async #put(move) {
    await move();
    this.tray.select(this.tray.selected);
  }

  /** Lifts an option and selects its piece as it was turned. @param {number} option */
  async takeUp(option) {
    const { puzzle } = this.game;
    if (puzzle.givens.includes(option)) {
      this.say(`${this.game.name(option)} is given.`);
      return;
    }
    await this.game.lift([option]);
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

  /** Begins what may become a drag. @param {PointerEvent} event @param {Element} root */
  #take(event, root) {
    const { game, tray } = this;
    const item = event.target instanceof Element ? event.target.closest('[data-mark]') : null;
    const cell = root === this.board.svg ? cellAt(event) : -1;
    const from = cell < 0 ? -1 : game.owner[cell];
    const mark = item ? Number(item.getAttribute('data-mark')) : from < 0 ? -1 : game.puzzle.optionPiece[from];
    this.wasDragged = false;
    if (event.button !== 0 || mark < 0 || game.puzzle.givens.includes(from) || (from < 0 && game.free(mark) <= 0)) {
      return;
    }
    const option = from >= 0 ? from : tray.pictures.options[tray.shapes[mark]][0];
    const cells = game.puzzle.optionCells[option];
    const place = cells.indexOf(from >= 0 ? cell : this.board.geometry.central(cells));
    const { clientX: x, clientY: y, pointerId: pointer } = event;
    const lift = event.pointerType === 'touch' ? ABOVE_FINGER : 0;
    this.drag = { mark, place, from, before: game.placed, x, y, pointer, lift, image: null, option: -1 };
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
      game.go(game.placed.filter((option) => option !== drag.from));
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
    const nearest = options.reduce((best, option) => (away(option) < away(best) ? option : best));
    drag.option = away(nearest) < SNAP * SIDE ? nearest : -1;
    this.preview(drag.option);
    if (drag.option < 0) {
      this.say(drag.from < 0 ? '' : 'Let go to put it back into the tray.');
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
      this.#put(() => game.move([...without, option]));
    } else if (option >= 0 || drag.from < 0) {
      game.go(drag.before);
      this.say(option < 0 ? '' : `${game.markName(drag.mark)} does not fit there.`);
    } else {
      game.move(without);
    }
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

  /** Puts back what is dragged, or selects nothing. */
  cancel() {
    const { drag } = this;
    this.#release();
    if (drag?.image) {
      this.game.go(drag.before);
    }
    this.tray.select(-1);
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

/** The number of the cell that an event is on, or -1. @param {Event} event */
function cellAt({ target }) {
  return Number((target instanceof Element && target.getAttribute('data-cell')) || -1);
}
