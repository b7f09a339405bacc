package org.dancingsparks.families;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.GridPuzzle;
import org.dancingsparks.puzzle.GridPuzzle.Filling;
import org.dancingsparks.puzzle.GridPuzzle.Layout;
import org.dancingsparks.puzzle.Mark;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.puzzle.Words;
import org.dancingsparks.sudoku.SudokuShape;

/**
 * {@code langford:K,N}: K copies of each of the values 1 to N in a row of K N places, so that
 * between one copy of v and the next there are v others (Langford 1958 for pairs). A sequence and
 * its mirror image are two solutions.
 */
final class LangfordPairs implements Family {
  private static final Pattern FORM = Pattern.compile("(\\d+),(\\d+)");

  @Override
  public String name() {
    return "langford";
  }

  @Override
  public String parameters() {
    return "K,N";
  }

  @Override
  public String title() {
    return "Langford's problem: K copies of 1 to N, v others between copies of v";
  }

  @Override
  public Puzzle puzzle(String parameters, UnaryOperator<String> files) {
    Parameters reader = new Parameters(this, "2,8");
    int[] numbers = reader.numbers(parameters, FORM);
    int copies = numbers[0];
    int values = numbers[1];
    reader.check("values", values, SudokuShape.LARGEST_SIDE);
    reader.check("copies of each", copies, SudokuShape.LARGEST_SIDE);
    int places = copies * values;
    record Pair(int value, int place) {}
    ProblemBuilder<String, Pair> builder =
        new ProblemBuilder<>(pair -> pair.value() + " from " + pair.place());
    for (int value = 1; value <= values; value++) {
      builder.primary("v" + value);
    }
    for (int place = 1; place <= places; place++) {
      builder.primary("s" + place);
    }
    List<Filling> fillings = new ArrayList<>();
    for (int value = 1; value <= values; value++) {
      int step = value + 1;
      for (int place = 1; place + (copies - 1) * step <= places; place++) {
        int first = place;
        int[] taken = IntStream.range(0, copies).map(copy -> first + copy * step).toArray();
        List<String> items = new ArrayList<>(List.of("v" + value));
        IntStream.of(taken).forEach(at -> items.add("s" + at));
        builder.option(new Pair(value, place), items);
        fillings.add(
            new Filling(value - 1, IntStream.of(taken).mapToObj(at -> Cell.of(1, at)).toList()));
      }
    }
    Board board = Board.box(1, places, 1);
    List<Mark> marks = GridPuzzle.values(values);
    Words words = new Words(name() + ":" + copies + "," + values, title(), rules(copies, values));
    return new GridPuzzle(words, builder.build(), board, marks, fillings, Layout.PLAIN);
  }

  private static String rules(int copies, int values) {
    String times =
        copies == 1
            ? "Each number is there once."
            : ("Each number n appears %d times, with n others between one copy and the next: 1 between"
                    + " two 1s, 2 between two 2s, and so on.")
                .formatted(copies);
    return times + letters(values);
  }

  private static String letters(int values) {
    String capitals = values < 10 ? "" : " Letters follow 9, with A for 10.";
    return capitals + (values < 36 ? "" : " After Z, for 35, comes a, for 36.");
  }
}
