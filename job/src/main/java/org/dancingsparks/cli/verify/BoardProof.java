package org.dancingsparks.cli.verify;

import com.fasterxml.jackson.databind.node.ObjectNode;
import org.dancingsparks.cli.output.Json;
import org.dancingsparks.cli.output.ProgressLines;
import org.dancingsparks.cli.session.SparkStart;
import org.dancingsparks.verify.BoardVerification;
import org.dancingsparks.verify.Extent;

/** The verification of stored boards. */
public final class BoardProof {
  private BoardProof() {}

  /**
   * Verifies a directory.
   *
   * @param extent of the boards to count again
   * @param memory of each JVM, in bytes
   */
  public static Proof of(String directory, Extent extent, long memory, ProgressLines lines) {
    BoardVerification found = new BoardVerification(directory, SparkStart.hadoop());
    found.readParts(SparkStart.context(), extent, memory, lines.of("boards", "boards"));
    ObjectNode json = Json.object();
    json.put("boards", found.boards());
    json.put("recounted", found.recounted());
    return new Proof(
        found.faults(),
        found.boards(),
        "each board has its row, and a solution if it has any; %,d of %,d were counted again"
            .formatted(found.recounted(), found.boards()),
        json);
  }
}
