/** The table to play at: joins the game with the board, the tray, buttons, keys and messages. */

/** The most ways to lift that are named. */
const MOST_LIFTS = 6;

/** The step on the board by arrow key. @type {Record<string, number[]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** What keys without a modifier do. @type {Record<string, string>} */
const KEYS = { r: 'turn', f: 'flip', t: 'tip', h: 'hint', o: 'random', n: 'next', p: 'previous', m: 'heat', '?': 'help', Escape: 'cancel' };

/** @param {string} id @returns {HTMLElement} */
function byId(id) {
  return /** @type {HTMLElement} */ (document.getElementById(id));
}

class Play {
  /** @param {Game} game */
  constructor(game) {
    this.game = game;
    const { puzzle } = game;
    const geometry = new Geometry(puzzle);
    this.pictures = new ShapePictures(geometry);
    this.tray = new Tray(byId('tray'), game, this.pictures);
    this.list = new OptionList(byId('list'), game);
    const svg = /** @type {SVGSVGElement | null} */ (document.querySelector('#board svg'));
    this.board = svg && puzzle.cells.length > 0 ? new BoardView(svg, geometry) : null;
    this.hand = this.board && new Hand(game, this.board, this.tray, (text) => (byId('say').textContent = text));
    this.list.onPoint = (option) => this.hand?.preview(option);
    this.wasOne = true;
    game.onChange = () => {
      this.changed();
      this.write();
    };
    game.onWait = (isWaiting) => byId('play').setAttribute('aria-busy', String(isWaiting));
    /** @type {Record<string, () => unknown>} */
    this.actions = {
      undo: () => game.travel(-1),
      redo: () => game.travel(1),
      restart: () => this.#hasPlaced() && game.move([]),
      hint: () => this.hint(),
      random: () => this.show(() => randomBelow(game.position.count)),
      next: () => this.show(() => (game.shown ? game.shown.place + 1n : 0n)),
      previous: () => this.show(() => (game.shown ? game.shown.place - 1n : -1n)),
      keep: () => game.shown && game.move(game.shown.solution.options),
      hide: () => this.hide(),
      turn: () => this.hand?.change('turn'),
      flip: () => this.hand?.change('flip'),
      tip: () => this.hand?.change('tip'),
      heat: () => this.#heat(!document.body.classList.contains('warm')),
      link: () => this.#copy(location.href, 'The link'),
      text: () => this.#copy(writeState(puzzle, game.placed), 'The text'),
      picture: () => this.#save(),
      challenge: () => this.challenge(),
      help: () => /** @type {HTMLDialogElement} */ (byId('help')).showModal(),
      cancel: () => (game.shown ? this.hide() : this.hand?.cancel()),
    };
    this.#listen();
    this.#offer();
  }

  #listen() {
    document.addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest('[data-do]') : null;
      this.actions[button?.getAttribute('data-do') ?? '']?.();
    });
    document.addEventListener('keydown', (event) => this.#key(event));
    byId('tray').addEventListener('keydown', (event) => this.#trayKey(event));
    this.board?.svg.addEventListener('keydown', (event) => this.#boardKey(event));
    window.addEventListener('hashchange', () => this.#read());
    window.addEventListener('unhandledrejection', ({ reason }) => this.message(String(reason?.message ?? reason)));
    byId('given').addEventListener('change', () => this.#levels());
  }

  /** Hides what this puzzle has no use for. */
  #offer() {
    const { puzzle } = this.game;
    const changes = (/** @type {number[]} */ table) => table.some((next, shape) => next >= 0 && next !== shape);
    const offer = (/** @type {string} */ action, /** @type {boolean} */ isOffered) =>
      document.querySelectorAll(`[data-do=${action}]`).forEach((button) => button.toggleAttribute('hidden', !isOffered));
    offer('turn', this.tray.shapesOf.some((shapes) => shapes.length > 1));
    offer('flip', changes(puzzle.flip));
    offer('tip', this.pictures.isSolid);
    offer('heat', this.game.hasHeat);
    offer('picture', this.board !== null);
    byId('board').hidden = this.board === null;
    byId('say').hidden = this.board === null;
    this.#heat(this.game.hasHeat);
    const challenges = puzzle.challenges ?? [];
    byId('challenge').hidden = challenges.length === 0;
    const pieces = [...new Set(challenges.map((challenge) => challenge.pieces))].sort((one, other) => one - other);
    byId('given').replaceChildren(...pieces.map((number) => made('option', { value: number }, `${number} given`)));
    this.#levels();
  }

  #levels() {
    const levels = [...new Set(this.#challenges().map(({ level }) => level))].filter((level) => level !== '');
    byId('level').replaceChildren(made('option', { value: '' }, 'any level'), ...levels.map((level) => made('option', {}, level)));
    byId('level').hidden = levels.length === 0;
  }

  #challenges(level = '') {
    const pieces = Number(/** @type {HTMLSelectElement} */ (byId('given')).value);
    return (this.game.puzzle.challenges ?? []).filter(
      (challenge) => challenge.pieces === pieces && (level === '' || challenge.level === level),
    );
  }

  /** Begins with a unique starting position. */
  async challenge() {
    const challenges = this.#challenges(/** @type {HTMLSelectElement} */ (byId('level')).value);
    const challenge = challenges[Number(randomBelow(BigInt(challenges.length)))];
    this.wasOne = true;
    this.#heat(false);
    await this.game.move(challenge.options);
    const level = challenge.level ? `, ${challenge.level}` : '';
    this.message(`A challenge with ${challenge.pieces} given${level}: it has exactly one solution. Find it.`);
  }

  /** Draws the page anew after a move. */
  changed() {
    const { game, board, tray, hand } = this;
    board?.draw(game);
    if (hand && game.free(tray.selected) <= 0) {
      tray.selected = -1;
    }
    tray.draw();
    hand?.selected();
    this.list.draw();
    this.#count();
    this.#shown();
    this.message('');
    byId('lifts').replaceChildren();
    if (game.position.count === 0n && game.placed.length > 0) {
      this.#lifts(game.position);
    }
  }

  /** Writes the position into the address. */
  write() {
    const text = writeState(this.game.puzzle, this.game.placed);
    try {
      history.replaceState(null, '', location.href.split('#')[0] + (text ? addressOf(text) : ''));
    } catch {
      // Safari takes a hundred in half a minute; the next move writes the address.
    }
  }

  #hasPlaced() {
    return this.game.placed.length > this.game.puzzle.givens.length;
  }

  #count() {
    const { game } = this;
    const { count } = game.position;
    const left = game.placed.length > 0 ? ' left' : '';
    const words = count === 0n ? 'No solution' + left : count === 1n ? 'One solution' + left : `${plural(count, 'solution')}${left}`;
    byId('count').textContent = game.isComplete ? 'Solved!' : words;
    const isOne = count === 1n && !game.isComplete && this.#hasPlaced();
    document.body.classList.toggle('none', count === 0n);
    document.body.classList.toggle('solved', game.isComplete);
    document.body.classList.toggle('one', isOne && (!this.wasOne || document.body.classList.contains('one')));
    this.wasOne = isOne;
    const disable = (/** @type {string} */ action, /** @type {boolean} */ isDisabled) =>
      document.querySelectorAll(`[data-do=${action}]`).forEach((button) => button.setAttribute('aria-disabled', String(isDisabled)));
    disable('undo', game.at === 0);
    disable('redo', game.at === game.history.length - 1);
    disable('restart', !this.#hasPlaced());
    ['hint', 'random', 'next', 'previous'].forEach((action) => disable(action, count === 0n));
  }

  #shown() {
    const { game } = this;
    const { shown } = game;
    const nth = shown && `Solution ${grouped(shown.place + 1n)} of ${grouped(game.position.count)}`;
    const command = game.puzzle.drawing || 'no.';
    byId('which').textContent = shown ? `${nth} (${command} ${shown.solution.number})` : '';
    byId('shown').classList.toggle('empty', shown === null);
    const options = shown ? shown.solution.options.map((option) => game.puzzle.options[option]) : [];
    byId('solution').textContent = this.board ? '' : options.join('; ');
  }

  /** @param {() => bigint} place */
  async show(place) {
    if (this.game.position.count > 0n) {
      await this.game.show(place());
    }
  }

  hide() {
    this.game.shown = null;
    this.changed();
  }

  async hint() {
    const { game } = this;
    if (game.position.count === 0n || game.isComplete) {
      return;
    }
    const { best, forced } = game.hint();
    const { marginals, count } = game.position;
    const name = game.name(best);
    const share = forced > 0 ? 'all' : `${grouped(marginals[best])} of the`;
    await game.place(best);
    const others = forced > 1 ? `, as are ${grouped(forced - 1)} more` : forced > 0 ? '' : ', and no other in more';
    this.message(count === 1n ? `${name} is in the solution.` : `${name} is in ${share} ${grouped(count)} solutions${others}.`);
  }

  /** Says what to lift. @param {Position} position */
  async #lifts(position) {
    const { sets, all } = await position.lifts();
    const { game } = this;
    if (position !== game.position) {
      return;
    }
    const named = sets.slice(0, MOST_LIFTS);
    const names = named.map((set) => set.map((option) => game.name(option)).join(' and '));
    const more = sets.length > MOST_LIFTS || !all ? ', or others' : '';
    this.message(`To have a solution again, lift ${names.join(', or ')}${more}.`);
    const buttons = named.map((set, at) => {
      const button = made('button', { type: 'button' }, `Lift ${names[at]}`);
      const mark = (/** @type {boolean} */ isMarked) => () =>
        set.forEach((option) => this.board?.placed.querySelector(`[data-option="${option}"]`)?.classList.toggle('lift', isMarked));
      button.addEventListener('click', () => game.lift(set));
      ['pointerenter', 'focus'].forEach((type) => button.addEventListener(type, mark(true)));
      ['pointerleave', 'blur'].forEach((type) => button.addEventListener(type, mark(false)));
      return button;
    });
    byId('lifts').replaceChildren(...buttons);
  }

  /** @param {string} text */
  message(text) {
    byId('message').textContent = text;
  }

  /** @param {boolean} isOn */
  #heat(isOn) {
    document.body.classList.toggle('warm', isOn);
    document.querySelector('[data-do=heat]')?.setAttribute('aria-pressed', String(isOn));
    this.hand?.selected();
  }

  /** Reads the position from the address. */
  #read() {
    const { game } = this;
    const { placed, problem } = readState(game.puzzle, textOf(location.hash));
    if (problem) {
      this.message(problem);
    } else if (withGivens(game.puzzle, placed).sort().join() !== [...game.placed].sort().join()) {
      game.move(placed);
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
    const picture = /** @type {Element} */ (this.board?.svg.cloneNode(true));
    picture.querySelectorAll('.cells, .ghost, .heat, defs').forEach((part) => part.remove());
    ['role', 'aria-label', 'class'].forEach((name) => picture.removeAttribute(name));
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([new XMLSerializer().serializeToString(picture)], { type: 'image/svg+xml' }));
    link.download = this.game.puzzle.name.replace(/[^\w.-]+/g, '-') + '.svg';
    link.click();
    URL.revokeObjectURL(link.href);
  }

  /** Keys that work in the play area but in fields of text, so that none is pressed by mistake. @param {KeyboardEvent} event */
  #key(event) {
    const target = /** @type {Element} */ (event.target);
    const isControl = event.ctrlKey || event.metaKey;
    const isHere = isControl || target.closest('#play') || document.body.classList.contains('dragging');
    if (event.defaultPrevented || event.altKey || !isHere || target.closest('input, select, dialog')) {
      return;
    }
    const key = event.key.toLowerCase();
    const travel = key === 'y' || (key === 'z' && event.shiftKey) ? 'redo' : key === 'z' ? 'undo' : '';
    const action = isControl ? travel : KEYS[event.key];
    if (action) {
      event.preventDefault();
      this.actions[action]();
    }
  }

  /** @param {KeyboardEvent} event */
  #trayKey(event) {
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (step) {
      this.tray.selectNext(step);
      this.tray.items.get(this.tray.selected)?.item.focus();
    } else if (event.key === 'Enter' || event.key === ' ') {
      this.tray.select(this.tray.selected >= 0 ? this.tray.selected : this.tray.marks[0]);
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
        hand.takeUp(game.owner[board.cursor]);
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
