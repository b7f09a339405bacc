package org.dancingsparks.cli.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.testing.Dancing.json;
import static org.dancingsparks.testing.Dancing.printed;
import static org.dancingsparks.testing.Dancing.write;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.dancingsparks.cli.Main;
import org.dancingsparks.testing.Dancing;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Failing standard output, and names that would control a terminal. */
class OutputFaultTest {
  @TempDir private Path temporary;

  /** A disk with room for a number of bytes. */
  private static final class FullDisk extends OutputStream {
    private final String message;
    private int room;

    FullDisk(int room, String message) {
      this.room = room;
      this.message = message;
    }

    @Override
    public void write(int unit) throws IOException {
      if (room-- <= 0) {
        throw new IOException(message);
      }
    }
  }

  private static int run(int room, ByteArrayOutputStream err, String... args) {
    return Main.run(args, new FullDisk(room, "No space left on device"), err);
  }

  @ParameterizedTest
  @ValueSource(strings = {"puzzles", "describe kanoodle", "solve kanoodle", "plan kanoodle"})
  void resultThatCannotBeWrittenIsAFailure(String command) {
    ByteArrayOutputStream err = new ByteArrayOutputStream();

    assertThat(run(10, err, command.split(" "))).isEqualTo(3);
    assertThat(err.toString(StandardCharsets.UTF_8).lines())
        .filteredOn(line -> !Dancing.isAside(line))
        .containsExactly(
            "dance: The result could not be written to standard output: No space left on device.");
  }

  /** As in {@code dance solve kanoodle | head -1}. */
  @Test
  void readerThatHasEnoughIsNoFailure() {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    String[] args = {"solve", "iq-fit", "--lines", "--limit", "" + Long.MAX_VALUE};

    assertThat(Main.run(args, new FullDisk(60, "Broken pipe"), err)).isZero();
    assertThat(err.toString(StandardCharsets.UTF_8).lines()).allMatch(Dancing::isProgress);
  }

  /** With an endless limit it would go on for hours. */
  @Test
  void solveEndsWhereNobodyReadsOn() {
    ByteArrayOutputStream err = new ByteArrayOutputStream();

    assertThat(run(500, err, "solve", "iq-fit", "--lines", "--limit", "" + Long.MAX_VALUE))
        .isEqualTo(3);
  }

  @Test
  void nameOfAFileCannotCommandATerminal() {
    Path file = write(temporary.resolve("\u001b[31mred.dlx"), "a b\na b\n");

    assertThat(printed("describe", file)).doesNotContain("\u001b").contains("\\u001b[31mred.dlx");
    assertThat(printed("plan", file)).doesNotContain("\u001b");
  }

  @Test
  void puzzleOfManyAlikePiecesIsDescribedAndExported() {
    StringBuilder text = new StringBuilder("name: mono\nboard: 1x12\nturns: none\npieces:\n");
    for (char piece = 'A'; piece <= 'L'; piece++) {
      text.append("  ").append(piece).append(": '#'\n");
    }
    Path file = write(temporary.resolve("mono.yaml"), text.toString());

    assertThat(printed("describe", file)).contains("options     144", "too many to list");
    printed("export", file, "--format", "dlx", "--out", temporary.resolve("mono.dlx"));
    assertThat(temporary.resolve("mono.dlx")).isNotEmptyFile();
    assertThat(json("describe", file, "--json").get("symmetries").isNull()).isTrue();
  }
}
