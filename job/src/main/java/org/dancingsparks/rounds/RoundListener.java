package org.dancingsparks.rounds;

import org.dancingsparks.search.Progress;

/** Receives the progress of a count in rounds. */
public interface RoundListener {
  /**
   * The receiver of a round's progress, or of a join's: the share of its tasks, and residuals.
   *
   * @param round from 1
   */
  Progress begins(int round, int rounds);

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
