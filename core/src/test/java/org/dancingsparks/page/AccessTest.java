package org.dancingsparks.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.testing.Browser;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Dimension;

/** Pages hinder nobody, as far as axe can tell: by contrast, names, roles or the way by keys. */
@Tag("slow")
class AccessTest {
  private static final String AXE = "/META-INF/resources/webjars/axe-core/4.6.3/axe.min.js";

  @RegisterExtension static final Browser browser = new Browser();

  private static String axe;

  @BeforeAll
  static void open() throws IOException {
    try (InputStream script = AccessTest.class.getResourceAsStream(AXE)) {
      axe = new String(script.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "kanoodle",
        "soma",
        "sudoku:2",
        "queens:6",
        "word-squares:words,3",
        "plain",
        "hexagonal",
        "spheres",
        "holes"
      })
  void noRuleIsBrokenInLightNorInDarkOnASmallScreen(String name) {
    Puzzle puzzle = PagePuzzles.of(name);
    String html = new PuzzlePage(puzzle, PagePuzzles.diagram(puzzle)).html();
    Player player = open("light", 1200, puzzle, html);
    player.press("hint");
    player.press("next");
    assertThat(player.hindrances(axe)).as("light").isEmpty();
    player = open("dark", 500, puzzle, html);
    player.press("compete");
    player.press("check");
    assertThat(player.hindrances(axe)).as("dark, a challenge").isEmpty();
  }

  @Test
  void dialogsBreakNoRule() {
    Puzzle puzzle = PagePuzzles.of("sudoku:2");
    String html = new PuzzlePage(puzzle, PagePuzzles.diagram(puzzle)).html();
    for (String scheme : List.of("light", "dark")) {
      Player player = open(scheme, 500, puzzle, html);
      player.press("help");
      assertThat(player.hindrances(axe)).as(scheme).isEmpty();
    }
  }

  private static Player open(String scheme, int width, Puzzle puzzle, String html) {
    browser.driver().manage().window().setSize(new Dimension(width, 900));
    Player player = new Player(browser, puzzle, html);
    player.prefers(scheme);
    return player;
  }
}
