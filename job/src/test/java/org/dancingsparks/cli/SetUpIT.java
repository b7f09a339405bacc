package org.dancingsparks.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.dancingsparks.testing.Launcher;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The set-up functions of the scripts, each run in a shell of its own. */
@Timeout(300)
class SetUpIT {
  @TempDir private Path temporary;

  private static Process start(Launcher launcher, String commands) throws IOException {
    String script =
        "set -euo pipefail; program=test; source %s/scripts/setup.sh; %s"
            .formatted(Launcher.ROOT, commands);
    return launcher.startWords(List.of("bash", "-c", script));
  }

  private Launcher.Ended shell(String commands) throws Exception {
    Launcher launcher = new Launcher(temporary);
    return launcher.end(start(launcher, commands));
  }

  private String step(String... log) throws Exception {
    Files.write(temporary.resolve("log"), List.of(log));
    Launcher.Ended ended = shell("step log");
    assertThat(ended.err()).isEmpty();
    return ended.out();
  }

  @Test
  void stepsOfABuildAreReadFromItsLog() throws Exception {
    assertThat(step("")).isEqualTo("resolving what is needed\n");
    assertThat(
            step(
                "Downloaded from central: https://x/a.pom (1.5 kB at 20 kB/s)",
                "Downloaded from central: https://x/b.jar (12 MB at 1.5 MB/s)",
                "[INFO] Building Dancing Sparks: job 0.2.0                              [2/2]",
                "[INFO] --- maven-compiler-plugin:3.16.0:compile (default-compile) @ x ---"))
        .isEqualTo("module 2 of 2, compiling, 2 files fetched, 12 MB\n");
    assertThat(
            step(
                "[INFO] Building Dancing Sparks: core 0.2.0                             [1/2]",
                "[INFO] --- shade:3.6.2:shade (default) @ x ---"))
        .isEqualTo("module 1 of 2, packing\n");
  }

  @Test
  void partsOfTheBuildThatFailAreShown() throws Exception {
    Launcher.Ended ended =
        shell(
            "root=$PWD; mkdir -p target; watched 'Building' 'It failed' sh -c 'echo fine; echo [ERROR] no room; exit 1'");

    assertThat(ended.code()).isEqualTo(3);
    assertThat(ended.out()).isEmpty();
    assertThat(ended.err().lines())
        .containsExactly(
            "test: Building...",
            "[ERROR] no room",
            "test: It failed; all that was logged is in %s/target/setup.log."
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
  @Tag("own-spark")
  void eachJarOfSparkHasItsChecksumListed() throws Exception {
    Set<String> listed = listed();
    String jars = Files.readString(Launcher.ROOT.resolve("job/target/launch/class-path"));

    assertThat(jars.strip().split(":"))
        .hasSizeGreaterThan(100)
        .allSatisfy(
            jar ->
                assertThat(listed)
                    .as("of %s; docs/supply-chain.md says how to list it", jar)
                    .anyMatch(path -> jar.endsWith("/" + path)));
    // On a copy: other tests start commands at the same time.
    Files.writeString(temporary.resolve("class-path"), jars);
    Launcher.Ended ended = shell("launch=$PWD; check_jars");
    assertThat(ended.code()).as(ended.err()).isZero();
  }

  @Test
  void archiveOfClassesThatCannotBeMadeIsToldOnceAndDoneWithout() throws Exception {
    Launcher.Ended ended =
        shell(
            "root=$PWD; mkdir target; java_command() { command=(false); };"
                + " set_up own-classes; set_up own-classes; use_classes own; echo ${command[@]-}");
    assertThat(ended.code()).as(ended.err()).isZero();
    assertThat(ended.out()).isBlank();
    assertThat(ended.err().lines()).hasSize(2).last().asString().contains("starts take longer");
    assertThat(temporary.resolve("target/classes-own.jsa")).doesNotExist();
    assertThat(temporary.resolve("target/classes-own.jsa.none")).exists();
  }

  /** By Java and class path, and by the time at which the program was built. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        ":                                   | current",
        "echo other >$archive.origin         | stale",
        "rm $archive.origin                  | stale",
        "touch -d @0 $archive                | stale",
      })
  void archiveOfClassesIsMadeAgainForAnotherProgram(String change, String is) throws Exception {
    Launcher.Ended ended =
        shell(
            "root=$PWD; mkdir target; archive=$PWD/target/classes-own.jsa; : >$archive;"
                + " origin_of_classes >$archive.origin; "
                + change
                + "; if has own-classes; then echo current; else echo stale; fi");
    assertThat(ended.out()).as(ended.err()).isEqualTo(is + "\n");
  }

  private static final String CHECK = "root=$PWD; launch=$PWD; check_jars";

  /** Makes a repository of two jars, one of which is listed, and returns that one. */
  private Path repository() throws IOException {
    Path jar =
        Files.createDirectories(temporary.resolve("a repository/org/a/1")).resolve("a-1.jar");
    Files.writeString(jar, "abc");
    Path list = Files.createDirectories(temporary.resolve(".mvn/checksums"));
    Files.writeString(
        list.resolve("checksums.sha256"),
        """
        ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  org/a/1/a-1.jar
        ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  org/not/there.jar
        """);
    Files.writeString(
        temporary.resolve("class-path"),
        jar + ":" + Files.writeString(jar.resolveSibling("b-1.jar"), ""));
    return jar;
  }

  private void assertRefused(String commands, String why) throws Exception {
    Launcher.Ended ended = shell(commands);
    assertThat(ended.code()).isEqualTo(3);
    assertThat(ended.err().lines()).singleElement().asString().startsWith("test: ").contains(why);
    assertThat(temporary.resolve("class-path")).as("what says all is set up").doesNotExist();
  }

  @Test
  void changedJarIsRefusedAndLookedAtAgain() throws Exception {
    Path jar = repository();
    assertThat(shell(CHECK).code()).isZero();
    assertThat(temporary.resolve("class-path")).exists();

    Files.writeString(jar, "abd");
    assertRefused(CHECK, "The file " + jar + " is not the one");
  }

  /** Stands for a sha256sum that speaks another language, or is not GNU's. */
  @ParameterizedTest
  @ValueSource(strings = {"\u00c9chec", "La suma no coincide", "FAILED open or read"})
  void changedJarIsRefusedInAnyLanguage(String word) throws Exception {
    Path jar = repository();
    Files.writeString(jar, "abd");
    String sha256sum =
        "sha256sum() { command sha256sum \"$@\" | sed 's/: FAILED$/: %s/'; }; ".formatted(word);
    assertRefused(sha256sum + CHECK, "The file " + jar + " is not the one");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "sha256sum() { echo sum: broken >&2; return 1; } | could not be checked by their SHA-256 (sum: broken)",
        "sha256sum() { echo sum: killed; return 137; }   | could not be checked by their SHA-256 (sum: killed)",
        "command() { return 1; }                         | There is neither sha256sum nor shasum",
        "rm .mvn/checksums/checksums.sha256              | cannot be read",
        "echo /else/where.jar >class-path                | None of Spark's jars is in the list",
      })
  void whatCannotBeCheckedIsRefused(String before, String why) throws Exception {
    repository();
    assertRefused(before + "; " + CHECK, why);
  }

  @Test
  void javaAndToolsSpeakEnglish() throws Exception {
    assertThat(
            shell(
                    "bash -c 'LC_ALL=de_DE.UTF-8; . \"$0\"; env' %s/scripts/setup.sh"
                        .formatted(Launcher.ROOT))
                .out())
        .contains("\nLC_ALL=C.UTF-8\n");
  }

  /** True if a process has a child that runs a program. */
  private static boolean runs(Process process, String program) {
    return process
        .children()
        .anyMatch(child -> child.info().command().orElse("").endsWith("/" + program));
  }

  /** Sends a signal to the shell alone, once it has printed its first line and a program runs. */
  private Launcher.Ended endBy(String signal, String commands, String program) throws Exception {
    Launcher launcher = new Launcher(temporary);
    Process process = start(launcher, commands);
    Launcher.await(process, () -> launcher.err().endsWith("...\n") && runs(process, program));
    List<ProcessHandle> children = process.children().toList();
    new ProcessBuilder("kill", "-" + signal, String.valueOf(process.pid())).start();
    Launcher.Ended ended = launcher.end(process);
    assertThat(children).isNotEmpty().noneMatch(ProcessHandle::isAlive);
    return ended;
  }

  @ParameterizedTest
  @CsvSource({"HUP,129", "INT,130", "TERM,143"})
  void signalEndsWhoWaitsForAnotherToSetUp(String signal, int code) throws Exception {
    Files.createDirectory(temporary.resolve("target"));
    Process other =
        new ProcessBuilder("flock", "target/.setup.lock", "sh", "-c", "echo held; cat")
            .directory(temporary.toFile())
            .start();
    try {
      assertThat(other.inputReader().readLine()).isEqualTo("held");
      Launcher.Ended ended = endBy(signal, "root=$PWD; own_home=$PWD/home; set_up home", "flock");
      assertThat(ended.code()).isEqualTo(code);
      assertThat(ended.err()).isEqualTo("test: Another run is setting up; waiting...\n");
    } finally {
      other.getOutputStream().close();
      assertThat(other.waitFor()).isZero();
    }
    assertThat(temporary.resolve("home")).doesNotExist();
  }

  /** A jar that is a pipe without a writer is never read to its end. */
  @ParameterizedTest
  @CsvSource({"HUP,129", "INT,130", "TERM,143"})
  void signalEndsTheMakingOfASparkHome(String signal, int code) throws Exception {
    Path jar = temporary.resolve("slow.jar");
    assertThat(new ProcessBuilder("mkfifo", jar.toString()).start().waitFor()).isZero();
    Files.writeString(temporary.resolve("class-path"), jar + "\n");

    Launcher.Ended ended = endBy(signal, "launch=$PWD; own_home=$PWD/home; make_home", "cp");
    assertThat(ended.code()).isEqualTo(code);
    assertThat(ended.err()).hasLineCount(1).startsWith("test: Making a Spark home");
    assertThat(temporary.resolve("home/RELEASE")).doesNotExist();
  }
}
