/**
 * Flags shared by commands of several packages: values that picocli sets, and checks of their
 * usage. Classes of other packages act on them.
 *
 * <pre>{@code
 * $ scripts/dance count kanoodle --given 'Green=(1,1)(1,2)(2,2)(2,3)(2,4)'
 * 5158
 *
 * $ scripts/dance count kanoodle --board 'CCL...HHBBBCLLL...HHBBCAL.....H..CAAA....FF.........F..'
 * 5
 * }</pre>
 *
 * <pre>
 * PuzzleName -> TargetFlags: the puzzle, item order and givens -> DiagramFlags, with EngineLimits (Memory)
 * SolutionFlags, PictureFlags, BookletFlags: text, JSON, SVG, HTML     FileKind, ResultForm
 * ExistingFlags -> RunFlags (Bins): a run in a directory     OverwriteFlag     ProgressFlags
 * PuzzleOrSet, OptionalPuzzle: other help for a puzzle     TypedCommand: the command, to be repeated
 * </pre>
 */
package org.dancingsparks.cli.flag;
