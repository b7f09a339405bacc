package org.dancingsparks.cli.tables;

import java.io.PrintWriter;
import org.dancingsparks.cli.output.RowLines;
import org.dancingsparks.runs.tables.TableRow;
import org.dancingsparks.tables.Table;
import org.dancingsparks.tables.TermLines;

/** Prints the terms of a table as a b-file of the OEIS: the known ones before the first, too. */
final class TermPrinter implements RowLines<TableRow> {
  private final Table table;
  private final TermLines lines;
  private final PrintWriter out;

  TermPrinter(Table table, PrintWriter out) {
    this.table = table;
    lines = new TermLines(table.sequence());
    this.out = out;
  }

  @Override
  public void begin() {
    lines.before(table.from()).forEach(out::println);
  }

  @Override
  public void row(TableRow row) {
    out.println(lines.counted(row.n(), row.solutions()));
    out.flush();
  }

  @Override
  public void end() {}
}
