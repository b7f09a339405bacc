package org.dancingsparks.cli.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.testing.Dancing.dance;
import static org.dancingsparks.testing.Dancing.json;
import static org.dancingsparks.testing.Dancing.printed;
import static org.dancingsparks.testing.Dancing.write;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.dancingsparks.format.PuzzleWriter;
import org.dancingsparks.format.knuth.KnuthWriter;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.testing.Dancing;
import org.dancingsparks.testing.SmallProblems;
import org.dancingsparks.testing.SmallPuzzles;
import org.dancingsparks.testing.Walks;
import org.dancingsparks.view.BoardText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SolveCommandTest {
  private static final PiecePuzzle PUZZLE = SmallPuzzles.mirrored();

  @TempDir private Path temporary;

  private Path puzzle() {
    return write(temporary.resolve("m.yaml"), PuzzleWriter.write(PUZZLE));
  }

  private Path queens() {
    return write(temporary.resolve("q.dlx"), KnuthWriter.write(SmallProblems.queens(6)));
  }

  private static List<String> lines(Object... words) {
    return printed(words).lines().toList();
  }

  /** All solutions as lines, in the order of the search. */
  private static List<String> whole() {
    BoardText text = new BoardText(PUZZLE);
    return Walks.whole(PUZZLE.problem(), Walks.order(PUZZLE), Walks.all(PUZZLE).givens()).stream()
        .map(solution -> text.line(solution.stream().mapToInt(Integer::intValue).toArray()))
        .toList();
  }

  @Test
  void oneSolutionIsDrawnInLetters() {
    String line = whole().get(0);
    String drawing =
        String.join(
            "\n",
            IntStream.range(0, 4).mapToObj(at -> line.substring(4 * at, 4 * at + 4)).toList());

    assertThat(printed("solve", puzzle())).isEqualTo(drawing + "\n\n");
  }

  @Test
  void linesAreTheSolutionsInTheOrderOfTheSearch() {
    List<String> whole = whole();
    for (int limit : new int[] {1, 2, whole.size(), whole.size() + 1}) {
      assertThat(lines("solve", puzzle(), "--lines", "--limit", limit))
          .isEqualTo(whole.subList(0, Math.min(limit, whole.size())));
    }
  }

  @Test
  void lineFedBackAsBoardGivesExactlyThatSolution() {
    for (String line : whole()) {
      assertThat(lines("solve", puzzle(), "--lines", "--limit", 5, "--board", line))
          .containsExactly(line);
    }
    String kanoodle = printed("solve", "kanoodle", "--lines").strip();
    assertThat(kanoodle).hasSize(55);
    assertThat(lines("solve", "kanoodle", "--lines", "--limit", 5, "--board", kanoodle))
        .containsExactly(kanoodle);
  }

  @Test
  void openCellsOfABoardAreLeftToTheSearch() {
    String line = whole().get(0);
    for (char piece : "ABCD".toCharArray()) {
      String board = line.replace(piece, '.');
      assertThat(lines("solve", puzzle(), "--lines", "--limit", 99, "--board", board))
          .isEqualTo(whole().stream().filter(other -> other.matches(board)).toList())
          .contains(line);
    }
  }

  @Test
  void upToSymmetryGivesOneOfEachClass() {
    List<String> classes = lines("solve", puzzle(), "--lines", "--limit", 999, "--up-to-symmetry");

    assertThat(classes).hasSizeLessThan(whole().size()).isSubsetOf(whole());
    assertThat(lines("solve", puzzle(), "--lines", "--limit", 999, "--split-symmetry", "B"))
        .hasSameElementsAs(whole())
        .hasSameSizeAs(whole());
  }

  @Test
  void jsonHasOptionsAndBoards() {
    JsonNode node = json("solve", puzzle(), "--json", "--limit", 3);

    assertThat(node.get("puzzle").asText()).isEqualTo("small");
    assertThat(node.get("solutions")).hasSize(3);
    for (JsonNode solution : node.get("solutions")) {
      assertThat(solution.get("options")).hasSize(4);
      assertThat(solution.get("board").asText())
          .isEqualTo(whole().get(indexOf(node.get("solutions"), solution)));
    }
  }

  private static int indexOf(JsonNode array, JsonNode wanted) {
    return IntStream.range(0, array.size())
        .filter(at -> array.get(at) == wanted)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void problemWithoutPiecesGivesOptionNumbersOrLabels() {
    List<String> lines = lines("solve", queens(), "--lines", "--limit", 99);
    assertThat(lines).hasSize(4).contains("1 9 17 18 26 34");
    assertThat(printed("solve", queens(), "--given", "#1"))
        .isEqualTo("0,1\n1,3\n2,5\n3,0\n4,2\n5,4\n\n");
    assertThat(json("solve", queens(), "--json").get("solutions").get(0).has("board")).isFalse();
  }

  @Test
  void noSolutionIsNoError() {
    Path none = write(temporary.resolve("none.dlx"), "a b\na\n");
    Dancing ran = dance("solve", none);

    assertThat(ran.code()).isZero();
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err()).isEmpty();
    assertThat(ran.remarks())
        .singleElement()
        .asString()
        .endsWith("none.dlx: no solution is possible: no option has the item b.");
    assertThat(dance("solve", none, "--json").out()).contains("\"solutions\" : [ ]");
  }

  @Test
  void labelsCannotCommandATerminal() {
    Path evil = write(temporary.resolve("evil.dlx"), "a\n| label: %1B[31m\na\n");

    assertThat(printed("solve", evil)).doesNotContain("\u001b").contains("\\u001b");
  }

  @Test
  void copiesOfAPieceAreToldApart() {
    assertThat(printed("solve", "dominoes:2x2", "--limit", 2))
        .isEqualTo(
            """
            ┌───────┐
            │ D   D │
            ├───────┤
            │ D   D │
            └───────┘

            ┌───┬───┐
            │ D │ D │
            │   │   │
            │ D │ D │
            └───┴───┘

            """);
    assertThat(lines("solve", "dominoes:2x2", "--limit", 2, "--lines"))
        .containsExactly("DDDD #0 #3", "DDDD #1 #2");
    JsonNode solution = json("solve", "dominoes:2x2", "--json").get("solutions").get(0);
    assertThat(solution.get("board").asText()).isEqualTo("DDDD");
    assertThat(solution.get("options").toString()).isEqualTo("[0,3]");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "show dominoes:2x3 --lines",
        "nth dominoes:2x3 1 --lines",
        "sample dominoes:2x3 --seed 1 --lines",
        "unique dominoes:2x3 --given #1 --given #3 --lines",
        "challenges dominoes:2x3 --pieces 1 --lines"
      })
  void eachCommandThatListsTellsCopiesApart(String command) {
    List<String> lines = lines((Object[]) command.split(" "));
    assertThat(lines).anyMatch(line -> line.matches("[D.]{6}( #\\d)+"));
  }
}
