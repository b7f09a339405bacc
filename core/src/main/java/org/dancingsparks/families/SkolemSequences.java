package org.dancingsparks.families;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.GridPuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.puzzle.Words;

/**
 * {@code skolem:K,N}: K copies of each of the values 1 to N in a row of K N places, each copy of v
 * v places after the one before (Skolem 1957 for pairs, OEIS A004075; A285527 and A285698 for three
 * and four). {@code skolem:K,N,hooked}: the same in K N + 1 places; the last but one stays empty
 * (A004076).
 */
final class SkolemSequences implements Family {
  private static final Pattern FORM = Pattern.compile("(\\d+),(\\d+)(?:,hooked)?");
  private static final String HOOKED = ",hooked";

  @Override
  public String name() {
    return "skolem";
  }

  @Override
  public String parameters() {
    return "K,N";
  }

  @Override
  public String title() {
    return "Skolem sequences: K copies of 1 to N, those of v at distance v; or 2,3,hooked";
  }

  @Override
  public Puzzle puzzle(String parameters, UnaryOperator<String> files) {
    Parameters reader = new Parameters(this, "2,8 or skolem:2,7,hooked");
    boolean isHooked = parameters.endsWith(HOOKED);
    String plain = parameters.substring(0, parameters.length() - (isHooked ? HOOKED.length() : 0));
    int[] numbers = reader.numbers(plain, FORM);
    int copies = numbers[0];
    int values = numbers[1];
    reader.check("copies of each", copies, GridPuzzle.MAX_VALUES);
    reader.check("values", values, GridPuzzle.MAX_VALUES);
    int places = copies * values + (isHooked ? 1 : 0);
    List<Cell> cells = new ArrayList<>(Board.box(1, places, 1).cells());
    if (isHooked) {
      cells.remove(places - 2);
    }
    RowOfValues row = new RowOfValues(new Board(cells), values, RowOfValues.Use.ONCE);
    for (int value = 1; value <= values; value++) {
      int step = value;
      for (int first = 1; first + (copies - 1) * step <= places; first++) {
        row.add(
            value, IntStream.iterate(first, place -> place + step).limit(copies).boxed().toList());
      }
    }
    String name = "%s:%d,%d%s".formatted(name(), copies, values, isHooked ? HOOKED : "");
    String rules =
        "Each number n appears %d times, each copy n places after the one before%s."
            .formatted(copies, isHooked ? "; the last place but one stays empty" : "");
    return row.puzzle(new Words(name, title(), rules));
  }
}
