package org.dancingsparks.verify.proofs;

import java.util.ArrayList;
import java.util.List;
import org.dancingsparks.runs.PartRecord;

/**
 * A part of a proof, as the manifest has it.
 *
 * @param number of the part
 * @param first the number of its first row among those of all parts, from 0
 */
record ProofPart(int number, long first, PartRecord record) {
  /** All parts of a proof. */
  static List<ProofPart> of(List<PartRecord> records) {
    List<ProofPart> parts = new ArrayList<>();
    long first = 0;
    for (PartRecord record : records) {
      parts.add(new ProofPart(parts.size(), first, record));
      first += record.rows();
    }
    return parts;
  }

  /** Returns whether it has a row of all. */
  boolean has(long row) {
    return row >= first && row - first < record.rows();
  }
}
