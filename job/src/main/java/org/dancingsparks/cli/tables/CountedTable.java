package org.dancingsparks.cli.tables;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.dancingsparks.cli.output.RowLines;
import org.dancingsparks.cli.output.RunOutput;
import org.dancingsparks.cli.session.ProgressLines;
import org.dancingsparks.cli.session.Version;
import org.dancingsparks.message.InputException;
import org.dancingsparks.message.UserException;
import org.dancingsparks.runs.Manifest;
import org.dancingsparks.runs.tables.TableHeader;
import org.dancingsparks.runs.tables.TableRow;
import org.dancingsparks.runs.tables.TableRun;
import org.dancingsparks.runs.tables.TableSummary;
import org.dancingsparks.tables.Sequence;
import org.dancingsparks.tables.Table;
import org.dancingsparks.tables.TableBudget;
import org.dancingsparks.tables.Verdict;
import org.dancingsparks.view.chart.GrowthSvg;

/**
 * A table that is counted one member after another and printed as it grows. Given a directory, it
 * starts or resumes a run there.
 */
public final class CountedTable implements TableRun.Members {
  private final Table table;
  private final MemberCount members;
  private final TableBudget budget;
  private final RowLines<TableRow> printer;
  private final ProgressLines remarks;
  private final List<TableRow> rows = new ArrayList<>();

  /**
   * A table before anything is counted.
   *
   * @param members counts them
   * @param remarks accepts the reason for fewer members than requested
   */
  public CountedTable(
      MemberCount members, TableBudget budget, RowLines<TableRow> printer, ProgressLines remarks) {
    table = members.table();
    this.members = members;
    this.budget = budget;
    this.printer = printer;
    this.remarks = remarks;
  }

  @Override
  public TableRow count(int number) {
    return members.takenOver(number).orElseGet(() -> counted(number));
  }

  private TableRow counted(int number) {
    budget.begin(number, members);
    return members.row(number);
  }

  @Override
  public void finished(TableRow row) {
    if (rows.isEmpty()) {
      printer.begin();
    }
    rows.add(row);
    budget.end(row.seconds());
    printer.row(row);
    if (row.isContradicted()) {
      throw new IllegalStateException(
          "%s has %s %s by %s and %s by %s."
              .formatted(
                  row.puzzle(),
                  row.solutions(),
                  table.quantity().words(),
                  row.engine(),
                  row.secondSolutions(),
                  row.second()));
    }
  }

  /** The numbers so far, as dots of a chart. */
  public List<GrowthSvg.Dot> dots() {
    return rows.stream()
        .map(
            row ->
                new GrowthSvg.Dot(
                    row.n(), row.solutions(), row.verdict().equals(Verdict.NEW.text())))
        .toList();
  }

  /** Counts all members, and stores nothing. */
  public void run() {
    printing(() -> table.numbers().forEach(number -> finished(count(number))));
  }

  /** Counts and stores the members not stored yet. */
  public void store(RunOutput output, ProgressLines progress) {
    output.checkPlace();
    TableRun run = new TableRun(table, members.secondCounts().toString(), Version.program(), this);
    Optional<Manifest<TableHeader, TableSummary>> manifest =
        output.manifest(
            TableRun.MANIFESTS, damage -> progress.say(damage + ", so it is begun again"));
    manifest.ifPresent(known -> known.checkResumable(run.header()));
    printing(() -> store(output, run, manifest.flatMap(Manifest::summary), progress));
  }

  private void store(
      RunOutput output, TableRun run, Optional<TableSummary> complete, ProgressLines progress) {
    complete.ifPresent(summary -> output.resumeComplete(progress));
    TableSummary summary =
        complete.orElseGet(
            () -> output.run(run, progress, "the same command and --resume").summary());
    // A run that was complete, or needed only completion, has printed no rows yet.
    summary.rows().stream().skip(rows.size()).forEach(this::finished);
  }

  private void printing(Runnable work) {
    try {
      work.run();
    } catch (TableBudget.SpentException e) {
      remarks.say(e.getMessage());
    } catch (UserException e) {
      // An error before the first row leaves standard output empty.
      if (!rows.isEmpty()) {
        printer.end();
      }
      throw e;
    }
    if (rows.isEmpty()) {
      printer.begin();
    }
    printer.end();
    check();
  }

  private void check() {
    List<TableRow> wrong =
        rows.stream().filter(row -> row.verdict().equals(Verdict.DIFFERS.text())).toList();
    if (!wrong.isEmpty()) {
      TableRow first = wrong.get(0);
      throw new InputException(
          "%d of the numbers differ from the known ones: %s has %s %s by %s and by %s, not %s as in %s"
              .formatted(
                  wrong.size(),
                  first.puzzle(),
                  first.solutions(),
                  table.quantity().words(),
                  first.engine(),
                  first.second(),
                  first.known(),
                  first.term()),
          "check the known terms, and that the puzzles are what the sequence counts%s",
          table
              .sequence()
              .map(Sequence::note)
              .filter(note -> !note.isEmpty())
              .map(note -> ". Its note: " + note.replaceFirst("\\.$", ""))
              .orElse(""));
    }
  }
}
