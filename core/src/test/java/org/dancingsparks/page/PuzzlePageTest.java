package org.dancingsparks.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.zip.InflaterInputStream;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.lattice.Turns;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.Piece;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.PlainPuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.puzzle.Use;
import org.dancingsparks.search.Search;
import org.dancingsparks.starts.GradedSample;
import org.dancingsparks.starts.StartList;
import org.dancingsparks.starts.StartPlan;
import org.dancingsparks.starts.StartSample;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PuzzlePageTest {
  private static final String HOSTILE =
      "</script><script>alert(1)</script><!-- {{puzzle}} \" onload='x' &amp; \u202e";

  private static final Origin ORIGIN =
      new Origin(HOSTILE, HOSTILE, new Origin.More(HOSTILE, HOSTILE, HOSTILE, HOSTILE, HOSTILE));

  private static StrictPage page(String name) {
    return new StrictPage(html(PagePuzzles.of(name)));
  }

  private static String html(Puzzle puzzle) {
    return new PuzzlePage(puzzle, PagePuzzles.diagram(puzzle)).html();
  }

  private static PageStarts starts(Puzzle puzzle, int most) {
    Diagram diagram = PagePuzzles.diagram(puzzle);
    Search search = Search.all(new OrderedProblem(puzzle.problem(), diagram.order()));
    List<PageStarts.Size> sizes = new ArrayList<>();
    for (int pieces = 1; pieces <= most; pieces++) {
      StartPlan plan = StartPlan.of(puzzle, search.withDiagram(diagram), pieces);
      StartSample sample = StartList.of(plan).sample(GradedSample.size(5), 1);
      GradedSample graded = GradedSample.of(plan, sample.starts(), 5, done -> {});
      sizes.add(new PageStarts.Size(pieces, sample.counts(), plan.symmetries(), graded));
    }
    return new PageStarts(sizes, List.of(most + 1, most + 2, most + 4));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "soma",
        "sudoku:2",
        "queens:6",
        "pentominoes:3x20",
        "edge-matching:pieces",
        "word-squares:words,3",
        "colourings:petersen,3",
        "attacking-queens:4",
        "hexagonal",
        "tetrahedron",
        "counted",
        "holes",
        "matrices:3,1",
        "plain"
      })
  void isWellFormedAndTheSameTwice(String name) {
    Puzzle puzzle = PagePuzzles.of(name);
    String html = html(puzzle);

    StrictPage page = new StrictPage(html);
    assertThat(page.data("diagram")).isNotEmpty();
    assertThat(html(PagePuzzles.of(name))).isEqualTo(html);
  }

  @ParameterizedTest
  @CsvSource({
    "queens:8, 'There are 92 solutions, 12 up to rotation and reflection (8 symmetries).'",
    "soma, '11,520 solutions, 240 up to rotation and mirror image (48 symmetries)'",
    "pentominoes:3x20, '8 solutions, 2 up to rotation and reflection (4 symmetries)'",
    "sudoku:2, '288 solutions'",
    "queens:3, 'There is no solution'"
  })
  void saysTheKnownCounts(String name, String words) {
    assertThat(page(name).about()).contains(words);
  }

  @Test
  void drawsPiecesHeatMapsAndSolutions() {
    StrictPage page = page("pentominoes:3x20");

    String svg = "*[local-name() = 'svg']/*[local-name() = 'title']";
    List<String> titles = page.of("//section//figure/" + svg);
    assertThat(titles).filteredOn(title -> title.startsWith("piece ")).hasSize(12);
    assertThat(titles).filteredOn(title -> title.startsWith("shares of ")).hasSize(12);
    assertThat(titles).filteredOn(title -> title.startsWith("solution ")).hasSize(8);
    assertThat(page.of("//figcaption")).contains("No. 0", "No. 7").doesNotContain("No. 8");
  }

  @Test
  void solutionsDrawnAreSpreadOverAll() {
    List<String> captions =
        page("queens:8").of("//figcaption").stream().filter(at -> at.startsWith("No.")).toList();

    assertThat(captions).hasSize(24).startsWith("No. 0", "No. 3", "No. 7").endsWith("No. 88");
  }

  @Test
  void sharedCellsHaveNoShares() {
    assertThat(page("word-squares:words,3").about()).doesNotContain("Shares of cells");
    assertThat(page("sudoku:2").about()).contains("Shares of cells");
  }

  @Test
  void listsTheOptionsOfAPuzzleWithoutABoard() {
    StrictPage page = page("plain");

    assertThat(page.about()).contains("exact cover problem", "Options in solutions", "No. 0");
    assertThat(page.count("//section//*[local-name() = 'svg']")).isZero();
  }

  @Test
  void saysHowOftenPiecesThatMayBeLeftOutAreUsed() {
    // Two dominoes fill the board in two ways; with the squares there are more.
    Board board = Board.box(2, 2, 1);
    Piece domino =
        Piece.of("domino", 'D', Turns.ROTATIONS, List.of(Cell.of(1, 1), Cell.of(1, 2)))
            .withUse(Use.AT_MOST_ONCE);
    Piece square =
        Piece.of("square", 'S', Turns.NONE, List.of(Cell.of(1, 1))).withUse(Use.ANY_NUMBER);
    StrictPage page = new StrictPage(html(new PiecePuzzle("p", board, List.of(domino, square))));

    // Four squares, or a domino at one of four places and two squares.
    assertThat(page.about()).contains("There are 5 solutions");
    assertThat(page.of("//tr[th = 'domino']/td")).containsExactly("4");
    assertThat(page.of("//tr[th = 'square']/td")).containsExactly("2.4 in a solution on average");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "groups | Of the group four, use 4: F, L, P, U, V, Y.",
        "groups | Of the group one, use 1: W, Z, N, T.",
        "holes | Of the day cells, leave 1 open: 1, 2, 3, …, 18.",
        "holes | Place the 5 pieces so that they fill the board of 24 cells.",
        "free | These cells can stay open: ("
      })
  void rulesSayWhichPiecesAndCellsAreLeftOut(String name, String rule) {
    assertThat(page(name).about()).contains(rule);
  }

  @Test
  void tellsHowManyStartsThereAre() {
    Puzzle puzzle = PagePuzzles.of("soma");
    PageStarts starts = starts(puzzle, 3);
    StrictPage page =
        new StrictPage(new PuzzlePage(puzzle, PagePuzzles.diagram(puzzle)).with(starts).html());

    assertThat(page.about())
        .contains("The fewest pieces of a unique start: 2.")
        .contains("Starts with 4 to 5 and 7 pieces were not counted");
    assertThat(page.of("//table[@class='numbers']//tr[th='2']/td"))
        .containsExactly("5,664", "118", "34,080");
    assertThat(page.count("//*[local-name() = 'rect'][@class='count']")).isEqualTo(3);
  }

  @Test
  void challengesAreInThePuzzle() {
    Puzzle puzzle = PagePuzzles.of("queens:6");
    PuzzlePage page = new PuzzlePage(puzzle, PagePuzzles.diagram(puzzle));

    assertThat(new StrictPage(page.html()).data("puzzle")).contains("\"challenges\":[]");
    String challenges =
        new StrictPage(page.with(starts(puzzle, 2)).html()).data("puzzle").split("\"items\"")[0];
    assertThat(Pattern.compile("\"pieces\":\\d").matcher(challenges).results()).hasSize(10);
  }

  @Test
  void namesAndCommandsAreNoMarkup() {
    Board board = Board.box(1, 2, 1);
    Piece piece = Piece.of(HOSTILE, 'X', Turns.NONE, List.of(Cell.of(1, 1), Cell.of(1, 2)));
    PiecePuzzle drawn = new PiecePuzzle(HOSTILE, board, List.of(piece)).withTitle(HOSTILE);
    ProblemBuilder<String, String> builder = new ProblemBuilder<>();
    builder.primary(HOSTILE);
    builder.option(HOSTILE, List.of(HOSTILE));
    for (Puzzle puzzle : List.of(drawn, new PlainPuzzle(HOSTILE, builder.build()))) {
      Diagram diagram = PagePuzzles.diagram(puzzle);
      for (Optional<Diagram> known : List.of(Optional.of(diagram), Optional.<Diagram>empty())) {
        StrictPage page =
            new StrictPage(new PuzzlePage(puzzle, Prefix.EMPTY, known).madeBy(ORIGIN).html());

        assertThat(page.count("//script")).isEqualTo(3);
        assertThat(page.data("puzzle")).doesNotContain("<", ">", "&", "\u202e");
        assertThat(page.about()).contains("<script>alert(1)</script>").doesNotContain("\u202e");
      }
    }
  }

  @Test
  void withoutADiagramThereAreNoAnswers() {
    Puzzle puzzle = PagePuzzles.of("queens:6");
    Diagram diagram = PagePuzzles.diagram(puzzle);
    String large = new PuzzlePage(puzzle, diagram).answeredBy(Answers.NONE).html();
    String unknown = new PuzzlePage(puzzle, Prefix.EMPTY, Optional.empty()).html();

    for (StrictPage page : List.of(new StrictPage(large), new StrictPage(unknown))) {
      assertThat(page.data("diagram")).isEmpty();
      assertThat(page.data("puzzle")).contains("\"answers\":\"none\"");
    }
    assertThat(new StrictPage(large).about()).contains("4 solutions", "too large for this page");
    assertThat(new StrictPage(unknown).about())
        .contains("Their number was not counted for this page.");
  }

  /** Pictures of a page of a site wait for its script, in fewer bytes. */
  @Test
  void ofASiteItIsPacked() throws IOException {
    Puzzle puzzle = PagePuzzles.of("soma");
    PuzzlePage page = new PuzzlePage(puzzle, PagePuzzles.diagram(puzzle));
    String alone = page.html();
    String packed = page.in(new SiteLinks("", SiteLinks.Part.PUZZLES)).html();

    assertThat(packed.length()).isLessThan(alone.length() / 2);
    StrictPage site = new StrictPage(packed);
    assertThat(unpacked(site.data("puzzle"))).isEqualTo(page.puzzleJson());
    assertThat(alone).contains(unpacked(site.data("packed")).strip());
    assertThat(site.about()).contains("11,520 solutions, 240 up to rotation and mirror image");
  }

  private static String unpacked(String text) throws IOException {
    byte[] bytes = Base64.getDecoder().decode(text);
    try (InputStream in = new InflaterInputStream(new ByteArrayInputStream(bytes))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /** Line by line, which is another way than that of the page. */
  @Test
  void theScriptIsThatOfTheFilesWithoutComments() {
    StringBuilder code = new StringBuilder();
    boolean isComment = false;
    for (String file : PageFiles.SCRIPTS) {
      for (String line : PageFiles.read(file).lines().map(String::strip).toList()) {
        isComment |= line.startsWith("/**") && (!line.contains("*/") || line.endsWith("*/"));
        if (!isComment && !line.isEmpty()) {
          code.append(line).append('\n');
        }
        isComment &= !line.contains("*/");
      }
    }
    assertThat(PageFiles.script().lines().skip(2).toList())
        .filteredOn(line -> !line.isEmpty())
        .isEqualTo((code + "})();").lines().toList());
  }

  @Test
  void kanoodleHasLessThanThreeMegabytes() {
    byte[] html = html(PagePuzzles.of("kanoodle")).getBytes(StandardCharsets.UTF_8);

    assertThat(html.length).isLessThan(3_000_000);
  }

  @Test
  @Tag("slow")
  void iqFitHasLessThanTwelveMegabytes() {
    byte[] html = html(PagePuzzles.of("iq-fit")).getBytes(StandardCharsets.UTF_8);

    assertThat(html.length).isLessThan(12_000_000);
  }
}
