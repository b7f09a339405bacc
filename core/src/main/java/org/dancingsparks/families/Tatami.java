package org.dancingsparks.families;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
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
 * {@code tatami:ROWSxCOLUMNS}: a board filled with dominoes so that no four meet at a point (OEIS
 * A068920); after a comma {@code monominoes}, with single cells as well (Ruskey and Woodcock 2009;
 * A180970). A point inside the board is an item that one domino covers, or two: those that have two
 * of the cells round it.
 */
final class Tatami implements Family {
  private static final Pattern FORM = Pattern.compile("(\\d+)x(\\d+)");
  private static final String MONOMINOES = ",monominoes";
  private static final String RULES =
      "Mats of two cells%s fill the board, and no four of them meet at a point.";
  private static final int MAX_CELLS = 10_000;

  /** The halves of a mat: left, right, top and bottom; and a single cell. */
  private static final List<Mark> MARKS =
      List.of(
          mark("left half", 'L', "#d9e4b0"),
          mark("right half", 'R', "#d9e4b0"),
          mark("top half", 'T', "#b5cf8a"),
          mark("bottom half", 'B', "#b5cf8a"),
          mark("single cell", 'S', "#f0ead2"));

  private static final int SINGLE = 4;

  private static Mark mark(String name, char symbol, String colour) {
    return new Mark(name, symbol, Optional.of(colour));
  }

  @Override
  public String name() {
    return "tatami";
  }

  @Override
  public String parameters() {
    return "ROWSxCOLUMNS";
  }

  @Override
  public String title() {
    return "Tatami mats: a board filled with dominoes of which no four meet at a point";
  }

  @Override
  public Puzzle puzzle(String parameters, UnaryOperator<String> files) {
    Parameters reader = new Parameters(this, "6x7 or tatami:6x7,monominoes");
    boolean hasSingles = parameters.endsWith(MONOMINOES);
    String size = hasSingles ? parameters.replace(MONOMINOES, "") : parameters;
    int[] sides = reader.numbers(size, FORM);
    reader.check("cells", (long) sides[0] * sides[1], MAX_CELLS);
    Board board = Board.box(sides[0], sides[1], 1);
    ProblemBuilder<String, String> builder = new ProblemBuilder<>(option -> option);
    for (int number : board.alongNarrowSide()) {
      Cell cell = board.cell(number);
      builder.primary(cell.text());
      if (cell.row() > 1 && cell.column() > 1) {
        builder.between(point(cell), 1, 2);
      }
    }
    List<Filling> fillings = new ArrayList<>();
    for (Cell cell : board.cells()) {
      Cell right = Cell.of(cell.row(), cell.column() + 1);
      Cell below = Cell.of(cell.row() + 1, cell.column());
      add(builder, fillings, board, List.of(cell, right));
      add(builder, fillings, board, List.of(cell, below));
      if (hasSingles) {
        builder.option("S" + cell.text(), List.of(cell.text()));
        fillings.add(new Filling(SINGLE, List.of(cell)));
      }
    }
    Words words =
        new Words(
            "%s:%dx%d%s".formatted(name(), sides[0], sides[1], hasSingles ? MONOMINOES : ""),
            title() + (hasSingles ? ", and with single cells" : ""),
            RULES.formatted(hasSingles ? ", and of one," : ""));
    return new GridPuzzle(words, builder.build(), board, MARKS, fillings, Layout.IN_ORDER);
  }

  /** The point at the upper left of a cell. */
  private static String point(Cell cell) {
    return "p" + cell.text();
  }

  /** Adds a mat, if it is on the board. */
  private static void add(
      ProblemBuilder<String, String> builder, List<Filling> fillings, Board board, List<Cell> mat) {
    Cell first = mat.get(0);
    Cell second = mat.get(1);
    if (board.number(second).isEmpty()) {
      return;
    }
    boolean liesAlong = first.row() == second.row();
    // The mat lies along the points at its upper left second corner and that below it.
    Cell past =
        liesAlong
            ? Cell.of(second.row() + 1, second.column())
            : Cell.of(second.row(), second.column() + 1);
    List<String> items =
        Stream.concat(
                mat.stream().map(Cell::text),
                Stream.of(second, past)
                    .filter(cell -> cell.row() > 1 && cell.column() > 1)
                    .filter(cell -> board.number(cell).isPresent())
                    .map(Tatami::point))
            .toList();
    builder.option(first.text() + second.text(), items);
    List<Integer> marks =
        IntStream.range(0, 2).map(half -> liesAlong ? half : 2 + half).boxed().toList();
    fillings.add(new Filling(marks, mat));
  }
}
