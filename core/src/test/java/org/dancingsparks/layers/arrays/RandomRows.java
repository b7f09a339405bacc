package org.dancingsparks.layers.arrays;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.diagram.FrontierSearch;

/**
 * Random problems whose options cover places of a row, near each other. In most of them each option
 * has a mirror image.
 */
final class RandomRows {
  private final Random random;
  private final int places;
  private final int mostEqual;
  private final List<int[]> options = new ArrayList<>();

  RandomRows(Random random) {
    this(random, 14, 1);
  }

  /**
   * Rows.
   *
   * @param mostPlaces in a row
   * @param mostEqual options of which each may stand for as many
   */
  RandomRows(Random random, int mostPlaces, int mostEqual) {
    this.random = random;
    this.mostEqual = mostEqual;
    places = 1 + random.nextInt(mostPlaces);
    int reach = 1 + random.nextInt(6);
    int number = places + random.nextInt(4 * places);
    for (int option = 0; option < number; option++) {
      add(option(reach));
    }
    if (random.nextInt(4) > 0) {
      for (int place = 0; place < places; place++) {
        add(place);
      }
    }
    if (random.nextInt(4) == 0) {
      options.add(option(reach));
    }
  }

  /** Adds an option, and most often its mirror image. */
  private void add(int... option) {
    int[] image = Arrays.stream(option).map(place -> places - 1 - place).toArray();
    for (int equal = random.nextInt(mostEqual); equal >= 0; equal--) {
      options.add(option);
      options.add(image);
    }
  }

  private int[] option(int reach) {
    int first = random.nextInt(places);
    int last = Math.min(places, first + 1 + random.nextInt(reach));
    return IntStream.range(first, last)
        .filter(place -> place == first || random.nextInt(3) > 0)
        .toArray();
  }

  /** A problem and some givens, with the number of solutions by a diagram. */
  record Sample(OrderedProblem problem, BigInteger solutions) {}

  /**
   * A problem of these options.
   *
   * @param kind 0 for primary items only, 1 with some secondary ones, 2 with colours as well
   */
  Sample problem(int kind) {
    ProblemBuilder<String, Integer> builder = new ProblemBuilder<>(option -> null);
    for (int place = 0; place < places; place++) {
      builder.primary("p" + place);
    }
    builder.secondary("s").secondary("t");
    for (int option = 0; option < options.size(); option++) {
      for (int place : options.get(option)) {
        builder.entry(option, "p" + place);
      }
      if (kind > 0 && random.nextInt(4) == 0) {
        builder.entry(option, "s");
      }
      if (kind == 2 && random.nextInt(2) == 0) {
        builder.entry(option, "t", "c" + random.nextInt(3));
      }
    }
    Problem problem = builder.build();
    ItemOrder order = ItemOrder.given(problem);
    int given = random.nextInt(2 * problem.options());
    Prefix givens =
        given < problem.options() && random.nextBoolean()
            ? Prefix.of(problem, given)
            : Prefix.EMPTY;
    OrderedProblem ordered = new OrderedProblem(problem, order, givens);
    FrontierSearch search = new FrontierSearch(ordered, List.of(givens));
    return new Sample(ordered, search.diagram().orElseThrow().count());
  }
}
