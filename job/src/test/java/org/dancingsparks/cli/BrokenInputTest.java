package org.dancingsparks.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.testing.Dancing.dance;
import static org.dancingsparks.testing.Dancing.write;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Wrong input makes any command print one line that says where the error is and why. */
@Tag("slow")
class BrokenInputTest {
  @TempDir private Path temporary;

  private void assertRefused(Path file) {
    for (String command : new String[] {"count", "describe", "solve", "plan"}) {
      assertThat(dance(command, file).assertMendable().err()).contains(file.toString());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "- just\n- a list\n",
        "name: [",
        "name: x\nname: y\nboard: 1x1\nturns: none\npieces: {A: '#'}\n",
        "name: x\nturns: none\npieces: {A: '#'}\n",
        "name: x\nboard: 1x1\nboards: {a: 1x1}\nturns: none\npieces: {A: '#'}\n",
        "name: x\nboard: 0x5\nturns: none\npieces: {A: '#'}\n",
        "name: x\nboard: 9999x9999\nturns: none\npieces: {A: '#'}\n",
        "name: x\nboard: 1x1\nturns: sideways\npieces: {A: '#'}\n",
        "name: x\nboard: 1x1\nturns: none\npieces: {A: '?'}\n",
        "name: x\nboard: 1x1\nturns: none\npieces: {A: {symbol: AB, shape: '#'}}\n",
        "name: x\nboard: 1x1\nturns: none\npieces: {A: {colour: redd, shape: '#'}}\n",
        "name: x\nboard: 1x1\nturns: none\npieces: {A: {cells: [[1]]}}\n",
        "name: x\nboard: 1x1\nturns: none\npieces: {A: {cells: [[1,1],[1,1]]}}\n",
        "name: x\nboard: 1x1\nturns: none\ncolour: red\npieces: {A: '#'}\n",
        "name: x/y\nboard: 1x1\nturns: none\npieces: {A: '#'}\n",
        "name: &a x\nboard: 1x1\nturns: none\npieces: {A: *a}\n",
        "name: !!java.io.File x\nboard: 1x1\nturns: none\npieces: {A: '#'}\n",
        "name: x\nboard: 2x2x2\nturns: none\nlayered: {counts: top, depth: 2}\npieces: {A: '#'}\n",
        "name: x\nboard: 1x1\nturns: none\nlayered: {counts: top, depth: 0}\npieces: {A: '#'}\n",
        "name: \"\\e[31m\"\nboard: 1x1\nturns: none\npieces: {A: '#'}\n",
        "name: x\n---\nname: y\n",
      })
  void brokenPuzzleFileIsExplained(String text) {
    assertRefused(write(temporary.resolve("broken.yaml"), text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "| only a comment\n",
        "a a\n",
        "a | b | c\n",
        "a | a\n",
        "a b\nc\n",
        "a b\na a\n",
        "a b:1\n",
        "a | s\na s:\n",
        "a | s\na :x\n",
        "a | s\na s:x s:x\n",
        "| colour: x is y\n| colour: x is z\na | s\na s:x\n",
        "2:1|a\na\n",
        "0|a\na\n",
        "0:99999999999|a\na\n",
        "2|a 2|a\na\n",
        "a | 2|s\na s\n",
        "a b\na:1\n",
        "a%\n",
        "a%zz\n",
        "a%FF\n",
        "a b|c\n",
        "a b\na | b\n",
        "a\n| label: %1\na\n",
        "\u001b[31m a\nb\n",
      })
  void brokenProblemFileIsExplained(String text) {
    assertRefused(write(temporary.resolve("broken.dlx"), text));
  }

  @Test
  void deepNestingIsExplained() {
    assertRefused(write(temporary.resolve("deep.yaml"), "[".repeat(100_000)));
  }

  @Test
  void bytesThatAreNoTextAreExplained() throws IOException {
    Path file = temporary.resolve("bytes.dlx");
    Files.write(file, new byte[] {'a', (byte) 0xff, (byte) 0xfe});

    assertRefused(file);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "kanodle", "sudoku", "pentominoes", "pentominoes:6x11", "none.yaml", "none.dlx", "",
        "nofs://host/x.yaml", "s3a://bucket/x.dlx", "\u001b[31m", "a\nb", "a:b.yaml", "/", "."
      })
  void unknownPuzzleIsExplained(String name) {
    for (String command : new String[] {"count", "describe", "solve", "plan"}) {
      dance(command, name).assertMendable();
    }
  }

  @Test
  void mistypedPieceGetsTheNearestSuggested() {
    assertThat(dance("count", "kanoodle", "--split-symmetry", "Grey").assertMendable().err())
        .contains("Did you mean Gray?");
    assertThat(
            dance("count", "iq-fit", "--up-to-symmetry", "--split-symmetry", "blue")
                .assertMendable()
                .err())
        .contains("Did you mean Blue?");
  }

  @Test
  void tooManySubproblemsAreRefused() {
    assertThat(
            dance("count", "iq-fit", "--engine", "links", "--split-depth", "7")
                .assertMendable()
                .err())
        .contains("Split depth 7 gives more than 1,000,000 subproblems; choose a smaller one.");
  }
}
