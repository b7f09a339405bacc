package org.dancingsparks.runs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class TurnsTest {
  private static final int TASKS = 3;
  private static final int PAUSES = 20;

  /** The tasks in the order of their turns. */
  private static List<Integer> order(long seed) {
    Turns turns = new Turns(seed);
    List<Integer> order = new ArrayList<>();
    Runnable task = () -> IntStream.range(0, PAUSES).forEach(pause -> order.add(turns.pause()));
    turns.run(List.of(task, task, task));
    return order;
  }

  @Test
  void everyTaskRunsToItsEnd() {
    assertThat(order(1)).hasSize(TASKS * PAUSES).containsOnly(0, 1, 2);
  }

  @Test
  void theSameSeedGivesTheSameOrder() {
    for (long seed = 0; seed < 100; seed++) {
      assertThat(order(seed)).isEqualTo(order(seed));
    }
  }

  @Test
  void differentSeedsGiveDifferentOrders() {
    assertThat(order(1)).isNotEqualTo(order(2));
  }
}
