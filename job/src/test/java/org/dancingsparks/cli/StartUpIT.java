package org.dancingsparks.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a command that needs no cluster costs to start, in classes: one JVM, without Spark's. */
@Tag("spark")
@Timeout(900)
class StartUpIT {
  /** Loading these is what takes Spark, Hadoop and their logging seconds. */
  private static final String HEAVY =
      "org\\.apache\\.(logging|log4j|spark\\.scheduler|spark\\.SparkContext)\\b.*";

  @TempDir private Path temporary;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--help",
        "count --help",
        "cuont kanoodle",
        "count",
        "count kanodle",
        "count kanoodle",
        "describe kanoodle",
        "solve kanoodle",
      })
  void onlyWhatIsNeededIsLoaded(String line) throws Exception {
    Path log = temporary.resolve("classes");
    Stream<String> command =
        Stream.of(
            "env", "JDK_JAVA_OPTIONS=-Xlog:class+load:file=" + log, Launcher.script().toString());
    Launcher launcher = new Launcher(temporary);
    Launcher.Ended ended =
        launcher.end(
            launcher.startWords(Stream.concat(command, Stream.of(line.split(" "))).toList()));

    assertThat(ended.code()).as(ended.err()).isBetween(0, 3);
    List<String> loaded =
        Files.readAllLines(log).stream().map(row -> row.replaceFirst("^(\\[.*?])+ ", "")).toList();
    assertThat(loaded).anyMatch(row -> row.startsWith("org.dancingsparks.cli.Main "));
    assertThat(loaded).noneMatch(row -> row.matches(HEAVY));
  }
}
