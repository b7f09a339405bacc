package org.dancingsparks.search;

import java.io.Serializable;

/** Receives a task's progress, for display only. */
@FunctionalInterface
public interface TaskProgress extends Serializable {
  /**
   * Adds progress since the last call; the weights of all tasks sum to 1.
   *
   * @param weight of the part done
   * @param solutions found
   */
  void add(double weight, long solutions);
}
