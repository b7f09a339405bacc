package org.dancingsparks.cli.verify;

import com.fasterxml.jackson.databind.node.ObjectNode;
import org.dancingsparks.cli.output.Json;
import org.dancingsparks.cli.output.ProgressLines;
import org.dancingsparks.cli.session.SparkStart;
import org.dancingsparks.verify.Extent;
import org.dancingsparks.verify.ListVerification;

/** The verification of a solved list of sudokus. */
public final class ListProof {
  private ListProof() {}

  /**
   * Verifies a directory.
   *
   * @param extent of the puzzles to solve again
   */
  public static Proof of(String directory, Extent extent, ProgressLines lines) {
    ListVerification found = new ListVerification(directory, SparkStart.hadoop());
    found.readParts(SparkStart.context(), extent, lines.of("list", "puzzles"));
    ObjectNode json = Json.object();
    json.put("puzzles", found.puzzles());
    json.put("recounted", found.recounted());
    return new Proof(
        found.faults(),
        found.puzzles(),
        "each solution is one of its puzzle; %,d of %,d puzzles were solved again"
            .formatted(found.recounted(), found.puzzles()),
        json);
  }
}
