package org.dancingsparks.cli.tables;

import java.io.PrintWriter;
import java.util.Locale;
import org.dancingsparks.message.ByteSize;
import org.dancingsparks.runs.tables.TableRow;
import org.dancingsparks.tables.KnownTerm;
import org.dancingsparks.tables.Sequence;
import org.dancingsparks.tables.Table;
import org.dancingsparks.tables.Verdict;

/** Prints a table as text, a line a row. */
final class TextRows implements RowPrinter {
  private static final int LEAST_WIDTH = 12;

  private final Table table;
  private final PrintWriter out;
  private final String form;

  TextRows(Table table, PrintWriter out) {
    this.table = table;
    this.out = out;
    int solutions =
        table
            .numbers()
            .flatMap(
                number ->
                    table.known(number).map(KnownTerm::solutions).stream()
                        .mapToInt(known -> known.toString().length()))
            .max()
            .orElse(0);
    form =
        "%%%ds  %%-%ds  %%-7s  %%9s  %%8s  %%s%%n"
            .formatted(
                Math.max(1, String.valueOf(table.to()).length()), Math.max(LEAST_WIDTH, solutions));
  }

  @Override
  public void begin() {
    out.printf(form, "n", "solutions", "engine", "seconds", "heap", "known");
  }

  @Override
  public void row(TableRow row) {
    out.printf(
        Locale.ROOT,
        form,
        row.n(),
        row.solutions(),
        row.engine(),
        "%.2f".formatted(row.seconds()),
        ByteSize.text(row.peakHeap()),
        verdict(row) + second(row));
    out.flush();
  }

  private String verdict(TableRow row) {
    if (row.verdict().equals(Verdict.AGREES.text())) {
      return "agrees with %s".formatted(row.term());
    }
    if (row.verdict().equals(Verdict.DIFFERS.text())) {
      return "DIFFERS from %s of %s".formatted(row.known(), row.term());
    }
    return row.verdict().equals(Verdict.NEW.text())
        ? table.sequence().map(TextRows::beyond).orElseThrow()
        : "-";
  }

  private static String beyond(Sequence sequence) {
    return "new: our copy of %s ends at %d".formatted(sequence.number(), sequence.last());
  }

  private static String second(TableRow row) {
    if (row.second() == null) {
      return "";
    }
    return row.isContradicted()
        ? "; %s COUNTS %s".formatted(row.second(), row.secondSolutions())
        : "; %s the same".formatted(row.second());
  }

  @Override
  public void end() {}
}
