package org.dancingsparks.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.testing.Launcher.words;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.dancingsparks.runs.solutions.SetOnDisk;
import org.dancingsparks.testing.Damage;
import org.dancingsparks.testing.Launcher;
import org.dancingsparks.testing.Launcher.Ended;

/** Runs on a cluster, of which each is compared with one on this machine, in {@code here}. */
final class ClusterRuns {
  /**
   * The enumeration that most tests run: seconds of searching, in tasks of some tenths of a second.
   */
  static final List<Object> ENUMERATE =
      List.of("enumerate", "pentominoes:5x12", "--engine", "links", "--bins", 16, "--out");

  static final String SOLUTIONS = "4040\n";

  private final Launcher launcher;
  private final Cluster cluster;
  private final Path temporary;

  ClusterRuns(Launcher launcher, Cluster cluster, Path temporary) {
    this.launcher = launcher;
    this.cluster = cluster;
    this.temporary = temporary;
  }

  /** Counts in rounds. */
  ClusterRounds rounds() {
    return new ClusterRounds(launcher, cluster, this);
  }

  /** Starts a run whose first tasks wait for both executors. */
  Process start(Object... wordsAndLists) throws IOException {
    return launcher.start(words(cluster.flags(), List.of(words(wordsAndLists))));
  }

  /** Waits until this many tasks of a run have begun to write. */
  void awaitTasks(Process run, String directory, int tasks) throws Exception {
    Path set = temporary.resolve(directory);
    Cluster.await(
        "%d tasks writing to %s".formatted(tasks, directory),
        () -> assertRuns(run) && attempts(SetOnDisk.work(set)) >= tasks,
        Cluster.PATIENCE);
  }

  boolean assertRuns(Process run) throws IOException {
    assertThat(run.isAlive()).as(Files.readString(temporary.resolve("err"))).isTrue();
    return true;
  }

  private static long attempts(Path work) throws IOException {
    if (!Files.exists(work)) {
      return 0;
    }
    try (Stream<Path> files = Files.list(work)) {
      return files.filter(file -> file.toString().endsWith(".parquet")).count();
    }
  }

  /** Asserts that a run is done and wrote what one without a fault writes, byte for byte. */
  Damage exact(Ended ended, String directory) throws Exception {
    assertThat(ended.code()).as(ended.err()).isZero();
    assertThat(ended.out()).isEqualTo(SOLUTIONS);
    assertThat(ended.err()).doesNotContain("\tat ");
    Damage damage = Damage.of(temporary.resolve(directory), temporary.resolve("here"));
    assertThat(damage).isEqualTo(new Damage(0, 0));
    assertThat(launcher.contents(directory)).isEqualTo(launcher.contents("here"));
    return damage;
  }
}
