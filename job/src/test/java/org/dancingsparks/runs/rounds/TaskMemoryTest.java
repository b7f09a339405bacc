package org.dancingsparks.runs.rounds;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalLong;
import org.dancingsparks.search.MemoryBudget;
import org.dancingsparks.spark.Cores;
import org.junit.jupiter.api.Test;

class TaskMemoryTest {
  private static final long HEAP = 3L << 30;

  private static long ofTask(OptionalLong most, int tasks) {
    return TaskMemory.of(most, tasks).ofTask(HEAP);
  }

  @Test
  void tasksShareAThirdOfTheHeap() {
    assertThat(MemoryBudget.shareOf(HEAP)).isEqualTo(1L << 30);
    assertThat(ofTask(OptionalLong.empty(), 4)).isEqualTo(1 << 28);
    assertThat(ofTask(OptionalLong.of(1 << 20), 4)).isEqualTo(1 << 18);
    assertThat(ofTask(OptionalLong.of(1L << 40), 4)).isEqualTo(1 << 28);
  }

  @Test
  void tasksOfUnknownNumberAreAsManyAsTheProcessors() {
    int processors = Runtime.getRuntime().availableProcessors();
    assertThat(ofTask(OptionalLong.empty(), Cores.ALL))
        .isEqualTo(ofTask(OptionalLong.empty(), processors));
  }
}
