/**
 * The text of a position, as stands after # in the address and as `dance` takes it for --board: the
 * symbols of the board's cells in reading order, a dot for an open one; then, where these do not tell
 * the options, their numbers, as in `DD.DD. #0 #5`. Numbers alone will do.
 */

/**
 * @typedef {object} State
 * @property {number[]} placed nothing if there is a problem
 * @property {string} problem a sentence; empty if there is none
 */

/** The most characters that are read. */
const MOST_TEXT = 2 ** 21;

const OPEN = '.';
const NUMBER = /#(\d{1,9})/g;
const NUMBERS_ALONE = /^(?:[\t-\r ]*#\d{1,9}(?![^\t-\r ]))*[\t-\r ]*$/;

/** Blanks, and what frames are drawn with: decoration, which is no cell. */
const DECORATION = /[\t-\r\x1c-\x1f\p{Z}\u2500-\u257f|+\-\u2191\u2193\u2195]/u;

/** @param {string} text @returns {string} what to append to an address */
function addressOf(text) {
  return '#' + encodeURIComponent(text);
}

/** @param {string} hash of an address, with its # @returns {string} the text; nonsense stays as it is */
function textOf(hash) {
  const text = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** @param {Puzzle} puzzle @param {number[]} placed @returns {string} */
function writeState(puzzle, placed) {
  const all = placed.map((option) => '#' + option);
  if (!puzzle.cells || placed.length === 0) {
    return all.join(' ');
  }
  const symbols = drawing(puzzle, placed);
  const told = placed.filter((option) => isAlone(puzzle, option));
  const others = all.filter((_, at) => !told.includes(placed[at]));
  const texts = [symbols, [symbols, ...others].join(' ')];
  return texts.find((text) => isText(puzzle, text, placed)) ?? all.join(' ');
}

/** @param {Puzzle} puzzle @param {number[]} placed @returns {string} */
function drawing({ cells = [], marks = [], optionCells = [], optionMarks = [] }, placed) {
  const symbols = cells.map(() => OPEN);
  for (const option of placed) {
    optionCells[option].forEach((cell, place) => {
      symbols[cell] = marks[optionMarks[option][place]].symbol;
    });
  }
  return symbols.join('');
}

/** @param {Puzzle} puzzle @param {string} text @param {number[]} placed */
function isText(puzzle, text, placed) {
  const read = readState(puzzle, text).placed;
  return read.length === placed.length && read.every((option) => placed.includes(option));
}

/**
 * Whether an option places a piece of which there is one.
 *
 * @param {Puzzle} puzzle @param {number} option
 */
function isAlone({ markItems = [], optionPiece = [], optionSides, most }, option) {
  return !optionSides && (markItems[optionPiece[option]] ?? []).some((item) => most[item] === 1);
}

/** @param {Puzzle} puzzle @param {string} text @returns {State} */
function readState(puzzle, text) {
  try {
    const placed = [...new Set(optionsOf(puzzle, text))];
    checkTogether(puzzle, placed);
    return { placed, problem: '' };
  } catch (error) {
    if (error instanceof RangeError) {
      return { placed: [], problem: error.message };
    }
    throw error;
  }
}

/** @param {Puzzle} puzzle @param {string} text @returns {number[]} */
function optionsOf(puzzle, text) {
  if (text.length > MOST_TEXT) {
    throw new RangeError('The text of the position is too long.');
  }
  const named = [...text.matchAll(NUMBER)].map((match) => Number(match[1]));
  const outside = named.find((option) => option >= puzzle.options.length);
  if (outside !== undefined) {
    throw new RangeError(`There is no option #${outside}, only #0 to #${puzzle.options.length - 1}.`);
  }
  if (NUMBERS_ALONE.test(text)) {
    return named;
  }
  const symbols = text.replace(NUMBER, ' ').replaceAll('\u00b7', OPEN).split('');
  const drawn = symbols.filter((symbol) => !DECORATION.test(symbol));
  return [...named, ...drawnOptions(puzzle, drawn, named)];
}

/**
 * The options that a drawing shows besides those that are named.
 *
 * @param {Puzzle} puzzle @param {string[]} drawn by cell, its symbol @param {number[]} named
 * @returns {number[]}
 */
function drawnOptions(puzzle, drawn, named) {
  const { cells = [], marks = [], optionCells = [], optionMarks = [] } = puzzle;
  const areShared = puzzle.optionColours !== undefined && !puzzle.optionSides;
  if (!puzzle.cells) {
    throw new RangeError('The puzzle has no board; a position is the numbers of its options, as in #17.');
  }
  if (drawn.length !== cells.length) {
    throw new RangeError(`The position has ${drawn.length} cells, but the board has ${cells.length}.`);
  }
  const symbols = new Set(marks.map((mark) => mark.symbol)).add(OPEN);
  const unknown = drawn.find((symbol) => !symbols.has(symbol));
  if (unknown !== undefined) {
    throw new RangeError(`The position has the symbol ${unknown}, which the puzzle does not have.`);
  }
  /** @param {number} option @param {string[]} shown */
  const isShown = (option, shown) =>
    optionCells[option].every((cell, place) => shown[cell] === marks[optionMarks[option][place]].symbol);
  const left = drawn.slice();
  for (const option of named) {
    if (!isShown(option, areShared ? drawn : left)) {
      throw new RangeError(`The position does not show option #${option}, or another one there.`);
    }
    optionCells[option].forEach((cell) => (left[cell] = OPEN));
  }
  const found = puzzle.options
    .map((_, option) => option)
    .filter((option) => optionCells[option].length > 0 && isShown(option, areShared ? drawn : left))
    .filter((option) => !isAlone(puzzle, option) || isWhole(puzzle, option, left));
  checkCells(puzzle, left, found, areShared);
  return found;
}

/**
 * Whether a piece's option has all of its cells.
 *
 * @param {Puzzle} puzzle @param {number} option @param {string[]} left
 */
function isWhole({ marks = [], optionCells = [], optionMarks = [] }, option, left) {
  const { symbol } = marks[optionMarks[option][0]];
  return left.filter((other) => other === symbol).length === optionCells[option].length;
}

/**
 * Refuses cells whose option is not known.
 *
 * @param {Puzzle} puzzle @param {string[]} left by cell, its symbol if no named option explains it
 * @param {number[]} found @param {boolean} areShared whether options share cells
 */
function checkCells({ cells = [], optionCells = [] }, left, found, areShared) {
  const ways = left.map(() => 0);
  found.forEach((option) => optionCells[option].forEach((cell) => ways[cell]++));
  const cell = left.findIndex(
    (symbol, at) => symbol !== OPEN && (ways[at] === 0 || (ways[at] > 1 && !areShared)),
  );
  if (cell >= 0) {
    throw new RangeError(
      ways[cell] === 0
        ? `No option puts ${left[cell]} in ${cells[cell]} as the position shows it.`
        : `More than one option puts ${left[cell]} in ${cells[cell]}; add its number, as in #17.`,
    );
  }
}

/**
 * Refuses options that no solution can have together.
 *
 * @param {Puzzle} puzzle @param {number[]} placed
 */
function checkTogether(puzzle, placed) {
  /** @type {Map<number, {times: number, colour: number, option: number}>} */
  const uses = new Map();
  for (const option of placed) {
    puzzle.optionItems[option].forEach((item, place) => {
      const colour = puzzle.optionColours?.[option][place] ?? 0;
      const use = uses.get(item);
      const isAllowed = !use || use.times < puzzle.most[item] || (colour > 0 && colour === use.colour);
      if (!isAllowed) {
        throw new RangeError(
          `Options #${use.option} and #${option} exclude each other, by the item ${puzzle.items[item]}.`,
        );
      }
      uses.set(item, { times: (use?.times ?? 0) + 1, colour, option });
    });
  }
}
