package org.dancingsparks.spark;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.dancingsparks.testing.SharedSpark;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("spark")
class TaskOutOfMemoryTest {
  /** Spark would end this JVM, that of the tests. */
  @Test
  void endsTheJobOnALocalMasterNotTheJvm() {
    SparkJob job = new SparkJob(SharedSpark.context(), "hungry", "1 task");
    SparkJob.Work<Integer, String> work =
        (element, watch) -> {
          throw new OutOfMemoryError("Java heap space");
        };
    assertThatThrownBy(() -> job.run(List.of(1), work, result -> {}, (done, found) -> {}))
        .hasRootCauseInstanceOf(OutOfMemoryError.class);
  }
}
