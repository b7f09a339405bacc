package org.dancingsparks.cli.session;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.dancingsparks.format.knuth.KnuthWriter;
import org.dancingsparks.runs.solutions.SetOnDisk;
import org.dancingsparks.testing.Launcher;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.SmallProblems;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Ctrl-C and SIGTERM at any stage end the process long before its work would, with no message but
 * the program's own.
 */
@Timeout(900)
class InterruptIT {
  @TempDir private static Path first;
  @TempDir private Path temporary;
  private Launcher launcher;

  @BeforeAll
  static void setUp() throws Exception {
    Launcher.setUp(first);
  }

  @BeforeEach
  void makeLauncher() {
    launcher = new Launcher(temporary);
  }

  @AfterEach
  void stopWhatIsLeft() {
    launcher.stop();
  }

  private Path queens(int size) throws IOException {
    return Files.writeString(
        temporary.resolve("queens.dlx"), KnuthWriter.write(SmallProblems.queens(size)));
  }

  /** The message where there is a run to resume. */
  private static final String KEPT =
      "dance: Interrupted; finished work is saved: resume with"
          + " `dance enumerate --resume --out set`.";

  /** Sends a signal and waits for the end of the process. */
  private int endBy(String signal, Process process, String... words) throws Exception {
    Launcher.Ended ended = end(signal, process);
    assertThat(ended.noise()).containsExactly(words);
    assertThat(ended.out()).isEmpty();
    return ended.code();
  }

  private Launcher.Ended end(String signal, Process process) throws Exception {
    kill(signal, process);
    return launcher.end(process);
  }

  private static Process kill(String signal, Process process) throws IOException {
    return new ProcessBuilder("kill", "-" + signal, String.valueOf(process.pid())).start();
  }

  @Test
  void interruptEndsALongCountWith130() throws Exception {
    Process process =
        launcher.start("--master", "local[2]", "--", "count", "iq-fit", "--engine", "links");
    Launcher.await(process, () -> launcher.err().contains(" % of the search, "));

    assertThat(endBy("INT", process)).isEqualTo(130);
  }

  @Test
  void interruptEndsAFrontierSearchBeforeSparkHasStarted() throws Exception {
    Process process = launcher.start("count", queens(18), "--engine", "diagram");
    Launcher.await(process, () -> launcher.err().contains(" residuals visited in the search, "));

    assertThat(endBy("INT", process)).isEqualTo(130);
  }

  /** Runs enough small tasks for some to end while Spark stops, or threads go on. */
  @ParameterizedTest
  @ValueSource(strings = {"local[2]", "local[2,4]"})
  void terminationEndsAnEnumerationWith143AndKeepsFinishedBins(String master) throws Exception {
    Process process = enumerate(master, queens(11), 600);
    Path set = temporary.resolve("set");
    Launcher.await(process, () -> SetOnDisk.records(SetOnDisk.batches(set)).size() > 100);
    Path work = SetOnDisk.work(set);

    assertThat(endBy("TERM", process, KEPT)).isEqualTo(143);
    assertThat(temporary.resolve("set/_meta/run.json")).doesNotExist();
    assertThat(work).isDirectoryContaining("glob:**/plan.json");
    assertThat(SetOnDisk.records(SetOnDisk.batches(set))).hasSizeGreaterThan(100);
  }

  private Process enumerate(String master, Path problem, int bins) throws IOException {
    return launcher.start(
        "--master",
        master,
        "--",
        "enumerate",
        problem,
        "--engine",
        "diagram",
        "--bins",
        bins,
        "--out",
        "set");
  }

  @Test
  void interruptWhileFilesAreMovedLeavesNoHalfManifest() throws Exception {
    Process process = enumerate("local[2]", queens(11), 1_200);
    Launcher.await(process, () -> Files.exists(temporary.resolve("set/part-00000.parquet")));

    Launcher.Ended ended = end("INT", process);
    Path manifest = temporary.resolve("set/_meta/run.json");
    // On a slow machine the signal may come when all is done.
    assertThat(ended.code()).as(ended.err()).isIn(0, 130);
    if (ended.code() == 130) {
      assertThat(ended.noise()).containsExactly(KEPT);
    }
    if (ended.code() == 0 || Files.exists(manifest)) {
      assertThat(new ObjectMapper().readTree(manifest.toFile()).get("parts")).hasSize(1_200);
    } else {
      assertThat(SetOnDisk.work(temporary.resolve("set")).resolve("plan.json")).exists();
    }
  }

  /** Interrupts the script while it reads its settings, before Java has started. */
  @ParameterizedTest
  @CsvSource({"HUP,129", "INT,130", "TERM,143"})
  void signalToTheScriptHasTheSameCode(String signal, int code) throws Exception {
    Path settings = temporary.resolve("settings");
    assertThat(new ProcessBuilder("mkfifo", settings.toString()).start().waitFor()).isZero();
    Process process = launcher.start("--properties-file", settings, "--", "count", "queens:8");
    try (OutputStream written = Files.newOutputStream(settings)) {
      assertThat(kill(signal, process).waitFor()).isZero();
      written.write('#');
    }

    Launcher.Ended ended = launcher.end(process);
    assertThat(ended.code()).isEqualTo(code);
    assertThat(ended.out()).isEmpty();
    assertThat(ended.err()).isEmpty();
  }

  /** Starts a command that takes a moment, and returns when it is Java, which its name says. */
  private Process startShort() throws Exception {
    Process process = launcher.start("count", "queens:8", "--quiet");
    Launcher.await(process, () -> process.info().command().orElse("").endsWith("/java"));
    return process;
  }

  /** The result is there, or the signal's code: never both, and never a part. */
  @Test
  void signalComesBeforeTheResultOrAfterIt() throws Exception {
    long began = System.nanoTime();
    assertThat(launcher.end(startShort()).out()).isEqualTo("92\n");
    long whole = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - began);
    Seed.times(
        6,
        (random, seed) -> {
          try {
            signalAfter(random.nextLong(whole + whole / 4));
          } catch (Exception e) {
            throw new AssertionError(e);
          }
        });
  }

  private void signalAfter(long millis) throws Exception {
    Process process = startShort();
    Thread.sleep(millis);
    Launcher.Ended ended = end("TERM", process);
    assertThat(ended.out()).isEqualTo(ended.code() == 0 ? "92\n" : "");
    assertThat(ended.code()).isIn(0, 143);
    // A signal that comes very early can make the virtual machine itself say so.
    assertThat(ended.err().replaceFirst("(?s)^Error occurred during initialization of VM\n.*", ""))
        .isEmpty();
  }

  @Test
  void signalWhenTheResultIsThereChangesNothing() throws Exception {
    Process process = launcher.start("enumerate", "queens:8", "--quiet", "--out", "set");
    Launcher.await(process, () -> !launcher.out().isEmpty());

    Launcher.Ended ended = end("TERM", process);
    assertThat(ended.code()).as(ended.err()).isZero();
    assertThat(ended.out()).isEqualTo("92\n");
    assertThat(ended.noise()).isEmpty();
    assertThat(temporary.resolve("set/_meta/run.json")).exists();
  }
}
