package org.dancingsparks.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.dancingsparks.testing.Launcher;
import org.dancingsparks.testing.Launcher.Ended;

/** Counts in rounds, and diagrams, on a cluster whose processes are killed. */
final class ClusterRounds {
  private static final List<Object> COUNT =
      List.of("count", "one-sided-pentominoes:5x18", "--rounds");

  private static final List<Object> DIAGRAM =
      List.of("count", "pentominoes:6x10", "--rounds", "--diagram");

  private static final String SOLUTIONS = "2746512\n";

  private final Launcher launcher;
  private final Cluster cluster;
  private final ClusterRuns runs;

  ClusterRounds(Launcher launcher, Cluster cluster, ClusterRuns runs) {
    this.launcher = launcher;
    this.cluster = cluster;
    this.runs = runs;
  }

  private Process startUntilTheSecondRound(String flag, Path place) throws Exception {
    Process run = runs.start("--", COUNT, flag, place);
    Cluster.await(
        "the end of the second round",
        () -> runs.assertRuns(run) && launcher.err().contains("round 2 of 6: 5 partitions"),
        Cluster.PATIENCE);
    return run;
  }

  /** Counts with temporary files, although a worker and another one's executor are killed. */
  void surviveAKilledWorker(Path temporary) throws Exception {
    Process run = startUntilTheSecondRound("--tmp", temporary);
    Cluster.signal(cluster.executors().get(0), "KILL");
    Cluster.signal(cluster.process("worker-1"), "KILL");

    Ended ended = launcher.end(run);
    assertThat(ended.code()).as(ended.err()).isZero();
    assertThat(ended.out()).isEqualTo(SOLUTIONS);
    assertThat(ended.err()).contains("Lost executor").doesNotContain("\tat ");
    assertThat(temporary).isEmptyDirectory();
  }

  /** Counts in a directory, and resumes that by its own records. */
  void areResumedAfterAKilledDriver(Path directory) throws Exception {
    Process run = startUntilTheSecondRound("--out", directory);
    Cluster.signal(run.toHandle(), "KILL");
    assertThat(launcher.end(run).code()).isEqualTo(137);

    Ended ended = launcher.end(runs.start("--", "count", "--resume", directory));
    assertThat(ended.code()).as(ended.err()).isZero();
    assertThat(ended.out()).isEqualTo(SOLUTIONS);
    assertThat(ended.err()).contains("round 6 of 6").doesNotContain("round 2 of 6", "\tat ");
    assertThat(directory).isDirectoryNotContaining("glob:**/_work-*");
  }

  /**
   * Builds a diagram although a worker and another one's executor are killed, and the driver on the
   * way back, if it has not ended by then; it is resumed, has the bytes of an undisturbed one, and
   * lists its solutions.
   */
  void diagramIsResumedAfterKills(Path directory, Path set) throws Exception {
    assertPrints("--", DIAGRAM, "--out", "undisturbed");
    Process run = runs.start("--", DIAGRAM, "--out", directory);
    awaitLine(run, "round 1 of \\d+:.*");
    Cluster.signal(cluster.executors().get(0), "KILL");
    Cluster.signal(cluster.process("worker-1"), "KILL");
    awaitLine(run, "round (\\d+) of \\1:.*");
    Cluster.signal(run.toHandle(), "KILL");
    assertThat(launcher.end(run).code()).isIn(0, 137);
    cluster.makeWhole();

    assertPrints("--", "count", "--resume", directory);
    assertThat(nodes(directory.getFileName().toString())).isEqualTo(nodes("undisturbed"));
    assertPrints("--", "enumerate", directory, "--out", set);
    assertPrints("--", "verify", directory);
    assertThat(directory).isDirectoryNotContaining("glob:**/_work-*");
  }

  /** The bytes of the parts of a diagram, by name. */
  private Map<String, String> nodes(String directory) throws IOException {
    Map<String, String> parts = new TreeMap<>(launcher.contents(directory));
    parts.keySet().removeIf(name -> !name.endsWith(".nodes"));
    assertThat(parts).isNotEmpty();
    return parts;
  }

  private void awaitLine(Process run, String ending) throws Exception {
    Pattern line = Pattern.compile(": " + ending);
    Cluster.await(
        "a line with " + ending,
        () -> !run.isAlive() || line.matcher(launcher.err()).find(),
        Cluster.PATIENCE);
  }

  private void assertPrints(Object... words) throws Exception {
    Ended ended = launcher.end(runs.start(words));
    assertThat(ended.code()).as(ended.err()).isZero();
    assertThat(ended.out()).isEqualTo("9356\n");
    assertThat(ended.err()).doesNotContain("\tat ");
  }
}
