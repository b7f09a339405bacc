/**
 * The commands that list, describe, check, begin and export puzzles.
 *
 * <pre>
 * PuzzlesCommand -> ShelfTable: a list of ShelfEntry, all that come with the program     PuzzleCard: one of them
 * DescribeCommand, CheckCommand, NewCommand, ExportCommand: any puzzle
 * </pre>
 */
package org.dancingsparks.cli.puzzles;
