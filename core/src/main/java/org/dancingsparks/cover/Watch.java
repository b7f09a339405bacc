package org.dancingsparks.cover;

import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.DoubleConsumer;

/** Watches a long search: ends it by a true answer, and receives its progress. */
@FunctionalInterface
public interface Watch {
  /** Ends nothing and receives nothing. */
  Watch NONE = () -> false;

  /** Makes a watch that reports the share done so far and ends the search when a check is true. */
  static Watch of(DoubleConsumer share, BooleanSupplier isCancelled) {
    double[] sum = {0};
    return new Watch() {
      @Override
      public boolean isCancelled() {
        return isCancelled.getAsBoolean();
      }

      @Override
      public void done(double weight, long found) {
        sum[0] += weight;
        share.accept(sum[0]);
      }
    };
  }

  /** Returns true to end the search; called now and then. */
  boolean isCancelled();

  /**
   * Receives progress.
   *
   * @param weight of the part done since the last call; the weights of a whole search sum to 1
   * @param found results in this part
   */
  default void done(double weight, long found) {}

  /** Receives the bytes that went to temporary files since they did not fit in memory. */
  default void spilled(long bytes) {}

  /**
   * Ends the search if asked.
   *
   * @throws RuntimeException of the watch's own; by default {@link CancellationException}
   */
  default void check() {
    if (isCancelled()) {
      throw new CancellationException("The task was cancelled.");
    }
  }
}
