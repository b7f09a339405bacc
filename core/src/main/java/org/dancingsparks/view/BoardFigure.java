package org.dancingsparks.view;

import java.util.List;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.puzzle.Point;

/** Pieces or values on a framed board, and pieces in space below it. Immutable. */
final class BoardFigure implements Figure {
  private final BoardStyle style;
  private final Frame frame;
  private final boolean isFramed;
  private final ExplodedView exploded;

  private BoardFigure(BoardStyle style, Frame frame, boolean isFramed, ExplodedView exploded) {
    this.style = style;
    this.frame = frame;
    this.isFramed = isFramed;
    this.exploded = exploded;
  }

  /**
   * A figure with a line round the board. On a screen, pieces in space stand below it; on paper
   * they do not, since boards there are written on.
   */
  static BoardFigure framed(BoardStyle style) {
    return new BoardFigure(
        style,
        new Frame(style.layout()),
        true,
        new ExplodedView(style, style.medium() == Medium.SCREEN));
  }

  @Override
  public BoardFigure unframed() {
    return new BoardFigure(style, frame, false, exploded);
  }

  @Override
  public BoardFigure exploded() {
    return new BoardFigure(style, frame, isFramed, new ExplodedView(style, true));
  }

  @Override
  public double width() {
    return exploded.wholeWidth();
  }

  @Override
  public double height() {
    return exploded.wholeHeight();
  }

  @Override
  public double boardWidth() {
    return style.layout().width();
  }

  @Override
  public double boardHeight() {
    return style.layout().height();
  }

  @Override
  public List<Point> outline(Cell cell) {
    return style.layout().outline(cell);
  }

  @Override
  public void draw(Svg svg, int... options) {
    frame.hatch(svg);
    style.symbols(svg);
    if (style.puzzle().pieces().isEmpty()) {
      new GridDrawing(style).draw(svg, options);
    } else {
      new PieceDrawing(style).draw(svg, options);
    }
    svg.close();
    if (isFramed) {
      frame.outline(svg);
    }
    style.layout().label(svg);
    exploded.draw(svg, options);
  }
}
