package org.dancingsparks.view;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.view.BallDrawing.Room;
import org.dancingsparks.view.BallExplosion.Ball;
import org.dancingsparks.view.Explosion.Cube;

/**
 * Pieces on a board of several layers as solid bodies, moved apart and drawn in perspective: each
 * in its colour, lighter above and darker on the right, with heavy lines along its edges and its
 * symbol on a face that is seen whole, if there is one. Pieces of spheres are also drawn in their
 * places, since a pyramid shows most of them. Open cells are not drawn. Immutable.
 *
 * @param isWanted whether it is drawn at all, if the board is a solid one
 */
record ExplodedView(BoardStyle style, boolean isWanted) {
  /** Maximum number of cells of a board; with more, the pieces could not be told apart. */
  private static final int MAX_CELLS = 1000;

  /**
   * The expected growth of the whole when pieces are moved apart; a larger drawing is scaled down.
   */
  private static final double SPREAD = 2.7;

  /**
   * The expected growth of the whole when spheres are drawn in their places, with room for their
   * perspective.
   */
  private static final double TOGETHER = 1.15;

  /** The growth of pieces of spheres that are moved apart. */
  private static final double APART = 1.8;

  /** The side of a cube relative to a cell of the layers. */
  private static final double SCALE = 0.8;

  /**
   * The diameter of a sphere relative to a cell of the layers; it is larger, since spheres hide
   * each other.
   */
  private static final double SPHERE = 1.1;

  /** The pieces on a board, in the same order. */
  private record Bodies(List<List<Cell>> cells, List<String> colours, String symbols) {}

  private boolean isNeeded() {
    return isWanted && !board().isFlat() && board().size() <= MAX_CELLS;
  }

  private Board board() {
    return style.puzzle().board();
  }

  /** The width of the layers and the view below them. */
  double wholeWidth() {
    return Math.max(style.layout().width(), width());
  }

  /** The height of the layers and the view below them. */
  double wholeHeight() {
    return top() + height();
  }

  /** The top of the view, below the layers. */
  private double top() {
    return style.layout().height();
  }

  /** The side of a cube, or the diameter of a sphere, if there is room. */
  private double side() {
    return (style.layout().hasSpheres() ? SPHERE : SCALE) * style.layout().side();
  }

  /** The width of the view alone; 0 if there is none. */
  double width() {
    double spread = style.layout().hasSpheres() ? TOGETHER + APART : SPREAD;
    return isNeeded() ? spread * side() * Perspective.width(board()) : 0;
  }

  /** The height of the view alone; 0 if there is none. */
  double height() {
    double spread = style.layout().hasSpheres() ? APART : SPREAD;
    return isNeeded() ? spread * side() * Perspective.height(board()) : 0;
  }

  private char symbol(int option) {
    return style.puzzle().marks().get(style.puzzle().mark(option, 0)).symbol();
  }

  /** Draws options below the layers, if the board is drawn as a solid. */
  void draw(Svg svg, int... options) {
    if (isNeeded() && options.length > 0) {
      int[] pieces = Arrays.stream(options).filter(option -> !style.isHole(option)).toArray();
      if (pieces.length > 0) {
        apart(svg, pieces);
      }
    }
  }

  private void apart(Svg svg, int... options) {
    List<List<Cell>> pieces = Arrays.stream(options).mapToObj(style.puzzle()::cells).toList();
    String symbols =
        Arrays.stream(options)
            .mapToObj(option -> String.valueOf(symbol(option)))
            .collect(Collectors.joining());
    Room room = new Room((wholeWidth() - width()) / 2, top(), width(), height(), side());
    Bodies bodies = new Bodies(pieces, style.colours(options), symbols);
    if (style.layout().hasSpheres()) {
      balls(svg, bodies, room);
    } else {
      List<Cube> cubes = Explosion.of(board(), pieces);
      new ExplodedDrawing(svg, bodies.colours(), cubes, room).draw(symbols);
    }
  }

  /** Draws pieces of spheres in their places and, if several, moved apart to the right of that. */
  private void balls(Svg svg, Bodies bodies, Room room) {
    double together = width() * TOGETHER / (TOGETHER + APART);
    Room near = new Room(room.left(), top(), together, height(), side());
    Room beside = new Room(room.left() + together, top(), width() - together, height(), side());
    List<Ball> lying = BallExplosion.together(board().lattice(), bodies.cells());
    new BallDrawing(svg, bodies.colours(), lying, near).draw("together", bodies.symbols());
    if (bodies.cells().size() > 1) {
      List<Ball> apart = BallExplosion.apart(board().lattice(), board().cells(), bodies.cells());
      new BallDrawing(svg, bodies.colours(), apart, beside).draw("exploded", bodies.symbols());
    }
  }
}
