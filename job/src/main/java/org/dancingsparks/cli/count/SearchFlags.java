package org.dancingsparks.cli.count;

import java.util.Optional;
import org.dancingsparks.cli.flag.Target;
import org.dancingsparks.cli.output.ProgressLines;
import org.dancingsparks.runs.solutions.SearchRequest;
import org.dancingsparks.search.Engines;
import org.dancingsparks.search.Search;

/** The flags of a search: its puzzle, its engine, and its division into bins. */
public record SearchFlags(Target target, EngineFlags engine, Split split) {
  /** The lines that report the progress of the search. */
  public ProgressLines progress() {
    return engine.progress(target);
  }

  /** The search for a count by layers, in the item order that suits layers. */
  public Search layered() {
    Engines engines = Engines.of(target.found()).orderedBy(target.wantedOrder());
    return engines.layers().ordered(split.search(target));
  }

  /**
   * The search requested by the flags, to resume a run. If the puzzle is named, its solutions must
   * be those of the run; how they are found must match only where flags say so.
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
