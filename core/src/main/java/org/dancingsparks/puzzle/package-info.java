/**
 * Puzzles as data: named exact cover problems and, where they have a board, their geometry.
 *
 * <pre>
 * Puzzle = name + problem: PlainPuzzle, SymmetricPuzzle
 * BoardPuzzle (Words): its options put Marks on cells of a Board
 *   PiecePuzzle: Pieces (Turns, Use) -&gt; Placements     TilePuzzle: a TileSet of EdgeTiles with coloured sides
 *   GridPuzzle: values in cells, or on the vertices of a Graph
 * Symmetries: automorphisms of a puzzle, in ConjugacyClasses; Quotients: the solutions that one of them fixes
 * </pre>
 *
 * <p>{@code org.dancingsparks.format} reads files and finds puzzles by name, whether shipped, of a
 * family ({@code org.dancingsparks.families}), or misspelt ({@code NamedPuzzles}).
 */
package org.dancingsparks.puzzle;
