package org.dancingsparks.cli.count;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.dancingsparks.cli.flag.ResultForm;
import org.dancingsparks.cli.output.RunOutput;
import org.dancingsparks.runs.ResultType;
import org.dancingsparks.runs.solutions.SearchRecord;

/**
 * A count stored in a directory. It goes in rounds on request, or if the resumed run did; else by
 * the bins of a plan.
 */
public record StoredCount(RunOutput output, RequestedSearch asked, RoundFlags rounds) {
  /** Runs to the end and prints the number of solutions, or JSON. */
  public void run(ResultForm form) {
    Optional<SearchRecord> record =
        new EarlierRun(output, types(), asked)
            .record(request -> rounds.isForced() ? request.inRounds() : request);
    boolean isInRounds = record.map(SearchRecord::isInRounds).orElse(rounds.isForced());
    if (isInRounds) {
      rounds.checkStored(asked);
    } else {
      rounds.checkWithoutRounds();
    }
    if (isInRounds && record.filter(SearchRecord::isComplete).isEmpty()) {
      new CountInRounds(asked, rounds).store(output, record, form);
    } else {
      new SolutionSetRun(output, ResultType.COUNT, asked).run(record, form);
    }
  }

  /** Returns the types of results that the run may have; the records of an earlier one decide. */
  private Set<ResultType> types() {
    return output.isResumed()
        ? EnumSet.of(rounds.result(), ResultType.DIAGRAM)
        : EnumSet.of(rounds.result());
  }
}
