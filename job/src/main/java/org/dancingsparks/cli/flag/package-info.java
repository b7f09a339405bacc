/**
 * Flags shared by commands of several packages.
 *
 * <pre>
 * PuzzleName -> Target: the puzzle, item order and givens
 * Target, Memory -> DiagramSource: the diagram of a puzzle or, by SetDiagram, of a solution set
 * SolutionFlags, PictureFlags, BookletFlags -> text, JSON, SVG
 * RunOutput, RunFlags: a run in a directory
 * </pre>
 */
package org.dancingsparks.cli.flag;
