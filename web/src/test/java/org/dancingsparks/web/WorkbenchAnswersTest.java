package org.dancingsparks.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.dancingsparks.format.PuzzleWriter;
import org.dancingsparks.format.ShippedPuzzles;
import org.dancingsparks.testing.Axe;
import org.dancingsparks.testing.Campaign;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Dimension;

/** Numbers, pages and starts of the workbench, as people use them. */
@Tag("slow")
class WorkbenchAnswersTest extends WorkbenchPage {
  /** Some in a build, all in a campaign. */
  @Test
  void examplesAreCountedAsByTheCommandLine() {
    int all = options("#examples").size();
    assertThat(all).isGreaterThan(10);
    Seed.once(
        (random, seed) -> {
          List<Integer> places = new ArrayList<>(IntStream.range(1, all).boxed().toList());
          Collections.shuffle(places, random);
          for (int place : places.subList(0, Campaign.runs(4, places.size()))) {
            options("#examples").get(place).click();
            String solutions = solutions();
            assertThat(solutions).isEqualTo(number(saved()));
          }
        });
  }

  /** A link has the whole puzzle, and a file that is pasted is the puzzle that was saved. */
  @Test
  void linksAndFilesAreReadBackTheSame() {
    choose("#examples", title("a-puzzle-a-day"));
    assertThat(solutions()).isEqualTo("24,405 solutions");
    String yaml = PuzzleWriter.write(saved());
    browser.run("navigator.clipboard.writeText = async () => {};");
    find("[data-do=link]").click();
    counted();
    browser.driver().navigate().refresh();
    waitUntilReady();
    assertThat(solutions()).isEqualTo("24,405 solutions");
    assertThat(PuzzleWriter.write(saved())).isEqualTo(yaml);

    String pasted = PuzzleWriter.write(ShippedPuzzles.find("kanoodle").orElseThrow());
    paste(pasted);
    assertThat(counted()).isEqualTo("371,020 solutions|92,755 up to rotation and reflection|");
    assertThat(PuzzleWriter.write(saved())).isEqualTo(pasted);
    paste("###\n###\n");
    counted();
    assertThat(saved().board().size()).isEqualTo(6);
  }

  /** The page goes on while it counts: it draws, and what is changed is counted in its place. */
  @Test
  void tooLargeAPuzzleEndsWithASentence() {
    paste(PuzzleWriter.write(ShippedPuzzles.find("partridge-7").orElseThrow()));
    List<String> frames =
        browser.run(
            """
            const count = document.getElementById('count');
            const frames = [];
            while (count.textContent !== 'Counting') {
              await new Promise(requestAnimationFrame);
            }
            while (count.textContent === 'Counting') {
              await new Promise(requestAnimationFrame);
              frames.push('frame');
            }
            return frames;
            """);
    assertThat(frames).hasSizeGreaterThan(10);
    assertThat(counted())
        .startsWith("Too many to count here|")
        .contains("scripts/dance count partridge-7.yaml");
    choose("#examples", title("soma"));
    assertThat(solutions()).isEqualTo("11,520 solutions");
  }

  @Test
  void isPlayed() {
    choose("#examples", title("soma"));
    solutions();
    find("[data-do=play]").click();
    String page =
        browser.run(
            """
            let frame;
            while (!(frame = document.querySelector('#frame iframe'))
                || !frame.contentDocument?.body?.classList.contains('ready')) {
              await new Promise((done) => setTimeout(done, 20));
            }
            return frame.contentDocument.getElementById('count').textContent;
            """);
    assertThat(page).contains("11,520 solutions");
    find("#playing button").click();
    assertThat((String) browser.run(SAVED, "page")).startsWith("<!DOCTYPE html>");
    find("[data-do=heat]").click();
    assertThat((String) browser.run(SAVED, "svg")).contains("<text ", "text-anchor=\"middle\"");
  }

  /** One after another, with their solutions; then the page to play has them, too. */
  @Test
  void uniqueStarts() {
    choose("#examples", title("hexiamonds:4x9"));
    solutions();
    find("[data-do=starts]").click();
    browser.run(
        """
        while (document.getElementById('starts').children.length === 0) {
          await new Promise((done) => setTimeout(done, 20));
        }
        """);
    assertThat(find("#starts").getText())
        .startsWith("1 piece: 56 unique starts, 28 up to symmetry\n")
        .endsWith("12 pieces: 148 unique starts, 74 up to symmetry");
    assertThat(find("#which").getText()).startsWith("Start 1 of ").contains("1 piece");
    assertThat(pieces()).isEqualTo(1);
    find("[data-do=solved]").click();
    assertThat(pieces()).isEqualTo(12);
    find("[data-do=next]").click();
    assertThat(find("#which").getText()).startsWith("Start 2 of ");
    assertThat((String) browser.run(SAVED, "page"))
        .contains("The fewest pieces of a unique start: 1");
    find("[data-do=starts]").click();
    assertThat(find("#which").getText()).isEqualTo("Solution 1");
    click("1 1");
    counted();
    assertThat(find("#starts").getText()).isEmpty();
    paste(
        """
        board: 3x4
        pieces: {L: "###\\n#..", I: "####", V: "##\\n#.", O: "#"}
        """);
    counted();
    assertThat((String) browser.run(SAVED, "booklet")).contains("With 1 piece given");
  }

  /** The boards of a puzzle with too many residuals, one by one. */
  @Test
  void boardsOfDice() {
    paste(PuzzleWriter.write(ShippedPuzzles.find("genius-star").orElseThrow()));
    for (int board = 0; board < 3; board++) {
      find("[data-do=any]").click();
      String solutions = solutions();
      String open = find("#open-cells").getDomProperty("value").replace(" ", "");
      assertThat(open.split(",")).hasSize(7);
      assertThat(solutions).isEqualTo(number(saved(), "open=" + open)).isNotEqualTo("0 solutions");
    }
    String open = find("#open-cells").getDomProperty("value");
    String solutions = solutions();
    browser.run("navigator.clipboard.writeText = async () => {};");
    find("[data-do=link]").click();
    browser.run(
        """
        while (!location.hash.includes('~')) {
          await new Promise((done) => setTimeout(done, 20));
        }
        """);
    browser.driver().navigate().refresh();
    waitUntilReady();
    assertThat(solutions()).isEqualTo(solutions);
    assertThat(find("#open-cells").getDomProperty("value")).isEqualTo(open);
  }

  /** As far as axe can tell, in light and dark, on a screen and on a phone. */
  @Test
  void hindersNobody() {
    Axe axe = new Axe(browser);
    choose("#examples", title("soma"));
    solutions();
    for (String scheme : List.of("light", "dark")) {
      Axe.prefer(browser, scheme);
      browser.driver().manage().window().setSize(new Dimension(500, 900));
      assertThat(axe.hindrances()).as(scheme).isEmpty();
      find("#list button").click();
      assertThat(axe.hindrances()).as("%s, a piece", scheme).isEmpty();
      find("#piece [value=cancel]").click();
      find("[data-do=shelf]").click();
      assertThat(axe.hindrances()).as("%s, the shelf", scheme).isEmpty();
      find("#shelf form button").click();
    }
  }
}
