package org.dancingsparks.cli.tables;

import java.io.PrintWriter;
import org.dancingsparks.runs.tables.TableRow;
import org.dancingsparks.tables.Table;

/** Prints the rows of a table, each as it is finished. */
public interface RowPrinter {
  /** The form of a table. */
  enum Form {
    TEXT,
    CSV,
    JSON
  }

  /** A printer of a form. */
  static RowPrinter of(Form form, Table table, PrintWriter out) {
    return switch (form) {
      case TEXT -> new TextRows(table, out);
      case CSV -> new CsvTable(out);
      case JSON -> new JsonTable(out);
    };
  }

  /** Prints what comes before the rows. */
  void begin();

  /** Prints the next row. */
  void row(TableRow row);

  /** Prints what comes after the rows. */
  void end();
}
