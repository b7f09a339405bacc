package org.dancingsparks.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.format.GivenReader;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.format.PuzzleReader;
import org.dancingsparks.format.PuzzleWriter;
import org.dancingsparks.format.ShippedPuzzles;
import org.dancingsparks.lattice.Turns;
import org.dancingsparks.puzzle.Piece;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.search.Counting;
import org.dancingsparks.search.LinksDiagram;
import org.dancingsparks.testing.Axe;
import org.dancingsparks.testing.Browser;
import org.dancingsparks.testing.Campaign;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.openqa.selenium.By;
import org.openqa.selenium.Dimension;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;

/** The workbench, as people use it. */
@Tag("slow")
class WorkbenchTest {
  /** Waits until a count has ended, and returns its number and what else is said of it. */
  private static final String COUNTED =
      """
      const text = (id) => document.getElementById(id).textContent;
      while (document.getElementById('answer').getAttribute('aria-busy') === 'true') {
        await new Promise((done) => setTimeout(done, 20));
      }
      await new Promise((done) => setTimeout(done, 100));
      return [text('count'), text('classes'), text('message')].join('|');
      """;

  /** Saves something, and returns its text instead of a file. */
  private static final String SAVED =
      """
      const saved = new Promise((done) => {
        URL.createObjectURL = (blob) => { blob.text().then(done); return '#'; };
      });
      HTMLAnchorElement.prototype.click = () => {};
      document.querySelector(`[data-do=${arguments[0]}]`).click();
      return saved;
      """;

  @RegisterExtension static final Browser browser = new Browser();

  @BeforeAll
  static void open() {
    browser.show(Workbench.html());
    waitUntilReady();
  }

  @BeforeEach
  void begin() {
    browser.driver().manage().window().setSize(new Dimension(1280, 900));
    browser.run("document.querySelectorAll('dialog[open]').forEach((open) => open.close());");
    choose("#kind", "cells of the board");
    find("[data-do=new]").click();
    counted();
  }

  private static void waitUntilReady() {
    browser.run(
        """
        while (!document.body.classList.contains('ready')) {
          await new Promise((done) => setTimeout(done, 20));
        }
        """);
  }

  private static WebElement find(String selector) {
    return browser.driver().findElement(By.cssSelector(selector));
  }

  private static List<WebElement> options(String field) {
    return find(field).findElements(By.tagName("option"));
  }

  private static void choose(String field, String title) {
    options(field).stream()
        .filter(option -> option.getText().equals(title))
        .findFirst()
        .orElseThrow()
        .click();
  }

  private static String counted() {
    return browser.run(COUNTED);
  }

  /** The number of a count that has ended. */
  private static String solutions() {
    return counted().split("\\|", -1)[0];
  }

  private static String number(PiecePuzzle puzzle) {
    return plural(Counting.of(puzzle).solutions());
  }

  /** The number of solutions with a given. */
  private static String number(PiecePuzzle puzzle, String given) {
    OrderedProblem ordered =
        new OrderedProblem(
            puzzle.problem(), puzzle.defaultOrder(), GivenReader.prefix(puzzle, List.of(given)));
    return plural(LinksDiagram.of(ordered, 1L << 30, 1 << 30).orElseThrow().count());
  }

  private static String plural(Number solutions) {
    String number = "%,d".formatted(solutions);
    return number + (number.equals("1") ? " solution" : " solutions");
  }

  /** The puzzle of the page, by the file that it saves. */
  private static PiecePuzzle saved() {
    String yaml = browser.run(SAVED, "save");
    PiecePuzzle puzzle = PuzzleReader.read("saved.yaml", yaml).puzzle(name(yaml));
    assertThat(PuzzleWriter.readable(puzzle)).isEqualTo(yaml);
    return puzzle;
  }

  private static String name(String yaml) {
    return yaml.lines().findFirst().orElseThrow().substring("name: ".length());
  }

  private static void row(int row, int from, int to) {
    drag(row + " " + from, row + " " + to);
  }

  /** Drags at once from one cell to another: those between are drawn over, too. */
  private static void drag(String from, String to) {
    new Actions(browser.driver(), Duration.ofMillis(10))
        .moveToElement(find("#grid [data-key='%s 1']".formatted(from)))
        .clickAndHold()
        .moveToElement(find("#grid [data-key='%s 1']".formatted(to)))
        .release()
        .perform();
  }

  /** From nothing in 16 clicks and drags. */
  @Test
  void heartOfSixPieces() {
    row(1, 2, 3);
    row(1, 6, 7);
    row(2, 1, 8);
    row(3, 1, 8);
    row(4, 2, 7);
    row(5, 3, 6);
    find("[data-do=shelf]").click();
    choose("#shelves", "Squares: pentominoes");
    for (String piece : List.of("F", "L", "N", "P", "W", "Y")) {
      find("#shapes [data-piece=%s]".formatted(piece)).click();
    }
    find("#shelf form button").click();

    String solutions = solutions();
    PiecePuzzle heart = saved();
    assertThat(heart.board().size()).isEqualTo(30);
    assertThat(heart.pieces()).hasSize(6);
    assertThat(solutions).isEqualTo(number(heart)).isNotEqualTo("0 solutions");
    find("[data-do=undo]").click();
    assertThat(counted()).contains("solutions");
    assertThat(saved().pieces()).hasSize(5);
  }

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

  /** Where rows and columns go, regions and labels stay with their cells. */
  @Test
  void regionsKeepToTheirCells() {
    choose("#examples", title("a-puzzle-a-day"));
    counted();
    Map<String, Set<String>> before = labelsOfHoles(saved());
    assertThat(before.values()).anyMatch(labels -> labels.contains("Jan"));
    drag("1 1", "7 1");
    String solutions = solutions();
    PiecePuzzle after = saved();
    assertThat(after.board().columns()).isEqualTo(6);
    assertThat(solutions).isEqualTo(number(after));
    List<String> gone = List.of("Jan", "Jul", "1", "8", "15", "22", "29");
    before.values().forEach(labels -> labels.removeAll(gone));
    assertThat(labelsOfHoles(after)).isEqualTo(before);
    assertThat(after.pieceRules().never()).isNotEmpty();
    setField("#rows", "5");
    solutions = solutions();
    assertThat(solutions).isEqualTo(number(saved()));
    find("[data-do=undo]").click();
    find("[data-do=undo]").click();
    assertThat(solutions()).isEqualTo("24,405 solutions");
    setField("#rows", "");
    assertThat(saved().board().rows()).isEqualTo(7);
  }

  /** Labels, kinds of holes, groups and the region of a piece, by clicks. */
  @Test
  void calendarOfOneWeek() {
    paste("##...\n#####\n##...\n");
    choose("#kind", "labels");
    find("#words").sendKeys("May June mo tu we th fr sa su");
    List<String> month = List.of("1 1", "1 2");
    List<String> days = List.of("2 1", "2 2", "2 3", "2 4", "2 5", "3 1", "3 2");
    Stream.concat(month.stream(), days.stream()).forEach(WorkbenchTest::click);
    choose("#kind", "holes, for dates and dice");
    setField("#hole", "month");
    month.forEach(WorkbenchTest::click);
    setField("#hole", "day");
    drag("2 1", "2 5");
    drag("3 1", "3 2");
    drawPiece("Bar", "", "1 1", "1 2", "1 3");
    drawPiece("Spot", "", "1 1");
    drawPiece("Left", "corner", "1 1", "1 2", "2 1");
    drawPiece("Right", "corner", "1 1", "1 2", "2 2");
    find("#list [data-piece=Right]").click();
    choose("#piece-turns", "not turned");
    find("#piece [value=keep]").click();
    choose("#kind", "where a piece may lie");
    choose("#region", "Spot");
    drag("2 3", "2 5");

    assertThat(solutions()).isEqualTo("2 solutions");
    assertThat((String) browser.run(SAVED, "save"))
        .contains("labels: May June mo", "cells: mo tu we", "at: we th fr", "use: at-most-once");
    setField("#open-cells", "June, tu");
    assertThat(solutions()).isEqualTo(number(saved(), "open=June,tu"));
    setField("#open-cells", "June, mo, tu");
    assertThat(counted()).endsWith("|Not all of these cells can stay open together.");
    setField("#open-cells", "Augustus");
    assertThat(counted()).contains("The board has no cell Augustus");
    setField("#open-cells", "");
    find("[data-do=undo]").click();
    counted();
    find("[data-do=undo]").click();
    assertThat(counted()).startsWith("2 solutions");
    click("2 5");
    assertThat(solutions()).isEqualTo("1 solution");
    PiecePuzzle narrower = saved();
    assertThat(Counting.of(narrower).solutions()).isEqualTo(1);
    choose("#kind", "cells that may stay empty");
    click("3 2");
    String solutions = solutions();
    assertThat(saved().pieceRules().free()).hasSize(1);
    assertThat(solutions).isEqualTo(number(saved()));
    choose("#kind", "labels");
    click("1 1");
    assertThat(saved().board().label(0)).isEmpty();
  }

  private static void click(String cell) {
    drag(cell, cell);
  }

  private static void drawPiece(String name, String group, String... cells) {
    find("[data-do=draw]").click();
    for (String cell : cells) {
      find("#piece-grid [data-key='%s 1']".formatted(cell)).click();
    }
    setField("#piece-name", name);
    setField("#piece-group", group);
    find("#piece [value=keep]").click();
    waitFor("#list [data-piece='%s']".formatted(name));
  }

  /** A dialog that was closed says so to the page a moment later. */
  private static void waitFor(String element) {
    browser.run(
        """
        while (!document.querySelector(arguments[0])) {
          await new Promise((done) => setTimeout(done, 20));
        }
        """,
        element);
  }

  private static Map<String, Set<String>> labelsOfHoles(PiecePuzzle puzzle) {
    return puzzle.pieces().stream()
        .filter(Piece::isHole)
        .collect(
            Collectors.toMap(
                Piece::name,
                hole ->
                    hole.at().stream()
                        .map(
                            cell -> puzzle.board().label(puzzle.board().number(cell).orElseThrow()))
                        .collect(Collectors.toCollection(TreeSet::new))));
  }

  /** Also named by numbers, which the fields of an object would be sorted by. */
  @Test
  void piecesAreNamedAndTurnedAsTheyWere() {
    String yaml = PuzzleWriter.write(twoPieces());
    paste(yaml);
    assertThat(counted()).startsWith("2 solutions");
    assertThat(PuzzleWriter.write(saved())).isEqualTo(yaml);
    find("#list [data-piece='2']").click();
    setField("#piece-name", "two");
    find("#piece [value=keep]").click();
    counted();
    assertThat(saved().pieceRules().groups().get(0).pieces()).containsExactly("two", "1");
    find("#list [data-piece='1']").click();
    find("#piece [value=remove]").click();
    counted();
    assertThat(saved().pieceRules().groups().get(0).pieces()).containsExactly("two");

    setField("#title", "A title ".repeat(10).strip());
    paste("###\n###\n");
    find("[data-do=shelf]").click();
    choose("#shelves", "Squares: one-sided pentominoes");
    find("[data-do=all]").click();
    counted();
    assertThat(saved().name()).hasSizeLessThanOrEqualTo(60);
    assertThat(saved().pieces().stream().skip(1).map(Piece::turns)).containsOnly(Turns.ROTATIONS);
    find("[data-do=undo]").click();
    counted();
    assertThat(saved().pieces()).hasSize(1);
  }

  private static PiecePuzzle twoPieces() {
    return PuzzleReader.read(
            "two.yaml",
            """
            board: 2x3
            turns: none
            groups:
              both: {pieces: ['2', '1'], use: 2}
            pieces:
              '2': {shape: '##', turns: rotations}
              '1': {cells: [[1, 1], [1, 2], [2, 1], [2, 2]]}
            """)
        .puzzle("two");
  }

  /** A piece that is drawn before there is a solid board is turned in space on it. */
  @Test
  void piecesAreTurnedAsAHandCan() {
    setField("#layers-of-board", "2");
    find("[data-do=draw]").click();
    find("#piece-grid [data-key='1 1 1']").click();
    find("#piece-grid [data-key='1 2 1']").click();
    find("#piece [value=keep]").click();
    find("#grid [data-key='1 1 1']").click();
    find("#grid [data-key='1 1 2']").click();
    assertThat(solutions()).isEqualTo("1 solution");
    assertThat(saved().pieces().get(0).turns()).isEqualTo(Turns.SPACE_ROTATIONS);
  }

  private static void setField(String field, String text) {
    find(field).clear();
    find(field).sendKeys(text + Keys.TAB);
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

  private static String title(String name) {
    return NamedPuzzles.title(ShippedPuzzles.find(name).orElseThrow());
  }

  private static void paste(String text) {
    find("[data-do=open]").click();
    browser.run("document.getElementById('yaml').value = arguments[0];", text);
    find("[data-do=read]").click();
    browser.run(
        """
        while (document.getElementById('text').open
            && !document.getElementById('mistake').textContent) {
          await new Promise((done) => setTimeout(done, 20));
        }
        """);
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

  /** A room has no more cells than a board may have, and no cell of it is lost for that. */
  @Test
  void roomIsBounded() {
    setField("#rows", "80");
    setField("#columns", "80");
    find("[data-do=fill]").click();
    browser.run(
        """
        while (document.getElementById('cells').textContent !== '6,400 cells') {
          await new Promise((done) => setTimeout(done, 20));
        }
        """);
    setField("#layers-of-board", "2");
    assertThat(find("#message").getText()).contains("at most 10,000 cells");
    assertThat(find("#layers-of-board").getDomProperty("value")).isEqualTo("1");
    assertThat(find("#cells").getText()).isEqualTo("6,400 cells");
  }

  /** Chosen by people, or free ones. */
  @Test
  void symbolsOfPieces() {
    paste("##\n##\n");
    drawPiece("Bar", "", "1 1", "1 2");
    find("#list [data-piece=Bar]").click();
    assertThat(find("#piece-symbol").getDomProperty("value")).isEqualTo("B");
    setField("#piece-symbol", "x");
    find("#piece-name").sendKeys(Keys.ENTER);
    waitFor("body:not(:has(#piece[open]))");
    drawPiece("Rod", "", "1 1", "2 1");
    assertThat(solutions()).isEqualTo("4 solutions");
    assertThat(saved().pieces()).extracting(Piece::symbol).containsExactly('x', 'R');
  }

  @Test
  void mistakesAreMessages() {
    paste("board: [\n");
    assertThat(find("#mistake").getText()).contains("puzzle.yaml");
    find("#text form button:last-child").click();
    Seed.times(
        100,
        (random, seed) -> {
          browser.run(
              """
              document.getElementById('message').textContent = '';
              location.hash = '#puzzle=' + arguments[0];
              while (!document.getElementById('message').textContent) {
                await new Promise((done) => setTimeout(done, 5));
              }
              """,
              text(random));
          assertThat(find("#count").getText()).isEqualTo("This link has no puzzle");
          assertThat(find("#message").getText()).doesNotContain("Failed");
        });
  }

  private static String text(Random random) {
    String signs = "ABCdef012-_%=";
    StringBuilder text = new StringBuilder().append(random.nextInt());
    for (int sign = random.nextInt(200); sign > 0; sign--) {
      text.append(signs.charAt(random.nextInt(signs.length())));
    }
    return text.toString();
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

  /** The pieces of the solution or start that is shown. */
  private static int pieces() {
    return find("#picture svg > g:last-child").findElements(By.xpath("./*")).size();
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
