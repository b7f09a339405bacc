package org.dancingsparks.sudokulists;

import java.util.Optional;
import java.util.function.Consumer;
import org.apache.hadoop.conf.Configuration;
import org.dancingsparks.run.Manifest;
import org.dancingsparks.run.ResultType;
import org.dancingsparks.run.StoreException;
import org.dancingsparks.sudoku.SudokuShape;

/** What the files of a run over a list say of it: enough to go on with it. Immutable. */
public final class ListRecord {
  private final String directory;
  private final ListHeader head;
  private final ListSummary totals;

  private ListRecord(String directory, Manifest record) {
    this.directory = directory;
    head = record.as(ListHeader.class);
    totals = record.isComplete() ? record.as(ListSummary.class) : null;
  }

  /**
   * Reads the record of a run.
   *
   * @param damage is told what is damaged
   * @return empty if there is no run at the place, or the record of its plan is damaged
   * @throws StoreException if it cannot be read, or is of another kind of run
   */
  public static Optional<ListRecord> read(
      String directory, Configuration hadoop, Consumer<String> damage) {
    Optional<Manifest> record = Manifest.read(directory, hadoop, damage);
    record
        .filter(kept -> !kept.contents().equals(ResultType.SUDOKUS.text()))
        .ifPresent(
            kept -> {
              throw new StoreException(
                  "%s keeps no sudokus of a list; choose another place, or replace it with --overwrite."
                      .formatted(directory));
            });
    return record.map(kept -> new ListRecord(directory, kept));
  }

  /** The shape of the puzzles. */
  public SudokuShape shape() {
    return head.shape();
  }

  /** Up to which solutions are counted. */
  public int limit() {
    return head.limit();
  }

  /** How many bins were asked for at most. */
  public int mostBins() {
    return head.plan().mostBins();
  }

  /** What came of the run, if it is complete. */
  public Optional<ListResult> summary() {
    return Optional.ofNullable(totals).map(known -> new ListResult(head, known));
  }

  /**
   * Checks that a plan is the run's own, so that the run can go on, or was complete.
   *
   * @param program the version of the program
   * @throws StoreException if it is not
   */
  public void check(ListPlan plan, String program) {
    // What is complete stays so, whichever version asks.
    ListHeader wanted = ListHeader.of(plan, totals == null ? program : head.program());
    head.difference(wanted)
        .ifPresent(
            difference -> {
              throw new StoreException(
                  "%s was begun otherwise. %s; go on as it was begun, or begin anew with --overwrite."
                      .formatted(directory, difference));
            });
  }
}
