package org.dancingsparks.orders;

import java.util.Random;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.cover.RandomCover;

/** Problems as others might write them down. */
public final class Exports {
  private Exports() {}

  /** The same problem, its items declared and its options and entries named in another order. */
  public static Problem shuffled(Problem problem, Random random) {
    ProblemBuilder<String, Integer> builder = new ProblemBuilder<>();
    for (int item : RandomCover.shuffled(random, problem.items())) {
      String name = problem.itemName(item);
      if (!problem.isPrimary(item)) {
        builder.secondary(name);
      } else if (problem.isOnce(item)) {
        builder.primary(name);
      } else {
        builder.between(name, problem.least(item), problem.most(item));
      }
    }
    for (int option : RandomCover.shuffled(random, problem.options())) {
      for (int index : RandomCover.shuffled(random, problem.size(option))) {
        String name = problem.itemName(problem.item(option, index));
        int colour = problem.colour(option, index);
        if (colour > 0) {
          builder.entry(option, name, problem.colourName(colour));
        } else {
          builder.entry(option, name);
        }
      }
    }
    return builder.build();
  }
}
