package org.dancingsparks.spark;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeoutException;
import java.util.function.ToLongFunction;
import org.apache.spark.executor.TaskMetrics;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerStageCompleted;
import org.dancingsparks.testing.Dancing;
import org.dancingsparks.testing.SharedSpark;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What Spark's pages and event logs say of a run. */
@Tag("spark")
class SparkPagesTest {
  @TempDir private Path directory;

  /** Runs a command, and returns the records that each stage has written, by its name. */
  private static Map<String, Long> stages(Object... command) throws TimeoutException {
    return stages(stage -> stage.outputMetrics().recordsWritten(), command);
  }

  /** Runs a command, and returns a number of each stage, by its name. */
  private static Map<String, Long> stages(ToLongFunction<TaskMetrics> number, Object... command)
      throws TimeoutException {
    Map<String, Long> stages = new ConcurrentHashMap<>();
    SparkListener listener =
        new SparkListener() {
          @Override
          public void onStageCompleted(SparkListenerStageCompleted ended) {
            stages.merge(
                ended.stageInfo().name(),
                number.applyAsLong(ended.stageInfo().taskMetrics()),
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

  /** By hash, by carriers, and the way back of a diagram by each of them. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "dominoes:2x3 --rounds",
        "pentominoes:3x20 --rounds",
        "dominoes:2x3 --rounds --diagram",
        "pentominoes:3x20 --rounds --diagram"
      })
  void stagesOfRoundsHaveNamesAndWriteWhatTheLogSays(String words) throws Exception {
    String name = "count %s: ".formatted(words.substring(0, words.indexOf(' ')));
    Path log = directory.resolve("log");
    List<Object> command = new ArrayList<>(List.of("count"));
    command.addAll(List.of(words.split(" ")));
    command.addAll(List.of("--out", directory.resolve("run"), "--log", log));
    Map<String, Long> stages = stages(command.toArray());

    assertThat(stages.keySet()).allMatch(stage -> stage.startsWith(name));
    List<String> lines = Files.readAllLines(log);
    assertThat(lines).isNotEmpty();
    for (String line : lines) {
      JsonNode round = new ObjectMapper().readTree(line);
      int number = round.get("round").asInt();
      String of = "round %d of %d".formatted(number, round.get("rounds").asInt());
      if (round.has("nodes")) {
        String stage = name + "nodes of round " + number;
        assertThat(stages).containsEntry(stage, round.get("nodes").asLong());
      } else {
        assertThat(stages).containsKey(name + "residuals for " + of);
        assertThat(stages).containsEntry(name + of, round.get("residuals").asLong());
      }
    }
  }

  @Test
  void stagesOfAVerificationOfAProofHaveNames() throws Exception {
    Path proof = directory.resolve("proof");
    assertThat(Dancing.dance("prove", "pentominoes:3x20", "--out", proof).code()).isZero();
    String name = "verify %s: ".formatted(proof);
    assertThat(stages("verify", proof).keySet())
        .contains(name + "edges", name + "lookups")
        .allMatch(stage -> stage.startsWith(name));
  }

  /** All files but those of the last round back are read again, each at least once. */
  @Test
  void roundsReadWhatRoundsHaveWritten() throws Exception {
    Path log = directory.resolve("log");
    Path diagram = directory.resolve("run");
    Map<String, Long> stages =
        stages(
            stage -> stage.inputMetrics().bytesRead(),
            "count",
            "pentominoes:3x20",
            "--rounds",
            "--diagram",
            "--out",
            diagram,
            "--log",
            log);
    long written = 0;
    for (String line : Files.readAllLines(log)) {
      JsonNode round = new ObjectMapper().readTree(line);
      written += round.has("nodes") ? 0 : round.get("bytes").asLong();
    }
    long read = stages.values().stream().mapToLong(Long::longValue).sum();
    assertThat(read).isGreaterThan(written);
    assertThat(stages.entrySet())
        .filteredOn(stage -> stage.getKey().contains("residuals for round 2 "))
        .allMatch(stage -> stage.getValue() > 0)
        .isNotEmpty();
    assertThat(
            stages(
                    stage -> stage.inputMetrics().bytesRead(),
                    "enumerate",
                    diagram,
                    "--out",
                    directory.resolve("set"))
                .values())
        .allMatch(bytes -> bytes > 0)
        .isNotEmpty();
  }

  @Test
  void enumerationWritesItsRows() throws TimeoutException {
    Map<String, Long> stages =
        stages("enumerate", "pentominoes:3x20", "--out", directory.resolve("set"));
    assertThat(stages).containsValue(8L);
    assertThat(stages.keySet()).noneMatch(name -> name.contains(".java:"));
  }
}
