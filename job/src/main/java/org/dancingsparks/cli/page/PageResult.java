package org.dancingsparks.cli.page;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigInteger;
import java.util.Locale;
import org.dancingsparks.cli.output.Json;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.page.BoardPage;
import org.dancingsparks.page.PageStarts.Size;

/** The facts about a page that was written, as JSON. */
public final class PageResult {
  private PageResult() {}

  /**
   * Returns the JSON.
   *
   * @param file the page's name
   */
  public static ObjectNode json(PageSubject subject, MadePage made, String file) {
    ObjectNode node = Json.object().put("puzzle", subject.puzzle().name());
    node.put("file", file).put("bytes", made.html().length);
    node.put("answers", made.answers().name().toLowerCase(Locale.ROOT));
    subject.diagram().map(Diagram::count).ifPresent(count -> Json.put(node, "solutions", count));
    ArrayNode starts = node.putArray("starts");
    for (Size size : made.starts().sizes()) {
      ObjectNode at = starts.addObject().put("pieces", size.pieces());
      Json.put(at, "unique", BigInteger.valueOf(size.counts().unique()));
      Json.put(at, "solvable", BigInteger.valueOf(size.counts().solvable()));
      at.put("challenges", size.sample().chosen().size());
    }
    ArrayNode leftOut = node.putArray("notCounted");
    made.starts().leftOut().forEach(leftOut::add);
    if (!made.boards().isEmpty()) {
      ArrayNode boards = node.putArray("boards");
      for (BoardPage board : made.boards()) {
        ObjectNode at = boards.addObject().put("file", board.file()).put("bytes", board.bytes());
        Json.put(at.put("open", board.open()), "solutions", board.solutions());
      }
    }
    return node;
  }
}
