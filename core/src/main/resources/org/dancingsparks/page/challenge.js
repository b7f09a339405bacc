/** Challenges in the page: how they are chosen, begin and end, and what is said of them. */

class Challenges {
  /** Offers the easiest at first. @param {Game} game @param {Holes} holes @param {(text: string) => void} say */
  constructor(game, holes, say) {
    this.game = game;
    this.holes = holes;
    this.say = say;
    const { challenges } = game.puzzle;
    const titles = [...new Set(challenges.map(titleOf))];
    const board = holes.isCalendar ? 'this date' : holes.kinds.length > 0 ? 'a throw' : titles.length === 0 ? 'the whole puzzle' : '';
    const values = [...(board ? [board] : []), ...titles];
    byId('given').replaceChildren(...values.map((value) => made('option', {}, value)));
    control('given').value = board || (titles.filter((title) => title.endsWith('easy')).pop() ?? titles[0]);
    byId('calendar').hidden = !holes.isCalendar;
    byId('date').addEventListener('change', () => this.leaveOpen(this.#dated()));
    byId('clock').addEventListener('change', () => this.tick());
    setInterval(() => this.tick(), 1000);
  }

  /** The options that leave the chosen date open, if one is chosen. */
  #dated() {
    const [year, month, day] = control('date').value.split('-').map(Number);
    return day > 0 ? this.holes.optionsOf(new Date(year, month - 1, day)) : [];
  }

  /** Leaves cells open: those of a date or throw; in a challenge, begins another. @param {number[]} options */
  async leaveOpen(options) {
    if (options.length > 0) {
      await (this.game.hidesAnswers ? this.begin(options) : this.game.move(this.holes.withOpen(options)));
    }
  }

  /** Leaves the cells of today open. */
  async today() {
    const now = new Date();
    control('date').valueAsDate = new Date(now.getTime() - 60000 * now.getTimezoneOffset());
    await this.game.begin(withGivens(this.game.puzzle, this.#dated()));
  }

  /** Throws the dice. @param {(options: number[]) => Promise<void>} use */
  async roll(use = (options) => this.leaveOpen(options)) {
    const thrown = await this.holes.thrown();
    await (thrown.length > 0 ? use(thrown) : this.say('No throw with a solution was found.'));
  }

  /** The challenges that are chosen; none for a date or throw. */
  get #chosen() {
    return this.game.puzzle.challenges.filter((challenge) => titleOf(challenge) === control('given').value);
  }

  /** The challenges with as many pieces as the chosen ones, else as the first. */
  get printed() {
    const { challenges } = this.game.puzzle;
    return challenges.filter(({ pieces }) => pieces === [...this.#chosen, ...challenges][0].pieces);
  }

  /** Begins a challenge that is chosen by chance, and not the present one. */
  async next() {
    const { game, holes } = this;
    const starts = this.#chosen.map(({ options }) => withGivens(game.puzzle, options));
    const others = starts.filter((start) => !areEqual(start, game.challenge?.start ?? []));
    const from = others.length > 0 ? others : starts;
    if (from.length > 0) {
      await this.begin(from[Number(randomBelow(BigInt(from.length)))]);
    } else if (holes.isCalendar || holes.kinds.length === 0) {
      const open = game.placed.filter((option) => game.isHole(option));
      await this.begin(holes.missing(open) > 0 ? holes.optionsOf(new Date()) : open);
    } else {
      await this.roll((thrown) => this.begin(thrown));
    }
  }

  /** Begins the challenge to solve a position. @param {number[]} options */
  async begin(options) {
    const { game } = this;
    const start = withGivens(game.puzzle, options);
    const { count } = await game.left(start);
    if (count === 0n || isSolution(game.puzzle, start)) {
      this.draw();
      this.say(count === 0n ? 'This position has no solution, so it is no challenge.' : 'Nothing is left to do here.');
      return;
    }
    const known = game.puzzle.challenges.find((challenge) => areEqual(withGivens(game.puzzle, challenge.options), start));
    const title = known ? titleOf(known) : this.holes.label(start);
    game.challenge = new Challenge(start, count, title);
    await game.begin(start);
  }

  /** Gives up, and stays at the position. */
  async leave() {
    const { game } = this;
    if (game.challenge && game.hidesAnswers) {
      game.challenge.end();
      await game.go(game.placed);
      this.say('You gave up this challenge, so all answers are shown again.');
    }
  }

  /** Gives up, and shows a solution. */
  async giveUp() {
    const { game } = this;
    if (game.challenge && game.hidesAnswers) {
      await game.move(game.challenge.start);
      await this.leave();
      await game.show(0n);
      this.say(game.position.count === 1n ? 'This is the solution.' : 'This is one of the solutions.');
    }
  }

  /** Says whether the position of a challenge can be solved. */
  async check() {
    const { challenge, placed } = this.game;
    if (challenge && this.game.hidesAnswers) {
      challenge.checks++;
      const { count } = await this.game.left(placed);
      this.say(count > 0n ? 'Right so far: it can be solved from here.' : 'Something is wrong here. A hint names a piece to remove.');
    }
  }

  /** Names a wrong piece of a challenge, or places a right one. @param {Challenge} challenge */
  async hint(challenge) {
    const { game } = this;
    const wrong = await game.wrong();
    challenge.hints++;
    if (wrong < 0) {
      const { best } = game.hint();
      await (game.fits(best) && game.place(best));
    }
    if (!challenge.isOver) {
      this.say(wrong < 0 ? `${game.name(game.placed[game.placed.length - 1])} is now in its place.` : `${game.name(wrong)} is wrong. Remove it.`);
    }
  }

  /** Shows whether this is a challenge, and hides what would give it away. */
  draw() {
    const { challenge, hidesAnswers, isComplete, placed } = this.game;
    document.body.classList.toggle('hiding', hidesAnswers);
    mark('explore', 'aria-pressed', !hidesAnswers);
    mark('compete', 'aria-pressed', hidesAnswers);
    const name = hidesAnswers ? 'Another challenge' : challenge && isComplete ? 'Next challenge' : 'Challenge me';
    buttons('challenge').forEach((button) => (button.textContent = name));
    if (!this.#dated().every((option) => placed.includes(option))) {
      control('date').value = '';
    }
    this.tick();
  }

  /** The task of a challenge, or how it was solved. @param {Challenge} challenge */
  task({ count, help, isOver, start, time }) {
    const board = start.length > 0 ? 'Fill the rest of the board.' : 'Fill the board.';
    const what = this.game.puzzle.cells.length > 0 ? board : 'Choose options until each item is covered.';
    const missing = this.holes.missing(start);
    const open = missing > 0 ? `, and tap the ${plural(missing, 'cell')} to leave open.` : ', but leave the marked cells open.';
    const rest = this.holes.kinds.length > 0 ? what.replace('.', open) : what;
    const ways = count === 1n ? 'There is exactly one way.' : `There are ${grouped(count)} ways; find one.`;
    const taken = control('clock').checked ? ` in ${time}` : '';
    return isOver ? `You solved it${taken}, ${help}.` : `${rest} ${ways} You are told what is wrong only if you ask.`;
  }

  tick() {
    const { challenge } = this.game;
    byId('time').textContent = challenge && control('clock').checked ? challenge.time : '';
  }
}
