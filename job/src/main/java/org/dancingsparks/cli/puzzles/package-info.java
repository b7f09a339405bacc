/**
 * The commands that list, describe, check, begin and export puzzles.
 *
 * <pre>{@code
 * $ scripts/dance describe iq-fit
 * puzzle      iq-fit
 * title       IQ Fit, 10 solid pieces in a tray of 5 x 10, mirror images allowed
 * items       60 (60 primary, 0 secondary)
 * options     3440
 * symmetries  4: identity; reflection top to bottom; reflection left to right; half-turn
 * problem     436c965b8a6836a64a449c486d835a347b0592cb4a341b17f4af16abb981c6f9
 * }</pre>
 *
 * <pre>
 * PuzzlesCommand -> ShelfListing: a list of ShelfEntry, all that come with the program     PuzzleCard: one of them
 * flags -> Target: a puzzle or solution set, read when it is needed
 * DescribeCommand, CheckCommand, NewCommand, ExportCommand: any puzzle
 * </pre>
 */
package org.dancingsparks.cli.puzzles;
