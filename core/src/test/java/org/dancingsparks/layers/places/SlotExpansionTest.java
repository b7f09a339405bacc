package org.dancingsparks.layers.places;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigInteger;
import java.util.Optional;
import java.util.Random;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.layers.disk.CoreTasks;
import org.dancingsparks.layers.disk.Limits;
import org.dancingsparks.links.Links;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.Test;

/** Places with many options and residuals, so that the options that fit are looked up. */
class SlotExpansionTest {
  private static final int PLACES = 4;
  private static final int OPTIONS = 36;

  /** Words of residuals from 1 to 3; within memory, and with tables in files. */
  @Test
  void manyOptionsAreCountedLikeByLinks() {
    Seed.times(
        4,
        (random, seed) -> {
          for (int shared = 40; shared <= 160; shared += 60) {
            Problem problem = problem(random, shared);
            ItemOrder order = ItemOrder.given(problem);
            BigInteger expected = BigInteger.valueOf(new Links(problem, order).count());
            OrderedProblem ordered = new OrderedProblem(problem, order);
            assertEquals(Optional.of(expected), count(ordered, 1 << 28));
            assertEquals(Optional.of(expected), count(ordered, 1 << 18));
          }
        });
  }

  private static Optional<BigInteger> count(OrderedProblem problem, long memory) {
    Limits limits = Limits.ofThisJvm().cores(2).within(memory);
    return new PlaceSweep(PlaceProblem.of(problem), limits, new CoreTasks(2), visited -> false)
        .count();
  }

  /** Each option has a primary item and three of the secondary ones. */
  private static Problem problem(Random random, int shared) {
    ProblemBuilder<Integer, Integer> builder = new ProblemBuilder<>();
    for (int place = 0; place < PLACES; place++) {
      builder.primary(place);
    }
    for (int item = 0; item < shared; item++) {
      builder.secondary(PLACES + item);
    }
    for (int option = 0; option < PLACES * OPTIONS; option++) {
      builder.entry(option, option % PLACES);
      int first = random.nextInt(shared);
      for (int number = 0; number < 3; number++) {
        int item = (first + number * (1 + option % 7)) % shared;
        builder.entry(option, PLACES + item);
      }
    }
    return builder.build();
  }
}
