package org.dancingsparks.families;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.puzzle.PlainPuzzle;
import org.dancingsparks.puzzle.Puzzle;

/**
 * {@code one-factorizations:N}: the ways to divide the edges of the complete graph of N vertices
 * into perfect matchings, as in the rounds of a tournament (Wallis 1992; OEIS A000438). An edge is
 * an item, a perfect matching an option, so there are (N - 1)(N - 3) ... 1 options. If N is odd
 * there are none.
 */
final class OneFactorizations implements Family {
  private static final Pattern FORM = Pattern.compile("(\\d+)");
  private static final int MAX_VERTICES = 14;

  @Override
  public String name() {
    return "one-factorizations";
  }

  @Override
  public String parameters() {
    return "N";
  }

  @Override
  public String title() {
    return "The edges of the complete graph of N vertices divided into perfect matchings";
  }

  @Override
  public Puzzle puzzle(String parameters, UnaryOperator<String> files) {
    Parameters reader = new Parameters(this, "6");
    int vertices = reader.numbers(parameters, FORM)[0];
    reader.check("vertices", vertices, MAX_VERTICES);
    ProblemBuilder<String, List<String>> builder =
        new ProblemBuilder<>(matching -> String.join(" ", matching));
    for (int from = 1; from <= vertices; from++) {
      for (int to = from + 1; to <= vertices; to++) {
        builder.primary(from + "-" + to);
      }
    }
    if (vertices % 2 == 0) {
      matchings(IntStream.rangeClosed(1, vertices).boxed().toList())
          .forEach(matching -> builder.option(matching, matching));
    }
    return new PlainPuzzle(name() + ":" + vertices, builder.build());
  }

  /** The perfect matchings of some vertices, an even number of them. */
  private static List<List<String>> matchings(List<Integer> vertices) {
    if (vertices.isEmpty()) {
      return List.of(List.of());
    }
    List<List<String>> matchings = new ArrayList<>();
    for (int partner = 1; partner < vertices.size(); partner++) {
      List<Integer> others = new ArrayList<>(vertices.subList(1, vertices.size()));
      others.remove(partner - 1);
      String edge = vertices.get(0) + "-" + vertices.get(partner);
      for (List<String> matching : matchings(others)) {
        List<String> longer = new ArrayList<>(List.of(edge));
        longer.addAll(matching);
        matchings.add(longer);
      }
    }
    return matchings;
  }
}
