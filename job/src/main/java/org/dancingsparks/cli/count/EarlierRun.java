package org.dancingsparks.cli.count;

import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.apache.hadoop.conf.Configuration;
import org.dancingsparks.cli.output.RunOutput;
import org.dancingsparks.cli.session.Version;
import org.dancingsparks.message.InputException;
import org.dancingsparks.runs.ResultType;
import org.dancingsparks.runs.StoreException;
import org.dancingsparks.runs.solutions.SearchRecord;
import org.dancingsparks.runs.solutions.SearchRequest;

/**
 * The earlier run to resume in a directory, if any.
 *
 * @param types that its results may have
 */
record EarlierRun(RunOutput output, Set<ResultType> types, RequestedSearch asked) {
  /**
   * Checks the flags and the place, and reads the record of the run.
   *
   * @param request turns the request made by the flags into that of the run
   * @return empty if a new run is to begin
   */
  Optional<SearchRecord> record(UnaryOperator<SearchRequest> request) {
    if (!output.isResumed()) {
      // Before a long search, first the asked are checked, then the directory.
      asked.target().givens();
    }
    output.checkPlace();
    return output.isResumed() ? recorded(request) : Optional.empty();
  }

  private Optional<SearchRecord> recorded(UnaryOperator<SearchRequest> request) {
    Configuration hadoop = asked.session().hadoop();
    Optional<SearchRecord> record =
        SearchRecord.read(output.directory(), types, hadoop, this::reportDamage);
    if (record.isPresent()) {
      if (!asked.target().isNamed()) {
        asked.target().use(record.get().puzzle());
      }
      record.get().checkResumable(request.apply(asked.request()), Version.program());
    } else if (!asked.target().isNamed()) {
      throw new InputException(
          "There is no run at %s to resume".formatted(output.directory()),
          "name a puzzle to start one");
    }
    return record;
  }

  private void reportDamage(String damage) {
    if (!asked.target().isNamed()) {
      throw new StoreException(
          "%s cannot be resumed by its own records: %s".formatted(output.directory(), damage),
          "name its puzzle, and the flags it was started with");
    }
    asked.progress().say(damage + ", so it is planned again");
  }
}
