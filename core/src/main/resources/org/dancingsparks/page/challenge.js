/** Challenges in the page: how they are chosen, begin and end, and what is said of them. */

/** Chooses a date or a throw, and no piece. */
const BOARD_ALONE = 'board';

class Challenges {
  /** @param {Game} game @param {Holes} holes @param {(text: string) => void} say */
  constructor(game, holes, say) {
    this.game = game;
    this.holes = holes;
    this.say = say;
    const { challenges } = game.puzzle;
    const titles = [...new Set(challenges.map(titleOf))];
    const board = holes.kinds.length > 0 ? [made('option', { value: BOARD_ALONE }, holes.isCalendar ? 'this date' : 'a throw')] : [];
    byId('given').replaceChildren(...board, ...titles.map((title) => made('option', { value: title }, title)));
    byId('challenge').hidden = byId('given').childElementCount === 0;
    if (board.length === 0) {
      // The easiest: the most pieces that there is such a level for.
      field('given').value = titles.filter((title) => title.endsWith('easy')).pop() ?? titles[0];
    }
    byId('calendar').hidden = !holes.isCalendar;
    byId('date').addEventListener('change', () => this.open(this.#dated()));
    setInterval(() => this.tick(), 1000);
  }

  /** The options that leave the chosen date open, if one is chosen. */
  #dated() {
    const [year, month, day] = field('date').value.split('-').map(Number);
    return day > 0 ? this.holes.on(new Date(year, month - 1, day)) : [];
  }

  /** Leaves cells open: those of a date or throw; in a challenge, begins another. @param {number[]} options */
  async open(options) {
    if (options.length > 0) {
      await (this.game.isVeiled ? this.begin(options) : this.game.move(this.holes.with(options)));
    }
  }

  /** Leaves today open, and does not write it into the address. */
  async today() {
    const now = new Date();
    field('date').valueAsDate = new Date(now.getTime() - 60000 * now.getTimezoneOffset());
    this.game.history = [withGivens(this.game.puzzle, this.#dated())];
    await this.game.go(this.game.history[0]);
  }

  /** Throws the dice. */
  async roll() {
    const thrown = await this.holes.thrown();
    await this.open(thrown);
    if (thrown.length === 0) {
      this.say('No throw with a solution was found.');
    }
  }

  /** Those with as many pieces as the chosen ones. */
  get printed() {
    const { challenges } = this.game.puzzle;
    const chosen = challenges.filter((challenge) => titleOf(challenge) === field('given').value);
    return challenges.filter(({ pieces }) => chosen.length === 0 || pieces === chosen[0].pieces);
  }

  /** Begins one that is chosen by chance, and not the present one. */
  async next() {
    const { game, holes } = this;
    if (field('given').value === BOARD_ALONE) {
      const placed = game.placed.filter((option) => game.isHole(option));
      await this.begin(holes.isCalendar ? placed : await holes.thrown());
      return;
    }
    const chosen = game.puzzle.challenges.filter((challenge) => titleOf(challenge) === field('given').value);
    const others = chosen.filter(({ options }) => String(withGivens(game.puzzle, options)) !== String(game.challenge?.start));
    const from = others.length > 0 ? others : chosen;
    await this.begin(from[Number(randomBelow(BigInt(from.length)))].options);
  }

  /** Begins the challenge to solve a position. @param {number[]} options */
  async begin(options) {
    const { puzzle } = this.game;
    const start = withGivens(puzzle, options);
    const { count } = await this.game.left(start);
    if (count === 0n || isSolution(puzzle, start)) {
      this.say(count === 0n ? 'This position has no solution, so it is no challenge.' : 'Nothing is left to do here.');
      return;
    }
    const isStart = (/** @type {PuzzleChallenge} */ { options: other }) => other.length === start.length && other.every((option) => start.includes(option));
    const known = puzzle.challenges.find(isStart);
    await this.game.play(new Challenge(start, count, known ? titleOf(known) : ''));
  }

  /** Shows all answers again. @param {boolean} isGivenUp whether to show a solution of the challenge */
  async end(isGivenUp) {
    const { game } = this;
    const { challenge } = game;
    challenge?.end();
    if (challenge && isGivenUp) {
      await game.go(challenge.start);
      await game.show(0n);
      this.say('This is a solution. The challenge is given up, so all answers are shown again.');
    } else if (challenge) {
      await game.play(null);
    }
  }

  /** Says whether the position of a challenge can be solved. */
  async check() {
    const { challenge, placed } = this.game;
    if (challenge && this.game.isVeiled) {
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
      await game.place(best);
    }
    if (!challenge.isOver) {
      this.say(wrong < 0 ? `${game.name(game.placed[game.placed.length - 1])} belongs here.` : `${game.name(wrong)} is wrong. Remove it.`);
    }
  }

  /** Shows whether this is a challenge, and hides what would give it away. */
  draw() {
    const { challenge, isVeiled, isComplete, placed } = this.game;
    document.body.classList.toggle('veiled', isVeiled);
    mark('explore', 'aria-pressed', !isVeiled);
    mark('compete', 'aria-pressed', isVeiled);
    const name = isVeiled ? 'Another challenge' : challenge && isComplete ? 'Next challenge' : 'Challenge me';
    buttons('challenge').forEach((button) => (button.textContent = name));
    if (!this.#dated().every((option) => placed.includes(option))) {
      field('date').value = '';
    }
    this.tick();
  }

  /** What there is to do, or was done. @param {Challenge} challenge */
  task({ count, help, isOver, start, time }) {
    const rest = start.length > 0 ? 'Fill the rest of the board.' : 'Fill the board.';
    const ways = count === 1n ? 'There is exactly one way.' : `There are ${grouped(count)} ways; find one.`;
    const taken = byId('time').hidden ? '' : ` in ${time}`;
    return isOver ? `You solved it${taken}, ${help}.` : `${rest} ${ways} A wrong piece is not pointed out unless you ask.`;
  }

  /** @param {boolean} isShown */
  showClock(isShown) {
    byId('time').hidden = !isShown;
    buttons('clock').forEach((button) => (button.textContent = isShown ? 'Hide clock' : 'Show clock'));
    this.tick();
  }

  tick() {
    const { challenge } = this.game;
    byId('time').textContent = challenge && !byId('time').hidden ? challenge.time : '';
  }
}
