package org.dancingsparks.cli.tables;

import java.util.Optional;
import org.dancingsparks.cli.output.RowPrinter;
import org.dancingsparks.cli.output.TextColumns;
import org.dancingsparks.message.ByteSize;
import org.dancingsparks.runs.tables.TableRow;
import org.dancingsparks.tables.Quantity;
import org.dancingsparks.tables.Sequence;
import org.dancingsparks.tables.Table;
import org.dancingsparks.tables.Verdict;

/** The columns of a table of members. */
final class MemberColumns {
  private static final int MIN_WIDTH = 12;

  private final Table table;

  private MemberColumns(Table table) {
    this.table = table;
  }

  static TextColumns<TableRow> of(RowPrinter.Form form, Table table) {
    return form == RowPrinter.Form.TEXT ? new MemberColumns(table).shown() : all();
  }

  private static TextColumns<TableRow> all() {
    return new TextColumns<TableRow>()
        .column("n", TableRow::n)
        .column("puzzle", TableRow::puzzle)
        .column("solutions", TableRow::solutions)
        .column("engine", TableRow::engine)
        .column("seconds", TableRow::seconds)
        .column("peak heap", TableRow::peakHeap)
        .column("term", TableRow::term)
        .column("known", TableRow::known)
        .column("verdict", TableRow::verdict)
        .column("second", TableRow::second)
        .column("second solutions", TableRow::secondSolutions);
  }

  private TextColumns<TableRow> shown() {
    return new TextColumns<TableRow>()
        .right("n", String.valueOf(table.to()).length(), TableRow::n)
        .left(
            heading(),
            Math.max(Math.max(MIN_WIDTH, heading().length()), longest()),
            TableRow::solutions)
        .left("engine", 7, TableRow::engine)
        .right("seconds", 10, row -> "%.2f".formatted(row.seconds()))
        .right("heap", 9, row -> ByteSize.text(row.peakHeap()))
        .column("known", row -> verdict(row) + second(row));
  }

  private String heading() {
    return table.quantity() == Quantity.SOLUTIONS ? "solutions" : "up to symmetry";
  }

  private int longest() {
    return table
        .numbers()
        .mapToObj(table::known)
        .flatMap(Optional::stream)
        .mapToInt(known -> known.solutions().toString().length())
        .max()
        .orElse(0);
  }

  private String verdict(TableRow row) {
    if (row.verdict().equals(Verdict.AGREES.text())) {
      return "agrees with %s".formatted(row.term());
    }
    if (row.verdict().equals(Verdict.DIFFERS.text())) {
      return "DIFFERS from %s of %s".formatted(row.known(), row.term());
    }
    return row.verdict().equals(Verdict.NEW.text())
        ? table.sequence().map(MemberColumns::beyond).orElseThrow()
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
}
