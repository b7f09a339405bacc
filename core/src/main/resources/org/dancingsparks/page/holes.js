/** The cells that a date or a throw of dice leaves open: by date, by chance, or by a tap. */

/** The most throws until one has a solution. */
const MAX_THROWS = 100;

class Holes {
  /** @param {Game} game */
  constructor(game) {
    this.game = game;
    const { marks, markItems, least, givens, optionPiece } = game.puzzle;
    /** The kinds that are not given: how many cells each leaves open, and by which options. */
    this.kinds = [...marks.keys()]
      .filter((mark) => marks[mark].isHole && !givens.some((option) => optionPiece[option] === mark))
      .map((mark) => ({
        open: Math.max(...markItems[mark].map((item) => least[item])),
        options: [...optionPiece.keys()].filter((option) => optionPiece[option] === mark),
      }));
    const ofSize = (/** @type {number} */ size) => this.kinds.find(({ open, options }) => open === 1 && options.length === size)?.options ?? [];
    const named = (/** @type {number[]} */ options, /** @type {Intl.DateTimeFormatOptions} */ format) => {
      // The first of January 2023 is a Sunday.
      const names = options.map((_, at) => new Date(2023, format.month ? at : 0, format.month ? 1 : 1 + at).toLocaleDateString('en', format));
      const found = names.map((name) => options.find((option) => this.#label(option).length > 1 && name.toLowerCase().startsWith(this.#label(option).toLowerCase())) ?? -1);
      return new Set(found).size === options.length && !found.includes(-1) ? found : [];
    };
    const months = named(ofSize(12), { month: 'long' });
    /** By day of the month, from 1, its option. */
    this.days = new Map(ofSize(31).map((option) => [Number(this.#label(option)), option]));
    this.isCalendar = this.days.has(31) || months.length > 0;
    /** By month, its option; by weekday from Sunday, its option. */
    this.months = months.length > 0 ? months : ofSize(12);
    this.weekdays = named(ofSize(7), { weekday: 'long' });
  }

  /** @param {number} option */
  #label(option) {
    return this.game.puzzle.labels[this.game.puzzle.optionCells[option][0]] ?? '';
  }

  /** The options that leave a date open. @param {Date} date */
  optionsOf(date) {
    const options = [this.months[date.getMonth()], this.days.get(date.getDate()), this.weekdays[date.getDay()]];
    return options.filter((option) => option !== undefined);
  }

  /** The number of cells that are still to be left open. @param {number[]} placed */
  missing(placed) {
    return this.kinds.reduce((sum, { open, options }) => sum + open - options.filter((option) => placed.includes(option)).length, 0);
  }

  /** The labels of the open cells. @param {number[]} options */
  label(options) {
    return options.filter((option) => this.game.isHole(option)).map((option) => this.#label(option)).join(' ');
  }

  /** A throw with a solution, each as likely; nothing if there seems to be none. @returns {Promise<number[]>} */
  async thrown() {
    const { game } = this;
    for (let left = MAX_THROWS; left > 0; left--) {
      const options = withGivens(game.puzzle, this.kinds.flatMap((kind) => this.#some(kind)));
      if (areTogether(game.puzzle, options) && (await game.left(options)).count > 0n) {
        return options;
      }
    }
    return [];
  }

  /** @param {{open: number, options: number[]}} kind */
  #some({ open, options }) {
    const left = options.slice();
    return Array.from({ length: open }, () => left.splice(Number(randomBelow(BigInt(left.length))), 1)[0]);
  }

  /** The placed options with other open cells, and without the pieces that cover them. @param {number[]} options */
  withOpen(options) {
    const { game } = this;
    const kept = game.placed.filter((option) => !game.isHole(option) && areTogether(game.puzzle, [...options, option]));
    return [...options, ...kept];
  }

  /** The placed options after a tap on a cell, which then stays open; nothing if it cannot. @param {number} cell */
  tapped(cell) {
    const { placed, puzzle, fixed } = this.game;
    const { optionCells, optionPiece } = puzzle;
    const here = this.kinds.flatMap(({ options }) => options).filter((option) => optionCells[option][0] === cell);
    const others = (/** @type {number} */ option) => placed.filter((other) => fixed.includes(other) || optionPiece[other] !== optionPiece[option]);
    const moved = [...here.map((option) => [...placed, option]), ...here.map((option) => [...others(option), option])];
    return moved.find((options) => areTogether(puzzle, options));
  }
}
