package org.dancingsparks.families;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.GridPuzzle;
import org.dancingsparks.puzzle.GridPuzzle.Filling;
import org.dancingsparks.puzzle.GridPuzzle.Layout;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.puzzle.Words;

/**
 * {@code orthogonal:N}: ordered pairs of Latin squares of N x N cells that are orthogonal: laid
 * over each other they have each pair of values once (Euler's Graeco-Latin squares; OEIS A072377
 * counts unordered pairs). An option puts a value into a cell of one square and a value into the
 * same cell of the other, which is drawn beside it.
 */
final class OrthogonalSquares implements Family {
  private static final Pattern FORM = Pattern.compile("(\\d+)");
  private static final String RULES =
      "Each row and each column of each square holds each value once, and the pairs of values at"
          + " the same place of both squares are all different.";
  private static final int MAX_SIDE = 20;

  private record Entry(Cell cell, int one, int other) {
    String text() {
      return cell.text() + "=" + one + "," + other;
    }

    List<String> items() {
      return List.of(
          cell.text(),
          "r" + cell.row() + "v" + one,
          "r" + cell.row() + "w" + other,
          "c" + cell.column() + "v" + one,
          "c" + cell.column() + "w" + other,
          "v" + one + "w" + other);
    }
  }

  @Override
  public String name() {
    return "orthogonal";
  }

  @Override
  public String parameters() {
    return "N";
  }

  @Override
  public String title() {
    return "Ordered pairs of orthogonal N x N Latin squares";
  }

  @Override
  public Puzzle puzzle(String parameters, UnaryOperator<String> files) {
    Parameters reader = new Parameters(this, "4");
    int side = reader.numbers(parameters, FORM)[0];
    reader.check("values", side, MAX_SIDE);
    List<Entry> entries = new ArrayList<>();
    for (Cell cell : Board.box(side, side, 1).cells()) {
      for (int pair = 0; pair < side * side; pair++) {
        entries.add(new Entry(cell, 1 + pair / side, 1 + pair % side));
      }
    }
    ProblemBuilder<String, Entry> builder = new ProblemBuilder<>(Entry::text);
    for (int kind = 0; kind < entries.get(0).items().size(); kind++) {
      int place = kind;
      entries.stream().map(entry -> entry.items().get(place)).distinct().forEach(builder::primary);
    }
    List<Cell> cells = new ArrayList<>();
    List<Filling> fillings = new ArrayList<>();
    for (Entry entry : entries) {
      builder.option(entry, entry.items());
      Cell beside = Cell.of(entry.cell().row(), entry.cell().column() + side + 1);
      cells.addAll(List.of(entry.cell(), beside));
      fillings.add(
          Filling.of(
              new TreeMap<>(Map.of(entry.cell(), entry.one() - 1, beside, entry.other() - 1))));
    }
    return new GridPuzzle(
        new Words(name() + ":" + side, title(), RULES),
        builder.build(),
        new Board(cells.stream().distinct().toList()),
        GridPuzzle.values(side),
        fillings,
        Layout.PLAIN);
  }
}
