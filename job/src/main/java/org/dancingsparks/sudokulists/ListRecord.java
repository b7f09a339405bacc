package org.dancingsparks.sudokulists;

import java.util.Optional;
import java.util.function.Consumer;
import org.apache.hadoop.conf.Configuration;
import org.dancingsparks.run.Contents;
import org.dancingsparks.run.KeptRecord;
import org.dancingsparks.run.StoreException;
import org.dancingsparks.sudoku.SudokuShape;

/** What the files of a run over a list say of it: enough to go on with it. Immutable. */
public final class ListRecord {
  private final String directory;
  private final ListHead head;
  private final ListTotals totals;

  private ListRecord(String directory, KeptRecord record) {
    this.directory = directory;
    head = record.as(ListHead.class);
    totals = record.isComplete() ? record.as(ListTotals.class) : null;
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
    Optional<KeptRecord> record = KeptRecord.read(directory, hadoop, damage);
    record
        .filter(kept -> !kept.contents().equals(Contents.SUDOKUS.text()))
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
  public Optional<ListSummary> summary() {
    return Optional.ofNullable(totals).map(known -> new ListSummary(head, known));
  }

  /**
   * Checks that a plan is the run's own, so that the run can go on, or was complete.
   *
   * @param program the version of the program
   * @throws StoreException if it is not
   */
  public void check(ListPlan plan, String program) {
    // What is complete stays so, whichever version asks.
    ListHead wanted = ListHead.of(plan, totals == null ? program : head.program());
    head.difference(wanted)
        .ifPresent(
            difference -> {
              throw new StoreException(
                  "%s was begun otherwise. %s; go on as it was begun, or begin anew with --overwrite."
                      .formatted(directory, difference));
            });
  }
}
