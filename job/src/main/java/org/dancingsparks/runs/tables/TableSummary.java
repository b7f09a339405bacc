package org.dancingsparks.runs.tables;

import java.util.List;
import org.dancingsparks.runs.FileRecord;

/** The summary of a complete run that wrote a table: its rows, and their files. */
public record TableSummary(List<TableRow> rows, List<FileRecord> parts) {
  public TableSummary {
    rows = List.copyOf(rows);
    parts = List.copyOf(parts);
  }

  static TableSummary of(List<TableBin> bins) {
    return new TableSummary(
        bins.stream().map(TableBin::row).toList(),
        bins.stream().map(bin -> bin.files().get(0).moved()).toList());
  }
}
