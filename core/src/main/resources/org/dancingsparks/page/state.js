/**
 * The text of a position, as stands after # in the address and as `dance` takes it for --board: the
 * symbols of the board's cells in reading order, a dot for an open one; then, where these do not tell
 * the options, their numbers, as in `DD.DD. #0 #5`. Numbers alone will do. The address of a challenge
 * has the text of its start alone, after `#challenge/`.
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

/** Begins the address of a challenge; the texts of positions have no slash in an address. */
const CHALLENGE = '#challenge/';

/** @param {string} text @param {string} [mark] that begins it @returns {string} what to append to an address */
function addressOf(text, mark = '#') {
  return mark + encodeURIComponent(text);
}

/** @param {string} hash of an address, with its # */
function isChallenge(hash) {
  return hash.startsWith(CHALLENGE);
}

/** @param {string} hash of an address, with its # @returns {string} the text; nonsense stays as it is */
function textOf(hash) {
  const text = hash.replace(isChallenge(hash) ? CHALLENGE : /^#/, '');
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
  return areEqual(readState(puzzle, text).placed, placed);
}

/** Whether an option places a piece of which there is one. @param {Puzzle} puzzle @param {number} option */
function isAlone({ markItems = [], optionPiece = [], optionSides, most }, option) {
  return !optionSides && (markItems[optionPiece[option]] ?? []).some((item) => most[item] === 1);
}

/** @param {Puzzle} puzzle @param {string} text @returns {State} */
function readState(puzzle, text) {
  try {
    const placed = [...new Set(optionsOf(puzzle, text))];
    const problem = conflict(puzzle, placed);
    return { placed: problem ? [] : placed, problem };
  } catch (error) {
    if (error instanceof RangeError) {
      return { placed: [], problem: error.message };
    }
    throw error;
  }
}

/** @param {boolean} isWrong @param {string} problem that the text has then */
function refuse(isWrong, problem) {
  if (isWrong) {
    throw new RangeError(problem);
  }
}

/** @param {Puzzle} puzzle @param {string} text @returns {number[]} */
function optionsOf(puzzle, text) {
  refuse(text.length > MOST_TEXT, 'The text of the position is too long.');
  const named = [...text.matchAll(NUMBER)].map((match) => Number(match[1]));
  const outside = named.find((option) => option >= puzzle.options.length);
  refuse(outside !== undefined, `There is no option #${outside}, only #0 to #${puzzle.options.length - 1}.`);
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
  refuse(!puzzle.cells, 'The puzzle has no board; a position is the numbers of its options, as in #17.');
  refuse(drawn.length !== cells.length, `The position has ${drawn.length} cells, but the board has ${cells.length}.`);
  const symbols = new Set(marks.map((mark) => mark.symbol)).add(OPEN);
  const unknown = drawn.find((symbol) => !symbols.has(symbol));
  refuse(unknown !== undefined, `The position has the symbol ${unknown}, which the puzzle does not have.`);
  /** @param {number} option @param {string[]} shown */
  const isShown = (option, shown) =>
    optionCells[option].every((cell, place) => shown[cell] === marks[optionMarks[option][place]].symbol);
  const left = drawn.slice();
  for (const option of named) {
    refuse(!isShown(option, areShared ? drawn : left), `The position does not show option #${option}, or another one there.`);
    optionCells[option].forEach((cell) => (left[cell] = OPEN));
  }
  const found = puzzle.options
    .map((_, option) => option)
    .filter((option) => optionCells[option].length > 0 && isShown(option, areShared ? drawn : left))
    .filter((option) => !isAlone(puzzle, option) || isWhole(puzzle, option, left));
  checkCells(puzzle, left, found, areShared);
  return found;
}

/** Whether a piece's option has all of its cells. @param {Puzzle} puzzle @param {number} option @param {string[]} left */
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
  left.forEach((symbol, cell) => {
    const puts = `option puts ${symbol} in ${cells[cell]}`;
    refuse(symbol !== OPEN && ways[cell] === 0, `No ${puts} as the position shows it.`);
    refuse(symbol !== OPEN && ways[cell] > 1 && !areShared, `More than one ${puts}; add its number, as in #17.`);
  });
}

/** Whether two lists have the same options. @param {number[]} one @param {number[]} other */
function areEqual(one, other) {
  return one.length === other.length && one.every((option) => other.includes(option));
}

/** Whether no two options conflict in an item. @param {Puzzle} puzzle @param {number[]} placed */
function areTogether(puzzle, placed) {
  return conflict(puzzle, placed) === '';
}

/** Whether options that do not conflict cover all that has to be. @param {Puzzle} puzzle @param {number[]} placed */
function isSolution({ least, optionItems }, placed) {
  const left = least.slice();
  placed.forEach((option) => optionItems[option].forEach((item) => left[item]--));
  return left.every((number) => number <= 0);
}

/** Two options that conflict, in words; empty if none do. @param {Puzzle} puzzle @param {number[]} placed */
function conflict({ most, items, optionItems, optionColours }, placed) {
  /** @type {Map<number, {times: number, colour: number, option: number}>} */
  const uses = new Map();
  for (const option of placed) {
    for (const [place, item] of optionItems[option].entries()) {
      const colour = optionColours?.[option][place] ?? 0;
      const use = uses.get(item);
      if (use && use.times >= most[item] && (colour === 0 || colour !== use.colour)) {
        return `Options #${use.option} and #${option} conflict in the item ${items[item]}.`;
      }
      uses.set(item, { times: (use?.times ?? 0) + 1, colour, option });
    }
  }
  return '';
}
