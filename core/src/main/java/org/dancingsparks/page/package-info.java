/**
 * A page to play with a puzzle in a browser: one file of HTML that knows all solutions.
 *
 * <pre>{@code
 * Puzzle dominoes = NamedPuzzles.of("dominoes:4x4");
 * var search = Engines.of(dominoes).withDiagram(Searches.of(dominoes).all());
 * String html = new PuzzlePage(dominoes, search.diagram().orElseThrow()).html(); // one file
 * }</pre>
 *
 * <pre>
 * PuzzlePage -&gt; page.html (a template), page.css and scripts, in resources (PageFiles)
 * scripts: diagram, position (remote), state -&gt; game -&gt; elements, board, solid, tray, holes, hand,
 *   challenge, print -&gt; play -&gt; main
 * PuzzleJson: the puzzle for scripts (items, options, PieceShapes, the outlines of cells)
 * About: the text below the board: AboutPuzzle, AboutSolutions (AboutGallery), AboutStarts, AboutOrigin
 * AtlasIndex: an index of many pages
 * PositionAnswers: Question -&gt; Positions -&gt; AnswerJson, where a server answers
 * PageStarts: unique starts, their numbers and some to play, within some PageWork     Answers: the diagram, a server or none
 * BookletPositions: these starts as positions of a booklet
 * BoardPage: a page of a single board, to which that of a large puzzle leads
 * </pre>
 *
 * <p>The scripts carry no library. They read the diagram in the format of a diagram file ({@code
 * org.dancingsparks.format.DiagramFile}).
 */
package org.dancingsparks.page;
