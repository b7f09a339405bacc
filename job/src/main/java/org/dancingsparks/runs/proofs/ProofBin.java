package org.dancingsparks.runs.proofs;

import java.util.List;
import java.util.Objects;
import org.dancingsparks.runs.BinCommit;
import org.dancingsparks.runs.CommittedFile;
import org.dancingsparks.runs.FileRecord;

/**
 * A range of rows that was written.
 *
 * @param rows their number
 */
record ProofBin(int bin, long rows, FileRecord file) implements BinCommit {
  ProofBin {
    Objects.requireNonNull(file);
  }

  @Override
  public List<CommittedFile> files() {
    return List.of(CommittedFile.part(bin, file));
  }
}
