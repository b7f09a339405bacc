/**
 * Drawings of puzzles, solutions and estimates, as text and SVG. No class here writes to a stream.
 *
 * <pre>{@code
 * BoardText text = new BoardText(puzzle);
 * System.out.println(text.blocks(solution)); // rows of letters
 * String svg = new BoardSvg(puzzle).svg(solution);
 * }</pre>
 *
 * <pre>
 * text: BoardText (TileText), PuzzleText, PropagationText
 * Svg: BoardSvg, BoardsSvg -&gt; BoardPainter: BoardLayout, BoardStyle (a Medium), a Figure of one of three kinds
 * BoardLayout: the Outline (CellOutline, SphereOutline) of cells, Frame round the board
 * Figure: BoardFigure (GridDrawing, PieceDrawing, ExplodedView), TileFigure, GraphFigure
 * ExplodedView: ExplodedDrawing (Explosion) of cubes, BallDrawing (BallExplosion) of spheres
 * SolidBoard: a board in space, cell by cell, for pages (by ExplodedDrawing or BallDrawing)
 * HeatMapSvg (HeatScale)
 * PieceSheet (SolidPiece), PieceWords (RuleWords): the pieces of a puzzle, drawn, and the rules
 * Svg and Markup write well-formed text; Colours, CopyColours choose colours
 * </pre>
 *
 * <p>Charts, trees and booklets have packages of their own.
 */
package org.dancingsparks.view;
