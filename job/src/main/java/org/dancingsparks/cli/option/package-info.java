/**
 * Flags that several commands share.
 *
 * <pre>
 * PuzzleName -> Target: the puzzle, item order and givens
 * Target, Memory -> DiagramSource: the diagram of a puzzle or, by SetDiagram, of a solution set
 * Target, EngineFlags, Split, Symmetry, Bins -> a search and its plan
 * SolutionFlags, PictureFlags, BookletFlags -> text, JSON, SVG
 * </pre>
 */
package org.dancingsparks.cli.option;
