/**
 * Checks of a puzzle of pieces without a search: proofs that it is impossible, and remarks on
 * features that its designer may not have meant.
 *
 * <pre>
 * Impossibility: a proof that there is no solution ─ CellBalance, CellSums, PieceAreas: areas and colourings
 * PuzzleCheck: for designers ─ Congruence: pieces of one shape
 * </pre>
 */
package org.dancingsparks.puzzle.check;
