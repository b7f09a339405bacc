/**
 * Flags shared by commands of several packages.
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
 * PuzzleName -> Target: the puzzle, item order and givens
 * Target, Memory -> DiagramSource: the diagram of a puzzle or, by SetDiagram, of a solution set
 * SolutionFlags, PictureFlags, BookletFlags -> text, JSON, SVG
 * RunOutput, RunFlags: a run in a directory
 * </pre>
 */
package org.dancingsparks.cli.flag;
