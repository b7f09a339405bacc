package org.dancingsparks.web;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.message.InputException;
import org.dancingsparks.page.BookletPositions;
import org.dancingsparks.page.PageStarts;
import org.dancingsparks.page.PageWork;
import org.dancingsparks.view.booklet.Booklet;
import org.dancingsparks.view.booklet.Booklet.Chapter;
import org.dancingsparks.view.booklet.Booklet.Position;

/** Finds unique starts, from the fewest pieces up, as far as seconds of work go. */
record StartsAnswer(BoundedSearch search, Answers answers) {
  /** Maximum number of positions of a chapter, since drawing takes long in a browser. */
  private static final int PRINTED = 6;

  /**
   * Tells the numbers of starts, as text, and some of the unique ones from easy to hard:
   *
   * <pre>
   * {"sizes": [{"pieces": 2, "unique": "14", "classes": "7"}, ...], "leftOut": [5, 6, ...],
   *  "starts": [{"pieces": 2, "level": "easy", "options": [...], "solution": [...]}, ...]}
   * </pre>
   *
   * {@code classes} only where symmetries are known.
   */
  void tellStarts() {
    PageStarts starts = starts(diagram());
    answers.tell(
        JsonLine.of(
            json -> {
              json.writeArrayFieldStart("sizes");
              for (PageStarts.Size size : starts.sizes()) {
                tell(json, size);
              }
              json.writeEndArray();
              json.writeArrayFieldStart("leftOut");
              for (int size : starts.leftOut()) {
                json.writeNumber(size);
              }
              json.writeEndArray();
              json.writeArrayFieldStart("starts");
              for (PageStarts.Size size : starts.sizes()) {
                for (Position position : openOf(positions(size))) {
                  tell(json, size.pieces(), position);
                }
              }
              json.writeEndArray();
            }));
  }

  private static void tell(JsonGenerator json, PageStarts.Size size) throws IOException {
    json.writeStartObject();
    json.writeNumberField("pieces", size.pieces());
    json.writeStringField("unique", String.valueOf(size.counts().unique()));
    if (size.symmetries() > 1) {
      long classes = size.counts().uniqueClasses(size.symmetries());
      json.writeStringField("classes", String.valueOf(classes));
    }
    json.writeEndObject();
  }

  private static void tell(JsonGenerator json, int pieces, Position position) throws IOException {
    json.writeStartObject();
    json.writeNumberField("pieces", pieces);
    json.writeStringField("level", PageStarts.level(position.level()));
    json.writeFieldName("options");
    json.writeArray(ids(position.start()), 0, position.start().size());
    json.writeFieldName("solution");
    json.writeArray(ids(position.solution()), 0, position.solution().size());
    json.writeEndObject();
  }

  private static int[] ids(List<Integer> options) {
    return options.stream().mapToInt(option -> option).toArray();
  }

  /**
   * Tells {@code booklet}, a page to print: a chapter for each number of pieces, the most first.
   *
   * @throws InputException if there is no unique start
   */
  void tellBooklet() {
    List<Chapter> chapters = new ArrayList<>();
    for (PageStarts.Size size : starts(diagram()).sizes()) {
      List<Position> positions = someOf(openOf(positions(size)));
      if (!positions.isEmpty()) {
        chapters.add(0, new Chapter("With " + pieces(size.pieces()) + " given", positions));
      }
    }
    if (chapters.isEmpty()) {
      throw new InputException(
          "No start that can be found here has exactly one solution",
          "the command line finds more, on a computer");
    }
    String title = search.puzzle().title();
    Booklet.Cover cover = Booklet.Cover.of(title.isEmpty() ? search.puzzle().name() : title);
    String html =
        new Booklet(search.puzzle(), cover)
            .graded(BookletPositions.grading(chapters, "pieces"))
            .html(chapters);
    answers.tell(JsonLine.of(json -> json.writeStringField("booklet", html)));
  }

  /** Those that leave something to do. */
  private static List<Position> openOf(List<Position> positions) {
    return positions.stream().filter(at -> at.start().size() < at.solution().size()).toList();
  }

  /** A few, spread from easy to hard. */
  private static List<Position> someOf(List<Position> open) {
    int most = Math.min(PRINTED, open.size());
    return IntStream.range(0, most).mapToObj(at -> open.get(at * open.size() / most)).toList();
  }

  private static String pieces(int number) {
    return number + (number == 1 ? " piece" : " pieces");
  }

  private List<Position> positions(PageStarts.Size size) {
    return BookletPositions.of(size.sample(), search.givens().options());
  }

  /** Tells {@code page}, the page to play with these starts. */
  void tellPage() {
    Diagram diagram = diagram();
    new PageAnswer(search, answers).tell(Optional.of(diagram), starts(diagram));
  }

  private Diagram diagram() {
    Diagram diagram =
        search
            .diagram(answers)
            .orElseThrow(
                () ->
                    new InputException(
                        "The puzzle is too large for unique starts here",
                        "the command line finds them, on a computer"));
    if (diagram.count().compareTo(BigInteger.ONE) <= 0) {
      throw new InputException(
          "Starts need a puzzle with two solutions or more; this one has " + diagram.count(),
          "change the board or the pieces");
    }
    return diagram;
  }

  private PageStarts starts(Diagram diagram) {
    return PageStarts.of(search.puzzle(), search.search(diagram), PageWork.IN_BROWSER);
  }
}
