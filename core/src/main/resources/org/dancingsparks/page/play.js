/** The table to play at: joins the game with the board, the tray, buttons, keys and messages. */

/** The most ways to have a solution again that are named. */
const MOST_LIFTS = 6;

/** The step on the board by arrow key. @type {Record<string, number[]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** What keys without a modifier do. @type {Record<string, string>} */
const KEYS = { r: 'turn', f: 'flip', t: 'tip', h: 'hint', c: 'check', o: 'random', n: 'next', p: 'previous', m: 'heat', '?': 'help', Escape: 'cancel' };

class Play {
  /** @param {Game} game */
  constructor(game) {
    this.game = game;
    const { puzzle } = game;
    const geometry = new Geometry(puzzle);
    const [svg, space] = ['#layers svg', '#space svg'].map((name) => /** @type {SVGSVGElement | null} */ (document.querySelector(name)));
    const solid = space && new SolidView(space, puzzle);
    this.pictures = new ShapePictures(geometry, solid);
    this.tray = new Tray(byId('tray'), game, this.pictures);
    this.list = new OptionList(byId('list'), game);
    this.holes = new Holes(game);
    this.board = svg && puzzle.cells.length > 0 ? new BoardView(svg, geometry, solid) : null;
    this.hand = this.board && new Hand(game, this.board, this.tray, this.holes);
    this.list.onPoint = (option) => this.hand?.preview(option);
    this.challenges = new Challenges(game, this.holes, (text) => this.message(text));
    /** The end of all that buttons and keys have begun. @type {Promise<unknown>} */
    this.done = Promise.resolve();
    /** The address of the position that a page without one shows. */
    this.home = '';
    game.onChange = () => {
      this.changed();
      this.write();
    };
    game.onWait = (isWaiting) => byId('play').setAttribute('aria-busy', String(isWaiting));
    const show = (/** @type {() => bigint} */ place) => game.position.count > 0n && game.show(place());
    /** @type {Record<string, () => unknown>} */
    this.actions = {
      undo: () => game.travel(-1),
      redo: () => game.travel(1),
      restart: () => game.placed.length > game.kept.length && game.move(game.kept),
      hint: () => this.hint(),
      check: () => this.challenges.check(),
      explore: () => this.challenges.leave(),
      surrender: () => this.challenges.giveUp(),
      compete: () => game.hidesAnswers || this.challenges.begin(game.challenge?.start ?? game.placed),
      challenge: () => this.challenges.next(),
      roll: () => this.challenges.roll(),
      random: () => show(() => randomBelow(game.position.count)),
      next: () => show(() => (game.shown ? game.shown.place + 1n : 0n)),
      previous: () => show(() => (game.shown ? game.shown.place - 1n : -1n)),
      keep: () => game.shown && game.move(game.shown.solution.options),
      hide: () => game.go(game.placed),
      turn: () => this.hand?.change('turn'),
      flip: () => this.hand?.change('flip'),
      tip: () => this.hand?.change('tip'),
      heat: () => game.hasHeat && this.#heat(!document.body.classList.contains('warm')),
      link: () => this.#copy(location.href.split('#')[0] + this.#address(), 'The link'),
      text: () => this.#copy(writeState(puzzle, game.placed), 'The text'),
      picture: () => this.#save(),
      print: () => control('printing').showModal(),
      sheets: () => this.#print(),
      help: () => control('help').showModal(),
      cancel: () => (game.shown ? game.go(game.placed) : this.hand?.cancel()),
    };
    document.addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest('[data-do]') : null;
      this.#do(button?.getAttribute('data-do') ?? '');
    });
    document.addEventListener('keydown', (event) => this.#key(event));
    byId('tray').addEventListener('keydown', (event) => this.#trayKey(event));
    this.board?.svg.addEventListener('keydown', (event) => this.#boardKey(event));
    window.addEventListener('hashchange', () => this.read());
    window.addEventListener('unhandledrejection', ({ reason }) => this.message(String(reason?.message ?? reason)));
    window.addEventListener('beforeprint', () => this.#sheets());
    this.#offer();
  }

  /** Does what a button or key stands for, one after another, but tells no hidden answer. @param {string} action */
  #do(action) {
    const isHidden = () => this.game.hidesAnswers && ['heat', 'random', 'next', 'previous'].includes(action);
    this.done = this.done.then(() => isHidden() || this.actions[action]?.()).catch((error) => this.message(error.message));
  }

  /** Hides what this puzzle has no use for. */
  #offer() {
    const { puzzle } = this.game;
    const changes = (/** @type {number[]} */ table) => table.some((next, shape) => next >= 0 && next !== shape);
    const offer = (/** @type {string} */ action, /** @type {boolean} */ isOffered) =>
      buttons(action).forEach((button) => button.toggleAttribute('hidden', !isOffered));
    offer('turn', this.tray.shapesOf.some((shapes) => shapes.length > 1));
    offer('flip', changes(puzzle.flip));
    offer('tip', this.pictures.solid !== null);
    offer('heat', this.game.hasHeat);
    offer('picture', this.board !== null);
    offer('print', this.board !== null && puzzle.challenges.length > 0);
    offer('roll', this.holes.kinds.length > 0 && !this.holes.isCalendar);
    byId('say').hidden = this.board === null;
  }

  /** Draws the page anew after a move. */
  changed() {
    const { game, board, tray } = this;
    board?.draw(game);
    if (game.free(tray.selected) <= 0) {
      tray.selected = -1;
    }
    tray.draw();
    this.#heat(!game.hidesAnswers && document.body.classList.contains('warm'));
    this.list.draw();
    this.challenges.draw();
    this.#count();
    this.#shown();
    this.message('');
    byId('lifts').replaceChildren();
    if (!game.hidesAnswers && game.position.count === 0n && game.placed.length > 0) {
      this.#lifts(game.position);
    }
  }

  /** The address of the position; of a challenge, of its start. */
  #address() {
    const { challenge, puzzle, placed } = this.game;
    const text = writeState(puzzle, challenge ? challenge.start : placed);
    return challenge ? addressOf(text, CHALLENGE) : text || this.holes.isCalendar ? addressOf(text) : '';
  }

  /** Writes the position into the address. */
  write() {
    try {
      const address = this.#address();
      history.replaceState(null, '', location.href.split('#')[0] + (address === this.home ? '' : address));
    } catch {
      // Safari takes a hundred in half a minute; the next move writes the address.
    }
  }

  #count() {
    const { game } = this;
    const { count } = game.position;
    const { hidesAnswers, challenge } = game;
    const left = game.placed.length > 0 ? ' left' : '';
    const hasPlaced = game.placed.length > game.kept.length;
    const words = count === 0n ? 'No solution' + left : count === 1n ? 'One solution' + left : `${plural(count, 'solution')}${left}`;
    const title = challenge?.title ? `Challenge: ${challenge.title}` : 'Challenge';
    byId('count').textContent = hidesAnswers ? title : game.isComplete ? 'Solved!' : words;
    const isOne = count === 1n && !game.isComplete && !hidesAnswers && hasPlaced;
    document.body.classList.toggle('none', count === 0n && !hidesAnswers);
    document.body.classList.toggle('solved', game.isComplete && !hidesAnswers);
    document.body.classList.toggle('one', isOne);
    mark('undo', 'aria-disabled', game.at === 0);
    mark('redo', 'aria-disabled', game.at === game.history.length - 1);
    mark('restart', 'aria-disabled', !hasPlaced);
    ['hint', 'random', 'next', 'previous'].forEach((action) => mark(action, 'aria-disabled', count === 0n && !hidesAnswers));
  }

  #shown() {
    const { game } = this;
    const { shown } = game;
    const nth = shown && `Solution ${grouped(shown.place + 1n)} of ${grouped(game.position.count)}`;
    byId('which').textContent = shown ? `${nth} (no. ${shown.solution.number})` : '';
    byId('shown').hidden = shown === null;
    const options = shown ? shown.solution.options.map((option) => game.puzzle.options[option]) : [];
    byId('solution').textContent = this.board ? '' : options.join('; ');
  }

  /** Places what most solutions have; in a challenge, says what is wrong. */
  async hint() {
    const { game } = this;
    const { marginals, count } = game.position;
    if (game.challenge && game.hidesAnswers) {
      await this.challenges.hint(game.challenge);
    } else if (count > 0n && !game.isComplete) {
      const { best, equal } = game.hint();
      await (game.fits(best) && game.place(best));
      const others = equal > 1 ? '; no other placement is in more' : ', more than any other placement';
      const all = count === 1n ? 'the solution has it' : `all ${grouped(count)} solutions have it`;
      const share = marginals[best] == count ? all : `${grouped(marginals[best])} of the ${grouped(count)} solutions have it${others}`;
      this.message(`${game.name(best)} placed here: ${share}.`);
    }
  }

  /** Says what to remove. @param {Position} position */
  async #lifts(position) {
    const { sets, all } = await position.lifts();
    const { game } = this;
    if (position !== game.position) {
      return;
    }
    const named = sets.slice(0, MOST_LIFTS);
    const names = named.map((set) => set.map((option) => game.name(option)).join(' and '));
    const more = sets.length > MOST_LIFTS || !all ? ', or others' : '';
    const lost = this.tray.marks.length > 0 ? 'No piece has a place left in a solution. ' : '';
    this.message(`${lost}To have one again, remove ${names.join(', or ')}${more}.`);
    const buttons = named.map((set, at) => {
      const button = made('button', { type: 'button' }, `Remove ${names[at]}`);
      const mark = (/** @type {boolean} */ isMarked) => () =>
        set.forEach((option) => this.board?.placed.querySelector(`[data-option="${option}"]`)?.classList.toggle('lift', isMarked));
      button.addEventListener('click', () => game.remove(set));
      ['pointerenter', 'focus'].forEach((type) => button.addEventListener(type, mark(true)));
      ['pointerleave', 'blur'].forEach((type) => button.addEventListener(type, mark(false)));
      return button;
    });
    byId('lifts').replaceChildren(...buttons);
  }

  /** Says something, or if that is empty, gives advice. @param {string} text */
  message(text) {
    byId('message').textContent = text || this.#advice();
  }

  #advice() {
    const { game, board } = this;
    if (game.challenge && (game.hidesAnswers || game.isComplete)) {
      return this.challenges.task(game.challenge);
    }
    if (game.isComplete) {
      return 'This is a solution.';
    }
    const { kinds, isCalendar } = this.holes;
    const isOpen = game.placed.some((option) => game.isHole(option));
    if (kinds.length > 0 && !isOpen) {
      return isCalendar ? 'Choose a date, or tap the cells to leave open.' : 'Roll the dice, or tap the cells to leave open.';
    }
    const what = !board ? 'Choose options until each item is covered' : game.puzzle.markItems.flat().length > 0 ? 'Fill the board with the pieces' : 'Fill the board';
    return `${what}${isOpen ? ', but leave the marked cells open' : ''}, or press “Challenge me”.`;
  }

  /** @param {boolean} isOn */
  #heat(isOn) {
    document.body.classList.toggle('warm', isOn);
    mark('heat', 'aria-pressed', isOn);
    this.hand?.selected();
  }

  async #print() {
    await this.#sheets();
    control('printing').close();
    window.print();
  }

  async #sheets() {
    const { printed } = this.challenges;
    await (this.board && printed.length > 0 && prepareSheets(byId('sheets'), this.game, this.board, printed));
  }

  /** Follows the address: to a challenge, a position, or if it has neither, in a calendar to today. */
  async read() {
    const { game, challenges } = this;
    const { placed, problem } = readState(game.puzzle, textOf(location.hash));
    if (problem) {
      this.message(problem);
    } else if (isChallenge(location.hash)) {
      await challenges.begin(placed);
    } else if (this.holes.isCalendar && !location.href.includes('#')) {
      await challenges.today();
      this.home = this.#address();
      this.write();
    } else if (game.challenge || !areEqual(withGivens(game.puzzle, placed), game.placed)) {
      game.challenge = null;
      await game.move(placed);
    } else {
      this.write();
    }
  }

  /** @param {string} text @param {string} name */
  async #copy(text, name) {
    try {
      await navigator.clipboard.writeText(text);
      this.message(`${name} is copied.`);
    } catch {
      prompt(`${name}, to copy:`, text);
    }
  }

  /** Saves the board as a picture. */
  #save() {
    const { placed, shown } = this.game;
    const picture = /** @type {BoardView} */ (this.board).picture([...new Set([...placed, ...(shown?.solution.options ?? [])])]);
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([new XMLSerializer().serializeToString(picture)], { type: 'image/svg+xml' }));
    link.download = this.game.puzzle.name.replace(/[^\w.-]+/g, '-') + '.svg';
    link.click();
    URL.revokeObjectURL(link.href);
  }

  /** Keys that work wherever the focus is but in fields and dialogs. @param {KeyboardEvent} event */
  #key(event) {
    const target = /** @type {Element} */ (event.target);
    const isControl = event.ctrlKey || event.metaKey;
    if (event.defaultPrevented || event.altKey || target.closest('input, select, dialog')) {
      return;
    }
    const key = event.key.toLowerCase();
    const travel = key === 'y' || (key === 'z' && event.shiftKey) ? 'redo' : key === 'z' ? 'undo' : '';
    const action = isControl ? travel : KEYS[event.key];
    if (action) {
      event.preventDefault();
      this.#do(action);
    }
  }

  /** @param {KeyboardEvent} event */
  #trayKey(event) {
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (step) {
      this.tray.selectNext(step);
      this.tray.items.get(this.tray.selected)?.item.focus();
    } else if (event.key === 'Enter' || event.key === ' ') {
      this.tray.select(this.tray.entry);
      this.board?.cells[this.board.cursor].focus();
    } else {
      return;
    }
    event.preventDefault();
  }

  /** @param {KeyboardEvent} event */
  #boardKey(event) {
    const { game, tray } = this;
    const board = /** @type {BoardView} */ (this.board);
    const hand = /** @type {Hand} */ (this.hand);
    const step = ARROWS[event.key];
    const mark = game.puzzle.marks.findIndex(({ symbol }) => symbol === event.key);
    if (step) {
      board.cells[board.next(step[0], step[1])].focus();
    } else if (event.key === 'Enter' || event.key === ' ') {
      hand.act(board.cursor);
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      if (game.owner[board.cursor] >= 0) {
        hand.remove(game.owner[board.cursor]);
      }
    } else if (event.key === 'PageDown' || event.key === 'PageUp') {
      tray.selectNext(event.key === 'PageDown' ? 1 : -1);
    } else if (mark >= 0 && !KEYS[event.key] && !event.ctrlKey && !event.metaKey) {
      tray.select(mark);
    } else {
      return;
    }
    event.preventDefault();
  }
}
