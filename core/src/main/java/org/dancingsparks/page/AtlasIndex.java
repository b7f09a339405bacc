package org.dancingsparks.page;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.puzzle.BoardPuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.search.BoundedClassCount;
import org.dancingsparks.view.BoardPainter;
import org.dancingsparks.view.Markup;
import org.dancingsparks.view.Medium;

/**
 * The index of the pages of many puzzles: one file of HTML, with a picture of a solution of each
 * and what is known of its solutions. It needs no script and no network. The same for the same
 * pages.
 */
public final class AtlasIndex {
  private static final String TITLE = "An atlas of puzzles";

  /** The longer side of a picture, in pixels, and the sides of cells. */
  private static final double PICTURE = 200;

  private static final double LEAST_SIDE = 4;
  private static final double MOST_SIDE = 26;

  private final Markup page = new Markup();

  /**
   * A page.
   *
   * @param file its address, relative to the index
   * @param diagram of all solutions, if it is known
   */
  public record Entry(String file, Puzzle puzzle, Optional<Diagram> diagram, PageStarts starts) {}

  private AtlasIndex() {}

  /** The index of some pages. */
  public static String html(List<Entry> entries) {
    return new AtlasIndex().write(entries);
  }

  private String write(List<Entry> entries) {
    String style = PageFiles.atlasStyle();
    page.doctype().open("html", "lang", "en").line().open("head").line();
    page.single("meta", "charset", "utf-8").line();
    String policy =
        "default-src 'none'; base-uri 'none'; form-action 'none'; style-src "
            + PageFiles.hash(style);
    page.single("meta", "http-equiv", "Content-Security-Policy", "content", policy).line();
    page.single("meta", "name", "viewport", "content", "width=device-width, initial-scale=1");
    page.line().words("title", TITLE).line();
    page.open("style");
    // Line by line: as words of one line the text would differ from what the policy allows.
    style.lines().forEach(rule -> page.text(rule).line());
    page.close().close().line();
    page.open("body").line().open("main").line();
    page.words("h1", TITLE).line();
    page.words("p", "Puzzles to play with in a browser, without a network.").line();
    page.open("ul").line();
    entries.forEach(this::entry);
    return page.close().line().close().line().close().line().close().finish();
  }

  private void entry(Entry entry) {
    page.open("li").line();
    if (entry.puzzle() instanceof BoardPuzzle drawn) {
      page.open("div", "class", "picture");
      picture(drawn, entry.diagram());
      page.close().line();
    }
    page.open("h2").open("a", "href", entry.file()).text(About.title(entry.puzzle()));
    page.close().close().line();
    page.open("dl").line();
    fact("Puzzle", entry.puzzle().name());
    entry.diagram().map(Diagram::count).ifPresent(count -> counts(entry.puzzle(), count));
    entry
        .starts()
        .least()
        .ifPresent(
            least ->
                fact(
                    "Fewest %ss of a unique start".formatted(About.thing(entry.puzzle())),
                    "" + least));
    page.close().line().close().line();
  }

  private void counts(Puzzle puzzle, BigInteger count) {
    fact("Solutions", About.number(count));
    BoundedClassCount.of(puzzle, Prefix.EMPTY, count)
        .ifPresent(
            classes ->
                fact("Up to " + classes.symmetries().kinds(), About.number(classes.count())));
  }

  private void fact(String term, String words) {
    page.open("div").words("dt", term).words("dd", words).close().line();
  }

  /** Draws the first solution, or the empty board. */
  private void picture(BoardPuzzle puzzle, Optional<Diagram> diagram) {
    int[] solution =
        diagram
            .filter(known -> known.count().signum() > 0)
            .map(known -> known.solution(BigInteger.ZERO))
            .orElse(new int[0]);
    double unit = 100;
    BoardPainter large = new BoardPainter(puzzle, unit, Set.of(), Medium.SCREEN);
    double side = unit * PICTURE / Math.max(large.boardWidth(), large.boardHeight());
    new BoardPainter(
            puzzle, Math.min(MOST_SIDE, Math.max(LEAST_SIDE, side)), Set.of(), Medium.SCREEN)
        .write(page, solution.length == 0 ? "the board" : "a solution", solution);
  }
}
