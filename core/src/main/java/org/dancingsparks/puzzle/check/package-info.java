/**
 * Checks of a puzzle of pieces without search: what makes it impossible, and what its designer may
 * not have meant.
 *
 * <pre>
 * Impossibility: a proof that there is no solution ─ CellBalance, CellSums, PieceAreas: areas and colourings
 * PuzzleCheck: for designers ─ Congruence: pieces of one shape
 * </pre>
 */
package org.dancingsparks.puzzle.check;
