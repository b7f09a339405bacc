/**
 * Puzzles as data: named exact cover problems and, where they have pieces, their geometry.
 *
 * <pre>
 * Puzzle = name + problem: PlainPuzzle, SweptPuzzle      BoardPuzzle (Words): its options put Marks on cells of a Board
 * PiecePuzzle = Board + Pieces (Turns, Use) -&gt; Placements, the options of its problem
 * Symmetries: automorphisms of a puzzle, in ConjugacyClasses; Quotients: the solutions that one of them fixes
 * Impossibility: a proof without search that there is no solution      PuzzleCheck: for designers
 * </pre>
 *
 * <p>{@code org.dancingsparks.format} reads files and finds puzzles by name, whether shipped, of a
 * family ({@code org.dancingsparks.families}), or misspelt ({@code NamedPuzzles}).
 */
package org.dancingsparks.puzzle;
