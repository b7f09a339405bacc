/**
 * Puzzles, solutions and estimates as a person sees them. Nothing here writes to a stream.
 *
 * <pre>
 * text: BoardText, PuzzleText, PropagationText
 * Svg: BoardSvg, BoardsSvg -&gt; BoardPainter (layers, ExplodedView); HeatMapSvg; EstimateSvg
 * HTML: Booklet -&gt; BookletSheet, BookletLayout (boards on pages) -&gt; BookletPages
 * Svg and Markup write well-formed text; Colours, CopyColours choose colours
 * </pre>
 *
 * <p>Trees are in a package of their own.
 */
package org.dancingsparks.view;
