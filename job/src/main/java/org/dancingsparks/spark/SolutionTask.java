package org.dancingsparks.spark;

import java.io.Serializable;
import org.dancingsparks.search.BinCursor;
import org.dancingsparks.search.BinResult;

/**
 * The work of a task on the solutions of a bin.
 *
 * @param <R> its result, which crosses the wire
 */
@FunctionalInterface
public interface SolutionTask<R> extends Serializable {
  /** Walks or counts all solutions of a bin. */
  R run(BinCursor solutions);

  /** The task that counts. */
  static SolutionTask<BinResult> counting() {
    return solutions -> solutions.result(solutions.count());
  }
}
