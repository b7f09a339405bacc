package org.dancingsparks.cli.verify;

import com.fasterxml.jackson.databind.node.ObjectNode;
import org.dancingsparks.cli.output.Json;
import org.dancingsparks.cli.session.Session;
import org.dancingsparks.verify.BoardVerification;
import org.dancingsparks.verify.Extent;

/** The verification of stored boards. */
public final class BoardVerdict {
  private BoardVerdict() {}

  /**
   * Verifies a directory.
   *
   * @param extent of the boards to count again
   * @param memory of each JVM, in bytes
   */
  public static Verdict of(Session session, String directory, Extent extent, long memory) {
    BoardVerification found = new BoardVerification(directory, session.hadoop());
    found.readParts(
        session.spark(), extent, memory, session.progress(directory).of("boards", "boards"));
    ObjectNode json = Json.object();
    json.put("boards", found.boards());
    json.put("recounted", found.recounted());
    return new Verdict(
        found.faults(),
        found.boards(),
        "each board has its row, and a solution if it has any; %,d of %,d were counted again"
            .formatted(found.recounted(), found.boards()),
        json);
  }
}
