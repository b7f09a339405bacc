package org.dancingsparks.runs.tables;

import java.util.List;
import java.util.Objects;
import org.dancingsparks.runs.BinCommit;
import org.dancingsparks.runs.CommittedFile;
import org.dancingsparks.runs.FileRecord;

/**
 * The record of a bin, which is a member of the table.
 *
 * @param file of its row
 */
public record TableBin(int bin, TableRow row, FileRecord file) implements BinCommit {
  public TableBin {
    Objects.requireNonNull(row);
    Objects.requireNonNull(file);
  }

  @Override
  public List<CommittedFile> files() {
    return List.of(CommittedFile.part(bin, file));
  }
}
