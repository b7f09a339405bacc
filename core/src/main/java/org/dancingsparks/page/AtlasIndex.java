package org.dancingsparks.page;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.puzzle.BoardPuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.search.BoundedClassCount;
import org.dancingsparks.search.SolutionClasses;
import org.dancingsparks.view.BoardPainter;
import org.dancingsparks.view.Markup;
import org.dancingsparks.view.Medium;

/**
 * The index of the pages of many puzzles: one file of HTML, with a picture of a solution of each
 * and the known facts about its solutions. It needs no script and no network, and the same pages
 * always give the same index.
 */
public final class AtlasIndex {
  private static final String TITLE = "An atlas of puzzles";

  /** The longer side of a picture, in pixels. */
  private static final double PICTURE = 200;

  /** The least side of a cell, in pixels. */
  private static final double MIN_SIDE = 4;

  /** The greatest side of a cell, in pixels. */
  private static final double MAX_SIDE = 26;

  private final List<Entry> entries;

  private final SiteLinks links;

  /** The number of pages with each title. */
  private final Map<String, Long> titles;

  private final Markup page = new Markup();

  /**
   * A page.
   *
   * @param shelf the heading under which it is
   * @param file its address, relative to the index
   * @param solutions of the puzzle, if they were counted
   * @param stated number of solutions, if the puzzle's file says it
   * @param fewest pieces of a unique start, if that is known
   * @param playing how all of it is played, if the page has no answers or a part of them; else
   *     empty
   * @param boards pages of single boards, if the page has no answers
   */
  public record Entry(
      String shelf,
      String file,
      Puzzle puzzle,
      Optional<Solutions> solutions,
      Optional<BigInteger> stated,
      OptionalInt fewest,
      String playing,
      List<BoardPage> boards) {}

  /**
   * The part of a diagram that the index has, since diagrams are large.
   *
   * @param first of the solutions; empty if there is none
   */
  public record Solutions(
      BigInteger count, Optional<SolutionClasses> classes, List<Integer> first) {
    public Solutions {
      first = List.copyOf(first);
    }

    /** Returns those of a puzzle. */
    public static Solutions of(Puzzle puzzle, Diagram diagram) {
      BigInteger count = diagram.count();
      return of(
          puzzle,
          count,
          count.signum() == 0
              ? List.of()
              : Arrays.stream(diagram.solution(BigInteger.ZERO)).boxed().toList());
    }

    /** Returns those of a puzzle whose number is known, and the first of them. */
    public static Solutions of(Puzzle puzzle, BigInteger count, List<Integer> first) {
      return new Solutions(
          count,
          first.isEmpty() ? Optional.empty() : BoundedClassCount.of(puzzle, Prefix.EMPTY, count),
          first);
    }
  }

  private AtlasIndex(List<Entry> entries, SiteLinks links) {
    this.entries = entries;
    this.links = links;
    titles =
        entries.stream()
            .collect(
                Collectors.groupingBy(
                    entry -> NamedPuzzles.title(entry.puzzle()), Collectors.counting()));
  }

  /** The index of an atlas that belongs to no site. */
  public static String html(List<Entry> entries) {
    return html(entries, SiteLinks.NONE);
  }

  /** The index of some pages, by shelf; shelves and pages are in the order given. */
  public static String html(List<Entry> entries, SiteLinks links) {
    return new AtlasIndex(List.copyOf(entries), links).write();
  }

  private String write() {
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
    page.open("body").line();
    links.write(page);
    page.open("main").line();
    page.words("h1", TITLE).line();
    page.words(
            "p",
            About.number(entries.size(), "puzzle")
                + " to play with in a browser, without a network.")
        .line();
    Map<String, List<Entry>> shelves =
        entries.stream()
            .collect(Collectors.groupingBy(Entry::shelf, LinkedHashMap::new, Collectors.toList()));
    contents(shelves);
    int number = 0;
    for (Map.Entry<String, List<Entry>> shelf : shelves.entrySet()) {
      page.words("h2", shelf.getKey(), "id", id(number++)).line();
      page.open("ul").line();
      shelf.getValue().forEach(this::entry);
      page.close().line();
    }
    return page.close().line().close().line().close().finish();
  }

  private static String id(int shelf) {
    return "shelf-" + (shelf + 1);
  }

  private void contents(Map<String, List<Entry>> shelves) {
    page.open("nav", "aria-label", "Shelves").line();
    int number = 0;
    for (Map.Entry<String, List<Entry>> shelf : shelves.entrySet()) {
      String words = "%s (%d)".formatted(shelf.getKey(), shelf.getValue().size());
      page.words("a", words, "href", "#" + id(number++)).line();
    }
    page.close().line();
  }

  private void entry(Entry entry) {
    Puzzle puzzle = entry.puzzle();
    page.open("li").line();
    puzzle.onBoard().ifPresent(drawn -> picture(drawn, entry));
    String title = NamedPuzzles.title(puzzle);
    boolean isShared = titles.get(title) > 1;
    page.open("h3").words("a", isShared ? puzzle.name() : title, "href", entry.file());
    page.close().line();
    if (isShared) {
      page.words("p", title).line();
    }
    page.open("dl").line();
    if (!isShared) {
      fact("Puzzle", puzzle.name());
    }
    entry.solutions().ifPresentOrElse(this::solutions, () -> stated(entry.stated()));
    if (!entry.playing().isEmpty()) {
      fact("To play", entry.playing());
    }
    boards(entry.boards());
    entry
        .fewest()
        .ifPresent(
            least -> fact("Fewest %ss of a unique start".formatted(puzzle.noun()), "" + least));
    page.close().line().close().line();
  }

  private void boards(List<BoardPage> boards) {
    if (boards.isEmpty()) {
      return;
    }
    page.open("div").words("dt", "Boards to play").open("dd");
    for (int board = 0; board < boards.size(); board++) {
      BoardPage own = boards.get(board);
      String what = own.open() + ": " + About.number(own.solutions(), "solution");
      page.words("a", String.valueOf(board + 1), "href", own.file(), "title", what).text(" ");
    }
    page.close().close().line();
  }

  private void stated(Optional<BigInteger> count) {
    fact(
        "Solutions",
        count
            .map(number -> About.number(number) + ", as its file says")
            .orElse("not counted for this page"));
  }

  private void solutions(Solutions known) {
    fact("Solutions", About.number(known.count()));
    known
        .classes()
        .ifPresent(
            classes ->
                fact("Up to " + classes.symmetries().kinds(), About.number(classes.count())));
  }

  private void fact(String term, String words) {
    page.open("div").words("dt", term).words("dd", words).close().line();
  }

  /** Draws a solution, or the empty board. */
  private void picture(BoardPuzzle puzzle, Entry entry) {
    List<Integer> solution = entry.solutions().map(Solutions::first).orElse(List.of());
    double unit = 100;
    BoardPainter large = new BoardPainter(puzzle, unit, Set.of(), Medium.SCREEN);
    double side = unit * PICTURE / Math.max(large.boardWidth(), large.boardHeight());
    page.open("div", "class", "picture");
    new BoardPainter(puzzle, Math.min(MAX_SIDE, Math.max(MIN_SIDE, side)), Set.of(), Medium.SCREEN)
        .write(
            page,
            solution.isEmpty() ? "the board" : "a solution",
            solution.stream().mapToInt(option -> option).toArray());
    page.close().line();
  }
}
