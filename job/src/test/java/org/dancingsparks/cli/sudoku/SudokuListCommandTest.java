package org.dancingsparks.cli.sudoku;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.testing.Dancing.dance;
import static org.dancingsparks.testing.Dancing.json;
import static org.dancingsparks.testing.Dancing.printed;
import static org.dancingsparks.testing.Dancing.write;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.apache.spark.sql.Row;
import org.dancingsparks.runs.solutions.SetOnDisk;
import org.dancingsparks.sudoku.SudokuGenerator;
import org.dancingsparks.sudoku.SudokuGrid;
import org.dancingsparks.sudoku.SudokuProblem;
import org.dancingsparks.sudoku.SudokuShape;
import org.dancingsparks.testing.Dancing;
import org.dancingsparks.testing.SolvedList;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Lists of sudokus become rows, one per puzzle, in order and correct; malformed lines are reported.
 */
@Tag("slow")
class SudokuListCommandTest {
  private static final String EMPTY = ".".repeat(81);
  private static final String NONE = "55" + ".".repeat(79);

  @TempDir private Path temporary;
  private Path out;

  @BeforeEach
  void choosePlace() {
    out = temporary.resolve("out");
  }

  private static List<String> puzzles(int puzzles) {
    SudokuGenerator generator = new SudokuGenerator(42);
    return IntStream.range(0, puzzles)
        .mapToObj(index -> SudokuGrid.of(SudokuShape.order(3), generator.puzzle(index)).line())
        .toList();
  }

  private Path list(Iterable<String> lines) {
    return write(temporary.resolve("list.txt"), String.join("\n", lines) + "\n");
  }

  private Path list(String... lines) {
    return list(List.of(lines));
  }

  /**
   * Asserts that a solution is a complete grid of a shape and contains the givens of the puzzle.
   */
  private static void assertSolves(SudokuProblem sudoku, String puzzle, String solution) {
    int[] values = solution.chars().map(symbol -> sudoku.shape().value((char) symbol)).toArray();
    SudokuGrid grid = SudokuGrid.of(sudoku.shape(), values);
    assertThat(sudoku.givens(grid)).as(solution).isPresent();
    assertThat(values).doesNotContain(0);
    assertThat(solution).matches(puzzle);
  }

  @Test
  void tenThousandGeneratedPuzzlesGiveARowEachInOrder() {
    Path list = temporary.resolve("list.txt");
    write(list, printed("sudoku", "--generate", 10_000, "--seed", 3));
    assertThat(printed("sudoku", list, "--out", out, "--quiet")).isEqualTo("10000\n");

    List<Row> rows = SolvedList.rows(out);
    List<String> puzzles = new ArrayList<>();
    Set<String> difficulties = new HashSet<>();
    SudokuProblem sudoku = SudokuProblem.of(SudokuShape.order(3));
    for (int place = 0; place < rows.size(); place++) {
      Row row = rows.get(place);
      String difficulty = row.getAs("difficulty");
      assertThat(row.<Long>getAs("line")).isEqualTo(place + 1);
      assertThat(row.<Integer>getAs("solutions")).isEqualTo(1);
      assertThat(row.<Long>getAs("nodes")).isPositive();
      assertThat(difficulty.equals("easy")).isEqualTo(row.<Boolean>getAs("propagation"));
      assertSolves(sudoku, row.getAs("puzzle"), row.getAs("solution"));
      puzzles.add(row.getAs("puzzle"));
      difficulties.add(difficulty);
    }
    assertThat(list).hasContent(String.join("\n", puzzles));
    assertThat(new HashSet<>(puzzles)).hasSize(10_000);
    assertThat(difficulties).contains("easy", "medium").hasSizeGreaterThan(2);
    assertThat(out.resolve("_meta/rejected")).doesNotExist();
    assertThat(SetOnDisk.work(out)).doesNotExist();
  }

  @Test
  void anyNumberOfBinsGivesTheSameRows() {
    List<String> lines = new ArrayList<>(puzzles(60));
    lines.add(7, "x");
    lines.add(30, EMPTY);
    Path list = list(lines);
    List<Row> expected = null;
    for (int bins : new int[] {1, 2, 7, 99_999}) {
      Path place = temporary.resolve("bins" + bins);
      dance("sudoku", list, "--out", place, "--bins", bins);
      List<Row> rows = SolvedList.rows(place);
      expected = expected == null ? rows : expected;
      assertThat(rows).hasSize(61).isEqualTo(expected);
      assertThat(SolvedList.rejected(place)).hasSize(1);
    }
    assertThat(expected.get(7).<Long>getAs("line")).isEqualTo(9);
  }

  @Test
  void malformedLinesAreKeptApartWithTheirNumberAndReason() {
    String puzzle = puzzles(1).get(0);
    Path list =
        list(
            "# a list",
            puzzle,
            puzzle.substring(1),
            "",
            puzzle + ",a comment",
            "\u001b[31m" + puzzle,
            "x".repeat(20_000),
            NONE);
    Dancing ran = dance("sudoku", list, "--out", out, "--bins", 3);

    assertThat(ran.code()).isZero();
    assertThat(ran.out()).isEqualTo("3\n");
    assertThat(ran.err())
        .hasLineCount(1)
        .startsWith("dance: 3 of 8 lines of " + list)
        .contains(out + "/_meta/rejected", "the first is line 3: The line has 80 cells");
    List<Row> rejected = SolvedList.rejected(out);
    assertThat(rejected).extracting(row -> row.<Long>getAs("line")).containsExactly(3L, 6L, 7L);
    assertThat(rejected.get(0).<String>getAs("text")).isEqualTo(puzzle.substring(1));
    assertThat(rejected.get(1).<String>getAs("text")).startsWith("\\u001b[31m");
    assertThat(rejected.get(2).<String>getAs("text")).hasSizeLessThan(300);
    assertThat(rejected.get(2).<String>getAs("reason")).contains("more than 10,000 bytes");
    assertThat(SolvedList.rows(out))
        .extracting(row -> row.<Long>getAs("line"))
        .containsExactly(2L, 5L, 8L);
    JsonNode run = SetOnDisk.json(out.resolve("_meta/run.json"));
    assertThat(run.get("totals").get("skipped").asLong()).isEqualTo(2);
    assertThat(run.get("firstRejected").get("line").asLong()).isEqualTo(3);
  }

  @Test
  void strictFailsAtTheEndAndWritesTheRest() {
    Path list = list(puzzles(1).get(0), "x");
    Dancing ran = dance("sudoku", list, "--out", out, "--strict");

    assertThat(ran.code()).isEqualTo(3);
    assertThat(ran.err()).hasLineCount(1).contains("1 of 2 lines", "line 2: ", "The rest is done.");
    assertThat(SolvedList.rows(out)).hasSize(1);
    assertThat(out.resolve("_meta/run.json")).exists();
    assertThat(dance("sudoku", list, "--out", out, "--strict", "--overwrite").code()).isEqualTo(3);
    assertThat(printed("sudoku", list(puzzles(1)), "--out", out, "--strict", "--overwrite"))
        .isEqualTo("1\n");
    assertThat(out.resolve("_meta/rejected")).doesNotExist();
  }

  @Test
  void solutionsAreCountedUpToTheLimit() {
    Path list = list(puzzles(1).get(0), EMPTY, NONE);
    for (int limit : new int[] {2, 3, 1000}) {
      Path place = temporary.resolve("limit" + limit);
      JsonNode node = json("sudoku", list, "--out", place, "--limit", limit, "--json");
      List<Row> rows = SolvedList.rows(place);

      assertThat(rows)
          .extracting(row -> row.<Integer>getAs("solutions"))
          .containsExactly(1, limit, 0);
      assertThat(rows.get(2).<String>getAs("solution")).isNull();
      assertThat(rows.get(2).<String>getAs("difficulty")).isNull();
      assertThat(rows.get(1).<String>getAs("difficulty")).isNull();
      assertThat(node.get("several").asLong()).isOne();
      assertThat(node.get("none").asLong()).isEqualTo(1);
      assertThat(node.get("puzzles").asLong()).isEqualTo(3);
      assertThat(node.get("shape").asText()).isEqualTo("3x3");
      assertThat(node.get("limit").asInt()).isEqualTo(limit);
    }
    dance("sudoku", list, "--out", out, "--limit", 1).assertUsageError();
  }

  @Test
  void windowsLinesAndAMissingLastLineFeedAreTaken() {
    List<String> puzzles = puzzles(3);
    Path list = write(temporary.resolve("list.txt"), String.join("\r\n", puzzles));
    assertThat(printed("sudoku", list, "--out", out)).isEqualTo("3\n");
    assertThat(SolvedList.rows(out))
        .extracting(row -> row.<String>getAs("puzzle"))
        .isEqualTo(puzzles);
  }

  @Test
  void bytesThatAreNoTextAreRejected() throws Exception {
    Path list = temporary.resolve("list.txt");
    byte[] puzzle = (EMPTY + "\n").getBytes(StandardCharsets.UTF_8);
    byte[] broken = puzzle.clone();
    broken[5] = (byte) 0xff;
    Files.write(list, broken);
    Files.write(list, puzzle, java.nio.file.StandardOpenOption.APPEND);
    assertThat(dance("sudoku", list, "--out", out).out()).isEqualTo("1\n");
    assertThat(SolvedList.rejected(out).get(0).<String>getAs("reason")).startsWith("Character 6,");
  }

  @Test
  void otherShapesAreSolved() {
    for (int order : new int[] {2, 4, 5}) {
      SudokuShape shape = SudokuShape.order(order);
      assertShape(shape, "order" + order);
    }
    assertShape(SudokuShape.of(2, 3), "oblong", "--block", "2x3");
    assertShape(SudokuShape.order(3).withDiagonals(), "diagonal", "--diagonals");
  }

  /** Asserts that an empty grid has a solution, which is found again with only some cells open. */
  private void assertShape(SudokuShape shape, String name, Object... flags) {
    Path first = temporary.resolve(name + "1");
    Path second = temporary.resolve(name + "2");
    String empty = ".".repeat(shape.cells());
    solve(list(empty), first, flags);
    String whole = SolvedList.rows(first).get(0).getAs("solution");
    String holed = ".." + whole.substring(2);
    solve(list("# holed", holed), second, flags);
    Row row = SolvedList.rows(second).get(0);

    assertSolves(SudokuProblem.of(shape), empty, whole);
    assertThat(row.<String>getAs("puzzle")).isEqualTo(holed);
    assertThat(row.<String>getAs("solution")).isEqualTo(whole);
    assertThat(row.<Boolean>getAs("propagation")).isTrue();
    assertThat(
            SetOnDisk.json(second.resolve("_meta/run.json")).get("shape").get("blockRows").asInt())
        .isEqualTo(shape.blockRows());
  }

  private static void solve(Path list, Path place, Object... flags) {
    List<Object> words = new ArrayList<>(List.of("sudoku", list, "--out", place));
    words.addAll(List.of(flags));
    assertThat(printed(words.toArray())).isEqualTo("1\n");
  }

  @Test
  void listWithoutPuzzlesMakesAnEmptySet() {
    assertThat(printed("sudoku", write(temporary.resolve("e"), ""), "--out", out)).isEqualTo("0\n");
    assertThat(SolvedList.rows(out)).isEmpty();
    assertThat(out.resolve("part-00000.parquet")).exists();
  }

  @Test
  void listOfAnotherShapeIsSaidToBeOne() {
    Dancing ran = dance("sudoku", list(".".repeat(36)), "--out", out);

    assertThat(ran.out()).isEqualTo("0\n");
    assertThat(ran.err()).hasLineCount(1).contains("line 1: The line has 36 cells", "--block");
    assertThat(printed("sudoku", list(".".repeat(36)), "--out", out, "--overwrite", "--block=2x3"))
        .isEqualTo("1\n");
  }

  @Test
  void whatIsThereIsNotReplacedUnlessItMayBe() {
    Path list = list(puzzles(2));
    printed("sudoku", list, "--out", out);
    var before = SetOnDisk.hashes(out);

    assertThat(dance("sudoku", list, "--out", out).assertMendable().err()).contains("--overwrite");
    assertThat(SetOnDisk.hashes(out)).isEqualTo(before);
    dance("sudoku", list("x", EMPTY), "--out", out, "--overwrite");
    assertThat(out.resolve("_meta/rejected/part-00000.parquet")).exists();
    assertThat(printed("enumerate", "pentominoes:3x20", "--out", out, "--overwrite"))
        .isEqualTo("8\n");
    assertThat(out.resolve("_meta/rejected")).doesNotExist();
  }

  @Test
  void strangersAmongTheRejectedAreNeverDeleted() {
    dance("sudoku", list("x"), "--out", out);
    Path notes = write(out.resolve("_meta/rejected/notes.txt"), "mine");

    assertThat(dance("sudoku", list("x"), "--out", out, "--overwrite").assertMendable().err())
        .contains("notes.txt");
    assertThat(notes).hasContent("mine");
  }

  @Test
  void otherCommandsSayThatItIsNoSetOfSolutions() {
    printed("sudoku", list(puzzles(1)), "--out", out);

    assertThat(dance("enumerate", "--resume", "--out", out).assertMendable().err())
        .contains("holds the solved sudokus of a list");
    dance("enumerate", "pentominoes:3x20", "--resume", "--out", out).assertMendable();
    dance("sql", "SELECT 1", "--set", "s=" + out).assertMendable();
  }

  @Test
  void solutionSetIsNotResumedAsAList() {
    printed("enumerate", "pentominoes:3x20", "--out", out);

    assertThat(dance("sudoku", list(puzzles(1)), "--resume", "--out", out).assertMendable().err())
        .contains("not the solved sudokus of a list");
  }

  @Test
  void inputIsCheckedBeforeTheOutputIsTouched() {
    dance("sudoku", temporary.resolve("none"), "--out", out).assertMendable();
    dance("sudoku", temporary, "--out", out).assertMendable();
    dance("sudoku", write(temporary.resolve("l.gz"), "1"), "--out", out).assertMendable();
    dance("sudoku", list(EMPTY), "--out", out, "--bins", 0).assertUsageError();
    dance("sudoku", list(EMPTY), "--out", out, "--limit", 0).assertUsageError();
    dance("sudoku", list(EMPTY), "--out", out, "--block", "3").assertUsageError();
    dance("sudoku", list(EMPTY), "--out", out, "--trace").assertUsageError();
    dance("sudoku", list(EMPTY), "--out", out, "--resume", "--overwrite").assertUsageError();
    dance("sudoku", "--out", out).assertUsageError();

    assertThat(out).doesNotExist();
  }
}
