package org.dancingsparks.cli.help;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.testing.Dancing.dance;
import static org.dancingsparks.testing.Dancing.json;
import static org.dancingsparks.testing.Dancing.printed;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.dancingsparks.cli.Commands;
import org.dancingsparks.cli.session.Dance;
import org.dancingsparks.cli.session.StandardError;
import org.dancingsparks.families.Families;
import org.dancingsparks.format.ShippedPuzzles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The commands that describe the program: its puzzles, version and help. */
class PuzzlesVersionHelpTest {
  @Test
  void puzzlesAreListedByShelfWithTheirCounts() {
    List<String> lines = printed("puzzles").lines().toList();

    assertThat(lines).hasSizeGreaterThan(ShippedPuzzles.names().size());
    assertThat(lines.get(0)).matches(" +puzzle +solutions +classes");
    assertThat(lines.subList(1, 5))
        .containsExactly("", "Games in a tray", "", "Kanoodle, 12 flat pieces in a tray of 5 x 11");
    assertThat(lines.get(5)).matches("  kanoodle +371020 +92755");
    assertThat(lines).anyMatch(line -> line.matches("  pentominoes:3x20 +8 +2"));
    assertThat(lines).allMatch(line -> line.length() <= 80);
    assertThat(lines).anyMatch(line -> line.matches("  queens:N +- +-"));
  }

  @Test
  void puzzlesAsJsonIsAnArray() {
    JsonNode puzzles = json("puzzles", "--json");

    assertThat(puzzles).hasSize(ShippedPuzzles.names().size() + Families.all().size());
    assertThat(puzzles.get(0).toString())
        .startsWith("{\"puzzle\":\"kanoodle\",\"shelf\":\"Games in a tray\",\"title\":\"")
        .endsWith(",\"solutions\":371020,\"classes\":92755}");
    assertThat(puzzles.get(puzzles.size() - 1).toString()).endsWith(",\"classes\":null}");
  }

  @Test
  void aPuzzleIsShownWithItsPictureAndWhatIsKnown() {
    assertThat(printed("puzzles", "soma"))
        .contains("solutions  11520\n", "classes    240\n", "published  240 classes (")
        .endsWith("\n\nVVL\nZVL\nTLL\n\nZAB\nZBB\nTTP\n\nZAB\nAAP\nTPP\n");
    assertThat(printed("puzzles", "iq-puzzler-pro-pyramid").lines())
        .allMatch(line -> line.length() <= 80);
    JsonNode soma = json("puzzles", "soma", "--json");
    assertThat(soma.get("published").asText()).isEqualTo("240 classes");
    assertThat(soma.get("options").asInt()).isEqualTo(688);
    assertThat(soma.get("picture").asText()).startsWith("VVL\nZVL\n");
  }

  @Test
  void aFamilyIsAListOfItsPuzzles() {
    assertThat(printed("puzzles", "one-sided-pentominoes").lines().skip(5))
        .hasSize(4)
        .allMatch(line -> line.startsWith("  one-sided-pentominoes:"));
    assertThat(printed("puzzles", "queens").lines().skip(5)).hasSize(1);
    assertThat(printed("puzzles", "Soma")).isEqualTo(printed("puzzles", "soma"));
    dance("puzzles", "quens").assertMendable();
    dance("puzzles", "pentominoes:7x7").assertMendable();
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

  @Test
  void helpListsEachCommandOnceInFiveGroups() {
    String help = printed("help");
    List<String> listed =
        help.lines()
            .takeWhile(line -> !line.startsWith("Exit codes"))
            .filter(line -> line.matches("  [a-z]+ +.*\\."))
            .map(line -> line.strip().split(" ")[0])
            .toList();

    assertThat(listed)
        .containsExactlyInAnyOrderElementsOf(
            Commands.all(new Dance(StandardError.nowhere())).getSubcommands().keySet());
    assertThat(help.lines().filter(line -> line.matches("[A-Z][a-z ]+:")))
        .containsExactly(
            "Start and play:",
            "Design a puzzle:",
            "Count and list solutions:",
            "Mathematics:",
            "Research and other tools:",
            "Exit codes:",
            "Examples:");
    assertThat(help.lines()).allMatch(line -> line.length() <= 80);
  }

  @Test
  void hadoopFileSystemsAreExplainedOnce() {
    assertThat(printed("help")).containsOnlyOnce("Hadoop").contains("hdfs://");
    Commands.all(new Dance(StandardError.nowhere()))
        .getSubcommands()
        .values()
        .forEach(
            command -> assertThat(command.getUsageMessage()).doesNotContain("Hadoop", "hdfs://H"));
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
