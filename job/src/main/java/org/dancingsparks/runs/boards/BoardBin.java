package org.dancingsparks.runs.boards;

import java.util.List;
import java.util.Objects;
import org.dancingsparks.boards.BoardCounts;
import org.dancingsparks.runs.BinCommit;
import org.dancingsparks.runs.CommittedFile;
import org.dancingsparks.runs.FileRecord;

/**
 * The result of a bin, which its task returns, and the record of it.
 *
 * @param rows the file of its boards
 */
record BoardBin(int bin, BoardCounts counts, FileRecord rows) implements BinCommit {
  BoardBin {
    Objects.requireNonNull(counts);
    Objects.requireNonNull(rows);
  }

  @Override
  public List<CommittedFile> files() {
    return List.of(CommittedFile.part(bin, rows));
  }
}
