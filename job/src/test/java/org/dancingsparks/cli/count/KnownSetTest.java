package org.dancingsparks.cli.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.testing.Dancing.dance;
import static org.dancingsparks.testing.Dancing.json;
import static org.dancingsparks.testing.Dancing.printed;
import static org.dancingsparks.testing.Dancing.write;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.dancingsparks.format.ShippedPuzzles;
import org.dancingsparks.format.knuth.KnuthWriter;
import org.dancingsparks.testing.Dancing;
import org.dancingsparks.testing.SmallProblems;
import org.dancingsparks.verify.Forgery;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Queries of a solution set give the same answers as queries of its puzzle. */
@Tag("slow")
class KnownSetTest {
  private static final String PUZZLE = "pentominoes:3x20";

  /** Too little for the residuals of a frontier search, but enough for those with a solution. */
  private static final String LITTLE_MEMORY = "--memory=64k";

  private static final String[] QUESTIONS = {
    "marginals", "marginals --json", "nth 3", "sample --limit 20 --seed 7 --lines"
  };

  @TempDir private Path temporary;
  private int sets;

  /** Writes a set. */
  private Path set(Object puzzle, Object... flags) {
    Path set = temporary.resolve("set" + sets++);
    printed(words("enumerate", puzzle, and(flags, "--out", set, "--quiet")));
    return set;
  }

  private static Object[] and(Object[] words, Object... more) {
    return Stream.concat(Arrays.stream(words), Arrays.stream(more)).toArray();
  }

  private static Object[] words(String command, Object puzzle, Object... flags) {
    List<Object> words = new ArrayList<>(List.of(command.split(" ")));
    words.add(1, puzzle);
    words.addAll(List.of(flags));
    return words.toArray();
  }

  private static void assertAnswers(Path set, Object puzzle, Object... flags) {
    for (String question : QUESTIONS) {
      assertThat(printed(words(question, set, flags)))
          .as("%s %s", question, Arrays.toString(flags))
          .isEqualTo(printed(words(question, puzzle, flags)));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--engine=links",
        "--engine=diagram",
        "--engine=diagram --memory=64k",
        "--split-symmetry=X"
      })
  void answersAsItsPuzzleDoes(String flags) {
    Path set = set(PUZZLE, (Object[]) flags.split(" "));
    assertAnswers(set, PUZZLE);
    String line = printed("nth", PUZZLE, 2, "--lines").strip();
    assertThat(printed("nth", set, 0, "--board", line, "--lines").strip()).isEqualTo(line);
    assertThat(printed("marginals", set, "--board", line))
        .isEqualTo(printed("marginals", PUZZLE, "--board", line));
  }

  @Test
  void answersAsAPuzzleWithoutPiecesDoes() {
    Path plain = write(temporary.resolve("q.dlx"), KnuthWriter.write(SmallProblems.queens(6)));
    for (Object puzzle : new Object[] {plain, "sudoku:2"}) {
      for (String engine : new String[] {"links", "diagram"}) {
        Path set = set(puzzle, "--engine", engine);
        assertAnswers(set, puzzle);
        // Not compared by number: with givens the puzzle has another item order.
        assertThat(printed("marginals", set, "--given", "#1"))
            .isEqualTo(printed("marginals", puzzle, "--given", "#1"));
        assertAnswers(set, puzzle, "--item-order", "first-use");
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"--engine=links", "--engine=diagram", "--engine=diagram --bins=3"})
  void theRowsAnswerWhereTheSearchNeedsTooMuchMemory(String flags) {
    Path set = set(PUZZLE, (Object[]) flags.split(" "));
    assertThat(dance("marginals", PUZZLE, LITTLE_MEMORY).choices())
        .singleElement()
        .asString()
        .contains("solutions of a search by links");
    for (String question : QUESTIONS) {
      Dancing ran = dance(words(question, set, LITTLE_MEMORY));
      assertThat(ran.choices())
          .containsExactly(
              PUZZLE
                  + ": a search for the diagram needs more than 64 KB, so it is built from the stored solutions.");
      assertThat(ran.out()).isEqualTo(printed(words(question, PUZZLE)));
      assertThat(printed(words(question, set, LITTLE_MEMORY, "--quiet"))).isEqualTo(ran.out());
    }
    Dancing tiny = dance("marginals", set, "--memory", "1k", "--quiet").assertMendable();
    assertThat(tiny.err()).contains("needs more than 1 KB", "--memory");
  }

  @ParameterizedTest
  @CsvSource({"puzzle, 1g", "puzzle, 64k"})
  void nthIsTheRowOfThatNumberWhereTheSetIsInTheOrderOfADiagram(String order, String memory) {
    Path set = set(PUZZLE, "--engine", "diagram", "--item-order", order, "--bins", 3);
    List<String> rows = printed("show", set, "--limit", 99, "--lines").lines().toList();
    assertThat(rows).hasSize(8);
    for (int row = 0; row < rows.size(); row++) {
      assertThat(printed("nth", set, row, "--lines", "--memory", memory, "--quiet").strip())
          .isEqualTo(rows.get(row));
    }
    Dancing none = dance("nth", set, 8, "--quiet").assertMendable();
    assertThat(none.err()).contains("has no solution 8; it has 8");
  }

  @Test
  void aDiagramFileOfASetIsThatOfThePuzzle() {
    Path set = set(PUZZLE);
    Path ofPuzzle = temporary.resolve("puzzle.xcd");
    Path ofSet = temporary.resolve("set.xcd");
    assertThat(printed("diagram", set, "--out", ofSet))
        .isEqualTo(printed("diagram", PUZZLE, "--out", ofPuzzle));
    assertThat(ofSet).hasSameBinaryContentAs(ofPuzzle);
    Path ofRows = temporary.resolve("rows.xcd");
    printed("diagram", set, "--out", ofRows, LITTLE_MEMORY, "--quiet");
    assertThat(printed("nth", ofRows, 5)).isEqualTo(printed("nth", PUZZLE, 5));
    Path begun = set(PUZZLE, "--given", "#" + option(set, 0));
    dance("diagram", begun, "--out", temporary.resolve("no.xcd")).assertMendable();
  }

  /** An option of a row of a set. */
  private static int option(Path set, int row) {
    try {
      return new Forgery(set, ShippedPuzzles.find(PUZZLE).orElseThrow()).rows(0).get(row)[row];
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void whatWasGivenToASetStaysGiven() {
    Path whole = set(PUZZLE);
    String first = "--given=#" + option(whole, 0);
    Path begun = set(PUZZLE, first);
    for (String memory : new String[] {"--memory=1g", LITTLE_MEMORY}) {
      assertThat(printed("marginals", begun, memory, "--quiet"))
          .isEqualTo(printed("marginals", PUZZLE, first));
      assertThat(printed("marginals", begun, first, memory, "--quiet"))
          .isEqualTo(printed("marginals", PUZZLE, first));
      String line = printed("show", begun, "--lines").strip();
      assertThat(printed("marginals", begun, "--board", line, memory, "--quiet"))
          .isEqualTo(printed("marginals", PUZZLE, "--board", line));
    }
    int other = Integer.parseInt(first.substring(first.indexOf('#') + 1)) + 1;
    Dancing refused = dance("marginals", begun, "--given", "#" + other).assertMendable();
    assertThat(refused.err()).contains("The givens conflict");
  }

  @Test
  void setsThatHaveNotAllSolutionsAreRefused() throws IOException {
    Path classes = set(PUZZLE, "--up-to-symmetry");
    assertThat(dance("nth", classes, 0).assertMendable().err())
        .contains("one solution of each class", "without --up-to-symmetry");
    assertThat(dance("show", classes, "--lines").code()).isZero();
    Path count = temporary.resolve("count");
    printed("count", PUZZLE, "--engine", "links", "--out", count, "--quiet");
    assertThat(dance("marginals", count).assertMendable().err())
        .contains("holds a number of solutions, not solutions");
    dance("marginals", temporary).assertMendable();
  }

  @Test
  void setsWhoseRowsAreNotAllSolutionsAreRefused() throws IOException {
    String puzzle = "pentominoes:4x15";
    Path set = set(puzzle, "--bins", 1);
    Forgery forgery = new Forgery(set, ShippedPuzzles.find(puzzle).orElseThrow());
    List<int[]> rows = forgery.rows(0);
    assertThat(printed("nth", set, 99, "--memory", "2m", "--quiet"))
        .isEqualTo(printed("nth", puzzle, 99));
    List<int[]> fewer = new ArrayList<>(rows);
    fewer.remove(700);
    forgery.part(0, fewer);
    for (String memory : new String[] {"1g", "2m"}) {
      assertThat(dance("nth", set, 0, "--memory", memory, "--quiet").assertMendable().err())
          .contains("is damaged", "1,471 solutions", "1,472", "dance verify");
    }
    fewer.add(rows.get(701));
    forgery.part(0, fewer);
    assertThat(dance("nth", set, 0, "--memory", "2m", "--quiet").assertMendable().err())
        .contains("is damaged", "some are duplicates, and as many are missing", "dance verify");
  }

  /** A puzzle whose tables need more memory than it gets here, unlike its one solution. */
  private static String large() {
    int pairs = 6_000;
    StringBuilder text = new StringBuilder("a b");
    IntStream.range(0, 2 * pairs).forEach(item -> text.append(" x").append(item));
    text.append("\na b\na\n");
    IntStream.range(0, pairs)
        .forEach(pair -> text.append("x%d x%d\n".formatted(2 * pair, 2 * pair + 1)));
    IntStream.range(0, 2 * pairs - 1)
        .forEach(item -> text.append("a x%d x%d\n".formatted(item, item + 1)));
    return text.toString();
  }

  @Test
  void tablesWithoutRoomAreOnlyMissedWhereTheyWereAskedFor() {
    Path puzzle = write(temporary.resolve("large.dlx"), large());
    Object[] flags = {"--memory", "64m", "--quiet"};
    Path out = temporary.resolve("large");
    Object[] enumerate = words("enumerate", puzzle, and(flags, "--out", out));
    assertThat(dance(and(enumerate, "--engine", "diagram")).assertMendable().err())
        .contains("The tables of a diagram need");
    assertThat(printed(enumerate)).isEqualTo("1\n");
    assertThat(printed(words("verify", out, flags))).isEqualTo("1\n");
    assertThat(json(words("verify", out, and(flags, "--json"))).get("total").asText())
        .isEqualTo("not compared");
    for (String question : QUESTIONS) {
      String asked = question.replace("nth 3", "nth 0");
      Dancing ofPuzzle = dance(words(asked, puzzle, flags));
      assertThat(ofPuzzle.code()).as(asked).isZero();
      assertThat(printed(words(asked, out, flags))).as(asked).isEqualTo(ofPuzzle.out());
    }
  }
}
