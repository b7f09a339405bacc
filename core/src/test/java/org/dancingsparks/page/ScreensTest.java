package org.dancingsparks.page;

import static org.assertj.core.api.Assertions.assertThat;

import org.dancingsparks.puzzle.Puzzle;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Rectangle;

/** Pages on laptops and phones: what is needed to play is in sight together. */
@Tag("slow")
class ScreensTest {
  private static final String CHALLENGES =
      "\"challenges\":[{\"pieces\":1,\"level\":\"\",\"options\":[0]}]";

  @RegisterExtension static final Browser browser = new Browser();

  private Player player;

  private void open(String name, int width, int height) {
    Puzzle puzzle = PagePuzzles.of(name);
    String html = new PuzzlePage(puzzle, PagePuzzles.diagram(puzzle)).html();
    player = new Player(browser, puzzle, html.replace("\"challenges\":[]", CHALLENGES));
    player.screen(width, height);
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
  void aLaptopShowsTheBoardAndAllButtonsToPlay(String name) {
    open(name, 1366, 768);
    assertThat(bottom(place("[data-do=challenge]"))).isLessThan(place("#board").getY());
    assertThat(bottom(place("#board"))).isLessThan(768);
    assertThat(bottom(place("[data-do=hint]"))).isLessThan(768);
    assertThat(place("#tray").getX()).isGreaterThan(right(place("#board")));
    assertNothingIsCut(1366);
  }

  @ParameterizedTest
  @ValueSource(strings = {"kanoodle", "soma", "hexagonal", "tetrahedron", "holes"})
  void aPhoneOnItsSideShowsBoardAndTraySideBySide(String name) {
    open(name, 844, 390);
    assertThat(right(place("#board"))).isLessThan(place("#tray").getX());
    assertThat(right(place("#board"))).isLessThan(place("[data-do=hint]").getX());
    assertThat(bottom(place("#board"))).isLessThan(390);
    assertThat(place("#tray").getY()).isLessThan(300);
    assertNothingIsCut(844);
  }

  @ParameterizedTest
  @ValueSource(strings = {"kanoodle", "soma", "hexagonal", "tetrahedron", "holes"})
  void aPhoneUprightHasItsButtonsBetweenBoardAndTray(String name) {
    for (int width : new int[] {390, 320}) {
      open(name, width, 844);
      assertThat(place("[data-do=hint]").getY()).isGreaterThan(bottom(place("#board")));
      assertThat(bottom(place("[data-do=hint]"))).isLessThan(844);
      assertThat(bottom(place("[data-do=hint]"))).isLessThan(place("#tray").getY());
      assertNothingIsCut(width);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"soma", "kanoodle-pyramid"})
  void cellsOfLayersAreLargeEnoughForAFinger(String name) {
    open(name, 390, 844);
    assertThat(place("#layers [data-cell='0']").getWidth()).isGreaterThanOrEqualTo(24);
  }
}
