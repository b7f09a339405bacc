package org.dancingsparks.runs.rounds;

import java.util.List;
import org.dancingsparks.layers.places.StageCount;

/** Receives the progress of a count in rounds. */
@FunctionalInterface
public interface RoundListener {
  /** Called when a round has ended. */
  void ended(RoundSummary round);

  /**
   * Called when the nodes or rows of a round are built, on the way back; does nothing by default.
   */
  default void kept(NodeSummary round) {}

  /**
   * Called when a resumed count goes back to a round; does nothing by default.
   *
   * @param round from 1
   * @param faulty the names of the files that are damaged or missing, at least one
   */
  default void repeats(int round, List<String> faulty) {}

  /**
   * The facts about a round.
   *
   * @param round from 1
   * @param partitions built
   * @param residuals in them
   * @param largest the residuals of the largest partition
   * @param stages the places at which isomorphic residuals were merged
   * @param bytes of the files
   * @param bytesShuffled of the chunks that were exchanged
   * @param bytesSpilled to local disks by the tasks of this run, with those of failed attempts
   */
  record RoundSummary(
      int round,
      int rounds,
      int partitions,
      long residuals,
      long largest,
      List<StageCount> stages,
      long bytes,
      long bytesShuffled,
      long bytesSpilled) {}

  /**
   * The facts about a round on the way back.
   *
   * @param round from 1
   * @param nodes the residuals that have a solution, or the rows of a proof
   * @param largest the nodes of the largest partition
   * @param bytes of the files of nodes
   * @param areRows true for a proof
   */
  record NodeSummary(
      int round,
      int rounds,
      int partitions,
      long nodes,
      long largest,
      long bytes,
      boolean areRows) {}
}
