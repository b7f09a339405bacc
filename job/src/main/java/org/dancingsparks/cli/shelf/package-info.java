/**
 * The shelf: the puzzles that come with the program, listed or shown one by one.
 *
 * <pre>
 * PuzzlesCommand -> ShelfTable: a list of ShelfEntry     PuzzleCard: one, with its picture
 * </pre>
 */
package org.dancingsparks.cli.shelf;
