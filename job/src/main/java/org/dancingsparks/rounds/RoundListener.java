package org.dancingsparks.rounds;

/** Receives the progress of a count in rounds. */
@FunctionalInterface
public interface RoundListener {
  /** A round has ended. */
  void ended(RoundSummary round);

  /**
   * The facts about a round.
   *
   * @param round from 1
   * @param partitions built
   * @param residuals in them
   * @param bytes of their files
   */
  record RoundSummary(int round, int rounds, int partitions, long residuals, long bytes) {}
}
