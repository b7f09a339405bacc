package org.dancingsparks.families;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.puzzle.PlainPuzzle;
import org.dancingsparks.puzzle.Puzzle;

/**
 * {@code steiner:N}: Steiner triple systems on the points 1 to N, sets of triples of points of
 * which exactly one contains each pair (Kirkman 1847; OEIS A030128). A pair is an item, a triple an
 * option.
 */
final class SteinerTriples implements Family {
  private static final Pattern FORM = Pattern.compile("(\\d+)");
  private static final int MAX_POINTS = 99;

  @Override
  public String name() {
    return "steiner";
  }

  @Override
  public String parameters() {
    return "N";
  }

  @Override
  public String title() {
    return "Steiner triple systems: triples of N points, each pair in one of them";
  }

  @Override
  public Puzzle puzzle(String parameters, UnaryOperator<String> files) {
    Parameters reader = new Parameters(this, "9");
    int points = reader.numbers(parameters, FORM)[0];
    reader.check("points", points, MAX_POINTS);
    ProblemBuilder<String, List<Integer>> builder =
        new ProblemBuilder<>(
            triple -> "%d-%d-%d".formatted(triple.get(0), triple.get(1), triple.get(2)));
    for (int one = 1; one <= points; one++) {
      for (int two = one + 1; two <= points; two++) {
        builder.primary(one + "-" + two);
      }
    }
    for (int one = 1; one <= points; one++) {
      for (int two = one + 1; two <= points; two++) {
        for (int three = two + 1; three <= points; three++) {
          builder.option(
              List.of(one, two, three),
              List.of(one + "-" + two, one + "-" + three, two + "-" + three));
        }
      }
    }
    return new PlainPuzzle(name() + ":" + points, builder.build());
  }
}
