package org.dancingsparks.search;

import java.io.Serializable;

/** Where a task says how far it is: for progress only. */
@FunctionalInterface
public interface TaskProgress extends Serializable {
  /**
   * Adds to what a task has done, which together with all others is 1.
   *
   * @param weight done since it was last told
   * @param solutions found since then
   */
  void add(double weight, long solutions);
}
