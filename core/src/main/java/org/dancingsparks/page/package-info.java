/**
 * A page to play with a puzzle in a browser: one file of HTML that knows all solutions.
 *
 * <pre>
 * PuzzlePage -&gt; page.html (a template), page.css and scripts, in resources (PageFiles)
 * PuzzleJson: the puzzle for scripts (items, options, PieceShapes, the outlines of cells)
 * </pre>
 *
 * <p>The scripts carry no library. They read the diagram as a diagram file has it ({@code
 * org.dancingsparks.format.DiagramFile}).
 */
package org.dancingsparks.page;
