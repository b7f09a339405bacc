package org.dancingsparks.cli.output;

import java.io.PrintWriter;

/**
 * Prints rows in one of the forms that all commands have.
 *
 * @param <T> type of a row
 */
public final class RowPrinter<T> implements RowLines<T> {
  /** The form of the output. */
  public enum Form {
    TEXT,
    CSV,
    /** An array with an object per row. */
    JSON
  }

  private final Form form;
  private final TextColumns<T> columns;
  private final PrintWriter out;
  private String before = "[";

  public RowPrinter(Form form, TextColumns<T> columns, PrintWriter out) {
    this.form = form;
    this.columns = columns;
    this.out = out;
  }

  /** Prints all rows. */
  public void print(Iterable<T> rows) {
    begin();
    rows.forEach(this::row);
    end();
  }

  @Override
  public void begin() {
    if (form != Form.JSON) {
      out.println(form == Form.CSV ? columns.csvHeading() : columns.heading());
    }
  }

  @Override
  public void row(T row) {
    switch (form) {
      case TEXT -> out.println(columns.line(row));
      case CSV -> out.println(columns.csv(row));
      case JSON -> out.print(before + "\n" + Json.text(columns.json(row)));
    }
    before = ",";
    out.flush();
  }

  @Override
  public void end() {
    if (form == Form.JSON) {
      out.println(before.equals("[") ? "[]" : "\n]");
    }
  }
}
