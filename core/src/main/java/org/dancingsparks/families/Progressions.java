package org.dancingsparks.families;

import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.GridPuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.puzzle.Words;

/**
 * {@code progressions:K,N}: {1, ..., K N} divided into N arithmetic progressions of K terms (OEIS
 * A104429 for K = 3, A104430 for 4 ...). {@code progressions:K,N,distinct}: no two of them have the
 * same difference, a perfect rhythmic tiling (A261516 for K = 3, A261517 for 4). A drawing has the
 * difference at each number.
 */
final class Progressions implements Family {
  private static final Pattern FORM = Pattern.compile("(\\d+),(\\d+)(?:,distinct)?");
  private static final int MAX_NUMBERS = 1 << 10;
  private static final String DISTINCT = ",distinct";

  @Override
  public String name() {
    return "progressions";
  }

  @Override
  public String parameters() {
    return "K,N";
  }

  @Override
  public String title() {
    return "{1, ..., K N} as N arithmetic progressions of K terms; also as 3,5,distinct";
  }

  @Override
  public Puzzle puzzle(String parameters, UnaryOperator<String> files) {
    Parameters reader = new Parameters(this, "3,5 or progressions:3,5,distinct");
    boolean areDistinct = parameters.endsWith(DISTINCT);
    int[] numbers = reader.numbers(parameters, FORM);
    int terms = numbers[0];
    if (terms == 1) {
      throw new IllegalArgumentException(
          "There is no puzzle %s:%s: a progression has at least 2 terms."
              .formatted(name(), parameters));
    }
    reader.check("numbers", (long) terms * numbers[1], MAX_NUMBERS);
    int last = terms * numbers[1];
    int widest = (last - 1) / (terms - 1);
    reader.check("differences", widest, GridPuzzle.MAX_VALUES);
    RowOfValues row =
        new RowOfValues(
            Board.box(1, last, 1),
            widest,
            areDistinct ? RowOfValues.Use.AT_MOST_ONCE : RowOfValues.Use.ANY_NUMBER);
    for (int difference = 1; difference <= widest; difference++) {
      int step = difference;
      for (int first = 1; first + (terms - 1) * step <= last; first++) {
        row.add(
            difference,
            IntStream.iterate(first, term -> term + step).limit(terms).boxed().toList());
      }
    }
    String name = "%s:%d,%d%s".formatted(name(), terms, numbers[1], areDistinct ? DISTINCT : "");
    String rules =
        "Each place belongs to %d evenly spaced ones, which show their distance%s."
            .formatted(terms, areDistinct ? "; no two such groups have the same distance" : "");
    return row.puzzle(new Words(name, title(), rules));
  }
}
