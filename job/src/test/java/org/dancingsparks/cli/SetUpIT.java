package org.dancingsparks.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The functions by which the scripts set themselves up, in a shell of their own. */
@Timeout(300)
class SetUpIT {
  @TempDir private Path temporary;

  private Launcher.Ended shell(String commands) throws Exception {
    String script =
        "set -euo pipefail; program=test; source %s/scripts/setup.sh; %s"
            .formatted(Launcher.ROOT, commands);
    Launcher launcher = new Launcher(temporary);
    return launcher.end(launcher.startWords(List.of("bash", "-c", script)));
  }

  private String step(String... log) throws Exception {
    Files.write(temporary.resolve("log"), List.of(log));
    Launcher.Ended ended = shell("step log");
    assertThat(ended.err()).isEmpty();
    return ended.out();
  }

  @Test
  void stepsOfABuildAreReadFromItsLog() throws Exception {
    assertThat(step("")).isEqualTo("resolving what the build needs\n");
    assertThat(
            step(
                "Downloaded from central: https://x/a.pom (1.5 kB at 20 kB/s)",
                "Downloaded from central: https://x/b.jar (12 MB at 1.5 MB/s)",
                "[INFO] Building Dancing Sparks: job 0.1.0-SNAPSHOT                     [2/2]",
                "[INFO] --- maven-compiler-plugin:3.16.0:compile (default-compile) @ x ---"))
        .isEqualTo("module 2 of 2, compiling, 2 files fetched, 12 MB\n");
    assertThat(
            step(
                "[INFO] Building Dancing Sparks: core 0.1.0-SNAPSHOT                    [1/2]",
                "[INFO] --- shade:3.6.2:shade (default) @ x ---"))
        .isEqualTo("module 1 of 2, packing\n");
  }

  @Test
  void partsOfTheBuildThatFailAreShown() throws Exception {
    Launcher.Ended ended =
        shell(
            "root=$PWD; mkdir -p target; watched 'Building' sh -c 'echo fine; echo [ERROR] no room; exit 1'");

    assertThat(ended.code()).isEqualTo(3);
    assertThat(ended.out()).isEmpty();
    assertThat(ended.err().lines())
        .containsExactly(
            "test: Building...",
            "[ERROR] no room",
            "test: The build failed; all that Maven said is in %s/target/setup.log."
                .formatted(temporary.toRealPath()));
  }

  @Test
  void jarsOfSparkAreThoseOfTheClassPath() throws Exception {
    Files.writeString(temporary.resolve("class-path"), "/a/b c.jar:/d.jar\n");
    Launcher.Ended ended = shell("launch=$PWD; spark_jars | tr '\\0' '\\n'");

    assertThat(ended.out().lines().filter(line -> !line.isEmpty()))
        .as(ended.err())
        .containsExactly("/a/b c.jar", "/d.jar");
  }
}
