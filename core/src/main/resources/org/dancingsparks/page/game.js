/** A game: what is placed, its history, and what the answers say of it. Knows nothing of the page. */

/** The puzzle with all fields; those of the board are empty if it has none. */
/** @typedef {Required<Puzzle>} Drawn */

/** The fields of a puzzle with a board, as they are without one. @param {Puzzle} puzzle @returns {Drawn} */
function whole(puzzle) {
  const none = puzzle.options.map(() => -1);
  const empty = puzzle.options.map(() => []);
  const board = { marks: [], markItems: [], optionCells: empty, optionMarks: empty, optionPiece: none, optionShape: none };
  const shapes = { shapePiece: [], turn: [], flip: [], tip: [], cells: [], labels: [], outlines: [], beside: [], layers: [] };
  const challenges = (puzzle.challenges ?? []).filter(({ options }) => !isSolution(puzzle, options));
  return /** @type {Drawn} */ ({ ...board, ...shapes, ...puzzle, challenges });
}

/** @param {number | bigint} number */
function grouped(number) {
  return number.toLocaleString('en');
}

/** @param {number | bigint} number @param {string} word */
function plural(number, word) {
  return `${grouped(number)} ${word}${number == 1 ? '' : 's'}`;
}

/** The text on a piece: its name if it is short. @param {Mark} mark */
function markText({ name, symbol }) {
  return name.length < 3 ? name : symbol;
}

/** @param {PuzzleChallenge} challenge */
function titleOf({ pieces, level }) {
  return `${pieces} given${level ? ', ' + level : ''}`;
}

/** A share as it is written in a cell. @param {number} share */
function percent(share) {
  return share > 0 && share < 0.01 ? '<1' : String(share < 1 ? Math.min(99, Math.round(100 * share)) : 100);
}

/** A random number below a bound, each as likely. @param {bigint} bound */
function randomBelow(bound) {
  // 64 bits more than the bound has make the bias negligible.
  const words = crypto.getRandomValues(new Uint32Array(bound.toString(16).length / 8 + 3));
  return words.reduce((sum, word) => (sum << 32n) | BigInt(word), 0n) % bound;
}

/** @param {Puzzle} puzzle @param {number[]} options */
function withGivens({ givens }, options) {
  return [...new Set([...givens, ...options])];
}

/** The options that answers are asked about: their solutions lack the givens. @param {Puzzle} puzzle @param {number[]} options */
function withoutGivens({ givens }, options) {
  return options.filter((option) => !givens.includes(option));
}

/** A position to be solved without answers, until it is solved or given up. */
class Challenge {
  hints = 0;
  checks = 0;
  isOver = false;
  #began = Date.now();
  #ended = 0;

  /** @param {number[]} start options, the givens included @param {bigint} count its solutions @param {string} title */
  constructor(start, count, title) {
    this.start = start;
    this.count = count;
    this.title = title;
  }

  end() {
    this.isOver = true;
    this.#ended = Date.now();
  }

  /** The time that it took, or takes so far: minutes and seconds. */
  get time() {
    const seconds = Math.floor(((this.#ended || Date.now()) - this.#began) / 1000);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  }

  /** The answers that were asked for, in words. */
  get help() {
    const counts = [plural(this.hints, 'hint'), plural(this.checks, 'check')].filter((text) => !text.startsWith('0'));
    return counts.length > 0 ? `with ${counts.join(' and ')}` : 'without help';
  }
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
    /** @type {Challenge | null} until another position is explored; it may be over */
    this.challenge = null;
    /** Whether the solutions of a mark on a cell are the sum of those of options. */
    this.hasHeat = puzzle.cells.length > 0 && (!puzzle.optionColours || Boolean(puzzle.optionSides));
    this.isComplete = false;
    /** The items that several marks have. */
    this.groups = [...new Set(puzzle.markItems.flat().filter((item, at, items) => items.indexOf(item) < at))];
    /** By item, the number of placed options that have it. */
    this.used = new Int32Array(puzzle.items.length);
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

  /** Whether answers are hidden. */
  get hidesAnswers() {
    return this.challenge !== null && !this.challenge.isOver;
  }

  /** The placed options that stay where they are. */
  get fixed() {
    return this.challenge && this.hidesAnswers ? this.challenge.start : this.puzzle.givens;
  }

  /** The options that stay when one starts over: the fixed ones, and cells that were chosen to stay open. */
  get kept() {
    return this.challenge ? this.challenge.start : withGivens(this.puzzle, this.placed.filter((option) => this.isHole(option)));
  }

  /** @param {number} option */
  isHole(option) {
    return this.puzzle.marks[this.puzzle.optionPiece[option]]?.isHole === true;
  }

  /** @param {number[]} placed @returns {Promise<Position>} the solutions with these options */
  left(placed) {
    return this.answers.position(withoutGivens(this.puzzle, placed));
  }

  /** Goes to a position with which the history begins. @param {number[]} placed */
  async begin(placed) {
    this.history = [placed];
    this.at = 0;
    await this.go(placed);
  }

  /** The first placed option, in the order of placing, with which no solution is left; or -1. */
  async wrong() {
    const kept = this.fixed.slice();
    if ((await this.left(this.placed)).count > 0n) {
      return -1;
    }
    for (const option of this.placed.filter((other) => !this.fixed.includes(other))) {
      kept.push(option);
      if ((await this.left(kept)).count === 0n) {
        return option;
      }
    }
    return -1;
  }

  /** Goes to a position without a new entry in the history. @param {number[]} placed */
  async go(placed) {
    this.placed = placed;
    this.shown = null;
    this.#lay();
    this.onWait(true);
    const position = await this.left(placed).finally(() => this.placed === placed && this.onWait(false));
    if (this.placed === placed) {
      this.position = position;
      this.#study();
      if (this.hidesAnswers && this.isComplete) {
        this.challenge?.end();
      }
      this.onChange();
    }
  }

  /** @param {number[]} options to be placed with the givens */
  async move(options) {
    this.challenge = this.hidesAnswers ? this.challenge : null;
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

  /** Removes those of some options that are not fixed. @param {number[]} options */
  remove(options) {
    return this.move(this.placed.filter((option) => this.fixed.includes(option) || !options.includes(option)));
  }

  /** Shows the solution left with a number, cyclically. @param {bigint} place */
  async show(place) {
    const { position, placed } = this;
    const cyclic = ((place % position.count) + position.count) % position.count;
    const solution = await position.solution(cyclic);
    if (this.position === position && this.placed === placed) {
      this.shown = { place: cyclic, solution };
      this.onChange();
    }
  }

  /** Notes which items and cells are taken. */
  #lay() {
    this.used.fill(0);
    this.owner.fill(-1);
    for (const option of this.placed) {
      this.puzzle.optionItems[option].forEach((item) => this.used[item]++);
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
    this.isComplete = placed.length > 0 && position.count > 0n && isSolution(puzzle, placed);
    for (let option = 0; option < puzzle.options.length; option++) {
      const solutions = position.marginals[option];
      if (solutions == 0 || isPlaced.has(option)) {
        continue;
      }
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

  /** Whether an option can be placed, whatever it leads to. @param {number} option */
  fits(option) {
    return !this.placed.includes(option) && areTogether(this.puzzle, [...this.placed, option]);
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
    if (this.isHole(option)) {
      return `${this.puzzle.marks[mark].name} ${at}`;
    }
    return this.isSingle(mark) ? this.markName(mark) : `${this.markName(mark)} at ${at}`;
  }

  /** The option to place next: one in all solutions left, else in the most; and how many are in as many. */
  hint() {
    const { marginals } = this.position;
    let best = -1;
    let equal = 0;
    for (let option = 0; option < marginals.length; option++) {
      if (marginals[option] > 0 && !this.placed.includes(option)) {
        [best, equal] = best < 0 || marginals[option] > marginals[best] ? [option, 0] : [best, equal];
        equal += marginals[option] == marginals[best] ? 1 : 0;
      }
    }
    return { best, equal };
  }
}
