package org.dancingsparks.diagram;

import java.util.Random;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.cover.RandomCover;

/** Few items, each with as many twins, and options by the hundred; in a random item order. */
record ManyOptions(Problem problem, ItemOrder order) {
  static ManyOptions of(Random random) {
    int items = 2 + random.nextInt(4);
    int twins = 1 + random.nextInt(40);
    ProblemBuilder<String, Integer> builder = new ProblemBuilder<>();
    for (int item = 0; item < items; item++) {
      for (int twin = 0; twin < twins; twin++) {
        if (item > 0 && random.nextInt(8) == 0) {
          builder.secondary(item + "." + twin);
        } else {
          builder.primary(item + "." + twin);
        }
      }
    }
    int options = 1 + random.nextInt(200);
    for (int option = 0; option < options; option++) {
      builder.option(option);
      int mask = 1 + random.nextInt((1 << items) - 1);
      // One item alone rarely, or the solutions would be too many to list.
      if (Integer.bitCount(mask) == 1 && random.nextInt(8) > 0) {
        mask = (1 << items) - 1 - mask;
      }
      for (int item = 0; item < items; item++) {
        for (int twin = 0; twin < twins && (mask >> item & 1) == 1; twin++) {
          builder.entry(option, item + "." + twin);
        }
      }
    }
    Problem problem = builder.build();
    return new ManyOptions(
        problem, ItemOrder.of("shuffled", problem, RandomCover.shuffled(random, problem.items())));
  }
}
