package org.dancingsparks.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.testing.Browser;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Rectangle;

/** Pages on laptops and phones: what is needed to play is in sight together. */
@Tag("slow")
class ScreensTest {
  private static final String CHALLENGES =
      "\"challenges\":[{\"pieces\":1,\"level\":\"\",\"options\":[0]}]";

  @RegisterExtension static final Browser browser = new Browser();

  private Player player;

  private void open(String name) {
    Puzzle puzzle = PagePuzzles.of(name);
    String html = new PuzzlePage(puzzle, PagePuzzles.diagram(puzzle)).html();
    player = new Player(browser, puzzle, html.replace("\"challenges\":[]", CHALLENGES));
  }

  private Rectangle place(String selector) {
    return player.find(selector).getRect();
  }

  private static int bottom(Rectangle place) {
    return place.getY() + place.getHeight();
  }

  private static int right(Rectangle place) {
    return place.getX() + place.getWidth();
  }

  private void assertNothingIsCut(int width) {
    assertThat(
            browser.<String>run(
                "return String(document.documentElement.scrollWidth > arguments[0]);", "" + width))
        .isEqualTo("false");
  }

  @ParameterizedTest
  @ValueSource(strings = {"kanoodle", "soma", "hexagonal", "tetrahedron", "holes"})
  void whatIsNeededToPlayIsInSight(String name) {
    open(name);
    aLaptopShowsTheBoardAndAllButtonsToPlay();
    aPhoneOnItsSideShowsBoardAndTraySideBySide();
    aPhoneUprightHasTrayAndButtonsBelowTheBoard(390);
    aPhoneUprightHasTrayAndButtonsBelowTheBoard(320);
  }

  private void aLaptopShowsTheBoardAndAllButtonsToPlay() {
    player.screen(1366, 768);
    assertThat(bottom(place("[data-do=challenge]"))).isLessThan(place("#board").getY());
    assertThat(bottom(place("#board"))).isLessThan(768);
    assertThat(bottom(place("[data-do=hint]"))).isLessThan(768);
    assertThat(place("#tray").getX()).isGreaterThan(right(place("#board")));
    assertNothingIsCut(1366);
  }

  private void aPhoneOnItsSideShowsBoardAndTraySideBySide() {
    player.screen(844, 390);
    assertThat(right(place("#board"))).isLessThan(place("#tray").getX());
    assertThat(right(place("#board"))).isLessThan(place("[data-do=hint]").getX());
    assertThat(bottom(place("#board"))).isLessThan(390);
    assertThat(place("#tray").getY()).isLessThan(300);
    assertNothingIsCut(844);
  }

  private void aPhoneUprightHasTrayAndButtonsBelowTheBoard(int width) {
    player.screen(width, 844);
    Rectangle tray = place("#tray");
    assertThat(tray.getY()).isGreaterThan(bottom(place("#board")));
    assertThat(tray.getY()).isLessThan(720);
    assertThat(tray.getHeight()).isLessThan(200);
    assertThat(place("[data-do=hint]").getY() - bottom(tray)).isBetween(0, 30);
    assertNothingIsCut(width);
  }

  /** Without its diagram, which takes long, the page has the same board. */
  @ParameterizedTest
  @CsvSource({"soma, 11", "kanoodle-pyramid, 10"})
  void cellsOfLayersAreLargeEnoughForAFinger(String name, int columns) {
    Puzzle puzzle = PagePuzzles.of(name);
    String html = new PuzzlePage(puzzle, Prefix.EMPTY, Optional.empty()).html();
    player = new Player(browser, puzzle, html);
    player.screen(390, 844);
    assertThat(place("#layers svg").getWidth() / columns).isGreaterThanOrEqualTo(24);
    assertThat(place("#layers svg").getHeight()).isLessThan(844 / 2);
  }
}
