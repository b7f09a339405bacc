/**
 * Booklets of starting positions and of sudokus, to be solved by hand on paper. A booklet is one
 * page of HTML.
 *
 * <pre>{@code
 * List<Integer> solution = List.of(ids[0], ids[1], ids[2]);
 * List<Integer> start = List.of(ids[0]); // which leaves one solution
 * var position = new Booklet.Position(start, solution, 1, "");
 * var chapter = new Booklet.Chapter("Easy ones", List.of(position));
 * String html = new Booklet(puzzle, Booklet.Cover.of("Dominoes")).html(List.of(chapter));
 * }</pre>
 *
 * <pre>
 * Booklet (Cover, Chapters of Positions, Grading) -&gt; BookletPages -&gt; HTML
 * BookletFront: title, rules (BookletWords), the pieces
 * BookletSheet, BookletLayout: boards on the pages of a BookletPrint (Paper, Ink); BookletStyle: CSS
 * PiecesLeft: the pieces that a position leaves, drawn or in words
 * </pre>
 */
package org.dancingsparks.view.booklet;
