/**
 * The puzzle, as org.dancingsparks.page.PuzzleJson writes it. Without a board, the fields from marks
 * on are absent; in a page without answers, all but name, hash, answers and serving.
 *
 * @typedef {object} Puzzle
 * @property {string} name the name by which `dance` knows it
 * @property {string} hash SHA-256 of the problem
 * @property {'diagram' | 'server' | 'none'} answers what knows the solutions: the diagram in the page, a
 *     server at relative addresses, or nothing, if the diagram is too large to carry
 * @property {number[]} givens options that all solutions here contain; placed for good
 * @property {string} serving the command that answers the page from a server; may be empty
 * @property {PuzzleChallenge[]} [challenges] unique starting positions
 * @property {string[]} items their names
 * @property {number[]} least by item, the fewest options of a solution that have it: 1 if primary
 * @property {number[]} most by item, the most of them
 * @property {string[]} options their descriptions, by id
 * @property {number[][]} optionItems
 * @property {number[][]} [optionColours] by option and place, the colour it gives the item; 0 none
 * @property {Mark[]} [marks] the pieces, or the values, that options put on cells
 * @property {number[][]} [markItems] by mark, the items of its piece and of the groups that have it
 * @property {number[][]} [optionCells] in reading order
 * @property {number[][]} [optionMarks] by option and place, the mark that the cell gets
 * @property {number[]} [optionPiece] its mark if it has only one, else -1
 * @property {number[]} [optionShape] options of a shape differ in their place only; -1 without piece
 * @property {number[]} [shapePiece] by shape, its mark
 * @property {number[]} [turn] by shape, the shape after a turn to the right; -1 if there is none
 * @property {number[]} [flip] the shape turned over
 * @property {number[]} [tip] the shape tipped over, in space
 * @property {string[]} [cells] their names
 * @property {number[][]} [outlines] by cell, x and y of its corners, clockwise, as the board is drawn
 * @property {string[]} [labels] by cell, words on it; empty for none
 * @property {number[][]} [beside] by cell, those that touch it, in all layers
 * @property {number[]} [layers] by cell of a board of several layers, its layer: 1 is the top
 * @property {boolean} [areBalls] whether such cells are balls, not cubes
 * @property {Mark[]} [colours] of the sides of tiles
 * @property {number[][]} [optionSides] by option, the colours of the tile's sides: the first leads
 *     from the cell's first corner to its second
 */

/**
 * @typedef {object} Mark
 * @property {string} name
 * @property {string} symbol one character
 * @property {string} [colour] #rrggbb; absent where cells stay white
 * @property {boolean} [isHole] whether it marks cells that stay open
 */

/**
 * A unique starting position.
 *
 * @typedef {object} PuzzleChallenge
 * @property {number} pieces number of its options
 * @property {string} level its difficulty; empty if it is not graded
 * @property {number[]} options
 */

/**
 * The solutions that contain some placed options.
 *
 * @typedef {object} Position
 * @property {number[]} placed
 * @property {bigint} count the number of them
 * @property {ArrayLike<number | bigint>} marginals by option, the number of them that contain it, exact
 * @property {number} most the most of the placed options that any solution of the puzzle contains
 * @property {() => Promise<Lifts>} lifts sets of placed options to remove, so that there is a solution again
 * @property {(place: bigint) => Promise<Solution>} solution one of them, by its place, from 0
 */

/**
 * @typedef {object} Lifts
 * @property {number[][]} sets the smallest sets of placed options without which there is a solution
 * @property {boolean} all whether there are no others
 */

/**
 * @typedef {object} Solution
 * @property {number[]} options
 * @property {bigint} number its number among all solutions of the puzzle, from 0
 */

/**
 * Knows all solutions: by the diagram in the page, or by a server.
 *
 * @typedef {object} Answers
 * @property {bigint} total the number of all solutions
 * @property {(placed: number[]) => Promise<Position>} position
 */
