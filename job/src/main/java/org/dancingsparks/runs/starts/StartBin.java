package org.dancingsparks.runs.starts;

import java.util.List;
import java.util.Objects;
import org.dancingsparks.runs.BinCommit;
import org.dancingsparks.runs.CommittedFile;
import org.dancingsparks.runs.FileRecord;
import org.dancingsparks.starts.Start;
import org.dancingsparks.starts.StartCounts;

/**
 * The result of a bin, which its task returns, and the record of it.
 *
 * @param rows the file of its unique starts, or null if none was to be written
 * @param sample of its unique starts
 */
record StartBin(int bin, StartCounts counts, FileRecord rows, List<Start> sample)
    implements BinCommit {
  StartBin {
    Objects.requireNonNull(counts);
    sample = List.copyOf(sample);
  }

  @Override
  public List<CommittedFile> files() {
    return rows == null ? List.of() : List.of(CommittedFile.part(bin, rows));
  }
}
