package org.dancingsparks.view;

import org.dancingsparks.lattice.Lattice;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.PiecePuzzle;

/**
 * Pieces on a board of several layers as solid bodies, moved apart and drawn in perspective: each
 * in its colour, lighter above and darker on the right, with heavy lines along its edges and its
 * symbol on a face that is seen whole, if there is one. Open cells are not drawn. Immutable.
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

  /** The side of a cube relative to a cell of the layers. */
  private static final double SCALE = 0.8;

  private boolean isNeeded() {
    return style.medium() == Medium.SCREEN
        && style.puzzle() instanceof PiecePuzzle
        && !board().isFlat()
        && board().lattice() == Lattice.SQUARE
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

  /** The side of a cube, if there is room. */
  double side() {
    return SCALE * style.layout().side();
  }

  double width() {
    return SPREAD * side() * Perspective.width(board().columns(), board().rows());
  }

  double height() {
    double cells = Perspective.height(board().columns(), board().rows(), board().layers());
    return SPREAD * side() * cells;
  }

  char symbol(int option) {
    return style.puzzle().marks().get(style.puzzle().mark(option, 0)).symbol();
  }

  /** Draws options below the layers, if the board is drawn as a solid. */
  void draw(Svg svg, int... options) {
    if (isNeeded() && options.length > 0) {
      new ExplodedDrawing(this, svg, style.colours(options), options).draw(options);
    }
  }
}
