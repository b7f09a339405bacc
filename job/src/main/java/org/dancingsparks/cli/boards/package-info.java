/**
 * {@code dance boards}: the boards of a puzzle with holes, each with its number of solutions.
 *
 * <pre>{@code
 * $ scripts/dance boards a-puzzle-a-day --out dates
 *   366  boards
 *   366  with a solution
 * 24405  solutions
 *    59  median
 *     7  fewest: Oct 6
 *   216  most: Jan 25
 * }</pre>
 *
 * <pre>
 * BoardsCommand -> BoardSetRun: in a directory, started or resumed     BoardPrinter: its summary as lines or JSON
 * </pre>
 */
package org.dancingsparks.cli.boards;
