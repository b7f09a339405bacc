package org.dancingsparks.families;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.links.Links;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.GridPuzzle;
import org.dancingsparks.puzzle.GridPuzzle.Filling;
import org.dancingsparks.puzzle.GridPuzzle.Layout;
import org.dancingsparks.puzzle.Mark;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.puzzle.Words;

/**
 * {@code attacking-queens:N,M}: M queens on an N x N board that attack or occupy every square;
 * {@code attacking-queens:N} takes the fewest that can (OEIS A002564 counts their placements). A
 * square is an item that one option or more cover, all queens together one that M of them cover.
 */
final class AttackingQueens implements Family {
  private static final Pattern FORM_WITHOUT_NUMBER = Pattern.compile("(\\d+)");
  private static final Pattern FORM = Pattern.compile("(\\d+),(\\d+)");
  private static final int MAX_SQUARES = 1 << 11;

  /** Maximum number of searches, of some thousand nodes each, for the fewest queens. */
  private static final int MAX_POLLS = 1 << 9;

  @Override
  public String name() {
    return "attacking-queens";
  }

  @Override
  public String parameters() {
    return "N,M";
  }

  @Override
  public String title() {
    return "M queens that attack or occupy all N x N squares; without M the fewest";
  }

  @Override
  public Puzzle puzzle(String parameters, UnaryOperator<String> files) {
    Parameters reader = new Parameters(this, "8,6 or attacking-queens:8");
    boolean hasQueens = FORM.matcher(parameters).matches();
    int[] numbers = reader.numbers(parameters, hasQueens ? FORM : FORM_WITHOUT_NUMBER);
    int side = numbers[0];
    reader.check("squares", (long) side * side, MAX_SQUARES);
    if (hasQueens) {
      reader.check("queens on %d squares".formatted(side * side), numbers[1], side * side);
    }
    int queens = hasQueens ? numbers[1] : fewest(side);
    String rules =
        queens == 1
            ? "One queen attacks or occupies every square."
            : "%d queens attack or occupy every square.".formatted(queens);
    Board board = Board.box(side, side, 1);
    return new GridPuzzle(
        new Words(name() + ":" + side + (hasQueens ? "," + queens : ""), title(), rules),
        problem(board, queens),
        board,
        List.of(new Mark("queen", 'Q', Optional.empty())),
        board.cells().stream().map(cell -> new Filling(0, List.of(cell))).toList(),
        Layout.PLAIN);
  }

  private static Problem problem(Board board, int queens) {
    ProblemBuilder<String, Cell> builder = new ProblemBuilder<>(Cell::text);
    board.cells().forEach(cell -> builder.between(cell.text(), 1, queens));
    builder.between("queens", queens, queens);
    for (Cell queen : board.cells()) {
      List<String> covered = new ArrayList<>();
      board.cells().stream()
          .filter(square -> isAttacked(queen, square))
          .forEach(square -> covered.add(square.text()));
      covered.add("queens");
      builder.option(queen, covered);
    }
    return builder.build();
  }

  /** Returns whether a queen occupies a square or attacks it on an otherwise empty board. */
  private static boolean isAttacked(Cell queen, Cell square) {
    int down = queen.row() - square.row();
    int right = queen.column() - square.column();
    return down == 0 || right == 0 || Math.abs(down) == Math.abs(right);
  }

  /** The fewest queens that attack or occupy all squares, found by searching for fewer first. */
  private static int fewest(int side) {
    Board board = Board.box(side, side, 1);
    int[] polls = new int[1];
    // No fewer than (side - 1) / 2 queens can do it (Spencer; Weakley 1995).
    int queens = Math.max(1, side / 2);
    try {
      while (!links(problem(board, queens), polls).next()) {
        queens++;
      }
      return queens;
    } catch (CancellationException e) {
      throw new IllegalArgumentException(
          "The fewest queens for %1$d x %1$d squares are not found in a moment, and %2$d may be too few: say how many, as in attacking-queens:%1$d,%3$d."
              .formatted(side, queens, queens + 1));
    }
  }

  private static Links links(Problem problem, int... polls) {
    return new Links(problem, ItemOrder.given(problem)).cancelledBy(() -> ++polls[0] > MAX_POLLS);
  }
}
