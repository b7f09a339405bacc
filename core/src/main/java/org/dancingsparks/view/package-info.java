/**
 * Drawings of puzzles, solutions and estimates as text and SVG. Nothing here writes to a stream.
 *
 * <pre>
 * text: BoardText (TileText), PuzzleText, PropagationText
 * Svg: BoardSvg, BoardsSvg -&gt; BoardPainter: BoardLayout, BoardStyle (a Medium), one Figure of three
 * BoardLayout: the Outline (CellOutline, SphereOutline) of cells, Frame round the board
 * Figure: BoardFigure (GridDrawing, PieceDrawing, ExplodedView), TileFigure, GraphFigure
 * HeatMapSvg (HeatScale); EstimateSeries -&gt; EstimateSvg (Axis, Curve); BarsSvg
 * PieceSheet, PieceWords: the pieces of a puzzle, drawn, and how they may lie
 * Svg and Markup write well-formed text; Colours, CopyColours choose colours
 * </pre>
 *
 * <p>Trees and booklets are in packages of their own.
 */
package org.dancingsparks.view;
