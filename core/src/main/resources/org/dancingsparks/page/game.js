/** A game: what is placed, its history, and what the answers say of it. Knows nothing of the page. */

/** The puzzle with all fields; those of the board are empty if it has none. */
/** @typedef {Required<Puzzle>} Drawn */

/** @param {number | bigint} number */
function grouped(number) {
  return number.toLocaleString('en');
}

/** @param {number | bigint} number @param {string} word */
function plural(number, word) {
  return `${grouped(number)} ${word}${number == 1 ? '' : 's'}`;
}

/** A share as it is written in a cell. @param {number} share */
function percent(share) {
  return share > 0 && share < 0.01 ? '<1' : String(share < 1 ? Math.min(99, Math.round(100 * share)) : 100);
}

/** A random number below a bound, each as likely. @param {bigint} bound */
function randomBelow(bound) {
  const bits = bound.toString(2).length;
  for (;;) {
    const bytes = crypto.getRandomValues(new Uint8Array(Math.ceil(bits / 8)));
    const number = bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
    if (BigInt.asUintN(bits, number) < bound) {
      return BigInt.asUintN(bits, number);
    }
  }
}

/** @param {Puzzle} puzzle @param {number[]} options */
function withGivens({ givens }, options) {
  return [...new Set([...givens, ...options])];
}

/** What answers are asked about: their solutions lack the givens. @param {Puzzle} puzzle @param {number[]} options */
function withoutGivens({ givens }, options) {
  return options.filter((option) => !givens.includes(option));
}

class Game {
  /** @param {Drawn} puzzle @param {Answers} answers @param {Position} position */
  constructor(puzzle, answers, position) {
    this.puzzle = puzzle;
    this.answers = answers;
    this.position = position;
    this.placed = withGivens(puzzle, position.placed);
    /** @type {number[][]} */
    this.history = [this.placed];
    this.at = 0;
    /** @type {{place: bigint, solution: Solution} | null} */
    this.shown = null;
    /** Whether the solutions of a mark on a cell are the sum of those of options. */
    this.hasHeat = puzzle.cells.length > 0 && (!puzzle.optionColours || Boolean(puzzle.optionSides));
    this.isComplete = false;
    /** The items that several marks have. */
    this.groups = [...new Set(puzzle.markItems.flat().filter((item, at, items) => items.indexOf(item) < at))];
    /** By item, the number of placed options that have it, and their colour. */
    this.used = new Int32Array(puzzle.items.length);
    this.colours = new Int32Array(puzzle.items.length);
    /** By cell, the placed option on it, or -1. */
    this.owner = new Int32Array(puzzle.cells.length);
    /** By mark, the number of its options that lead to a solution, and their solutions. */
    this.ways = [0];
    /** @type {any[]} */
    this.uses = [];
    /** By mark and cell, the solutions with that mark there. @type {any[][]} */
    this.cover = [];
    this.onChange = () => {};
    this.onWait = (/** @type {boolean} */ _) => {};
    this.#lay();
    this.#study();
    const [only, ...others] = this.cover;
    const isSure = others.length === 0 && only?.every((count, cell) => this.owner[cell] >= 0 || count == position.count);
    this.hasHeat = this.hasHeat && !isSure;
  }

  /** Goes to a position without a new entry in the history. @param {number[]} placed */
  async go(placed) {
    this.placed = placed;
    this.shown = null;
    this.#lay();
    this.onWait(true);
    const position = await this.answers.position(withoutGivens(this.puzzle, placed));
    if (this.placed === placed) {
      this.position = position;
      this.#study();
      this.onWait(false);
      this.onChange();
    }
  }

  /** @param {number[]} options to be placed with the givens */
  async move(options) {
    const placed = withGivens(this.puzzle, options);
    this.history.splice(++this.at, Infinity, placed);
    await this.go(placed);
  }

  /** @param {number} steps */
  async travel(steps) {
    if (this.history[this.at + steps]) {
      await this.go(this.history[(this.at += steps)]);
    }
  }

  /** @param {number} option */
  place(option) {
    return this.move([...this.placed, option]);
  }

  /** @param {number[]} options */
  lift(options) {
    return this.move(this.placed.filter((option) => !options.includes(option)));
  }

  /** Shows the solution left with a number, cyclically. @param {bigint} place */
  async show(place) {
    const { position } = this;
    const cyclic = ((place % position.count) + position.count) % position.count;
    const solution = await position.solution(cyclic);
    if (this.position === position) {
      this.shown = { place: cyclic, solution };
      this.onChange();
    }
  }

  /** Notes which items and cells are taken. */
  #lay() {
    this.used.fill(0);
    this.owner.fill(-1);
    for (const option of this.placed) {
      this.puzzle.optionItems[option].forEach((item, place) => {
        this.used[item]++;
        this.colours[item] = this.#colour(option, place);
      });
      this.puzzle.optionCells[option].forEach((cell) => (this.owner[cell] = option));
    }
  }

  /** Adds up the answers by mark and cell. */
  #study() {
    const { puzzle, position, placed } = this;
    /** @type {(solutions: number | bigint) => any} */
    const exact = position.count < MOST_EXACT ? Number : BigInt;
    this.ways = puzzle.marks.map(() => 0);
    this.uses = puzzle.marks.map(() => exact(0));
    this.cover = puzzle.marks.map(() => puzzle.cells.map(() => exact(0)));
    const isPlaced = new Set(placed);
    this.isComplete = position.count > 0n;
    for (let option = 0; option < puzzle.options.length; option++) {
      const solutions = position.marginals[option];
      if (solutions == 0 || isPlaced.has(option)) {
        continue;
      }
      this.isComplete = false;
      const piece = puzzle.optionPiece[option];
      if (piece >= 0) {
        this.ways[piece]++;
        this.uses[piece] += exact(solutions);
      }
      puzzle.optionCells[option].forEach((cell, place) => {
        this.cover[puzzle.optionMarks[option][place]][cell] += exact(solutions);
      });
    }
  }

  /** @param {number} option @param {number} place */
  #colour(option, place) {
    return this.puzzle.optionColours ? this.puzzle.optionColours[option][place] : 0;
  }

  /** Whether an option can be placed, whatever it leads to. @param {number} option */
  fits(option) {
    return (
      !this.placed.includes(option) &&
      this.puzzle.optionItems[option].every((item, place) => {
        const colour = this.#colour(option, place);
        return colour > 0
          ? this.used[item] === 0 || this.colours[item] === colour
          : this.used[item] < this.puzzle.most[item];
      })
    );
  }

  /** The share of the solutions left. @param {number | bigint} solutions */
  share(solutions) {
    return typeof solutions === 'number'
      ? solutions / Number(this.position.count)
      : Number((solutions * 1000000n) / this.position.count) / 1e6;
  }

  /** The number of copies of a mark that can still be placed, as far as bounds go. @param {number} mark */
  free(mark) {
    const { markItems, most } = this.puzzle;
    return Math.min(Infinity, ...(markItems[mark] ?? []).map((item) => most[item] - this.used[item]));
  }

  /** How many of a group's pieces are placed, and how many are to be. @param {number} item */
  groupText(item) {
    const { least, most, items } = this.puzzle;
    const wanted = least[item] === most[item] ? most[item] : `${least[item]} to ${most[item]}`;
    return `${items[item]}: ${this.used[item]} of ${wanted}`;
  }

  /** Whether a mark has to be placed yet, and no other can be instead. @param {number} mark */
  isNeeded(mark) {
    const { markItems, least } = this.puzzle;
    return markItems[mark].some((item) => this.used[item] < least[item] && !this.groups.includes(item));
  }

  /** Whether there are never two of a mark. @param {number} mark */
  isSingle(mark) {
    return this.puzzle.markItems[mark].some((item) => this.puzzle.most[item] === 1);
  }

  /** @param {number} mark */
  markName(mark) {
    const { name, symbol } = this.puzzle.marks[mark];
    return name.includes(symbol) && name.length < 3 ? name : `${name} (${symbol})`;
  }

  /** A placed option's name. @param {number} option */
  name(option) {
    const { optionPiece, optionCells, cells, options } = this.puzzle;
    const mark = optionPiece[option];
    if (mark < 0) {
      return options[option];
    }
    const at = optionCells[option].map((cell) => this.puzzle.labels[cell] || cells[cell]).join('');
    return this.isSingle(mark) ? this.markName(mark) : `${this.markName(mark)} at ${at}`;
  }

  /** The option to place next: one in all solutions left, else in the most. */
  hint() {
    const { marginals, count } = this.position;
    let best = -1;
    let forced = 0;
    for (let option = 0; option < marginals.length; option++) {
      if (marginals[option] > 0 && !this.placed.includes(option)) {
        forced += marginals[option] == count ? 1 : 0;
        best = best < 0 || marginals[option] > marginals[best] ? option : best;
      }
    }
    return { best, forced };
  }
}
