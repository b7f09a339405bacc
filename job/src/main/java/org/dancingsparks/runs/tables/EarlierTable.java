package org.dancingsparks.runs.tables;

import java.io.IOException;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSError;
import org.dancingsparks.message.InputException;
import org.dancingsparks.runs.DamagedException;
import org.dancingsparks.runs.Manifest;
import org.dancingsparks.runs.RunDirectory;
import org.dancingsparks.runs.StoreException;
import org.dancingsparks.tables.Table;

/** A finished table in a directory, whose rows another one can take over. */
public final class EarlierTable {
  private final String directory;
  private final TableHeader header;
  private final List<TableRow> rows;

  private EarlierTable(String directory, TableHeader header, List<TableRow> rows) {
    this.directory = directory;
    this.header = header;
    this.rows = rows;
  }

  /**
   * Reads the manifest of a table, which has all rows.
   *
   * @throws StoreException if there is no finished table, or it cannot be read
   */
  public static EarlierTable read(String directory, Configuration hadoop) {
    try {
      Manifest<TableHeader, TableSummary> found =
          TableRun.MANIFESTS.readComplete(directory, new RunDirectory(directory, hadoop));
      return new EarlierTable(directory, found.header(), found.summary().orElseThrow().rows());
    } catch (DamagedException | InputException e) {
      throw new StoreException(
          "%s is damaged and cannot be extended: %s"
              .formatted(directory, DamagedException.problem(e)),
          "make it again, or restore it from a copy",
          e);
    } catch (IOException | FSError | IllegalArgumentException e) {
      throw StoreException.cannotRead(directory, e);
    }
  }

  /**
   * The rows, for a table of the same puzzles.
   *
   * @throws InputException if that has other puzzles, or another quantity of them, or they are
   *     files, which may have changed
   */
  public List<TableRow> rows(Table wanted) {
    if (wanted.members().isOfFiles()) {
      throw new InputException(
          "The rows of %s are of files, %s, which may have changed since then"
              .formatted(directory, wanted.members().text()),
          "count them all again");
    }
    if (!header.members().equals(wanted.members().text())
        || header.counted() != wanted.quantity()) {
      throw new InputException(
          "%s has the %s of %s, not the %s of %s"
              .formatted(
                  directory,
                  header.counted().words(),
                  header.members(),
                  wanted.quantity().words(),
                  wanted.members()),
          "name a table of the same puzzles");
    }
    return rows;
  }
}
