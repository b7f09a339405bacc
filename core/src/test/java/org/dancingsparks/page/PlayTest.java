package org.dancingsparks.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.diagram.FrontierSearch;
import org.dancingsparks.diagram.RangeCursor;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.puzzle.BoardPuzzle;
import org.dancingsparks.testing.Browser;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.openqa.selenium.By;
import org.openqa.selenium.Dimension;
import org.openqa.selenium.Keys;

/**
 * Kanoodle's page, played with in a real browser by mouse, touch and keys; what it says is compared
 * with the list of all solutions.
 */
@Tag("slow")
class PlayTest {
  private static final String[] TURNS = "rrrrfrrrr".split("");

  /** The lowest place of a finger that holds a piece over a cell, below the cell's middle. */
  private static final int BELOW = 44;

  @RegisterExtension static final Browser browser = new Browser();

  private static BoardPuzzle puzzle;
  private static Diagram diagram;
  private static ListedAnswers listed;
  private static String html;

  private Player player;

  @BeforeAll
  static void open() {
    puzzle = (BoardPuzzle) PagePuzzles.of("kanoodle");
    diagram = PagePuzzles.diagram(puzzle);
    listed = new ListedAnswers(diagram);
    html = new PuzzlePage(puzzle, diagram).html();
  }

  @BeforeEach
  void begin() {
    browser.driver().manage().window().setSize(new Dimension(1200, 1000));
    player = new Player(browser, puzzle, html);
  }

  /** Checks what the page says of what is placed. */
  private int left() {
    int expected = listed.numbers(player.placed()).length;
    assertThat(player.number("count")).isEqualTo(expected);
    return expected;
  }

  @Test
  void aPieceIsDraggedOntoTheBoardByMouseAndOffAgain() {
    assertThat(left()).isEqualTo(371_020);
    player.drag(player.piece("K"), player.cell(0));
    assertThat(player.placed()).hasSize(1);
    assertThat(left()).isPositive();
    player.drag(player.cell(0), player.find("h1"));
    assertThat(player.placed()).isEmpty();
    assertThat(left()).isEqualTo(371_020);
  }

  @Test
  void aPieceIsDraggedByTouchOnASmallScreen() {
    browser.driver().manage().window().setSize(new Dimension(500, 900));
    player.dragByTouch(player.piece("E"), player.cell(24), BELOW);
    assertThat(player.placed()).hasSize(1);
    assertThat(puzzle.problem().describe(player.placed()[0])).contains("Green").contains("(3,3)");
    assertThat(left()).isPositive();
  }

  @Test
  void aTappedPieceSaysBeforehandWhereItLeads() {
    player.click(player.piece("A"));
    for (int cell : new int[] {12, 13, 25, 38}) {
      player.point(player.cell(cell));
      long leads = player.number("say");
      player.click(player.cell(cell));
      assertThat(left()).isEqualTo((int) leads);
      player.click(player.cell(cell));
      assertThat(player.placed()).isEmpty();
    }
  }

  @Test
  void keysAloneLeadToOneSolution() {
    tabTo("gridcell");
    int before = left();
    while (before > 1) {
      placeOneOf(solution(listed.numbers(player.placed())[before / 2]));
      assertThat(left()).isPositive().isLessThanOrEqualTo(before);
      before = left();
    }
    assertThat(player.says("count")).isEqualTo("One solution left");
    assertThat(browser.driver().findElement(By.tagName("body")).getAttribute("class"))
        .contains("one");
    player.type("n");
    assertThat(player.says("which"))
        .contains("Solution 1 of 1")
        .contains("no. " + listed.numbers(player.placed())[0]);
    player.press("keep");
    assertThat(player.says("count")).isEqualTo("Solved!");
  }

  private void tabTo(String role) {
    for (int tabs = 0; tabs < 50; tabs++) {
      if (role.equals(browser.driver().switchTo().activeElement().getAttribute("role"))) {
        return;
      }
      player.type(Keys.TAB);
    }
    throw new AssertionError("Tab does not lead to a " + role);
  }

  /** Chooses a piece by its symbol, and turns it on a cell until it leads to a solution there. */
  private void placeOneOf(int... solution) {
    int[] placed = player.placed();
    int option =
        IntStream.of(solution)
            .filter(wanted -> IntStream.of(placed).noneMatch(own -> own == wanted))
            .findFirst()
            .orElseThrow();
    player.type(String.valueOf(puzzle.marks().get(puzzle.mark(option, 0)).symbol()));
    for (Cell cell : puzzle.cells(option)) {
      goTo(cell);
      for (String key : TURNS) {
        player.type(key);
        if (player.says("say").contains("leads to") && player.number("say") > 0) {
          player.type(Keys.ENTER);
          return;
        }
      }
    }
    throw new AssertionError("No place for " + puzzle.problem().describe(option));
  }

  private void goTo(Cell cell) {
    String at = browser.driver().switchTo().activeElement().getAttribute("data-cell");
    Cell from = puzzle.board().cell(Integer.parseInt(at));
    repeat(cell.row() - from.row(), Keys.ARROW_DOWN, Keys.ARROW_UP);
    repeat(cell.column() - from.column(), Keys.ARROW_RIGHT, Keys.ARROW_LEFT);
  }

  private void repeat(int steps, Keys forward, Keys back) {
    for (int step = 0; step < Math.abs(steps); step++) {
      player.type(steps > 0 ? forward : back);
    }
  }

  private static int[] solution(int number) {
    RangeCursor cursor = diagram.cursor(number, number + 1);
    cursor.next();
    return cursor.solution();
  }

  @Test
  void hintsAreUndoneAndRedoneAndStandInTheAddress() {
    player.press("hint");
    player.press("hint");
    int[] placed = player.placed();
    int both = left();
    assertThat(player.says("message")).contains("solutions");
    player.typeWithControl("z");
    assertThat(player.placed()).hasSize(1);
    assertThat(left()).isGreaterThan(both);
    player.typeWithControl("y");
    assertThat(player.placed()).containsExactlyInAnyOrder(placed);
    assertThat(left()).isEqualTo(both);
    player.press("restart");
    assertThat(left()).isEqualTo(371_020);
  }

  @Test
  void hintsLeadToASolution() {
    for (int hints = 0; hints < 12; hints++) {
      assertThat(left()).isPositive();
      player.press("hint");
    }
    assertThat(player.says("count")).isEqualTo("Solved!");
    assertThat(listed.numbers(player.placed())).hasSize(1);
  }

  @Test
  void anAddressIsFollowedAndWhatToLiftIsSaid() {
    int[] two = excluded();
    player.follow("%%23%d%%20%%23%d".formatted(two[0], two[1]));
    assertThat(player.says("count")).isEqualTo("No solution left");
    assertThat(player.says("message"))
        .startsWith("No piece has a place left in a solution. To have one again, remove");
    player.find("#lifts button").click();
    assertThat(player.placed()).hasSize(1);
    assertThat(left()).isPositive();
  }

  /** Two options that exclude each other only in that no solution has both. */
  private static int[] excluded() {
    int options = puzzle.problem().options();
    for (int one = 0; one < options; one++) {
      for (int other = one + 1; other < options; other++) {
        boolean isLive = listed.numbers(one).length > 0 && listed.numbers(other).length > 0;
        if (isLive && areApart(one, other) && listed.numbers(one, other).length == 0) {
          return new int[] {one, other};
        }
      }
    }
    throw new AssertionError("There are no such options.");
  }

  private static boolean areApart(int one, int other) {
    return items(one).noneMatch(item -> items(other).anyMatch(own -> own == item));
  }

  private static IntStream items(int option) {
    Problem problem = puzzle.problem();
    return IntStream.range(0, problem.size(option)).map(place -> problem.item(option, place));
  }

  @Test
  void aWrongAddressIsAMessageAndNeverMarkup() {
    for (String text : List.of("<img src=x onerror=alert(1)>", "%E0%A4%A", "#99999999", "KK")) {
      player.follow(text);
      assertThat(player.says("message")).isNotEmpty();
      assertThat(browser.driver().findElements(By.cssSelector("#play img"))).isEmpty();
    }
    assertThat(player.number("count")).isEqualTo(371_020);
  }

  @Test
  void aHintSaysHowManySolutionsHaveIt() {
    player.press("hint");
    String all = player.says("message");
    assertThat(all)
        .matches(".* placed here: [\\d,]+ of the 371,020 solutions have it[,;] .* other .*\\.");
    assertThat(all).contains(" " + player.says("count").split(" ")[0] + " of the ");
  }

  @Test
  void hintsThatArePressedFasterThanTheyAreAnsweredAreAllGiven() {
    browser.run(
        """
        for (let press = 0; press < 5; press++) {
          document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'h', bubbles: true }));
        }
        while (document.querySelectorAll('#board .placed .piece').length < 5) {
          await new Promise(requestAnimationFrame);
        }
        """);
    assertThat(player.placed()).hasSize(5);
    assertThat(left()).isPositive();
  }

  @Test
  void aDragEndsWhenThePositionIsChanged() {
    player.press("hint");
    player.hold(player.piece("E"), player.cell(24));
    assertThat(player.all(".dragged")).hasSize(1);
    player.typeWithControl("z");
    assertThat(player.all(".dragged, #board .ghost *")).isEmpty();
    player.release();
    assertThat(player.placed()).isEmpty();
  }

  @Test
  void keysWorkWhereverTheFocusIs() {
    player.find("summary").click();
    player.type("h");
    assertThat(player.placed()).hasSize(1);
    player.type("m");
    assertThat(player.says("legend")).matches("\\w+ \\S+: \\S+ % of the solutions have .* here\\.");
    player.type("m");
    assertThat(player.says("legend")).isEmpty();
  }

  @Test
  void theHeatMapIsOffAfterAReload() {
    assertThat(player.all("#board .heat text")).isEmpty();
    player.press("heat");
    assertThat(player.all("#board .heat text")).hasSize(55);
    browser.driver().navigate().refresh();
    assertThat(player.all("#board .heat text")).isEmpty();
  }

  @Test
  void afterAFailedDropNothingLooksPlaced() {
    player.drag(player.piece("K"), player.cell(0));
    player.drag(player.piece("L"), player.cell(12));
    assertThat(player.says("say")).isEqualTo("Gray (L) does not fit there.");
    assertThat(player.placed()).hasSize(1);
    assertThat(player.all("#board .ghost *")).isEmpty();
    player.dragByTouch(player.piece("L"), player.cell(12), BELOW);
    assertThat(player.placed()).hasSize(1);
    assertThat(player.all("#board .ghost *")).isEmpty();
  }

  @Test
  void solutionsAreShownInOrderByNumber() {
    player.press("hint");
    int[] numbers = listed.numbers(player.placed());
    for (int place = 0; place < 3; place++) {
      player.press("next");
      assertThat(player.says("which")).endsWith("(no. " + numbers[place] + ")");
    }
    player.press("previous");
    player.press("keep");
    assertThat(listed.numbers(player.placed())).containsExactly(numbers[1]);
  }

  @Test
  void givensArePlacedAndStay() {
    int given = solution(0)[0];
    Prefix givens = Prefix.of(puzzle.problem(), given);
    Diagram rest =
        new FrontierSearch(
                new OrderedProblem(puzzle.problem(), puzzle.defaultOrder(), givens),
                List.of(givens))
            .diagram()
            .orElseThrow();
    player = new Player(browser, puzzle, new PuzzlePage(puzzle, givens, Optional.of(rest)).html());
    assertThat(player.placed()).containsExactly(given);
    assertThat(left()).isEqualTo(listed.numbers(given).length);
    player.click(player.cell(puzzle.board().number(puzzle.cells(given).get(0)).orElseThrow()));
    assertThat(player.says("say")).contains("is given");
    player.press("hint");
    assertThat(left()).isPositive();
    player.press("restart");
    assertThat(player.placed()).containsExactly(given);
  }
}
