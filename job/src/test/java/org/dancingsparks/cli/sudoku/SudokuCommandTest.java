package org.dancingsparks.cli.sudoku;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.testing.Dancing.dance;
import static org.dancingsparks.testing.Dancing.json;
import static org.dancingsparks.testing.Dancing.printed;
import static org.dancingsparks.testing.Dancing.write;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.dancingsparks.sudoku.Difficulty;
import org.dancingsparks.sudoku.GradedSudoku;
import org.dancingsparks.testing.Dancing;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

/**
 * Solves one grid on the driver: as text or drawn, of any shape, with one solution, none or
 * several.
 */
class SudokuCommandTest {
  private static final String SOLUTION =
      "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
  private static final String PUZZLE =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

  @TempDir private Path temporary;

  @Test
  void solutionIsDrawnWithBars() {
    String drawn = printed("sudoku", PUZZLE);

    assertThat(drawn).startsWith("-------------------------\n| 5 3 4 | 6 7 8 | 9 1 2 |\n");
    assertThat(drawn).hasLineCount(13);
    assertThat(drawn.replaceAll("\\D", "")).isEqualTo(SOLUTION);
    assertThat(printed("sudoku", drawn, "--lines")).isEqualTo(SOLUTION + "\n");
  }

  @Test
  void jsonHasThePuzzleAndItsSolutions() {
    JsonNode node = json("sudoku", PUZZLE, "--json");

    assertThat(node.get("puzzle").asText()).isEqualTo(PUZZLE);
    assertThat(node.get("shape").asText()).isEqualTo("3x3");
    assertThat(node.get("solutions")).hasSize(1).first().hasToString("\"" + SOLUTION + "\"");
    assertThat(node.get("more").asBoolean()).isFalse();
  }

  @Test
  void gridWithoutSolutionIsNoFailure() {
    Dancing ran = dance("sudoku", "55" + PUZZLE.substring(2));

    assertThat(ran.code()).isZero();
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err()).isEqualTo("sudoku: there is no solution.\n");
    assertThat(dance("sudoku", "3" + PUZZLE.substring(1)).err())
        .isEqualTo("sudoku: there is no solution.\n");
  }

  @Test
  void severalSolutionsAreSaidToBeThere() {
    Dancing one = dance("sudoku", ".".repeat(16), "--lines");
    Dancing five = dance("sudoku", ".".repeat(16), "--lines", "--limit", 5);

    assertThat(one.out()).hasLineCount(1);
    assertThat(one.err()).isEqualTo("sudoku: there are more solutions; --limit N shows more.\n");
    assertThat(five.out().lines().distinct()).hasSize(5);
    assertThat(printed("sudoku", ".".repeat(16), "--lines", "--limit", 288)).hasLineCount(288);
    assertThat(dance("sudoku", ".".repeat(16), "--limit", 2).out()).hasLineCount(15);
  }

  @Test
  void otherShapesAreAskedForByFlags() {
    assertThat(printed("sudoku", ".".repeat(16), "--diagonals", "--lines", "--limit", 48))
        .hasLineCount(48);
    assertThat(dance("sudoku", ".".repeat(36), "--block", "2x3", "--lines").out()).hasSize(37);
    assertThat(dance("sudoku", ".".repeat(36)).assertMendable().err()).contains("36 cells");
    assertThat(dance("sudoku", ".".repeat(256), "--lines").out()).contains("G");
    dance("sudoku", PUZZLE, "--block", "9").assertUsageError();
    dance("sudoku", PUZZLE, "--block", "0x9").assertUsageError();
    dance("sudoku", PUZZLE, "--block", "99x99").assertUsageError();
  }

  @Test
  void traceIsTheTableOfTheAlgorithm() {
    assertThat(printed("sudoku", PUZZLE, "--trace"))
        .startsWith("Prop  Red  Srch  Tot. Prop  Tot. Srch\n")
        .contains("Solved: operations", "| 5 3 4 | 6 7 8 | 9 1 2 |");
  }

  @Test
  void gridIsReadFromStandardInput() {
    InputStream before = System.in;
    System.setIn(new ByteArrayInputStream((PUZZLE + "\n").getBytes(StandardCharsets.UTF_8)));
    try {
      assertThat(printed("sudoku", "-", "--lines")).isEqualTo(SOLUTION + "\n");
      assertThat(dance("sudoku", "-").assertMendable().err()).contains("Standard input");
    } finally {
      System.setIn(before);
    }
  }

  @Test
  void pathWithoutOutIsExplained() {
    Path list = write(temporary.resolve("list.txt"), PUZZLE + "\n");

    for (Object path : List.of(list, "missing.txt", "hdfs://host/list", temporary)) {
      assertThat(dance("sudoku", path).assertMendable().err())
          .contains("is a file, not a grid", "--out");
    }
  }

  @Test
  void whatIsNoGridIsExplained() {
    assertThat(dance("sudoku", PUZZLE.substring(1)).assertMendable().err()).contains("80 cells");
    assertThat(dance("sudoku", "x" + PUZZLE.substring(1)).assertMendable().err())
        .contains("Character 1, x");
    dance("sudoku", "").assertMendable();
    dance("sudoku", "\u001b[31m").assertMendable();
    dance("sudoku", "a\u0000b").assertMendable();
  }

  @Test
  void generatedPuzzlesDependOnTheSeed() {
    String puzzles = printed("sudoku", "--generate", 3, "--seed", 1);

    assertThat(puzzles.lines().distinct())
        .hasSize(3)
        .allSatisfy(puzzle -> assertThat(puzzle).matches("[1-9.]{81}"));
    assertThat(printed("sudoku", "--generate", 5, "--seed", 1)).startsWith(puzzles);
    assertThat(printed("sudoku", "--generate", 3)).isNotEqualTo(puzzles);
    assertThat(printed("sudoku", puzzles.substring(0, 81), "--lines")).hasLineCount(1);
  }

  @ParameterizedTest
  @EnumSource(value = Difficulty.class, mode = Mode.EXCLUDE, names = "EXTREME")
  void generatedPuzzlesAreOfTheLevelThatIsWanted(Difficulty level) {
    List<String> puzzles =
        printed("sudoku", "--generate", 3, "--level", level, "--seed", 1).lines().toList();

    assertThat(puzzles).hasSize(3).doesNotHaveDuplicates();
    for (String puzzle : puzzles) {
      assertThat(GradedSudoku.of(values(puzzle)).difficulty()).isEqualTo(level);
    }
  }

  private static byte[] values(String puzzle) {
    byte[] values = new byte[puzzle.length()];
    for (int cell = 0; cell < values.length; cell++) {
      values[cell] = (byte) Math.max(0, puzzle.charAt(cell) - '0');
    }
    return values;
  }

  @Test
  void flagsThatDoNotGoTogetherAreUsageErrors() {
    dance("sudoku", PUZZLE, "--level", "hard").assertUsageError();
    dance("sudoku", "--generate", 1, "--level", "brutal").assertUsageError();
    dance("sudoku", "--generate", 1, "--level", "extreme").assertUsageError();
    dance("sudoku").assertUsageError();
    dance("sudoku", PUZZLE, "--generate", 3).assertUsageError();
    dance("sudoku", "--generate", -1).assertUsageError();
    dance("sudoku", "--generate", 1, "--json").assertUsageError();
    dance("sudoku", PUZZLE, "--seed", 1).assertUsageError();
    dance("sudoku", PUZZLE, "--strict").assertUsageError();
    dance("sudoku", PUZZLE, "--lines", "--json").assertUsageError();
    dance("sudoku", PUZZLE, "--trace", "--json").assertUsageError();
    dance("sudoku", PUZZLE, "--limit", 0).assertUsageError();
    dance("sudoku", PUZZLE, "--limit", 1_000_001).assertUsageError();
  }

  @Test
  void aSolutionIsDrawnWithItsGivensBold(@TempDir Path temporary) throws IOException {
    Path file = temporary.resolve("one.svg");
    String solution = printed("sudoku", PUZZLE, "--lines", "--svg", file);
    String svg = Files.readString(file);
    assertThat(symbols(svg)).isEqualTo(solution.strip());
    assertThat(svg.split("font-weight=\"bold\"", -1)).hasSize(30 + 1);
  }

  @Test
  void puzzlesThatAreMadeAreDrawnOnASheetAndSeveralSolutionsToo(@TempDir Path temporary)
      throws IOException {
    Path made = temporary.resolve("made.svg");
    String puzzles = printed("sudoku", "--generate", 3, "--seed", 1, "--svg", made);
    assertThat(symbols(Files.readString(made))).isEqualTo(puzzles.replaceAll("[.\\s]", ""));
    Path solved = temporary.resolve("solved.svg");
    Dancing ran = dance("sudoku", "1...............", "--limit", 4, "--lines", "--svg", solved);
    assertThat(symbols(Files.readString(solved))).isEqualTo(ran.out().replaceAll("\\s", ""));
  }

  private static String symbols(String svg) {
    return Pattern.compile("class=\"symbol\"[^>]*>(.)<")
        .matcher(svg)
        .results()
        .map(symbol -> symbol.group(1))
        .collect(Collectors.joining());
  }
}
