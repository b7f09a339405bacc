package org.dancingsparks.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.dancingsparks.testing.Launcher;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Commands that need no cluster start one JVM with their classes kept, and load none of Spark. */
@Timeout(900)
class StartUpIT {
  /**
   * Classes with which Spark, Hadoop's configuration and their logging start, which takes seconds.
   */
  private static final String HEAVY =
      "org\\.apache\\.(logging|log4j|spark\\.scheduler|spark\\.SparkContext)\\b.*";

  /** Classes of Spark, but for the one that carries Hadoop's configuration to tasks. */
  private static final String OF_SPARK =
      "org\\.apache\\.spark\\.(?!util\\.SerializableConfiguration ).*";

  @TempDir private static Path first;
  @TempDir private Path temporary;

  @BeforeAll
  static void setUp() throws Exception {
    Launcher.setUp(first);
  }

  @ParameterizedTest
  @CsvSource({
    "--help, 0",
    "--version, 0",
    "count --help, 0",
    "cuont kanoodle, 2",
    "count, 2",
    "count kanodle, 3",
    "count kanoodle, 0",
    "count queens:8, 0",
    "describe kanoodle, 0",
    "solve kanoodle, 0",
  })
  void onlyWhatIsNeededIsLoaded(String line, int code) throws Exception {
    List<String> loaded = loaded(line, code);

    // From the archive of classes, with Picocli's.
    String kept =
        "org\\.dancingsparks\\.(cli\\.Main|bundled\\.picocli\\.CommandLine) source: shared .*";
    assertThat(loaded).filteredOn(row -> row.matches(kept)).hasSize(2);
    assertThat(loaded).noneMatch(row -> row.matches(HEAVY));
  }

  /** Runs that write files need Hadoop's file systems and Parquet, but nothing of Spark. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "boards a-puzzle-a-day --given open=Oct,6 --out set",
        "enumerate dominoes:4x4 --out set",
        "sudoku list.txt --out set",
      })
  void filesAreWrittenWithoutSpark(String line) throws Exception {
    Files.writeString(temporary.resolve("list.txt"), "1...............\n");

    assertThat(loaded(line, 0)).noneMatch(row -> row.matches(OF_SPARK));
    assertThat(temporary.resolve("set/_meta/run.json")).exists();
  }

  /** Runs a command, and returns the classes that it has loaded, each with its source. */
  private List<String> loaded(String line, int code) throws Exception {
    Path log = temporary.resolve("classes");
    Stream<String> command =
        Stream.of(
            "env", "JDK_JAVA_OPTIONS=-Xlog:class+load:file=" + log, Launcher.script().toString());
    Launcher launcher = new Launcher(temporary);
    Launcher.Ended ended =
        launcher.end(
            launcher.startWords(Stream.concat(command, Stream.of(line.split(" "))).toList()));

    assertThat(ended.code()).as(ended.err()).isEqualTo(code);
    return Files.readAllLines(log).stream()
        .map(row -> row.replaceFirst("^(\\[.*?])+ ", ""))
        .toList();
  }
}
