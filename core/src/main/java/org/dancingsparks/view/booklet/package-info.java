/**
 * Booklets of starting positions and of sudokus, to be solved by hand on paper. A booklet is one
 * page of HTML.
 *
 * <pre>
 * Booklet (Cover, Chapters of Positions, Grading) -&gt; BookletPages -&gt; HTML
 * BookletFront: title, rules (BookletWords), the pieces
 * BookletSheet, BookletLayout: boards on the pages of a BookletPrint (Paper, Ink); BookletStyle: CSS
 * PiecesLeft: the pieces that a position leaves, drawn or in words
 * </pre>
 */
package org.dancingsparks.view.booklet;
