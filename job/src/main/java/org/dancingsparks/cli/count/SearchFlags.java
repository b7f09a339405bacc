package org.dancingsparks.cli.count;

import java.util.Optional;
import org.dancingsparks.cli.flag.Target;
import org.dancingsparks.cli.output.ProgressLines;
import org.dancingsparks.runs.solutions.SearchRequest;
import org.dancingsparks.search.Engines;
import org.dancingsparks.search.Search;

/** The flags of a search: its puzzle, its engine, and its division into bins. */
public record SearchFlags(Target target, EngineFlags engine, Split split) {
  /** A destination for the progress of the search. */
  public ProgressLines progress() {
    return engine.progress(target);
  }

  /** The search of a count by layers, in the item order that suits these. */
  public Search layered() {
    Engines engines = Engines.of(target.found()).orderedBy(target.wantedOrder());
    return engines.layers().ordered(split.search(target));
  }

  /**
   * The search that the flags ask for, to resume a run. Where the puzzle is named, its solutions
   * have to be those of the run; of the way in which they are found, only what flags ask for.
   */
  public SearchRequest request() {
    boolean isNamed = target.isNamed();
    return new SearchRequest(
        new SearchRequest.Solutions(
            target.puzzle(),
            isNamed || target.hasGivens() ? Optional.of(target.givens()) : Optional.empty(),
            isNamed || split.isUpToSymmetry() ? Optional.of(split.use()) : Optional.empty()),
        new SearchRequest.Wanted(engine.wanted(), target.wantedOrder()),
        new SearchRequest.Division(split.piece(), split.depth(), split.bins()));
  }
}
