package org.dancingsparks.runs.sudoku;

import java.util.List;
import java.util.Objects;
import org.dancingsparks.runs.BinCommit;
import org.dancingsparks.runs.CommittedFile;
import org.dancingsparks.runs.FileRecord;

/**
 * The result of one range of a list. Its task returns it, and the run records it.
 *
 * @param rows the file of its puzzles
 * @param rejected the file of its malformed lines, or null
 * @param first the first of these, or null
 */
record SolvedBin(int bin, LineCounts counts, FileRecord rows, FileRecord rejected, Malformed first)
    implements BinCommit {
  SolvedBin {
    Objects.requireNonNull(counts);
    Objects.requireNonNull(rows);
    if ((rejected == null) != (counts.rejected() == 0) || (first == null) != (rejected == null)) {
      throw new IllegalArgumentException("The rejected lines differ from their number.");
    }
  }

  @Override
  public List<CommittedFile> files() {
    CommittedFile part = CommittedFile.part(bin, rows);
    return rejected == null ? List.of(part) : List.of(part, CommittedFile.rejected(bin, rejected));
  }
}
