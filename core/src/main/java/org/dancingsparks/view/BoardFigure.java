package org.dancingsparks.view;

import java.util.List;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.puzzle.Point;

/** Pieces or values on a framed board, and solid pieces drawn below it. Immutable. */
final class BoardFigure implements Figure {
  /** The way in which options are drawn within the frame. */
  interface Contents {
    void draw(Svg svg, int... options);
  }

  private final BoardStyle style;
  private final Contents contents;
  private final Frame frame;
  private final boolean isFramed;
  private final ExplodedView exploded;

  private BoardFigure(BoardFigure other, boolean isFramed, ExplodedView exploded) {
    style = other.style;
    contents = other.contents;
    frame = other.frame;
    this.isFramed = isFramed;
    this.exploded = exploded;
  }

  private BoardFigure(BoardStyle style, Contents contents) {
    this.style = style;
    this.contents = contents;
    frame = new Frame(style.layout());
    isFramed = true;
    exploded = new ExplodedView(style, style.medium() == Medium.SCREEN);
  }

  /**
   * A figure with a line round the board. On a screen, pieces in space stand below it; on paper
   * they do not, since boards there are written on.
   */
  static BoardFigure framed(BoardStyle style, Contents contents) {
    return new BoardFigure(style, contents);
  }

  @Override
  public BoardFigure unframed() {
    return new BoardFigure(this, false, exploded);
  }

  @Override
  public BoardFigure exploded() {
    return new BoardFigure(this, isFramed, new ExplodedView(style, true));
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
    contents.draw(svg, options);
    svg.close();
    if (isFramed) {
      frame.outline(svg);
    }
    style.layout().label(svg);
    exploded.draw(svg, options);
  }
}
