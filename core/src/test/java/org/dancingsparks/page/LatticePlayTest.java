package org.dancingsparks.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.puzzle.Mark;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.testing.Browser;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Dimension;
import org.openqa.selenium.Keys;

/**
 * Pages of each lattice, and of counted pieces and holes, played with in a real browser; what they
 * say is compared with the list of all solutions.
 */
@Tag("slow")
class LatticePlayTest {
  /** Turns by the smallest angle lead round at least once. */
  private static final String ROUND = "rrrrrr";

  private static final String TURNS = ROUND + "f" + ROUND + "t" + ROUND + "f" + ROUND + "t";

  @RegisterExtension static final Browser browser = new Browser();

  private PiecePuzzle puzzle;
  private ListedAnswers listed;
  private Player player;

  private void open(String name) {
    puzzle = (PiecePuzzle) PagePuzzles.of(name);
    Diagram diagram = PagePuzzles.diagram(puzzle);
    listed = new ListedAnswers(diagram);
    browser.driver().manage().window().setSize(new Dimension(1200, 1000));
    player = new Player(browser, puzzle, new PuzzlePage(puzzle, diagram).html());
  }

  /** Checks what the page says of what is placed. */
  private int left() {
    int expected = listed.numbers(player.placed()).length;
    assertThat(player.number("count")).isEqualTo(expected);
    return expected;
  }

  private String symbol(int mark) {
    return String.valueOf(puzzle.marks().get(mark).symbol());
  }

  @ParameterizedTest
  @ValueSource(strings = {"hexagonal", "triangular", "spheres", "tetrahedron"})
  void aPieceIsDraggedOntoTheBoardByMouseAndOffAgain(String name) {
    open(name);
    int all = left();
    for (int mark = 0; mark < 2; mark++) {
      for (int cell = 0; cell < puzzle.board().size() && player.placed().length == 0; cell++) {
        player.drag(player.piece(symbol(mark)), player.cell(cell));
      }
      assertThat(player.placed()).hasSize(1);
      int option = player.placed()[0];
      assertThat(puzzle.mark(option)).isEqualTo(mark);
      left();
      int held = puzzle.board().number(puzzle.cells(option).get(0)).orElseThrow();
      player.drag(player.cell(held), player.find("h1"));
      assertThat(player.placed()).isEmpty();
      assertThat(left()).isEqualTo(all);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"hexagonal", "triangular", "spheres", "tetrahedron"})
  void keysAloneTurnAPieceAndPlaceItAsASolutionHasIt(String name) {
    open(name);
    int[] solution = PagePuzzles.diagram(puzzle).solution(BigInteger.ONE);
    int option = solution[solution.length / 2];
    player.find("[data-cell='0']").click();
    player.type(symbol(puzzle.mark(option)));
    walkTo(puzzle.board().number(puzzle.cells(option).get(0)).orElseThrow());
    for (String key : TURNS.split("")) {
      player.type(key);
      if (player.says("say").contains("leads to") && player.number("say") > 0) {
        break;
      }
    }
    player.type(Keys.ENTER);
    assertThat(player.placed()).hasSize(1);
    assertThat(puzzle.mark(player.placed()[0])).isEqualTo(puzzle.mark(option));
    assertThat(left()).isPositive();
    player.type(Keys.DELETE);
    assertThat(player.placed()).isEmpty();
  }

  private String here() {
    return browser.driver().switchTo().activeElement().getAttribute("data-cell");
  }

  /**
   * Walks row by row, as the cells are drawn: layers are side by side, the top one in the middle.
   */
  private void walkTo(int cell) {
    for (Keys arrow : List.of(Keys.ARROW_RIGHT, Keys.ARROW_LEFT)) {
      for (int steps = 0; steps < puzzle.board().size(); steps++) {
        if (here().equals(String.valueOf(cell))) {
          return;
        }
        player.type(arrow);
      }
    }
    throw new AssertionError("No arrow to the right or left leads to cell " + cell);
  }

  @ParameterizedTest
  @ValueSource(strings = {"hexagonal", "triangular", "spheres", "tetrahedron", "soma"})
  void arrowsReachAllCells(String name) {
    open(name);
    player.find("[data-cell='0']").click();
    player.type(Keys.ARROW_LEFT.toString().repeat(puzzle.board().size()));
    Set<String> reached = new HashSet<>();
    for (int step = 0; step < puzzle.board().size(); step++) {
      reached.add(here());
      player.type(Keys.ARROW_RIGHT);
    }
    assertThat(reached).hasSize(puzzle.board().size());
    String last = here();
    player.type(Keys.ARROW_UP);
    assertThat(here()).isNotEqualTo(last);
  }

  @ParameterizedTest
  @ValueSource(strings = {"soma", "tetrahedron"})
  void theTrayIsTappedAndDraggedAtItsPictures(String name) {
    open(name);
    player.press("hint");
    int first = puzzle.mark(player.placed()[0]);
    for (int mark = 0; mark < 4; mark++) {
      if (mark != first) {
        player.click(player.piece(symbol(mark)));
        assertThat(player.find("[aria-selected=true]").getAttribute("data-mark"))
            .isEqualTo(String.valueOf(mark));
        player.hold(player.piece(symbol(mark)), player.find("h1"));
        assertThat(player.all(".dragged")).hasSize(1);
        player.release();
        assertThat(player.placed()).hasSize(1);
      }
    }
  }

  @Test
  void cellsThatMayStayOpenNeedNotBeCovered() {
    open("free");
    int[] solution = PagePuzzles.diagram(puzzle).solution(BigInteger.ZERO);
    player.follow(
        IntStream.of(solution)
            .mapToObj(option -> "%23" + option)
            .collect(Collectors.joining("%20")));
    assertThat(player.says("count")).isEqualTo("Solved!");
  }

  @Test
  void copiesArePlacedAsOftenAsAllowed() {
    open("counted");
    assertThat(tray("S")).contains("2 left");
    player.click(player.piece("S"));
    player.click(player.cell(0));
    assertThat(player.placed()).hasSize(1);
    left();
    assertThat(tray("S")).contains("1 left");
    player.click(player.cell(29));
    assertThat(player.placed()).hasSize(2);
    left();
    assertThat(tray("S")).contains("on the board");
    player.click(player.cell(29));
    assertThat(player.placed()).hasSize(1);
    assertThat(tray("S")).contains("1 left");
    assertThat(tray("O")).doesNotContain("left");
  }

  private String tray(String symbol) {
    return player.piece(symbol).findElement(By.xpath("..")).getText();
  }

  @Test
  void aGroupSaysHowManyOfItArePlaced() {
    open("groups");
    assertThat(player.find("#pieces > p").getText()).isEqualTo("four: 0 of 4; one: 0 of 1");
    int[] solution = PagePuzzles.diagram(puzzle).solution(BigInteger.ONE);
    for (int option : solution) {
      if (puzzle.mark(option) >= 6) {
        player.follow("#" + option);
      }
    }
    assertThat(player.find("#pieces > p").getText()).isEqualTo("four: 0 of 4; one: 1 of 1");
    assertThat(left()).isPositive();
    for (String symbol : "WZNT".split("")) {
      assertThat(tray(symbol)).containsAnyOf("on the board", "not needed");
    }
  }

  @Test
  void aTapLeavesACellOpenAndAnotherInItsPlace() {
    open("holes");
    player.click(player.cell(1));
    assertThat(player.placed()).hasSize(1);
    assertThat(left()).isPositive();
    player.click(player.cell(7));
    assertThat(player.placed()).hasSize(2);
    left();
    assertThat(player.cell(1).getAttribute("aria-label"))
        .isEqualTo("Feb, row 1 column 2, month Feb");
    player.click(player.cell(2));
    assertThat(player.placed()).hasSize(2);
    left();
    assertThat(player.cell(1).getAttribute("aria-label")).endsWith("open");
    assertThat(player.cell(2).getAttribute("aria-label")).endsWith("month Mar");
  }

  @Test
  void diceAreThrownSoThatThereIsASolution() {
    open("holes");
    for (int times = 0; times < 5; times++) {
      player.press("roll");
      int[] thrown = player.placed();
      assertThat(thrown).hasSize(2);
      assertThat(IntStream.of(thrown).map(puzzle::mark).mapToObj(puzzle.marks()::get))
          .allMatch(Mark::isHole);
      assertThat(left()).isPositive();
    }
    player.press("challenge");
    assertThat(player.says("message")).startsWith("Fill the rest of the board, but leave the");
  }
}
