package org.dancingsparks.testing;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;

/**
 * Random problems with twins: a first block covers some of the shared items, and the others are
 * covered by copies of a second block, each of which can do what the others can.
 */
public final class TwinProblems {
  private final Random random;
  private final ProblemBuilder<String, String> builder = new ProblemBuilder<>(option -> null);

  /** Number of shared items, each of which is covered once. */
  private final int shared;

  private TwinProblems(Random random) {
    this.random = random;
    shared = 4 + random.nextInt(4);
  }

  /** A problem of two to four twins. */
  public static Problem next(Random random) {
    return new TwinProblems(random).problem();
  }

  private Problem problem() {
    int twins = 2 + random.nextInt(3);
    int own = 1 + random.nextInt(2);
    builder.primary("first");
    for (int twin = 0; twin < twins; twin++) {
      for (int item = 0; item < own; item++) {
        if (item > 0 && random.nextInt(3) == 0) {
          builder.secondary(item + " of " + twin);
        } else if (item > 0 && random.nextInt(3) == 0) {
          builder.between(item + " of " + twin, random.nextInt(2), 2);
        } else {
          builder.primary(item + " of " + twin);
        }
      }
    }
    IntStream.range(0, shared).forEach(item -> builder.primary("shared " + item));
    boolean isLast = random.nextInt(4) == 0;
    if (isLast) {
      builder.between("last", 0, 1);
    }
    for (int item = 0; item < shared; item++) {
      // Those that it never covers would hold the twins together.
      List<Integer> more = patterns(1, 2).get(0);
      addOption(item + " of first", "first", Stream.concat(Stream.of(item), more.stream()));
    }
    List<List<Integer>> patterns = patterns(5 + random.nextInt(6), 2);
    List<Integer> uses = patterns.stream().map(pattern -> random.nextInt(own)).toList();
    for (int twin = 0; twin < twins; twin++) {
      for (int number = 0; number < patterns.size(); number++) {
        String item = uses.get(number) + " of " + twin;
        addOption(number + " in " + twin, item, patterns.get(number).stream());
      }
    }
    if (isLast) {
      patterns(2, 1).stream().distinct().forEach(some -> addOption(some + " of last", "last", some.stream()));
    }
    return builder.build();
  }

  private void addOption(String option, String item, Stream<Integer> ofShared) {
    builder.option(option);
    builder.entry(option, item);
    ofShared.distinct().forEach(other -> builder.entry(option, "shared " + other));
  }

  /** Sets of shared items: of a size, or one less. */
  private List<List<Integer>> patterns(int number, int size) {
    List<List<Integer>> patterns = new ArrayList<>();
    for (int pattern = 0; pattern < number; pattern++) {
      List<Integer> items = new ArrayList<>(IntStream.range(0, shared).boxed().toList());
      Collections.shuffle(items, random);
      patterns.add(List.copyOf(items.subList(0, size - 1 + random.nextInt(2))));
    }
    return patterns;
  }
}
