package org.dancingsparks.tables;

import java.util.List;
import java.util.Objects;
import org.dancingsparks.run.BinCommit;
import org.dancingsparks.run.CommittedFile;
import org.dancingsparks.run.FileRecord;

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
