package org.dancingsparks.view;

import java.util.Arrays;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.lattice.Position;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.view.BallDrawing.Room;
import org.dancingsparks.view.BallExplosion.Ball;

/**
 * Pieces on a board of several layers as solid bodies, moved apart and drawn in perspective: each
 * in its colour, lighter above and darker on the right, with heavy lines along its edges and its
 * symbol on a face that is seen whole, if there is one. Pieces of spheres are drawn in their
 * places, too, since a pyramid shows most of them. Open cells are not drawn. Immutable.
 *
 * <p>On paper, where boards are meant to be written on, only the layers are drawn.
 */
record ExplodedView(BoardStyle style) {
  /** The most cells of a board; with more, the pieces could not be told apart. */
  private static final int MOST_CELLS = 1000;

  /**
   * The expected growth of the whole when pieces are moved apart; a larger drawing is scaled down.
   */
  private static final double SPREAD = 2.7;

  /** The same of spheres that are drawn in their places, with room for their perspective. */
  private static final double TOGETHER = 1.15;

  /** The growth of pieces of spheres that are moved apart. */
  private static final double APART = 1.8;

  /** The side of a cube relative to a cell of the layers. */
  private static final double SCALE = 0.8;

  /** The same of the diameter of a sphere, of which several hide each other. */
  private static final double SPHERE = 1.1;

  private boolean isNeeded() {
    return style.medium() == Medium.SCREEN
        && style.puzzle() instanceof PiecePuzzle
        && !board().isFlat()
        && board().size() <= MOST_CELLS;
  }

  Board board() {
    return style.puzzle().board();
  }

  /** The width of the layers and the view below them. */
  double wholeWidth() {
    double layers = style.layout().width();
    return isNeeded() ? Math.max(layers, width()) : layers;
  }

  /** The height of the layers and the view below them. */
  double wholeHeight() {
    return top() + (isNeeded() ? height() : 0);
  }

  /** The top of the view, below the layers. */
  double top() {
    return style.layout().height();
  }

  /** The side of a cube, or the diameter of a sphere, if there is room. */
  double side() {
    return (style.layout().hasSpheres() ? SPHERE : SCALE) * style.layout().side();
  }

  double width() {
    double spread = style.layout().hasSpheres() ? TOGETHER + APART : SPREAD;
    return spread * side() * Perspective.width(extent(Position::x), extent(Position::y));
  }

  double height() {
    double cells =
        Perspective.height(extent(Position::x), extent(Position::y), extent(Position::z));
    return (style.layout().hasSpheres() ? APART : SPREAD) * side() * cells;
  }

  /** The extent of the board in cells, whether cubes or spheres. */
  private double extent(ToDoubleFunction<Position> axis) {
    DoubleSummaryStatistics places =
        board().cells().stream()
            .map(board().lattice()::centre)
            .mapToDouble(axis)
            .summaryStatistics();
    return places.getMax() - places.getMin() + 1;
  }

  char symbol(int option) {
    return style.puzzle().marks().get(style.puzzle().mark(option, 0)).symbol();
  }

  /** Draws options below the layers, if the board is drawn as a solid. */
  void draw(Svg svg, int... options) {
    if (isNeeded() && options.length > 0) {
      int[] pieces = Arrays.stream(options).filter(option -> !style.isHole(option)).toArray();
      if (pieces.length > 0 && style.layout().hasSpheres()) {
        balls(svg, pieces);
      } else if (pieces.length > 0) {
        new ExplodedDrawing(this, svg, style.colours(pieces), pieces).draw(pieces);
      }
    }
  }

  /** Draws pieces of spheres in their places and, if several, moved apart to the right of that. */
  private void balls(Svg svg, int... options) {
    List<List<Cell>> pieces = Arrays.stream(options).mapToObj(style.puzzle()::cells).toList();
    List<String> colours = style.colours(options);
    String symbols =
        Arrays.stream(options)
            .mapToObj(option -> String.valueOf(symbol(option)))
            .collect(Collectors.joining());
    double together = width() * TOGETHER / (TOGETHER + APART);
    double left = (wholeWidth() - width()) / 2;
    Room near = new Room(left, top(), together, height(), side());
    Room beside = new Room(left + together, top(), width() - together, height(), side());
    new BallDrawing(svg, colours, BallExplosion.together(board().lattice(), pieces), near)
        .draw("together", symbols);
    if (pieces.size() > 1) {
      List<Ball> apart = BallExplosion.apart(board().lattice(), board().cells(), pieces);
      new BallDrawing(svg, colours, apart, beside).draw("exploded", symbols);
    }
  }
}
