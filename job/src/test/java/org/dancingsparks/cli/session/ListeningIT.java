package org.dancingsparks.cli.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.dancingsparks.testing.Launcher;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The addresses at which a run on this machine listens. */
@Timeout(900)
class ListeningIT {
  private static final String LOOPBACK =
      "(127\\.\\d+\\.\\d+\\.\\d+|\\[::ffff:127\\.\\d+\\.\\d+\\.\\d+]|\\[::1]):\\d+";

  @TempDir private Path temporary;

  @ParameterizedTest
  @CsvSource(
      delimiter = ' ',
      // The driver, its blocks, and the UI where it was asked for; nothing without Spark.
      value = {
        "local[2] spark.ui.enabled=true 3",
        "local[2,4] spark.app.name=dance 2",
        "local[2] spark.app.name=dance 0"
      })
  void listensOnLoopbackOnly(String master, String setting, int addresses) throws Exception {
    assumeTrue(
        Stream.of("/usr/bin/ss", "/bin/ss", "/usr/sbin/ss").map(Path::of).anyMatch(Files::exists));
    Launcher launcher = new Launcher(temporary);
    Process process =
        launcher.start(
            "--master",
            master,
            "--conf",
            setting,
            "--",
            "count",
            "iq-fit",
            "--engine",
            "links",
            "--bins",
            "4");
    Launcher.await(process, () -> launcher.err().contains(" % of the search, "));
    List<String> listening = listening(process.pid());
    process.destroy();
    Launcher.Ended ended = launcher.end(process);

    assertThat(listening).as(ended.err()).hasSize(addresses);
    assertThat(listening).allSatisfy(address -> assertThat(address).matches(LOOPBACK));
  }

  /** The driver of a cluster listens where its executors can reach it. */
  @Test
  void loopbackIsForRunsOnThisMachineOnly() throws Exception {
    Files.writeString(temporary.resolve("settings"), "spark.master yarn\n");
    assertThat(dryRun("count", "kanoodle")).contains(" SPARK_LOCAL_IP=127.0.0.1 ");
    assertThat(dryRun("--conf", "spark.master=local[3]", "--", "count", "kanoodle"))
        .contains("SPARK_LOCAL_IP=127.0.0.1 ");
    assertThat(dryRun("--master", "spark://host:7077", "--", "count", "kanoodle"))
        .doesNotContain("SPARK_LOCAL_IP");
    assertThat(dryRun("--properties-file", "settings", "--", "count", "kanoodle"))
        .doesNotContain("SPARK_LOCAL_IP");
  }

  private String dryRun(Object... words) throws Exception {
    Launcher launcher = new Launcher(temporary);
    Object[] all = Stream.concat(Stream.of("--dry-run"), Stream.of(words)).toArray();
    return launcher.end(launcher.start(all)).out();
  }

  /** The local addresses that a process listens at. */
  private static List<String> listening(long pid) throws IOException {
    List<String> addresses = new ArrayList<>();
    Process ss = new ProcessBuilder("ss", "-H", "-l", "-t", "-n", "-p").start();
    ss.inputReader()
        .lines()
        .filter(line -> line.contains("pid=" + pid + ","))
        .forEach(line -> addresses.add(line.split("\\s+")[3]));
    return addresses;
  }
}
