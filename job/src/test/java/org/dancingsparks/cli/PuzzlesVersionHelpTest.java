package org.dancingsparks.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.testing.Dancing.dance;
import static org.dancingsparks.testing.Dancing.json;
import static org.dancingsparks.testing.Dancing.printed;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The commands that describe the program: its puzzles, version and help. */
class PuzzlesVersionHelpTest {
  @Test
  void puzzlesListsWhatShipsWithItsSizes() {
    List<String> lines = printed("puzzles").lines().toList();

    assertThat(lines).hasSize(31);
    assertThat(lines.get(0)).matches("puzzle +options +items +what it is");
    assertThat(lines.get(1)).matches("kanoodle +1789 +67 +\\S.*");
    assertThat(lines.get(3)).matches("iq-fit-physical +2048 +60 +\\S.*");
    assertThat(lines.get(4)).startsWith("pentominoes:3x20 ");
    assertThat(lines).anyMatch(line -> line.matches("queens:N +- +- +\\S.*"));
  }

  @Test
  void puzzlesAsJsonIsAnArray() {
    JsonNode puzzles = json("puzzles", "--json");

    assertThat(puzzles).hasSize(30);
    assertThat(puzzles.get(1).toString())
        .startsWith("{\"puzzle\":\"iq-fit\",\"options\":3440,\"items\":60,\"title\":\"");
    assertThat(puzzles.get(27).toString()).startsWith("{\"puzzle\":\"sudoku:N\",\"options\":null,");
  }

  @Test
  void versionSaysWhatItWasBuiltForAndThatIsWhatItRunsOn() {
    List<String> lines = printed("--version").lines().toList();

    assertThat(lines).hasSize(3);
    assertThat(lines.get(0)).matches("dance \\d+\\.\\d+\\.\\d+.*");
    String built = lines.get(1).replaceFirst("built for (.*), Java \\d+", "$1");
    assertThat(built)
        .matches("Spark 4\\.\\d+\\.\\d+, Scala 2\\.13\\.\\d+, Hadoop \\d+\\.\\d+\\.\\d+");
    assertThat(lines.get(2))
        .startsWith("runs on   " + built + ", Java " + Runtime.version().feature());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--help",
        "puzzles --help",
        "describe --help",
        "solve --help",
        "count --help",
        "unique --help",
        "enumerate --help",
        "plan --help"
      })
  void helpGoesToStandardOutput(String command) {
    assertThat(printed((Object[]) command.split(" "))).startsWith("Usage: dance ");
  }

  @Test
  void helpIsThatOfTheCommandNamedOrOfAll() {
    assertThat(printed("help", "count")).isEqualTo(printed("count", "--help"));
    assertThat(printed("help", "plan", "challenges"))
        .isEqualTo(printed("plan", "challenges", "--help"));
    assertThat(printed("help")).isEqualTo(printed("--help")).isEqualTo(printed());
    assertThat(dance("help", "cuont").assertUsageError().err())
        .startsWith("dance: There is no command cuont. Did you mean count?\n");
  }

  @Test
  void helpNamesCommandsAndExitCodes() {
    assertThat(printed("--help"))
        .contains("puzzles", "describe", "solve", "count", "enumerate", "plan")
        .containsPattern("\\n +0 +done")
        .containsPattern("\\n +130 +interrupted");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "dance",
        "cuont kanoodle",
        "count",
        "count kanoodle iq-fit",
        "count kanoodle --jsn",
        "enumerate kanoodle",
        "enumerate kanoodle --out",
        "count kanoodle --split-depth",
        "count kanoodle --split-depth x",
        "count kanoodle --split-depth -1",
        "count kanoodle --split-depth 99999999999",
        "count kanoodle --bins 0",
        "count kanoodle --bins 100000",
        "count kanoodle --bins 1.5",
        "solve kanoodle --limit 0",
        "solve kanoodle --limit -5",
        "solve kanoodle --limit many",
        "describe",
        "plan",
        "count kanoodle --up-to-symmetry=maybe",
        "puzzles kanoodle",
        "count kanoodle --limit 1",
        "count kanoodle --json --json",
        "--no-such-flag",
        "solve kanoodle --given"
      })
  void commandLineThatCannotBeUnderstoodIsAUsageError(String command) {
    dance((Object[]) command.split(" ")).assertUsageError();
  }

  @ParameterizedTest
  @ValueSource(strings = {"\u001b[31mred", "--\u001b[31m", "two\nlines", "--a\u0007b", "\u202e"})
  void usageErrorCannotCommandATerminal(String word) {
    dance(word).assertUsageError();
    dance("count", "kanoodle", word).assertUsageError();
    dance("count", "kanoodle", "--bins", word).assertUsageError();
  }
}
