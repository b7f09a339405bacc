package org.dancingsparks.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.testing.Dancing.dance;
import static org.dancingsparks.testing.Dancing.printed;
import static org.dancingsparks.testing.Dancing.write;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.permission.FsPermission;
import org.apache.hadoop.hdfs.HdfsConfiguration;
import org.apache.hadoop.hdfs.MiniDFSCluster;
import org.apache.hadoop.security.UserGroupInformation;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import org.dancingsparks.format.knuth.KnuthWriter;
import org.dancingsparks.testing.Dancing;
import org.dancingsparks.testing.FaultReport;
import org.dancingsparks.testing.SharedSpark;
import org.dancingsparks.testing.SmallProblems;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Runs on HDFS, named by URIs only: a namenode that checks permissions, and three datanodes. */
@Timeout(900)
class HdfsIT {
  @TempDir private static java.nio.file.Path disk;

  private static MiniDFSCluster cluster;
  private static FileSystem files;

  @TempDir private java.nio.file.Path temporary;

  @BeforeAll
  static void startCluster() throws IOException {
    Configuration hadoop = new HdfsConfiguration();
    hadoop.set(MiniDFSCluster.HDFS_MINIDFS_BASEDIR, disk.toString());
    cluster = new MiniDFSCluster.Builder(hadoop).numDataNodes(3).build();
    files = cluster.getFileSystem();
    put("kanoodle.yaml", Files.readString(root().resolve("conf/puzzles/kanoodle.yaml")));
    put("dominoes.dlx", KnuthWriter.write(SmallProblems.dominoes(6, 8)));
  }

  @AfterAll
  static void stopCluster() {
    cluster.shutdown(true);
  }

  private static java.nio.file.Path root() {
    return java.nio.file.Path.of(System.getProperty("project.root"));
  }

  private static String uri(String name) {
    return files.getUri() + "/" + name;
  }

  private static void put(String name, String text) throws IOException {
    try (OutputStream out = files.create(new Path(uri(name)))) {
      out.write(text.getBytes(StandardCharsets.UTF_8));
    }
  }

  /** The bytes of each file below a directory, by relative name. */
  private static Map<String, byte[]> contents(String directory) throws IOException {
    Path path = new Path(directory);
    FileSystem at = path.getFileSystem(new Configuration());
    Map<String, byte[]> contents = new TreeMap<>();
    for (FileStatus file : at.listStatus(path)) {
      if (file.isFile()) {
        try (InputStream in = at.open(file.getPath())) {
          contents.put(file.getPath().getName(), in.readAllBytes());
        }
      }
    }
    return contents;
  }

  private static void assertSame(String directory, Object local) throws IOException {
    Map<String, byte[]> expected = contents("file://" + local);
    Map<String, byte[]> found = contents(directory);
    assertThat(found).containsOnlyKeys(expected.keySet());
    found.forEach((name, bytes) -> assertThat(bytes).as(name).isEqualTo(expected.get(name)));
  }

  /** Stops a datanode as soon as a task has ended; counts those that end after that. */
  private static final class Stopper extends SparkListener implements AutoCloseable {
    private final AtomicBoolean hasBegun = new AtomicBoolean();
    private final AtomicInteger after = new AtomicInteger();
    private volatile MiniDFSCluster.DataNodeProperties stopped;
    private final Thread thread = new Thread(() -> stopped = cluster.stopDataNode(1));

    Stopper() {
      SharedSpark.context().addSparkListener(this);
    }

    @Override
    public void onTaskEnd(SparkListenerTaskEnd task) {
      if (hasBegun.compareAndSet(false, true)) {
        thread.start();
      } else if (stopped != null) {
        after.incrementAndGet();
      }
    }

    @Override
    public void close() throws IOException {
      SharedSpark.context().removeSparkListener(this);
      try {
        thread.join();
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
      cluster.restartDataNode(stopped, false);
      cluster.waitActive();
    }
  }

  /** One set with a column per piece, one with an array of options. */
  @ParameterizedTest
  @ValueSource(strings = {"kanoodle.yaml", "dominoes.dlx"})
  void datanodeStoppedDuringARunChangesNothing(String puzzle) throws Exception {
    Object[] local = {
      "enumerate", "--quiet", uri(puzzle), "--bins", 48, "--out", temporary.resolve("local")
    };
    String solutions = dance(local).out();
    Object[] remote = local.clone();
    remote[remote.length - 1] = uri("set-of-" + puzzle);

    try (Stopper stopper = new Stopper()) {
      Dancing ran = dance(remote);
      assertThat(ran.code()).as(ran.err()).isZero();
      assertThat(ran.out()).isEqualTo(solutions);
      assertThat(stopper.after).as("tasks ended after the stop").hasPositiveValue();
    }
    assertSame(uri("set-of-" + puzzle), temporary.resolve("local"));
    FaultReport.record("datanode stopped midway", 1, 0, 0, "the same bytes as on a local disk");
  }

  @Test
  void pictureIsReplacedIfAskedTo() throws IOException {
    String svg = uri("picture.svg");
    put("picture.svg", "mine");
    assertThat(dance("show", "queens:4", "--svg", svg).assertMendable().err())
        .contains("replace it with --overwrite");
    assertThat(dance("show", "queens:4", "--svg", svg, "--overwrite").err()).isEmpty();
    try (InputStream in = files.open(new Path(svg))) {
      assertThat(new String(in.readAllBytes(), StandardCharsets.UTF_8)).startsWith("<svg");
    }
    // No temporary file is left.
    assertThat(files.globStatus(new Path(uri("_picture*")))).isEmpty();
  }

  @Test
  void listIsReadAndSolvedThere() throws IOException {
    String puzzles = printed("sudoku", "--generate", 50);
    String list = "malformed\n" + puzzles + "malformed too\n";
    put("list.txt", list);
    Object local = write(temporary.resolve("list.txt"), list);
    Object[] there = {"sudoku", uri("list.txt"), "--bins", 5, "--out", uri("list")};
    Object[] here = {"sudoku", local, "--bins", 5, "--out", temporary.resolve("list")};

    assertThat(dance(there).out()).isEqualTo("50\n");
    assertThat(dance(here).out()).isEqualTo("50\n");
    assertSame(uri("list"), temporary.resolve("list"));
    assertSame(uri("list/_meta/rejected"), temporary.resolve("list/_meta/rejected"));
  }

  @Test
  void diagramIsWrittenAndReadThere() {
    String file = uri("kanoodle.xcd");
    assertThat(dance("diagram", "--quiet", uri("kanoodle.yaml"), "--out", file).code()).isZero();

    assertThat(printed("count", "--quiet", file))
        .isEqualTo(printed("count", "--quiet", "kanoodle"));
  }

  @Test
  void whatIsThereIsRefusedUnlessItIsToBeReplaced() throws IOException {
    String set = uri("existing");
    String dominoes = uri("dominoes.dlx");
    assertThat(dance("enumerate", "--quiet", dominoes, "--bins", 2, "--out", set).code()).isZero();
    Map<String, byte[]> before = contents(set);

    assertThat(
            dance("enumerate", "--quiet", "pentominoes:3x20", "--out", set).assertMendable().err())
        .contains(set + " already exists");
    assertThat(contents(set)).containsOnlyKeys(before.keySet());

    Object replacement = temporary.resolve("replacement");
    assertThat(printed("enumerate", "--quiet", "pentominoes:3x20", "--overwrite", "--out", set))
        .isEqualTo("8\n");
    printed("enumerate", "--quiet", "pentominoes:3x20", "--out", replacement);
    assertSame(set, replacement);
  }

  @Test
  void placeOfAnotherUserIsOneLine() throws IOException {
    files.mkdirs(new Path("/private"));
    files.setPermission(new Path("/private"), new FsPermission((short) 0500));
    Dancing ran =
        asSomebody(() -> dance("enumerate", "--quiet", "kanoodle", "--out", uri("private/set")));

    assertThat(ran.assertMendable().err()).contains("Permission denied: user=somebody");
    assertThat(files.listStatus(new Path("/private"))).isEmpty();
  }

  private static Path work(Path set) {
    try {
      return files.globStatus(new Path(set, "_work-*"))[0].getPath();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void permissionLostDuringARunIsOneLine() throws IOException {
    files.mkdirs(new Path("/lent"));
    files.setPermission(new Path("/lent"), new FsPermission((short) 0777));
    Path set = new Path("/lent/set");
    AtomicInteger ended = new AtomicInteger();
    SparkListener locking =
        new SparkListener() {
          @Override
          public void onTaskEnd(SparkListenerTaskEnd task) {
            if (ended.incrementAndGet() == 3) {
              lock(work(set));
            }
          }
        };
    SharedSpark.context().addSparkListener(locking);
    Dancing ran =
        asSomebody(
            () ->
                dance(
                    "enumerate",
                    "--quiet",
                    "kanoodle",
                    "--bins",
                    48,
                    "--out",
                    files.getUri() + "" + set));
    SharedSpark.context().removeSparkListener(locking);

    assertThat(ran.assertMendable().err()).contains("Permission denied: user=somebody");
    assertThat(files.exists(new Path(set, "_meta/run.json"))).isFalse();
    assertThat(files.listStatus(work(set)))
        .anyMatch(file -> file.getPath().getName().matches("bins-\\d{5}\\.json"));

    files.setPermission(work(set), new FsPermission((short) 0777));
    assertThat(dance("enumerate", "--quiet", "--resume", "--out", files.getUri() + "" + set).code())
        .isZero();
    dance(
        "enumerate",
        "--quiet",
        "kanoodle",
        "--bins",
        48,
        "--out",
        temporary.resolve("undisturbed"));
    assertSame(files.getUri() + "" + set, temporary.resolve("undisturbed"));
    FaultReport.record("permission on HDFS lost midway", 1, 0, 0, "resumed: the same bytes");
  }

  private static void lock(Path directory) {
    try {
      files.setOwner(directory, "root", "root");
      files.setPermission(directory, new FsPermission((short) 0500));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Runs an action as a user other than the superuser of HDFS. */
  private static <T> T asSomebody(Supplier<T> action) throws IOException {
    UserGroupInformation before = UserGroupInformation.getLoginUser();
    UserGroupInformation.setLoginUser(UserGroupInformation.createRemoteUser("somebody"));
    try {
      return action.get();
    } finally {
      UserGroupInformation.setLoginUser(before);
    }
  }
}
