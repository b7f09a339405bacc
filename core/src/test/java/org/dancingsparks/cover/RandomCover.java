package org.dancingsparks.cover;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * A small random exact cover problem as bit masks, and its solutions by trying every set of
 * options: an oracle that shares no code with the engines.
 *
 * @param primary number of primary items: the low bits
 * @param secondary number of secondary items: the bits above
 * @param masks the items of each option
 */
public record RandomCover(int primary, int secondary, List<Integer> masks) {
  /**
   * A random problem, now and then without options or primary items, or with empty or equal
   * options.
   */
  public static RandomCover of(Random random) {
    int primary = random.nextInt(8) == 0 ? 0 : random.nextInt(8);
    int secondary = random.nextBoolean() ? 0 : random.nextInt(4);
    int options = random.nextInt(12) == 0 ? 0 : random.nextInt(15);
    double density = 0.1 + 0.4 * random.nextDouble();
    List<Integer> masks = new ArrayList<>();
    for (int option = 0; option < options; option++) {
      boolean again = option > 0 && random.nextInt(6) == 0;
      masks.add(
          again ? masks.get(random.nextInt(option)) : mask(random, primary + secondary, density));
    }
    return new RandomCover(primary, secondary, masks);
  }

  private static int mask(Random random, int items, double density) {
    return IntStream.range(0, items)
        .filter(item -> random.nextDouble() < density)
        .map(item -> 1 << item)
        .sum();
  }

  /** The problem, its items and entries declared in random order. */
  public Problem problem(Random random) {
    ProblemBuilder<String, Integer> builder = new ProblemBuilder<>();
    for (int item : shuffled(random, primary + secondary)) {
      if (item < primary) {
        builder.primary(name(item));
      } else {
        builder.secondary(name(item));
      }
    }
    for (int option = 0; option < masks.size(); option++) {
      builder.option(option);
      for (int item : shuffled(random, primary + secondary)) {
        if ((masks.get(option) >> item & 1) == 1) {
          builder.entry(option, name(item));
        }
      }
    }
    return builder.build();
  }

  private static String name(int item) {
    return "item" + item;
  }

  /** The numbers below a bound in random order. */
  public static int[] shuffled(Random random, int bound) {
    int[] numbers = IntStream.range(0, bound).toArray();
    for (int at = bound - 1; at > 0; at--) {
      int other = random.nextInt(at + 1);
      int number = numbers[at];
      numbers[at] = numbers[other];
      numbers[other] = number;
    }
    return numbers;
  }

  /** Options at random, as long as they do not conflict; often a dead end. */
  public static Prefix prefix(Random random, Problem problem) {
    Prefix prefix = Prefix.EMPTY;
    for (int option : shuffled(random, problem.options())) {
      if (random.nextInt(4) == 0) {
        return prefix;
      }
      int[] longer = Arrays.copyOf(prefix.options(), prefix.size() + 1);
      longer[prefix.size()] = option;
      try {
        prefix = Prefix.of(problem, longer);
      } catch (IllegalArgumentException e) {
        // In conflict, or without a primary item: not this one.
        continue;
      }
    }
    return prefix;
  }

  /** All solutions, each as ascending option ids. */
  public Set<List<Integer>> solutions() {
    Set<List<Integer>> found = new HashSet<>();
    choose(0, 0, List.of(), found);
    return found;
  }

  private void choose(int option, int covered, List<Integer> chosen, Set<List<Integer>> found) {
    int wanted = (1 << primary) - 1;
    if (option == masks.size()) {
      if ((covered & wanted) == wanted) {
        found.add(chosen);
      }
      return;
    }
    choose(option + 1, covered, chosen, found);
    int mask = masks.get(option);
    if ((mask & wanted) != 0 && (mask & covered) == 0) {
      List<Integer> longer = new ArrayList<>(chosen);
      longer.add(option);
      choose(option + 1, covered | mask, longer, found);
    }
  }
}
