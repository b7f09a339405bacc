package org.dancingsparks.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeoutException;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerStageCompleted;
import org.dancingsparks.testing.Dancing;
import org.dancingsparks.testing.SharedSpark;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What Spark's pages and event logs say of a run. */
@Tag("spark")
class SparkPagesTest {
  @TempDir private Path directory;

  /** Runs a command, and returns the records that each stage has written, by its name. */
  private static Map<String, Long> stages(Object... command) throws TimeoutException {
    Map<String, Long> stages = new ConcurrentHashMap<>();
    SparkListener listener =
        new SparkListener() {
          @Override
          public void onStageCompleted(SparkListenerStageCompleted ended) {
            stages.merge(
                ended.stageInfo().name(),
                ended.stageInfo().taskMetrics().outputMetrics().recordsWritten(),
                Long::sum);
          }
        };
    SharedSpark.context().addSparkListener(listener);
    try {
      Dancing ran = Dancing.dance(command);
      assertThat(ran.code()).as(ran.err()).isZero();
      awaitListeners();
    } finally {
      SharedSpark.context().removeSparkListener(listener);
    }
    return stages;
  }

  /** A job ends for its caller before listeners hear of it; a second one comes after them. */
  private static void awaitListeners() throws TimeoutException {
    SharedSpark.context().listenerBus().waitUntilEmpty();
  }

  @Test
  void stagesOfRoundsHaveNamesAndWriteResiduals() throws TimeoutException {
    Map<String, Long> stages = stages("count", "dominoes:2x3", "--rounds", "--tmp", directory);
    assertThat(stages.keySet())
        .allMatch(name -> name.startsWith("count dominoes:2x3: "))
        .contains(
            "count dominoes:2x3: residuals for round 1 of 4", "count dominoes:2x3: round 1 of 4");
    assertThat(stages.values().stream().mapToLong(Long::longValue).sum()).isPositive();
  }

  @Test
  void enumerationWritesItsRows() throws TimeoutException {
    Map<String, Long> stages =
        stages("enumerate", "pentominoes:3x20", "--out", directory.resolve("set"));
    assertThat(stages).containsValue(8L);
    assertThat(stages.keySet()).noneMatch(name -> name.contains(".java:"));
  }
}
