package org.dancingsparks.cli.starts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.testing.Dancing.dance;
import static org.dancingsparks.testing.Dancing.json;
import static org.dancingsparks.testing.Dancing.printed;
import static org.dancingsparks.testing.Dancing.write;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.format.PuzzleWriter;
import org.dancingsparks.format.knuth.KnuthWriter;
import org.dancingsparks.testing.Campaign;
import org.dancingsparks.testing.Dancing;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.SmallProblems;
import org.dancingsparks.testing.SmallPuzzles;
import org.dancingsparks.testing.Walks;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UniqueCommandTest {
  /** All lines but the last of an article's sudoku, which has one solution with that line. */
  private static final String EIGHT_LINES =
      ".125.487..........75.....23..41.87...2..5..4...34.95..48.....17.........";

  private static final String OPEN_LINE = ".........";
  private static final String LAST_LINE = ".357.169.";
  private static final String GRID =
      "612534879349287165758916423594128736827653941163479582486395217971862354235741698";

  @TempDir private Path temporary;

  private static List<String> lines(Object... words) {
    return printed(words).lines().toList();
  }

  private static List<Integer> ids(JsonNode array) {
    return StreamSupport.stream(array.spliterator(), false).map(JsonNode::asInt).toList();
  }

  private static List<List<Integer>> examples(JsonNode node) {
    return StreamSupport.stream(node.get("examples").spliterator(), false)
        .map(example -> ids(example.get("options")))
        .toList();
  }

  private static List<Integer> without(List<Integer> options, List<Integer> others) {
    return options.stream().filter(option -> !others.contains(option)).toList();
  }

  @Test
  void sudokuWithOneSolutionIsOneAndItsGrid() {
    String board = EIGHT_LINES + LAST_LINE;

    assertThat(lines("unique", "sudoku:3", "--board", board, "--lines")).containsExactly("1", GRID);
    assertThat(printed("unique", "sudoku:3", "--board", board))
        .isEqualTo("1\n\n" + GRID.replaceAll("(.{9})", "$1\n") + "\n");
  }

  @Test
  void sudokuWithoutItsLastLineHas736SolutionsTwoOfThemDrawn() {
    String board = EIGHT_LINES + OPEN_LINE;
    List<String> lines = lines("unique", "sudoku:3", "--board", board, "--lines");

    assertThat(lines).hasSize(4);
    assertThat(lines.get(0)).isEqualTo("736");
    assertThat(lines.subList(1, 3)).doesNotHaveDuplicates().allMatch(line -> line.matches(board));
    String first = lines.get(1);
    String second = lines.get(2);
    StringBuilder same = new StringBuilder();
    for (int cell = 0; cell < first.length(); cell++) {
      same.append(first.charAt(cell) == second.charAt(cell) ? first.charAt(cell) : '.');
    }
    assertThat(lines.get(3)).isEqualTo(same.toString());
  }

  @Test
  void severalAreDrawnWithWhatDiffers() {
    Path file = write(temporary.resolve("two.dlx"), "a b c d\na b\na\nb\nc\nd\nc d\n");

    assertThat(printed("unique", file, "--given", "#0"))
        .isEqualTo(
            """
            2

            first:
            a b
            c
            d

            second:
            a b
            c d

            in both:
            a b

            only in the first:
            #3  c
            #4  d

            only in the second:
            #5  c d

            """);
  }

  @Test
  void noneIsZero() {
    Path none = write(temporary.resolve("none.dlx"), "a b\na\n");

    assertThat(printed("unique", none)).isEqualTo("0\n");
    JsonNode node = json("unique", none, "--json");
    assertThat(node.get("solutions").asInt()).isZero();
    assertThat(node.get("exact").asBoolean()).isTrue();
    assertThat(node.get("unique").asBoolean()).isFalse();
    assertThat(node.get("examples")).isEmpty();
    assertThat(node.has("differs")).isFalse();
  }

  @Test
  void answersAreThoseOfBruteForce() {
    Seed.times(
        60,
        (random, seed) -> {
          Problem problem = SmallProblems.random(random);
          Path file = write(temporary.resolve(seed + ".dlx"), KnuthWriter.write(problem));
          Set<List<Integer>> all = Walks.brute(problem);
          JsonNode node = json("unique", file, "--json");
          assertThat(node.get("solutions").asInt()).isEqualTo(all.size());
          assertThat(node.get("unique").asBoolean()).isEqualTo(all.size() == 1);
          assertThat(examples(node))
              .hasSize(Math.min(2, all.size()))
              .doesNotHaveDuplicates()
              .isSubsetOf(all);
        });
  }

  @Test
  void jsonSaysWhatIsGivenAndWhatDiffers() {
    JsonNode node = json("unique", "queens:8", "--given", "#0", "--json");

    assertThat(node.get("puzzle").asText()).isEqualTo("queens:8");
    assertThat(ids(node.get("givens"))).containsExactly(0);
    assertThat(node.get("solutions").asInt()).isEqualTo(4);
    List<List<Integer>> two = examples(node);
    assertThat(two).hasSize(2).allMatch(options -> options.contains(0));
    assertThat(ids(node.get("differs").get("first")))
        .isNotEmpty()
        .isEqualTo(without(two.get(0), two.get(1)));
    assertThat(ids(node.get("differs").get("second")))
        .isNotEmpty()
        .isEqualTo(without(two.get(1), two.get(0)));
    for (JsonNode example : node.get("examples")) {
      assertThat(example.get("board").asText()).hasSize(64).startsWith("Q");
    }
  }

  @Test
  void countsAgreeWithCount() {
    String start = printed("solve", "kanoodle", "--lines").strip();
    for (String open : new String[] {"A", "AB", "ABD", "ABCD", "ABCDE"}) {
      String board = start.replaceAll("[" + open + "]", ".");
      List<String> lines = lines("unique", "kanoodle", "--board", board, "--lines");
      assertThat(lines.get(0))
          .isEqualTo(printed("count", "kanoodle", "--board", board, "--quiet").strip());
      assertThat(lines.subList(1, Math.min(3, lines.size())))
          .isNotEmpty()
          .allMatch(line -> line.matches(board));
    }
  }

  @Test
  void diagramThatCameWithThePuzzleAnswers() {
    Path puzzle = write(temporary.resolve("m.yaml"), PuzzleWriter.write(SmallPuzzles.mirrored()));
    Path diagram = temporary.resolve("m.xcd");
    dance("diagram", puzzle, "--out", diagram);
    for (int option = 0; option < 8; option++) {
      JsonNode known = json("unique", diagram, "--json", "--given", "#" + option);
      JsonNode searched = json("unique", puzzle, "--json", "--given", "#" + option);
      assertThat(known.get("solutions")).isEqualTo(searched.get("solutions"));
      assertThat(known.get("unique")).isEqualTo(searched.get("unique"));
    }
    assertThat(json("unique", diagram, "--json").get("solutions").asInt()).isEqualTo(8);
  }

  @Test
  void pictureHasTheSolutionOrTwoAndWhatIsInBoth() {
    Path several = temporary.resolve("several.svg");
    printed("unique", "queens:6", "--svg", several);
    assertThat(several).content().contains(">first<", ">second<", ">in both<");

    Path one = temporary.resolve("one.svg");
    printed("unique", "queens:6", "--given", "#1", "--svg", one, "--json");
    assertThat(one).content().contains("<svg").doesNotContain(">first<");
    dance("unique", "queens:6", "--svg", one).assertMendable();
    Path plain = write(temporary.resolve("p.dlx"), "a\na\n");
    dance("unique", plain, "--svg", temporary.resolve("p.svg")).assertMendable();
  }

  @Test
  void givensThatConflictAreRefused() {
    assertThat(dance("unique", "kanoodle", "--given", "#0", "--given", "#1").assertMendable().err())
        .contains("both cover the item");
  }

  @Test
  void labelsCannotCommandATerminal() {
    Path evil =
        write(temporary.resolve("evil.dlx"), "a\n| label: %1B[31mone\na\n| label: %1B[31mtwo\na\n");

    assertThat(printed("unique", evil)).doesNotContain("\u001b").contains("#0  ", "#1  ");
  }

  @Test
  @Tag("slow")
  void manyAreCountedWhereResidualsAreFew() {
    assertThat(dance("unique", "kanoodle", "--quiet").out()).startsWith("371020\n\nfirst:\n");
    assertThat(dance("unique", "dominoes:16x16", "--json", "--quiet").out())
        .contains("\"solutions\" : \"2444888770250892795802079170816\"", "\"exact\" : true");
  }

  @Test
  @Tag("slow")
  void hopelessCountEndsWithWhatWasFoundAndAgainWithTheSame() {
    Dancing ran = dance("unique", "sudoku:3", "--lines");

    assertThat(ran.code()).isZero();
    assertThat(ran.out()).matches("at least \\d+\n(\\d{81}\n){2}[.\\d]{81}\n");
    assertThat(ran.err()).contains("`dance count` counts");
    if (Campaign.IS_WHOLE) {
      assertThat(dance("unique", "sudoku:3", "--lines", "--quiet").out()).isEqualTo(ran.out());
    }
  }

  /** Sets drawn at random are hard for both engines: hardly any residual is met twice. */
  @Test
  @Tag("slow")
  void searchGoesOnWhereNeitherCameToAnEndWithTwo() {
    List<Integer> items = new ArrayList<>(IntStream.range(0, 60).boxed().toList());
    Random random = new Random(1);
    StringBuilder text = new StringBuilder(words(items)).append('\n');
    Collections.shuffle(items, random);
    for (int from = 0; from < items.size(); from += 6) {
      text.append(words(items.subList(from, from + 6))).append('\n');
    }
    for (int more = 0; more < 900; more++) {
      Collections.shuffle(items, random);
      text.append(words(items.subList(0, 6))).append('\n');
    }
    Path file = write(temporary.resolve("planted.dlx"), text.toString());

    assertThat(dance("unique", file, "--lines", "--quiet").out())
        .isEqualTo("1\n0 1 2 3 4 5 6 7 8 9\n");
  }

  private static String words(List<Integer> items) {
    return String.join(" ", items.stream().map(String::valueOf).toList());
  }
}
