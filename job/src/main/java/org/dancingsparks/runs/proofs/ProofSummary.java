package org.dancingsparks.runs.proofs;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigInteger;
import java.util.List;
import org.dancingsparks.runs.FileRecord;
import org.dancingsparks.runs.JsonCount;
import org.dancingsparks.runs.PartRecord;

/**
 * The summary of a complete run that wrote a proof.
 *
 * @param solutions their number, which is proved: a number, or a string where it exceeds 64 bits
 * @param parts bin by bin
 * @param files those that describe the puzzle
 */
public record ProofSummary(JsonNode solutions, List<PartRecord> parts, List<FileRecord> files) {
  public ProofSummary {
    JsonCount.read(solutions);
    parts = List.copyOf(parts);
    files = List.copyOf(files);
  }

  static ProofSummary of(BigInteger solutions, List<ProofBin> bins, List<FileRecord> files) {
    return ofParts(
        solutions, files, bins.stream().map(bin -> PartRecord.of(bin, bin.rows())).toList());
  }

  /** The summary of some parts, in order. */
  public static ProofSummary ofParts(
      BigInteger solutions, List<FileRecord> files, List<PartRecord> parts) {
    return new ProofSummary(JsonCount.of(solutions), parts, files);
  }

  /** The number of solutions. */
  public BigInteger count() {
    return JsonCount.read(solutions);
  }

  /** The number of rows. */
  public long rows() {
    return parts.stream().mapToLong(PartRecord::rows).sum();
  }
}
