package org.dancingsparks.families;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.GridPuzzle;
import org.dancingsparks.puzzle.GridPuzzle.Filling;
import org.dancingsparks.puzzle.GridPuzzle.Layout;
import org.dancingsparks.puzzle.Mark;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.puzzle.Words;

/**
 * {@code matrices:N,S}: matrices of N x N zeros and ones in which each row and each column adds up
 * to S (OEIS A001501 for S = 3; none if S is more than N). An option is a one; a row or column is
 * an item that S of them cover.
 */
final class BinaryMatrices implements Family {
  private static final Pattern FORM = Pattern.compile("(\\d+),(\\d+)");
  private static final int MAX_ENTRIES = 1 << 16;
  private static final int MAX_ONES = 1 << 8;

  @Override
  public String name() {
    return "matrices";
  }

  @Override
  public String parameters() {
    return "N,S";
  }

  @Override
  public String title() {
    return "N x N zeros and ones, S ones in each row and column";
  }

  @Override
  public Puzzle puzzle(String parameters, UnaryOperator<String> files) {
    Parameters reader = new Parameters(this, "6,3");
    int[] numbers = reader.numbers(parameters, FORM);
    int side = numbers[0];
    int sum = numbers[1];
    reader.check("entries", (long) side * side, MAX_ENTRIES);
    reader.check("ones in a row", sum, MAX_ONES);
    ProblemBuilder<String, Cell> builder = new ProblemBuilder<>(Cell::text);
    for (String line : List.of("r", "c")) {
      for (int place = 1; place <= side; place++) {
        builder.between(line + place, sum, sum);
      }
    }
    Board board = Board.box(side, side, 1);
    List<Filling> fillings = new ArrayList<>();
    for (Cell cell : board.cells()) {
      builder.option(cell, List.of("r" + cell.row(), "c" + cell.column()));
      fillings.add(new Filling(0, List.of(cell)));
    }
    String rules = "Each row and each column holds %d %s.".formatted(sum, sum == 1 ? "1" : "1s");
    return new GridPuzzle(
        new Words("%s:%d,%d".formatted(name(), side, sum), title(), rules),
        builder.build(),
        board,
        List.of(new Mark("one", '1', Optional.of("#2456c7"))),
        fillings,
        Layout.PLAIN);
  }
}
