package org.dancingsparks.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.dancingsparks.format.PuzzleReader;
import org.dancingsparks.format.PuzzleWriter;
import org.dancingsparks.lattice.Turns;
import org.dancingsparks.puzzle.Piece;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.search.Counting;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** The workbench, as people draw on it. */
@Tag("slow")
class WorkbenchTest extends WorkbenchPage {
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

  private static void row(int row, int from, int to) {
    drag(row + " " + from, row + " " + to);
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
}
