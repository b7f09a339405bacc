package org.dancingsparks.testing;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;

/** Random item orders, givens and problems that are hard for counts by place. */
public final class RandomCases {
  private RandomCases() {}

  public static ItemOrder shuffled(Problem problem, Random random) {
    List<Integer> items = IntStream.range(0, problem.items()).boxed().collect(Collectors.toList());
    Collections.shuffle(items, random);
    return ItemOrder.of("shuffled", problem, items.stream().mapToInt(Integer::intValue).toArray());
  }

  /** No option, or one. */
  public static Prefix givens(Problem problem, Random random) {
    int option = random.nextInt(1 + problem.options());
    boolean isGiven =
        option < problem.options() && problem.hasPrimary(option) && random.nextInt(3) == 0;
    return isGiven ? Prefix.of(problem, option) : Prefix.EMPTY;
  }

  /**
   * Items of which some have to be covered with one far behind, or together with a neighbour:
   * residuals have about as many bits as the distance.
   */
  public static Problem farPairs(int far, Random random) {
    ProblemBuilder<Integer, List<Integer>> builder = new ProblemBuilder<>();
    for (int at = 0; at < 2 * far; at++) {
      if (random.nextInt(10) > 0 || at < far) {
        builder.primary(at);
      } else {
        builder.secondary(at);
      }
    }
    for (int at = 0; at < far; at++) {
      builder.option(List.of(at, at + far), List.of(at, at + far));
      if (at + 1 < far && random.nextInt(far) < 7) {
        builder.option(List.of(at, at + 1), List.of(at, at + 1));
        builder.option(List.of(at, at + 1, far), List.of(at + far, at + 1 + far));
      }
    }
    return builder.build();
  }

  /** A problem with each option several times. */
  public static Problem copied(Problem problem, int copies) {
    ProblemBuilder<String, Integer> builder = new ProblemBuilder<>(option -> null);
    for (int item = 0; item < problem.items(); item++) {
      if (problem.isPrimary(item)) {
        builder.primary("i" + item);
      } else {
        builder.secondary("i" + item);
      }
    }
    for (int copy = 0; copy < copies * problem.options(); copy++) {
      int option = copy / copies;
      builder.option(
          copy,
          IntStream.range(0, problem.size(option))
              .mapToObj(entry -> "i" + problem.item(option, entry))
              .toList());
    }
    return builder.build();
  }

  /**
   * A row of items with secondary ones beside it: options of neighbours, some several times, so
   * that there are solutions.
   */
  public static Problem row(int items, Random random) {
    ProblemBuilder<String, Integer> builder = new ProblemBuilder<>(option -> null);
    IntStream.range(0, items).forEach(item -> builder.primary("p" + item));
    IntStream.range(0, items).forEach(item -> builder.secondary("s" + item));
    int option = 0;
    for (int item = 0; item < items; item++) {
      for (int more = random.nextInt(4); more >= 0; more--) {
        List<String> covers = new ArrayList<>(List.of("p" + item));
        int other = item + 1 + random.nextInt(4);
        if (other < items && random.nextInt(3) > 0) {
          covers.add("p" + other);
        }
        if (random.nextInt(4) == 0) {
          covers.add("s" + random.nextInt(items));
        }
        for (int copy = random.nextInt(3); copy >= 0; copy--) {
          builder.option(option++, covers);
        }
      }
    }
    return builder.build();
  }
}
