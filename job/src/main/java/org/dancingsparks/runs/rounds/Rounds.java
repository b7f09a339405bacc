package org.dancingsparks.runs.rounds;

import java.io.Serializable;
import org.dancingsparks.layers.rounds.DiagramRounds;
import org.dancingsparks.layers.rounds.RoundKey;
import org.dancingsparks.layers.rounds.RoundSweep;
import org.dancingsparks.runs.ResultType;
import org.dancingsparks.search.Search;

/**
 * The rounds of a run, as its tasks know them.
 *
 * @param sweep of the rounds forward
 * @param diagram for the rounds back; null for a count
 */
record Rounds(RoundSweep sweep, DiagramRounds diagram) {
  /** The key of rounds with a result: a count or a diagram. */
  record Key(ResultType result, RoundKey key) implements Serializable {
    Rounds of(Search search) {
      return Rounds.of(result, search, key);
    }
  }

  /** The rounds of a search whose key suits them. */
  static Rounds of(ResultType result, Search search, RoundKey key) {
    if (result == ResultType.COUNT) {
      return new Rounds(key.rounds(search.ordered()).orElseThrow(), null);
    }
    DiagramRounds diagram = DiagramRounds.of(search.ordered(), key).orElseThrow();
    return new Rounds(diagram.forward(), diagram);
  }
}
