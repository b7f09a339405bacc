/** The cells that a date or a throw of dice leaves open: by date, by chance, or by a tap. */

/** The most throws until one has a solution. */
const MOST_THROWS = 1000;

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
    const isNumber = (/** @type {number} */ option) => Number(this.#label(option)) > 0;
    /** By number of options, those of a kind of which one cell stays open: 12 months, 31 days, seven weekdays. */
    this.dates = new Map(this.kinds.filter(({ open }) => open === 1).map(({ options }) => [options.length, options]));
    this.isCalendar = this.dates.has(12) && (this.dates.get(31) ?? []).some(isNumber);
  }

  /** @param {number} option */
  #label(option) {
    return this.game.puzzle.labels[this.game.puzzle.optionCells[option][0]] ?? '';
  }

  /** The options that leave a date open. @param {Date} date */
  on(date) {
    const find = (/** @type {number} */ size, /** @type {Intl.DateTimeFormatOptions} */ format) => {
      const name = date.toLocaleDateString('en', format).toLowerCase();
      return this.dates.get(size)?.find((option) => this.#label(option).length > 1 && name.startsWith(this.#label(option).toLowerCase()));
    };
    const day = this.dates.get(31)?.find((option) => Number(this.#label(option)) === date.getDate());
    const month = find(12, { month: 'long' }) ?? this.dates.get(12)?.[date.getMonth()];
    return [month, day, find(7, { weekday: 'long' })].filter((option) => option !== undefined);
  }

  /** A throw with a solution, each as likely; nothing if there seems to be none. @returns {Promise<number[]>} */
  async thrown() {
    const { game } = this;
    for (let left = MOST_THROWS; left > 0; left--) {
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

  /** What is placed, with other open cells, and without the pieces that cover them. @param {number[]} options */
  with(options) {
    const { game } = this;
    const kept = game.placed.filter((option) => !game.isHole(option) && areTogether(game.puzzle, [...options, option]));
    return [...options, ...kept];
  }

  /** What is placed after a tap on a cell, which then stays open if it can; nothing if it cannot. @param {number} cell */
  tapped(cell) {
    const { placed, puzzle, fixed } = this.game;
    const { optionCells, optionPiece } = puzzle;
    const here = this.kinds.flatMap(({ options }) => options).filter((option) => optionCells[option][0] === cell);
    const others = (/** @type {number} */ option) => placed.filter((other) => fixed.includes(other) || optionPiece[other] !== optionPiece[option]);
    const moved = [...here.map((option) => [...placed, option]), ...here.map((option) => [...others(option), option])];
    return moved.find((options) => areTogether(puzzle, options));
  }
}
