package org.dancingsparks.runs.rounds;

import java.io.Serializable;
import org.dancingsparks.layers.rounds.DiagramRounds;
import org.dancingsparks.layers.rounds.ProofRounds;
import org.dancingsparks.layers.rounds.RoundKey;
import org.dancingsparks.layers.rounds.RoundSweep;
import org.dancingsparks.runs.ResultType;
import org.dancingsparks.search.Search;

/**
 * The rounds of a run, as its tasks know them.
 *
 * @param sweep of the rounds forward
 * @param diagram for the rounds back to one; else null
 * @param proof for the rounds back to one; else null
 */
record Rounds(RoundSweep sweep, DiagramRounds diagram, ProofRounds proof) {
  /** The key of rounds with a result: a count, a diagram or a proof. */
  record Key(ResultType result, RoundKey key) implements Serializable {
    Rounds of(Search search) {
      return Rounds.of(result, search, key);
    }
  }

  /** The rounds of a search whose key suits them. */
  static Rounds of(ResultType result, Search search, RoundKey key) {
    return switch (result) {
      case DIAGRAM -> of(DiagramRounds.of(search.ordered(), key).orElseThrow());
      case PROOF -> of(ProofRounds.of(search.ordered(), key));
      default -> new Rounds(key.rounds(search.ordered()).orElseThrow(), null, null);
    };
  }

  private static Rounds of(DiagramRounds diagram) {
    return new Rounds(diagram.forward(), diagram, null);
  }

  private static Rounds of(ProofRounds proof) {
    return new Rounds(proof.forward(), null, proof);
  }
}
