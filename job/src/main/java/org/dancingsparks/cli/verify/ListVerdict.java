package org.dancingsparks.cli.verify;

import com.fasterxml.jackson.databind.node.ObjectNode;
import org.dancingsparks.cli.output.Json;
import org.dancingsparks.cli.session.Session;
import org.dancingsparks.verify.Extent;
import org.dancingsparks.verify.ListVerification;

/** The verification of a solved list of sudokus. */
public final class ListVerdict {
  private ListVerdict() {}

  /**
   * Verifies a directory.
   *
   * @param extent of the puzzles to solve again
   */
  public static Verdict of(Session session, String directory, Extent extent) {
    ListVerification found = new ListVerification(directory, session.hadoop());
    found.readParts(session.spark(), extent, session.progress(directory).of("list", "puzzles"));
    ObjectNode json = Json.object();
    json.put("puzzles", found.puzzles());
    json.put("recounted", found.recounted());
    return new Verdict(
        found.faults(),
        found.puzzles(),
        "each solution is one of its puzzle; %,d of %,d puzzles were solved again"
            .formatted(found.recounted(), found.puzzles()),
        json);
  }
}
