package org.dancingsparks.families;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.lattice.Turns;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.Mark;
import org.dancingsparks.puzzle.Piece;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.puzzle.Use;

/**
 * {@code v-tiles:ROWSxCOLUMNS}: a board tiled by Vs, which are never turned: a column and a row of
 * equal length that share their lower left cell, of 1, 3, 5, ... cells (OEIS A322494 and A322495).
 */
final class VTiles implements Family {
  private static final Pattern FORM = Pattern.compile("(\\d+)x(\\d+)");
  private static final int MAX_CELLS = 10_000;

  @Override
  public String name() {
    return "v-tiles";
  }

  @Override
  public String parameters() {
    return "ROWSxCOLUMNS";
  }

  @Override
  public String title() {
    return "A board tiled by Vs of 1, 3, 5, ... cells, all the same way up";
  }

  @Override
  public Puzzle puzzle(String parameters, UnaryOperator<String> files) {
    Parameters reader = new Parameters(this, "8x8");
    int[] sides = reader.numbers(parameters, FORM);
    reader.check("cells", (long) sides[0] * sides[1], MAX_CELLS);
    List<Piece> pieces = new ArrayList<>();
    for (int arm = 1; arm <= Math.min(sides[0], sides[1]); arm++) {
      String name = "V" + (2 * arm - 1);
      pieces.add(
          Piece.of(name, Mark.symbol(arm - 1), Turns.NONE, cells(arm)).withUse(Use.ANY_NUMBER));
    }
    Board board = Board.box(sides[0], sides[1], 1);
    return new PiecePuzzle("%s:%dx%d".formatted(name(), sides[0], sides[1]), board, pieces)
        .withTitle("A board of %d x %d tiled by Vs".formatted(sides[0], sides[1]))
        .sweptBy(alongDiagonals(board));
  }

  /**
   * The cells by diagonals from the lower left corner: a V that begins on one of them reaches both
   * ways, so that columns would leave more of them open.
   */
  private static List<Integer> alongDiagonals(Board board) {
    return IntStream.range(0, board.size())
        .boxed()
        .sorted(
            Comparator.comparingInt(
                    (Integer cell) -> board.cell(cell).column() - board.cell(cell).row())
                .thenComparingInt(cell -> board.cell(cell).row()))
        .toList();
  }

  private static List<Cell> cells(int arm) {
    return Stream.concat(
            IntStream.rangeClosed(1, arm).mapToObj(row -> Cell.of(row, 1)),
            IntStream.rangeClosed(2, arm).mapToObj(column -> Cell.of(arm, column)))
        .toList();
  }
}
