package org.dancingsparks.runs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.dancingsparks.testing.Dancing.dance;
import static org.dancingsparks.testing.Dancing.write;

import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.statistics.IOStatisticsSource;
import org.dancingsparks.files.FileUpload;
import org.dancingsparks.format.knuth.KnuthWriter;
import org.dancingsparks.runs.InterleavedRunsTest.Done;
import org.dancingsparks.testing.Dancing;
import org.dancingsparks.testing.Disturbed;
import org.dancingsparks.testing.S3Server;
import org.dancingsparks.testing.SmallProblems;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Commands write to an {@link S3Server}, with executors that are threads of this JVM. */
@Tag("s3")
@Timeout(600)
class S3IT {
  private static final int SOLUTIONS = 167_089;
  private static final int BINS = 64;

  /** The number of requests of a run, beside those of its bins. */
  private static final int OTHERS = 100;

  @TempDir private static Path shared;
  @TempDir private Path temporary;

  private static S3Server server;
  private static FileSystem files;

  private Path puzzle;

  @BeforeAll
  static void startServer() throws Exception {
    server = new S3Server(shared);
    files = server.files();
  }

  @AfterAll
  static void stopServer() {
    server.close();
  }

  @BeforeEach
  void writePuzzle() {
    puzzle = write(temporary.resolve("d.dlx"), KnuthWriter.write(SmallProblems.dominoes(6, 8)));
  }

  /** Starts a command in a JVM like this one. */
  private Process start(List<Object> command) throws IOException {
    List<String> program = new ArrayList<>();
    ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
        .filter(flag -> !flag.startsWith("-javaagent"))
        .forEach(program::add);
    program.addAll(
        List.of(
            server.flag(),
            "-cp",
            System.getProperty("java.class.path"),
            "org.dancingsparks.cli.Main"));
    return S3Server.java(program, command.stream().map(Object::toString).toList())
        .redirectOutput(output())
        .start();
  }

  private File output() {
    return temporary.resolve("output").toFile();
  }

  private static void signal(String signal, Process process) throws Exception {
    new ProcessBuilder("kill", signal, String.valueOf(process.pid())).start().waitFor();
  }

  private static boolean hasRecords(String directory) throws IOException {
    org.apache.hadoop.fs.Path records = new org.apache.hadoop.fs.Path(directory, "_work-*/bins-*");
    return files.globStatus(records).length > 0;
  }

  private List<Object> enumerate(Object directory) {
    return List.of(
        "enumerate", puzzle, "--engine", "links", "--bins", BINS, "--resume", "--out", directory);
  }

  private void assertSame(String directory) throws IOException {
    Path local = temporary.resolve("local");
    assertThat(dance(enumerate(local).toArray()).code()).isZero();
    assertThat(server.contents(directory)).isEqualTo(Disturbed.contents(local));
  }

  @Test
  void setIsWrittenVerifiedAndQueried() throws IOException {
    String set = S3Server.BUCKET + "/set";
    assertThat(dance(enumerate(set).toArray()).out()).isEqualTo(SOLUTIONS + "\n");

    assertSame(set);
    assertThat(dance("verify", "--quiet", set).code()).isZero();
    Dancing query = dance("sql", "--set", "dominoes=" + set, "SELECT COUNT(*) FROM dominoes");
    assertThat(query.out()).as(query.err()).contains(String.valueOf(SOLUTIONS));
    assertThat(dance("enumerate", puzzle, "--out", set).assertMendable().err())
        .contains("already exists");
  }

  @Test
  void diagramInPartitionsIsWrittenAndListed() throws IOException {
    String diagram = S3Server.BUCKET + "/diagram";
    assertThat(dance("count", "pentominoes:3x20", "--rounds", "--diagram", "--out", diagram).out())
        .isEqualTo("8\n");
    Path fromStore = temporary.resolve("from-store");
    Path fromMemory = temporary.resolve("from-memory");
    assertThat(dance("enumerate", diagram, "--bins", 2, "--out", fromStore).out()).isEqualTo("8\n");
    assertThat(
            dance(
                    "enumerate",
                    "pentominoes:3x20",
                    "--engine",
                    "diagram",
                    "--bins",
                    2,
                    "--out",
                    fromMemory)
                .out())
        .isEqualTo("8\n");
    assertThat(Disturbed.contents(fromStore).subMap("part-", "part."))
        .isEqualTo(Disturbed.contents(fromMemory).subMap("part-", "part."))
        .hasSize(2);
    assertThat(dance("verify", "--quiet", diagram).code()).isZero();
  }

  @Test
  void roundsKeepTheirFilesThereAndLeaveNone() throws IOException {
    String kept = S3Server.BUCKET + "/tmp";
    assertThat(dance("count", "pentominoes:3x20", "--rounds", "--tmp", kept).out())
        .isEqualTo("8\n");
    assertThat(files.globStatus(new org.apache.hadoop.fs.Path(kept, "*"))).isEmpty();
  }

  /**
   * Kills a run, and gives up its uploads, as a lifecycle rule may do. This is done here since the
   * server deletes the file as well when an upload of its name is given up, unlike S3.
   */
  @Test
  void killedRunIsResumedToTheSameBytes() throws Exception {
    String set = S3Server.BUCKET + "/killed";
    Process run = start(enumerate(set));
    S3Server.await(run, () -> hasRecords(set));
    run.destroyForcibly().waitFor();
    while (FileUpload.abortSome(files, new org.apache.hadoop.fs.Path(set))) {
      continue;
    }

    assertThat(files.globStatus(new org.apache.hadoop.fs.Path(set, "*.parquet"))).isEmpty();
    Dancing first = dance(enumerate(set).toArray());
    assertThat(first.assertMendable().err()).contains("cannot be completed");
    assertThat(dance(enumerate(set).toArray()).code()).isZero();
    assertSame(set);
  }

  @Test
  void runThatLosesItsPlaceEnds() throws Exception {
    String set = S3Server.BUCKET + "/taken";
    Process run = start(enumerate(set));
    S3Server.await(run, () -> hasRecords(set));
    signal("-STOP", run);
    assertThat(dance(enumerate(set).toArray()).code()).isZero();
    signal("-CONT", run);

    assertThat(run.waitFor()).as(Files.readString(output().toPath())).isEqualTo(3);
    assertThat(output()).content().contains("another run has taken");
  }

  @Test
  void runThatLosesItsPlaceChangesNothing() {
    StoreRuns runs = new StoreRuns(S3Server.BUCKET + "/lost", BINS);
    RunCommitter<Done> late = runs.begin(SaveMode.REFUSE);
    List<Done> half =
        IntStream.range(0, BINS / 2).mapToObj(bin -> StoreRuns.attempt(bin, late.work())).toList();
    late.record(half);
    runs.resume();

    assertThatThrownBy(() -> late.record(half))
        .hasMessageContaining("another run has taken its place");
    assertThatThrownBy(() -> StoreRuns.complete(late, half))
        .hasMessageContaining("another run has taken its place");
    assertThat(runs.check()).hasSize(BINS + 1);
  }

  @Test
  void recordAndUploadOfABinTakeAtMostFourRequests() {
    StoreRuns runs = new StoreRuns(S3Server.BUCKET + "/requests", BINS);
    RunCommitter<Done> committer = runs.begin(SaveMode.REFUSE);
    List<Done> done =
        IntStream.range(0, BINS).mapToObj(bin -> StoreRuns.attempt(bin, committer.work())).toList();
    long before = requests();
    done.forEach(bin -> committer.record(List.of(bin)));
    StoreRuns.complete(committer, done);

    assertThat(requests() - before).isBetween(3L * BINS, 4L * BINS + OTHERS);
    assertThat(runs.check()).hasSize(BINS + 1);
  }

  private static long requests() {
    IOStatisticsSource counted = (IOStatisticsSource) files;
    return counted.getIOStatistics().counters().get("store_io_request");
  }
}
