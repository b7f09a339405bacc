package org.dancingsparks.cli.output;

import java.io.PrintWriter;

/**
 * Prints the rows of a table one by one, each as it is finished.
 *
 * @param <T> type of a row
 */
public final class RowPrinter<T> {
  /** The form of a table. */
  public enum Form {
    TEXT,
    CSV,
    /** An array with an object per row. */
    JSON
  }

  private final Form form;
  private final TextTable<T> table;
  private final PrintWriter out;
  private String before = "[";

  public RowPrinter(Form form, TextTable<T> table, PrintWriter out) {
    this.form = form;
    this.table = table;
    this.out = out;
  }

  /** Prints a whole table. */
  public void print(Iterable<T> rows) {
    begin();
    rows.forEach(this::row);
    end();
  }

  /** Prints the line above the rows. */
  public void begin() {
    if (form != Form.JSON) {
      out.println(form == Form.CSV ? table.csvHeading() : table.heading());
    }
  }

  /** Prints the next row. */
  public void row(T row) {
    switch (form) {
      case TEXT -> out.println(table.line(row));
      case CSV -> out.println(table.csv(row));
      case JSON -> out.print(before + "\n" + Json.text(table.json(row)));
    }
    before = ",";
    out.flush();
  }

  /** Prints the end of a JSON array. */
  public void end() {
    if (form == Form.JSON) {
      out.println(before.equals("[") ? "[]" : "\n]");
    }
  }
}
