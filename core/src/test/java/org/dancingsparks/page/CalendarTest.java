package org.dancingsparks.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Map;
import java.util.stream.Collectors;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.testing.Browser;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.openqa.selenium.Dimension;

/** A calendar's page, in a real browser that believes it is some day. */
@Tag("slow")
class CalendarTest {
  @RegisterExtension static final Browser browser = new Browser();

  private static PiecePuzzle puzzle;
  private static String html;

  private Player player;

  @BeforeAll
  static void makePage() {
    puzzle = (PiecePuzzle) PagePuzzles.of("a-puzzle-a-day");
    html = new PuzzlePage(puzzle, PagePuzzles.diagram(puzzle)).html();
    // The sixth of October, which has the fewest solutions.
    String now =
        """
        const Real = Date;
        window.Date = class extends Real {
          constructor(...parts) { if (parts.length) super(...parts); else super(2026, 9, 6, 0, 30); }
        };
        """;
    browser
        .driver()
        .executeCdpCommand("Page.addScriptToEvaluateOnNewDocument", Map.of("source", now));
  }

  @BeforeEach
  void open() {
    browser.driver().manage().window().setSize(new Dimension(1200, 1000));
    player = new Player(browser, puzzle, html);
    browser.run(
        """
        while (!/left/.test(document.querySelector('#count').textContent)) {
          await new Promise(requestAnimationFrame);
        }
        """);
  }

  private String open(int... placed) {
    return Arrays.stream(placed)
        .mapToObj(option -> puzzle.board().called(puzzle.cells(option).get(0)))
        .sorted()
        .collect(Collectors.joining(" "));
  }

  private void choose(String date) {
    browser.run(
        """
        const field = document.querySelector('#date');
        field.value = arguments[0];
        field.dispatchEvent(new Event('change'));
        while (document.querySelector('#play').getAttribute('aria-busy') === 'true') {
          await new Promise(requestAnimationFrame);
        }
        """,
        date);
  }

  @Test
  void opensOnTodayWhichIsNotInTheAddress() {
    assertThat(player.number("count")).isEqualTo(7);
    assertThat(player.find("#date").getDomProperty("value")).isEqualTo("2026-10-06");
    assertThat(browser.driver().getCurrentUrl()).doesNotContain("#");
    player.press("hint");
    assertThat(browser.driver().getCurrentUrl()).contains("#");
    player.press("restart");
    assertThat(player.number("count")).isEqualTo(7);
  }

  @Test
  void aDateOrATapOnAMonthLeavesItOpen() {
    choose("2026-01-25");
    assertThat(open(player.placed())).isEqualTo("25 Jan");
    assertThat(player.number("count")).isEqualTo(216);
    player.click(player.cell(10));
    assertThat(open(player.placed())).isEqualTo("25 Nov");
    assertThat(player.find("#date").getDomProperty("value")).isEmpty();
    browser.driver().navigate().refresh();
    assertThat(open(player.placed())).isEqualTo("25 Nov");
    player.click(player.cell(10));
    player.click(player.cell(36));
    assertThat(player.number("count")).isEqualTo(24405);
    browser.driver().navigate().refresh();
    assertThat(player.number("count")).isEqualTo(24405);
  }

  @Test
  void theHeatMapIsNotPrinted() {
    String label = "#layers .label:not(.held)";
    String plain = player.find(label).getCssValue("transform");
    player.press("heat");
    assertThat(player.find("#layers .heat text").isDisplayed()).isTrue();
    assertThat(player.find(label).getCssValue("transform")).isNotEqualTo(plain);
    player.emulate("print");
    try {
      assertThat(player.find("#layers svg").isDisplayed()).isTrue();
      assertThat(player.find("#layers .heat text").isDisplayed()).isFalse();
      assertThat(player.find(label).getCssValue("transform")).isEqualTo(plain);
    } finally {
      player.emulate("");
    }
  }

  @Test
  void theDateIsAChallenge() {
    player.press("challenge");
    assertThat(player.says("count")).isEqualTo("Challenge: Oct 6");
    assertThat(player.says("message"))
        .startsWith(
            "Fill the rest of the board, but leave the marked cells open. There are 7 ways");
    choose("2026-01-25");
    assertThat(player.says("message")).contains("There are 216 ways");
    assertThat(player.all("#board .placed .piece")).hasSize(2);
  }
}
