package org.dancingsparks.view;

import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.lattice.Lattice;
import org.dancingsparks.lattice.Position;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.Piece;

/**
 * A piece on a board of its own: of its cells or, if it is solid, of all places in the box round
 * it, which show how its layers lie on each other.
 *
 * @param cells those of the piece, on the board
 */
public record PieceBox(Board board, List<Cell> cells) {
  /** A bound on errors of rounding. */
  private static final double SLACK = 1e-6;

  /** The box of a piece. */
  public static PieceBox of(Piece piece) {
    Board own = new Board(piece.lattice(), piece.cells());
    if (own.isFlat()) {
      return new PieceBox(own, own.cells());
    }
    List<Cell> box = box(own);
    Cell moved = new Cell(1, 1, 1).minus(Cell.leastCorner(box));
    return new PieceBox(
        new Board(piece.lattice(), box), own.cells().stream().map(moved::plus).toList());
  }

  /** All cells whose middles are between those of a piece, from left to right and front to back. */
  private static List<Cell> box(Board own) {
    // Layers of spheres lie up to one place aside for each layer.
    int aside = own.lattice() == Lattice.SQUARE ? 0 : 2 * own.layers();
    return IntStream.rangeClosed(1, own.layers())
        .boxed()
        .flatMap(
            layer ->
                IntStream.rangeClosed(1 - aside, own.rows() + aside)
                    .boxed()
                    .flatMap(
                        row ->
                            IntStream.rangeClosed(1 - aside, own.columns() + aside)
                                .mapToObj(column -> new Cell(row, column, layer))))
        .filter(cell -> isWithin(own, cell))
        .toList();
  }

  private static boolean isWithin(Board own, Cell cell) {
    Lattice lattice = own.lattice();
    Cell moved = cell.minus(own.cell(0));
    boolean isPlace =
        lattice != Lattice.TRIANGULAR_SPHERES || (moved.row() + moved.column()) % 2 == 0;
    return isPlace
        && isBetween(own, lattice.centre(cell), Position::x)
        && isBetween(own, lattice.centre(cell), Position::y);
  }

  private static boolean isBetween(Board own, Position at, ToDoubleFunction<Position> axis) {
    DoubleSummaryStatistics places =
        own.cells().stream().map(own.lattice()::centre).mapToDouble(axis).summaryStatistics();
    double place = axis.applyAsDouble(at);
    return place > places.getMin() - SLACK && place < places.getMax() + SLACK;
  }
}
