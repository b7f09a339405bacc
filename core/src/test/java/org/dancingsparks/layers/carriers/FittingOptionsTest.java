package org.dancingsparks.layers.carriers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.Test;

/** The compatibility table against the masks of the options. */
class FittingOptionsTest {
  /** Options of a few carriers, many of them with the same first position. */
  private static WindowProblem problem(Random random, int positions) {
    int options = 1 + (random.nextBoolean() ? random.nextInt(20) : 200 + random.nextInt(200));
    int reach = 1 + random.nextInt(positions);
    int[][] of = new int[options][];
    for (int option = 0; option < options; option++) {
      int first = random.nextInt(Math.min(3, positions));
      of[option] =
          IntStream.concat(
                  IntStream.of(first), random.ints(3, first, Math.min(positions, first + reach)))
              .sorted()
              .distinct()
              .toArray();
    }
    boolean[] isPrimary = new boolean[positions];
    Arrays.fill(isPrimary, true);
    int carriers = 1 + random.nextInt(5);
    return new WindowProblem(
        isPrimary,
        carriers,
        0,
        false,
        IntStream.range(0, options).toArray(),
        random.ints(options, 0, carriers).toArray(),
        of);
  }

  private static BitSet found(SweepOptions options, int carriers, int place, long covered) {
    BitSet found = new BitSet();
    long[] allowed = options.fitting.of(carriers, place);
    for (int word = 0; word < allowed.length; word++) {
      long fit = options.fitting.beside(covered, place, word, allowed[word]);
      for (; fit != 0; fit &= fit - 1) {
        found.set(options.fitting.option(place, word, fit));
      }
    }
    return found;
  }

  @Test
  void findsTheOptionsThatFit() {
    AtomicInteger wide = new AtomicInteger();
    Seed.times(
        100,
        (random, seed) -> {
          WindowProblem problem = problem(random, 1 + random.nextInt(50));
          Sweep sweep = new Sweep(problem, Cut.none(problem));
          SweepOptions options = sweep.left();
          for (int at = 0; at < 50; at++) {
            int place = random.nextInt(Math.min(3, problem.size()));
            int carriers = random.nextInt(1 << problem.carriers());
            long covered = random.nextLong() & random.nextLong() & (1L << sweep.window().bits) - 1;
            BitSet fitting = new BitSet();
            for (int option = 0; option < options.mask.length; option++) {
              int id = options.ids[option];
              boolean isAllowed = (carriers >> problem.carrier()[id] & 1) != 0;
              if (isAllowed
                  && problem.first(id) == place
                  && (options.mask[option] & covered) == 0) {
                fitting.set(option);
              }
            }
            assertEquals(fitting, found(options, carriers, place, covered));
            int first = options.start[options.group(0, place)];
            wide.addAndGet(fitting.length() > first + Long.SIZE ? 1 : 0);
          }
        });
    assertTrue(wide.get() > 100, wide + " sets had options beyond the first word");
  }
}
