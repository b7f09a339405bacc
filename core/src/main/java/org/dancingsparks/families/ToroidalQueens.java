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
 * {@code toroidal-queens:N}: N queens on an N x N board whose opposite sides are joined, none
 * attacking another (Polya; OEIS A051906). Of the 2 N diagonals that run round the board each holds
 * one queen, so they are primary items, as rows and columns are. {@code toroidal-queens:N,semi}:
 * queens that move along one kind of diagonals only (A006717).
 */
final class ToroidalQueens implements Family {
  private static final Pattern FORM = Pattern.compile("(\\d+)(?:,semi)?");
  private static final String SEMI = ",semi";
  private static final int MAX_SQUARES = 1 << 14;

  @Override
  public String name() {
    return "toroidal-queens";
  }

  @Override
  public String parameters() {
    return "N";
  }

  @Override
  public String title() {
    return "N queens on an N x N torus, none attacking another; also as 7,semi";
  }

  @Override
  public Puzzle puzzle(String parameters, UnaryOperator<String> files) {
    Parameters reader = new Parameters(this, "7 or toroidal-queens:7,semi");
    boolean areSemi = parameters.endsWith(SEMI);
    int side = reader.numbers(parameters, FORM)[0];
    reader.check("squares", (long) side * side, MAX_SQUARES);
    Board board = Board.box(side, side, 1);
    List<String> kinds = areSemi ? List.of("r", "c", "a") : List.of("r", "c", "a", "b");
    ProblemBuilder<String, Cell> builder = new ProblemBuilder<>(Cell::text);
    for (String kind : kinds) {
      for (int place = 1; place <= side; place++) {
        builder.primary(kind + place);
      }
    }
    List<Filling> fillings = new ArrayList<>();
    for (Cell cell : board.cells()) {
      List<String> items =
          List.of(
              "r" + cell.row(),
              "c" + cell.column(),
              "a" + (1 + (cell.row() + cell.column() - 2) % side),
              "b" + (1 + (side + cell.row() - cell.column()) % side));
      builder.option(cell, items.subList(0, kinds.size()));
      fillings.add(new Filling(0, List.of(cell)));
    }
    String rules =
        "Each row, each column and each diagonal%s holds one queen; diagonals continue at the opposite side of the board."
            .formatted(areSemi ? " that falls to the left" : "");
    return new GridPuzzle(
        new Words(name() + ":" + side + (areSemi ? SEMI : ""), title(), rules),
        builder.build(),
        board,
        List.of(new Mark("queen", 'Q', Optional.empty())),
        fillings,
        Layout.PLAIN);
  }
}
