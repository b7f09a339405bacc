package org.dancingsparks.cli.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.dancingsparks.testing.Launcher;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Commands on a terminal, which util-linux's {@code script} makes. */
@Timeout(900)
class TerminalIT {
  private static final String CLEAR = "\r\u001b[K";
  private static final String ESCAPES = "\u001b\\[[?0-9]*[a-zA-Z]";
  private static final int CONTROL_C = 3;

  @TempDir private static Path first;
  @TempDir private Path temporary;
  private Launcher terminal;

  @BeforeAll
  static void setUp() throws Exception {
    assumeTrue(hasScript(), "there is no `script` of util-linux");
    Launcher.setUp(first);
  }

  private static boolean hasScript() throws InterruptedException {
    try {
      Process process = new ProcessBuilder("script", "--version").start();
      return process.waitFor() == 0
          && process.inputReader().lines().anyMatch(l -> l.contains("util-linux"));
    } catch (IOException e) {
      return false;
    }
  }

  @BeforeEach
  void makeLauncher() {
    terminal = new Launcher(temporary);
  }

  @AfterEach
  void stopWhatIsLeft() {
    terminal.stop();
  }

  /** Starts a shell command on a terminal; the text sent to the screen is the launcher's output. */
  private Process start(String command) throws IOException {
    return terminal.startWords(List.of("script", "-qec", command, "/dev/null"));
  }

  /** The texts drawn one after another in the same place, without escapes. */
  private static List<String> drawn(String screen) {
    return Arrays.stream(screen.replaceAll(ESCAPES, "").split("\r"))
        .filter(text -> !text.isEmpty())
        .toList();
  }

  @Test
  void progressIsOneLineThatFitsAndIsGoneAfterControlC() throws Exception {
    // The result is piped: standard error is the terminal, standard output is not.
    Process process =
        start(
            "stty cols 60; export TERM=xterm; exec %s --master 'local[2]' -- count iq-fit --engine links > result"
                .formatted(Launcher.script()));
    Launcher.await(process, () -> drawn(terminal.out()).size() > 2);
    OutputStream keyboard = process.getOutputStream();
    keyboard.write(CONTROL_C);
    keyboard.flush();
    Launcher.Ended ended = terminal.end(process);

    assertThat(ended.code()).as(ended.out()).isEqualTo(130);
    assertThat(ended.out()).doesNotContain("\n").endsWith(CLEAR);
    assertThat(drawn(ended.out().replace("^C", "")))
        .hasSizeGreaterThan(2)
        .allSatisfy(line -> assertThat(line).startsWith("iq-fit: ").hasSizeLessThan(60))
        .last()
        .satisfies(line -> assertThat(line).contains(" % of the search, "));
    assertThat(temporary.resolve("result")).isEmptyFile();
  }

  private String terminalProperty(String environment, String redirection) throws Exception {
    Launcher.Ended ended =
        terminal.end(
            start(
                "stty cols 60; %s %s --dry-run count kanoodle %s"
                    .formatted(environment, Launcher.script(), redirection)));
    assertThat(ended.code()).as(ended.out()).isZero();
    String command = ended.out() + Files.readString(temporary.resolve("err"));
    return command.contains("-Ddance.terminal=60") ? "a terminal" : "none";
  }

  @Test
  void launcherKnowsWhetherStandardErrorIsATerminal() throws Exception {
    assertThat(terminalProperty("TERM=xterm", "")).isEqualTo("a terminal");
    assertThat(terminalProperty("TERM=xterm", "| cat")).isEqualTo("a terminal");
    assertThat(terminalProperty("TERM=xterm", "2> /dev/null")).isEqualTo("none");
    assertThat(terminalProperty("TERM=dumb", "")).isEqualTo("none");
    assertThat(terminalProperty("env -u TERM", "")).isEqualTo("none");
  }
}
