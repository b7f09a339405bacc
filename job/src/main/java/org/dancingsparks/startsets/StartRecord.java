package org.dancingsparks.startsets;

import java.util.Optional;
import java.util.function.Consumer;
import org.apache.hadoop.conf.Configuration;
import org.dancingsparks.run.Manifest;
import org.dancingsparks.run.ResultType;
import org.dancingsparks.run.StoreException;
import org.dancingsparks.starts.StartCounts;
import org.dancingsparks.starts.StartPlan;

/**
 * What the files of a run that writes starts say of it: enough to go on with it, if its puzzle is
 * known. Immutable.
 */
public final class StartRecord {
  private final String directory;
  private final StartHeader head;
  private final StartSummary totals;

  private StartRecord(String directory, Manifest record) {
    this.directory = directory;
    head = record.as(StartHeader.class);
    totals = record.isComplete() ? record.as(StartSummary.class) : null;
  }

  /**
   * Reads the record of a run.
   *
   * @param damage is told what is damaged
   * @return empty if there is no run at the place, or the record of its plan is damaged
   * @throws StoreException if it cannot be read, or is of another kind of run
   */
  public static Optional<StartRecord> read(
      String directory, Configuration hadoop, Consumer<String> damage) {
    Optional<Manifest> record = Manifest.read(directory, hadoop, damage);
    record
        .filter(kept -> !kept.contents().equals(ResultType.STARTS.text()))
        .ifPresent(
            kept -> {
              throw new StoreException(
                  "%s keeps no starts; choose another place, or replace it with --overwrite."
                      .formatted(directory));
            });
    return record.map(kept -> new StartRecord(directory, kept));
  }

  /** What the puzzle was called. */
  public String puzzle() {
    return head.puzzle();
  }

  /** How many bins were asked for at most. */
  public int mostBins() {
    return head.mostBins();
  }

  /** What came of the run, if it is complete. */
  public Optional<StartCounts> counts() {
    return Optional.ofNullable(totals).map(StartSummary::counts);
  }

  /**
   * Checks that a plan is the run's own, so that the run can go on, or was complete.
   *
   * @param isGraded whether starts are to be graded
   * @param program the version of the program
   * @throws StoreException if it is not
   */
  public void check(StartPlan plan, boolean isGraded, String program) {
    // What is complete stays so, whichever version asks.
    String version = totals == null ? program : head.program();
    // The puzzle is the same if its problem is, whatever it was called when it was named first.
    head.difference(
            StartHeader.of(plan, StartRun.rows(plan, isGraded), version).called(head.puzzle()))
        .ifPresent(
            difference -> {
              throw new StoreException(
                  "%s was begun otherwise. What differs is %s; go on as it was begun, or begin anew with --overwrite."
                      .formatted(directory, difference));
            });
  }
}
