package org.dancingsparks.cli.flag;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.testing.Dancing.dance;
import static org.dancingsparks.testing.Dancing.json;
import static org.dancingsparks.testing.Dancing.printed;
import static org.dancingsparks.testing.Dancing.write;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.format.BoardReader;
import org.dancingsparks.format.ShippedPuzzles;
import org.dancingsparks.format.knuth.KnuthWriter;
import org.dancingsparks.links.Links;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.testing.SmallProblems;
import org.dancingsparks.testing.Walks;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The flags that give part of a solution, and those that order the items. */
class GivenFlagsTest {
  private static final PiecePuzzle KANOODLE = ShippedPuzzles.find("kanoodle").orElseThrow();

  /** A start of a few pieces that leaves little to search. */
  private static final String START =
      printed("solve", "kanoodle", "--lines").strip().replaceAll("[ABCD]", ".");

  @TempDir private Path temporary;

  private static long here(int... options) {
    Prefix givens = Prefix.of(KANOODLE.problem(), options);
    return new Links(KANOODLE.problem(), Walks.order(KANOODLE)).from(givens).count();
  }

  @Test
  void threeFormsOfAGivenMeanTheSameOption() {
    int[] options = BoardReader.options(KANOODLE, START);
    String rest =
        IntStream.range(1, options.length)
            .mapToObj(at -> " --given #" + options[at])
            .collect(Collectors.joining());
    var placement = KANOODLE.placements().get(options[0]);
    String piece = KANOODLE.pieces().get(placement.piece()).name();
    String cells =
        placement.cells().stream().map(cell -> cell.text()).collect(Collectors.joining());

    String expected = here(options) + "\n";
    for (String form :
        new String[] {"#" + options[0], piece + "=" + options[0], piece + "=" + cells}) {
      assertThat(printed((Object[]) ("count kanoodle --given " + form + rest).split(" ")))
          .isEqualTo(expected);
    }
    assertThat(printed("count", "kanoodle", "--board", START)).isEqualTo(expected);
  }

  @Test
  void givenCellsMayComeInAnyOrderAndWithBlanks() {
    for (String cells :
        new String[] {
          "Green=(1,1)(1,2)(2,2)(2,3)(2,4)", "Green = (2,4) (2,3)( 2 , 2 )(1,1)(1,2)"
        }) {
      assertThat(
              json("plan", "kanoodle", "--json", "--split-depth", 0, "--given", cells)
                  .get("givens"))
          .hasSize(1)
          .isEqualTo(
              json(
                      "plan",
                      "kanoodle",
                      "--json",
                      "--split-depth",
                      0,
                      "--given",
                      "Green=(1,1)(1,2)(2,2)(2,3)(2,4)")
                  .get("givens"));
    }
  }

  @Test
  void boardAndGivensTogetherAndTwiceAreTheSameStart() {
    int[] options = BoardReader.options(KANOODLE, START);
    String expected = here(options) + "\n";

    assertThat(printed("count", "kanoodle", "--board", START)).isEqualTo(expected);
    assertThat(
            printed(
                "count",
                "kanoodle",
                "--board",
                START,
                "--given",
                "#" + options[0],
                "--given",
                "#" + options[0]))
        .isEqualTo(expected);
  }

  @Test
  void problemWithoutPiecesTakesOptionNumbers() {
    Path queens = write(temporary.resolve("q.dlx"), KnuthWriter.write(SmallProblems.queens(8)));

    assertThat(printed("count", queens, "--given", "#0")).isEqualTo("4\n");
    assertThat(printed("count", queens, "--given", "#0", "--given", "#12")).isEqualTo("1\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Green",
        "Grene=1",
        "Green=",
        "Green=x",
        "Green=9999",
        "Green=1000",
        "Green=(1,1)",
        "Green=(0,0)(0,1)(1,1)(1,2)(1,3)",
        "Green=(1,1)(1,2)(2,2)(2,3)(2,4",
        "#",
        "#-1",
        "#1789",
        "#99999999999",
        "=1",
        "Green=(1,1)(1,2)(2,2)(2,3)(99999999999,4)",
        "\u001b[31m=1",
        "a\nb=1"
      })
  void givenThatIsNotUnderstoodIsExplained(String given) {
    dance("count", "kanoodle", "--given", given).assertMendable();
  }

  @Test
  void givensThatOverlapAreRefused() {
    assertThat(dance("count", "kanoodle", "--given", "#0", "--given", "#1").assertMendable().err())
        .contains("The givens conflict")
        .contains("both cover the item");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "A",
        "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
        "?......................................................",
        "\u001b......................................................",
        "A......................................................"
      })
  void boardThatDoesNotFitIsExplained(String board) {
    dance("count", "kanoodle", "--board", board).assertMendable();
  }

  @Test
  void boardMayBeDrawnAndComeFromAFileOrStandardInput() {
    String expected = here(BoardReader.options(KANOODLE, START)) + "\n";
    String drawn = START.replaceAll(".{11}", "$0\n");
    Path file = write(temporary.resolve("start.txt"), drawn);
    InputStream before = System.in;
    try {
      System.setIn(new ByteArrayInputStream(drawn.getBytes(StandardCharsets.UTF_8)));
      assertThat(printed("count", "kanoodle", "--board", "-")).isEqualTo(expected);
    } finally {
      System.setIn(before);
    }
    assertThat(printed("count", "kanoodle", "--board", drawn)).isEqualTo(expected);
    assertThat(printed("count", "kanoodle", "--board", "@" + file)).isEqualTo(expected);
    dance("count", "kanoodle", "--board", "@" + file + ".none").assertMendable();
  }

  @Test
  void copiesOfAPieceAreToldApartByTheirNumbers() {
    assertThat(printed("count", "dominoes:2x3", "--board", "DD.DD. #1 #3")).isEqualTo("1\n");
    assertThat(dance("count", "dominoes:2x3", "--board", "DD.DD.").assertMendable().err())
        .contains("more than one way");
  }

  @Test
  void boardOfAProblemWithoutPiecesIsRefused() {
    Path plain = write(temporary.resolve("p.dlx"), "a\na\n");

    dance("count", plain, "--board", "a").assertMendable();
    dance("count", plain, "--given", "A=1").assertMendable();
    dance("count", plain, "--split-symmetry", "A").assertMendable();
    dance("count", plain, "--up-to-symmetry", "--split-symmetry", "A").assertMendable();
  }

  @ParameterizedTest
  @ValueSource(strings = {"puzzle", "pieces-first", "first-use"})
  void itemOrdersOfAPuzzleGiveTheSameCount(String order) {
    var node = json("count", "kanoodle", "--board", START, "--item-order", order, "--json");

    assertThat(node.get("solutions").asLong())
        .isEqualTo(here(BoardReader.options(KANOODLE, START)));
    assertThat(node.get("itemOrder").asText()).isEqualTo(order);
  }

  @Test
  void itemOrdersOfAProblemGiveTheSameCount() {
    Path file = write(temporary.resolve("q.dlx"), KnuthWriter.write(SmallProblems.queens(6)));
    var problem = SmallProblems.queens(6);
    Path order =
        write(
            temporary.resolve("order"),
            IntStream.range(0, problem.items())
                .mapToObj(item -> problem.itemName(problem.items() - 1 - item))
                .collect(Collectors.joining("\n ", "\n", "\n")));
    for (Object name : new Object[] {"given", "first-use", order, order.toUri()}) {
      var node = json("count", file, "--item-order", name, "--json");
      assertThat(node.get("solutions").asLong()).isEqualTo(4);
      assertThat(node.get("itemOrder").asText()).isEqualTo(name.toString().replaceFirst(".*/", ""));
    }
  }

  @Test
  void itemOrderThatIsNoneIsExplained() {
    Path plain = write(temporary.resolve("p.dlx"), "a b\na b\n");
    for (String text : new String[] {"", "a", "a a", "a b c", "a b b"}) {
      Path order = write(temporary.resolve("order"), text);
      dance("count", plain, "--item-order", order).assertMendable();
    }
    assertThat(dance("count", "kanoodle", "--item-order", "piece-first").assertMendable().err())
        .contains("Did you mean pieces-first?");
    dance("count", "kanoodle", "--item-order", "given").assertMendable();
    dance("count", plain, "--item-order", "./none").assertMendable();
    dance("count", plain, "--item-order", "").assertMendable();
  }
}
