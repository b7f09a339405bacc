package org.dancingsparks.families;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.puzzle.PlainPuzzle;
import org.dancingsparks.puzzle.Puzzle;

/**
 * {@code sum-triples:N,M}: M disjoint triples of numbers of {1, ..., N}, the largest of each the
 * sum of the others (OEIS A108235 for N = 3 M); {@code sum-triples:N} has as many as there can be
 * (A002849). A number is an item that a triple covers or, if some are left over, an option that
 * leaves it alone. The largest numbers come first in the given order.
 */
final class SumTriples implements Family {
  private static final Pattern MAX_FORM = Pattern.compile("(\\d+)");
  private static final Pattern FORM = Pattern.compile("(\\d+),(\\d+)");
  private static final int MAX_NUMBERS = 1 << 10;
  private static final String ALONE = "alone";

  @Override
  public String name() {
    return "sum-triples";
  }

  @Override
  public String parameters() {
    return "N,M";
  }

  @Override
  public String title() {
    return "M disjoint triples x + y = z in {1, ..., N}; without M as many as there can be";
  }

  @Override
  public Puzzle puzzle(String parameters, UnaryOperator<String> files) {
    Parameters reader = new Parameters(this, "12,4 or sum-triples:10");
    boolean hasTriples = FORM.matcher(parameters).matches();
    int[] numbers = reader.numbers(parameters, hasTriples ? FORM : MAX_FORM);
    int largest = numbers[0];
    reader.check("numbers", largest, MAX_NUMBERS);
    int triples = hasTriples ? numbers[1] : most(largest);
    reader.check("triples of %d numbers".formatted(largest), triples, largest / 3);
    int alone = largest - 3 * triples;
    ProblemBuilder<String, List<Integer>> builder = new ProblemBuilder<>(SumTriples::text);
    for (int number = largest; number > 0; number--) {
      builder.primary("" + number);
    }
    if (alone > 0) {
      builder.between(ALONE, alone, alone);
    }
    for (int sum = largest; sum > 0; sum--) {
      for (int less = 1; 2 * less < sum; less++) {
        int more = sum - less;
        builder.option(List.of(less, more, sum), List.of("" + less, "" + more, "" + sum));
      }
      if (alone > 0) {
        builder.option(List.of(sum), List.of("" + sum, ALONE));
      }
    }
    String name = "%s:%d%s".formatted(name(), largest, hasTriples ? "," + triples : "");
    return PlainPuzzle.swept(name, builder.build());
  }

  /** Maximum number of disjoint triples (Martin, in "Discrete Mathematics" 125, 1994). */
  private static int most(int largest) {
    int rest = largest % 12;
    return largest / 3 - (rest == 6 || rest == 9 ? 1 : 0);
  }

  private static String text(List<Integer> option) {
    return option.size() == 1
        ? option.get(0) + " alone"
        : "%d+%d=%d".formatted(option.get(0), option.get(1), option.get(2));
  }
}
