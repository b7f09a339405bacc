/**
 * Drawings of puzzles, solutions, booklets of starting positions, and estimates, as text, SVG and
 * HTML. Nothing here writes to a stream.
 *
 * <pre>
 * text: BoardText, PuzzleText, PropagationText
 * Svg: BoardSvg, BoardsSvg -&gt; BoardPainter (layers, ExplodedView); HeatMapSvg; EstimateSvg
 * HTML: Booklet (starting positions, sudokus) -&gt; BookletSheet, BookletLayout (boards on pages) -&gt; BookletPages
 * Svg and Markup write well-formed text; Colours, CopyColours choose colours
 * </pre>
 *
 * <p>Trees are in a package of their own.
 */
package org.dancingsparks.view;
