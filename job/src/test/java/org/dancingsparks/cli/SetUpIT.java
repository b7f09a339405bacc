package org.dancingsparks.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
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

  /** The paths within Maven's repository whose checksums are known. */
  private static Set<String> listed() throws IOException {
    Path list = Launcher.ROOT.resolve(".mvn/checksums/checksums.sha256");
    return Files.readAllLines(list).stream()
        .map(line -> line.substring(line.indexOf(' ')).strip())
        .collect(Collectors.toSet());
  }

  @Test
  void eachJarOfSparkHasItsChecksumListed() throws Exception {
    Set<String> listed = listed();
    String jars = Files.readString(Launcher.ROOT.resolve("job/target/launch/class-path"));

    assertThat(jars.strip().split(":"))
        .hasSizeGreaterThan(100)
        .allSatisfy(
            jar ->
                assertThat(listed)
                    .as("of %s; README.md says how to list it", jar)
                    .anyMatch(path -> jar.endsWith("/" + path)));
    Launcher.Ended ended = shell("check_jars");
    assertThat(ended.code()).as(ended.err()).isZero();
  }

  @Test
  void changedJarIsRefusedAndLookedAtAgain() throws Exception {
    Path jar =
        Files.createDirectories(temporary.resolve("a repository/org/a/1")).resolve("a-1.jar");
    Files.writeString(jar, "abc");
    Path list = Files.createDirectories(temporary.resolve(".mvn/checksums"));
    Files.writeString(
        list.resolve("checksums.sha256"),
        "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  org/a/1/a-1.jar\n");
    Path classPath = temporary.resolve("class-path");
    Files.writeString(classPath, jar + ":" + Files.writeString(jar.resolveSibling("b-1.jar"), ""));

    assertThat(shell("root=$PWD; launch=$PWD; check_jars").code()).isZero();
    Files.writeString(jar, "abd");
    Launcher.Ended ended = shell("root=$PWD; launch=$PWD; check_jars");
    assertThat(ended.code()).isEqualTo(3);
    assertThat(ended.err().lines())
        .singleElement()
        .asString()
        .startsWith("test: The jar " + jar + " is not the one");
    assertThat(classPath).as("what says that all is set up").doesNotExist();
  }
}
