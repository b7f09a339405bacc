/**
 * Puzzles as data: named exact cover problems and, where they have a board, their geometry.
 *
 * <pre>{@code
 * List<Cell> corner = List.of(Cell.of(0, 0), Cell.of(0, 1), Cell.of(1, 0));
 * Piece red = Piece.of("red", 'R', Turns.ROTATIONS, corner);
 * Piece blue = Piece.of("blue", 'B', Turns.ROTATIONS, corner);
 * Puzzle puzzle = new PiecePuzzle("corners", Board.box(2, 3, 1), List.of(red, blue));
 * BigInteger solutions = Counting.of(puzzle).solutions(); // 4
 * int symmetries = puzzle.symmetries().order(); // 8: the board's, with the pieces swapped or not
 * }</pre>
 *
 * <pre>
 * Puzzle = name + problem: PlainPuzzle, SymmetricPuzzle
 * BoardPuzzle (Words): its options put Marks on cells of a Board
 *   PiecePuzzle: Pieces (Turns, Use) -&gt; Placements     TilePuzzle: a TileSet of EdgeTiles with coloured sides
 *   PuzzleRules: Groups, a Layering, open cells, Conditions (as ConditionItems)     Board: its edges may Wrap
 *   GridPuzzle: values in cells, or on the vertices of a Graph
 * Symmetries: automorphisms of a puzzle, in ConjugacyClasses; Quotients: the solutions that one of them fixes
 * </pre>
 *
 * <p>{@code org.dancingsparks.format} reads files and finds puzzles by name, whether shipped, of a
 * family ({@code org.dancingsparks.families}), or misspelt ({@code NamedPuzzles}).
 */
package org.dancingsparks.puzzle;
