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
 * {@code queens:N}: as many queens as the board has rows, none attacking another. Rows and columns
 * are primary items, diagonals secondary ones (Knuth, "Dancing Links", 2000).
 */
final class Queens implements Family {
  private static final Pattern FORM = Pattern.compile("(\\d+)");
  private static final String RULES =
      "Each row and each column holds one queen, and no two queens stand on one diagonal, long or"
          + " short.";
  private static final int MAX_OPTIONS = 1 << 16;

  @Override
  public String name() {
    return "queens";
  }

  @Override
  public String parameters() {
    return "N";
  }

  @Override
  public String title() {
    return "N queens on an N x N board, none attacking another";
  }

  @Override
  public Puzzle puzzle(String parameters, UnaryOperator<String> files) {
    Parameters reader = new Parameters(this, "8");
    int side = reader.numbers(parameters, FORM)[0];
    reader.check("squares", (long) side * side, MAX_OPTIONS);
    ProblemBuilder<String, Cell> builder = new ProblemBuilder<>(cell -> cell.text());
    for (int place = 1; place <= side; place++) {
      builder.primary("r" + place);
    }
    for (int place = 1; place <= side; place++) {
      builder.primary("c" + place);
    }
    for (int diagonal = 1; diagonal < 2 * side; diagonal++) {
      builder.secondary("a" + diagonal).secondary("b" + diagonal);
    }
    Board board = Board.box(side, side, 1);
    List<Filling> fillings = new ArrayList<>();
    for (Cell cell : board.cells()) {
      builder.option(
          cell,
          List.of(
              "r" + cell.row(),
              "c" + cell.column(),
              "a" + (cell.row() + cell.column() - 1),
              "b" + (side + cell.row() - cell.column())));
      fillings.add(new Filling(0, List.of(cell)));
    }
    List<Mark> marks = List.of(new Mark("queen", 'Q', Optional.empty()));
    Words words = new Words(name() + ":" + side, title(), RULES);
    return new GridPuzzle(words, builder.build(), board, marks, fillings, Layout.PLAIN);
  }
}
