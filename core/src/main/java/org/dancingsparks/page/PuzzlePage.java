package org.dancingsparks.page;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.format.DiagramFile;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.puzzle.BoardPuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.view.BoardPainter;
import org.dancingsparks.view.Markup;
import org.dancingsparks.view.SolidBoard;
import org.dancingsparks.view.Svg;

/**
 * A page to play with a puzzle: one file of HTML that opens in any browser, needs no network, and
 * carries the diagram of all solutions.
 *
 * <p>The text is HTML 5, to be stored as UTF-8; a policy in it forbids any script but its own and
 * all connections but those to a server that answers it. The same puzzle, diagram, starts and
 * origin always give the same text. Writing it takes about six times the memory of the diagram's
 * file.
 */
public final class PuzzlePage {
  private static final Pattern PLACE = Pattern.compile("\\{\\{(\\w+)\\}\\}");

  private final Source source;
  private final Answers answers;

  /**
   * All that a page is made of.
   *
   * @param givens that all solutions of the page contain
   * @param diagram of these solutions, if it is known
   * @param boards of the puzzle, which have pages of their own
   * @param links to the parts of the site that the page belongs to
   */
  record Source(
      Puzzle puzzle,
      Prefix givens,
      Optional<Diagram> diagram,
      PageStarts starts,
      Origin origin,
      List<BoardPage> boards,
      SiteLinks links) {
    /** Returns whether it belongs to a site, so that what can wait for its script is packed. */
    boolean isPacked() {
      return links.here() != null;
    }
  }

  /** A page for a puzzle and all its solutions. */
  public PuzzlePage(Puzzle puzzle, Diagram diagram) {
    this(puzzle, Prefix.EMPTY, Optional.of(diagram));
  }

  /**
   * A page for a puzzle and its solutions that contain some givens.
   *
   * @param diagram of them; without it the page has no answers
   */
  public PuzzlePage(Puzzle puzzle, Prefix givens, Optional<Diagram> diagram) {
    this(
        new Source(
            puzzle, givens, diagram, PageStarts.NONE, Origin.UNKNOWN, List.of(), SiteLinks.NONE),
        diagram.isPresent() ? Answers.DIAGRAM : Answers.NONE);
  }

  private PuzzlePage(Source source, Answers answers) {
    this.source = source;
    this.answers = answers;
  }

  /** Returns a page with unique starting positions. */
  public PuzzlePage with(PageStarts starts) {
    return with(starts, source.origin, source.boards, source.links);
  }

  /** Returns a page that states its origin. */
  public PuzzlePage madeBy(Origin origin) {
    return with(source.starts, origin, source.boards, source.links);
  }

  /** Returns a page that leads to those of single boards of the puzzle. */
  public PuzzlePage leadingTo(List<BoardPage> boards) {
    return with(source.starts, source.origin, List.copyOf(boards), source.links);
  }

  /** Returns a page that belongs to a site; the front page says so above the puzzle. */
  public PuzzlePage in(SiteLinks links) {
    return with(source.starts, source.origin, source.boards, links);
  }

  private PuzzlePage with(
      PageStarts starts, Origin origin, List<BoardPage> boards, SiteLinks links) {
    return new PuzzlePage(
        new Source(source.puzzle, source.givens, source.diagram, starts, origin, boards, links),
        answers);
  }

  /** Returns a page with answers from elsewhere, or without any: it does not carry the diagram. */
  public PuzzlePage answeredBy(Answers other) {
    return new PuzzlePage(source, other);
  }

  /** The page. */
  public String html() {
    Matcher places = PLACE.matcher(PageFiles.template());
    String style = PageFiles.style();
    String script = PageFiles.script();
    return places.replaceAll(
        place ->
            Matcher.quoteReplacement(
                switch (place.group(1)) {
                  case "policy" -> policy();
                  case "title" -> Markup.escaped(title());
                  case "links" -> source.links.html();
                  case "heading" -> heading();
                  case "style" -> style;
                  case "script" -> script;
                  case "board" -> source.puzzle.onBoard().map(PuzzlePage::board).orElse("");
                  case "space" -> source.puzzle.onBoard().map(PuzzlePage::space).orElse("");
                  case "about" -> new About(source, answers).html();
                  case "puzzle" -> source.isPacked() ? Packed.text(read()) : read();
                  case "form" -> source.isPacked() ? "text/plain" : "application/json";
                  case "diagram" -> answers == Answers.DIAGRAM ? diagram() : "";
                  default -> throw new IllegalStateException("No text for " + place.group());
                }));
  }

  /** The puzzle as far as the page reads it. */
  private String read() {
    return answers == Answers.NONE ? new PuzzleJson(source, answers).writeBriefly() : puzzleJson();
  }

  /** The puzzle as JSON, as the scripts of the page read it; {@code types.js} describes it. */
  public String puzzleJson() {
    return new PuzzleJson(source, answers).write();
  }

  /** The policy of content: no script and no style but its own, no connection but to its server. */
  public String policy() {
    return "default-src 'none'; base-uri 'none'; form-action 'none'; img-src data: blob:; "
        + (answers == Answers.SERVER ? "connect-src 'self'; " : "")
        + "style-src %s; script-src %s"
            .formatted(PageFiles.hash(PageFiles.style()), PageFiles.hash(PageFiles.script()));
  }

  private String title() {
    return NamedPuzzles.title(source.puzzle);
  }

  private String heading() {
    return source.links.here() == SiteLinks.Part.HOME
        ? FrontHeading.html(title())
        : "<h1>%s</h1>".formatted(Markup.escaped(title())) + part();
  }

  /** The whole puzzle, if the page has only a part of it; else nothing. */
  private String part() {
    return source
        .origin
        .whole()
        .map(
            whole ->
                "<p>The whole puzzle%s is too large for one page. Here, %s placed for good.</p>"
                    .formatted(
                        whole
                            .solutions()
                            .map(number -> ", with " + About.number(number, "solution") + ",")
                            .orElse(""),
                        source.givens.size() == 1
                            ? "one %s is".formatted(source.puzzle.noun())
                            : "%d %ss are".formatted(source.givens.size(), source.puzzle.noun())))
        .orElse("");
  }

  /** The empty board. */
  private static String board(BoardPuzzle drawn) {
    BoardPainter painter = PuzzleJson.painter(drawn);
    Svg svg = new Svg(painter.boardWidth(), painter.boardHeight(), "board");
    painter.paint(svg);
    return svg.finish();
  }

  /** The empty board in space, or nothing. */
  private static String space(BoardPuzzle drawn) {
    SolidBoard solid = new SolidBoard(drawn.board(), PuzzleJson.SIDE);
    return solid.isDrawn() ? solid.svg() : "";
  }

  private String diagram() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      new DiagramFile(source.puzzle, source.diagram.orElseThrow()).write(bytes);
    } catch (IOException e) {
      throw new UncheckedIOException("Writing to memory failed.", e);
    }
    return Base64.getEncoder().encodeToString(bytes.toByteArray());
  }
}
