package org.dancingsparks.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.testing.Launcher.words;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.dancingsparks.runs.solutions.SetOnDisk;
import org.dancingsparks.testing.Dancing;
import org.dancingsparks.testing.Launcher;
import org.dancingsparks.testing.Launcher.Ended;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Runs on YARN, with files on HDFS: results are those of this machine, byte for byte. */
@Tag("yarn")
@Timeout(1800)
class YarnIT {
  /** Tasks of seconds. */
  private static final List<Object> ENUMERATE =
      List.of("enumerate", "pentominoes:4x15", "--engine", "links", "--bins", 16, "--out");

  private static final String SOLUTIONS = "1472\n";

  private static final List<Object> DIAGRAM =
      List.of("count", "pentominoes:4x15", "--rounds", "--diagram", "--quiet", "--out");

  private static final List<Object> LISTED = List.of("--bins", 8, "--quiet", "--out");

  private static final List<Object> ROUNDS =
      List.of("count", "pentominoes:4x15", "--rounds", "--json", "--quiet");

  private static final List<Object> TWO = List.of("--num-executors", 2);

  @TempDir private static Path temporary;

  private static Launcher launcher;
  private static YarnCluster cluster;

  @BeforeAll
  static void start() throws Exception {
    Path home = Files.createDirectory(temporary.resolve("home"));
    Launcher.makeHome(home);
    cluster = new YarnCluster(home, temporary);
    launcher = ofCluster(new Launcher(home, temporary));
    Dancing.printed(words(ENUMERATE, here("set"), "--quiet"));
  }

  private static Launcher ofCluster(Launcher some) {
    some.set("HADOOP_CONF_DIR", cluster.settings());
    some.set("SPARK_LOCAL_IP", "127.0.0.1");
    return some;
  }

  @AfterAll
  static void stop() {
    cluster.close();
  }

  /** A run left by a failed test would take the memory of the next one. */
  @AfterEach
  void stopWhatIsLeft() {
    launcher.stop();
  }

  private static Process begin(Object... wordsAndLists) throws IOException {
    return launcher.start(words(cluster.flags(launcher), List.of(words(wordsAndLists))));
  }

  private static Ended run(Object... wordsAndLists) throws Exception {
    Ended ended = launcher.end(begin(wordsAndLists));
    assertThat(ended.code()).as(ended.err()).isZero();
    assertThat(ended.err()).doesNotContain("\tat ");
    return ended;
  }

  private static Path here(String name) {
    return temporary.resolve(name);
  }

  private static org.apache.hadoop.fs.Path there(String name) {
    return new org.apache.hadoop.fs.Path("/" + name);
  }

  /** Asserts that a directory on HDFS has the files of one here. */
  private static void assertSame(String there, String here) throws IOException {
    String copy = "copy-of-" + there;
    org.apache.hadoop.fs.Path target = new org.apache.hadoop.fs.Path(here(copy).toUri());
    cluster.files().copyToLocalFile(false, there(there), target, true);
    assertThat(SetOnDisk.hashes(here(copy))).isEqualTo(SetOnDisk.hashes(here(here)));
  }

  @Test
  void setsAreTheSame() throws Exception {
    Ended ended = run(TWO, "--", ENUMERATE, cluster.uri("set"));
    assertThat(ended.out()).isEqualTo(SOLUTIONS);
    assertSame("set", "set");
  }

  /** YARN takes the end of a driver for a failure if that exits by itself. */
  @Test
  void setsAreTheSameWithTheDriverOnYarn() throws Exception {
    List<Object> onYarn =
        List.of("--deploy-mode", "cluster", "--conf", "spark.yarn.maxAppAttempts=1");
    run(TWO, onYarn, "--", ENUMERATE, cluster.uri("by-cluster"));
    assertSame("by-cluster", "set");
  }

  @Test
  void setsAreTheSameThoughAnExecutorIsKilled() throws Exception {
    Process run = begin(TWO, "--", ENUMERATE, cluster.uri("disturbed"));
    org.apache.hadoop.fs.Path attempts =
        new org.apache.hadoop.fs.Path(there("disturbed"), "_work-*/*.parquet");
    Cluster.await(
        "four tasks that write, on two executors",
        () -> {
          assertThat(run.isAlive()).as(launcher.err()).isTrue();
          return cluster.files().globStatus(attempts).length >= 4
              && cluster.executors().size() == 2;
        },
        Cluster.PATIENCE);
    Cluster.signal(cluster.executors().get(0), "KILL");

    Ended ended = launcher.end(run);
    assertThat(ended.code()).as(ended.err()).isZero();
    assertThat(ended.err()).contains("Lost executor").doesNotContain("\tat ");
    assertSame("disturbed", "set");
  }

  @Test
  void roundsCountTheSameAndLeaveNoFile() throws Exception {
    cluster.files().mkdirs(there("tmp"));
    Ended ended =
        run(TWO, "--", "count", "pentominoes:4x15", "--rounds", "--tmp", cluster.uri("tmp"));
    assertThat(ended.out()).isEqualTo(SOLUTIONS);
    assertThat(cluster.files().listStatus(there("tmp"))).isEmpty();
  }

  @Test
  void diagramsInPartitionsAndSetsFromThemAreTheSame() throws Exception {
    Dancing.printed(words(DIAGRAM, here("diagram")));
    Dancing.printed(words("enumerate", here("diagram"), LISTED, here("listed")));

    String there = cluster.uri("diagram");
    assertThat(run(TWO, "--", DIAGRAM, there).out()).isEqualTo(SOLUTIONS);
    assertSame("diagram", "diagram");
    run(TWO, "--", "enumerate", there, LISTED, cluster.uri("listed"));
    assertSame("listed", "listed");
  }

  @Test
  void withoutASparkHomeTheLauncherMakesOneWithTheModule() throws Exception {
    Launcher own = ofCluster(new Launcher(temporary));
    Object jars = "spark.yarn.jars=local:" + Launcher.ROOT.resolve("target/spark-home/jars/*");
    List<Object> flags = List.of("--master", "yarn", "--executor-memory", "512m", "--conf", jars);
    Ended ended = own.dance(words(flags, "--", "enumerate", "soma", "--out", cluster.uri("own")));
    assertThat(ended.code()).as(ended.err()).isZero();
    assertThat(ended.out()).isEqualTo("11520\n");
  }

  /** Without a shuffle service: executors that have shuffled stay as long as that is needed. */
  @Test
  void roundsArePlannedForAllExecutorsThatMayCome() throws Exception {
    cluster.files().mkdirs(there("dynamic"));
    List<Object> dynamic =
        List.of(
            "--conf",
            "spark.dynamicAllocation.enabled=true",
            "--conf",
            "spark.dynamicAllocation.shuffleTracking.enabled=true",
            "--conf",
            "spark.dynamicAllocation.maxExecutors=3");
    Ended ended = run(dynamic, "--", ROUNDS, "--tmp", cluster.uri("dynamic"));
    JsonNode counted = new ObjectMapper().readTree(ended.out());
    JsonNode local = Dancing.json(words(ROUNDS, "--cores", 3, "--tmp", temporary));
    for (String key : List.of("solutions", "residuals", "rounds", "partitions", "bytes")) {
      assertThat(counted.get(key)).as(key).isEqualTo(local.get(key));
    }
    assertThat(ended.err()).doesNotContain("cores unknown");
  }
}
