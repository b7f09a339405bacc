package org.dancingsparks.cli.tables;

import java.io.PrintWriter;
import java.util.Arrays;
import java.util.stream.Stream;
import org.dancingsparks.cli.output.Csv;
import org.dancingsparks.runs.tables.TableRow;

/** Prints a table as CSV. */
final class CsvTable implements RowPrinter {
  private static final String HEADER =
      "n,puzzle,solutions,engine,seconds,peak_heap,term,known,verdict,second,second_solutions";

  private final PrintWriter out;

  CsvTable(PrintWriter out) {
    this.out = out;
  }

  @Override
  public void begin() {
    out.println(HEADER);
  }

  @Override
  public void row(TableRow row) {
    out.println(Csv.line(values(row)));
    out.flush();
  }

  private static Stream<String> values(TableRow row) {
    return Arrays.stream(
            new Object[] {
              row.n(),
              row.puzzle(),
              row.solutions(),
              row.engine(),
              row.seconds(),
              row.peakHeap(),
              row.term(),
              row.known(),
              row.verdict(),
              row.second(),
              row.secondSolutions()
            })
        .map(value -> value == null ? null : value.toString());
  }

  @Override
  public void end() {}
}
