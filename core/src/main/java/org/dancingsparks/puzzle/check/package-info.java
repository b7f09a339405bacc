/**
 * Checks of a puzzle of pieces without a search: proofs that it is impossible, and remarks on
 * features that its designer may not have meant.
 *
 * <pre>{@code
 * Piece corner = Piece.of("corner", 'C', Turns.ROTATIONS, CORNER);
 * Puzzle puzzle = new PiecePuzzle("square", Board.box(2, 2, 1), List.of(corner));
 * Impossibility proof = Impossibility.of(puzzle, Prefix.EMPTY).orElseThrow();
 * String why = proof.why(); // a clause
 * }</pre>
 *
 * <pre>
 * Impossibility: a proof that there is no solution ─ CellBalance, CellSums, PieceAreas: areas and colourings
 * PuzzleCheck: for designers ─ Congruence: pieces of one shape
 * </pre>
 */
package org.dancingsparks.puzzle.check;
