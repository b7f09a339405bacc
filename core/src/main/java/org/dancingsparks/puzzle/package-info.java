/**
 * Puzzles as data: named exact cover problems and, where they have pieces, their geometry.
 *
 * <p>A {@link org.dancingsparks.puzzle.PiecePuzzle} is a {@link org.dancingsparks.puzzle.Board} and
 * {@link org.dancingsparks.puzzle.Piece}s with their {@link org.dancingsparks.puzzle.Turns}; its
 * placements are the options of its problem. {@link org.dancingsparks.puzzle.Symmetries} holds its
 * automorphisms, {@link org.dancingsparks.puzzle.SolutionClasses} the number of solutions up to
 * them, and {@link org.dancingsparks.puzzle.Impossibility} a proof that there are none. Files are
 * read by {@code org.dancingsparks.format}.
 */
package org.dancingsparks.puzzle;
