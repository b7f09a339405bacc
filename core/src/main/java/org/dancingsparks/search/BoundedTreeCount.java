package org.dancingsparks.search;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.CancellationException;
import java.util.function.DoubleConsumer;
import org.dancingsparks.cover.Watch;

/**
 * Counts the solutions of a small search by links or bit sets in this thread, since starting Spark
 * would take longer. Updates decide which search is small, so the decision is the same everywhere.
 */
public final class BoundedTreeCount {
  /** Most updates of a search that one thread is to count: they take about half a second. */
  public static final long HALF_A_SECOND = 1L << 27;

  /** Most updates where other threads can help at once, for some hundredths of a second. */
  public static final long A_MOMENT = 1L << 22;

  /** Updates to spend on an estimate. */
  private static final long ESTIMATE = 1 << 18;

  private BoundedTreeCount() {}

  /**
   * Counts, unless the search is too large.
   *
   * @param most updates; a search that proves to need twice as many is given up
   * @param progress receives the share that is done
   * @return the result of the bin of {@link Plan#single}; empty if the search is not by links or
   *     bit sets, or too large
   */
  public static Optional<List<BinResult>> of(Search search, long most, DoubleConsumer progress) {
    boolean isSmall =
        !search.method().engine().equals(Method.DIAGRAM) && isEstimatedSmall(search, most);
    return isSmall ? count(search, most, progress) : Optional.empty();
  }

  private static boolean isEstimatedSmall(Search search, long most) {
    OptionalDouble known = search.estimate();
    if (known.isPresent()) {
      return known.getAsDouble() < most;
    }
    if (TreeSample.isSmall(search, ESTIMATE)) {
      return true;
    }
    TreeSample sample = new TreeSample(search);
    sample.until(ESTIMATE);
    return sample.updates() < most;
  }

  private static Optional<List<BinResult>> count(
      Search search, long most, DoubleConsumer progress) {
    BinCursor cursor = new BinCursor(search, Plan.single(search).bins().get(0));
    cursor.watchedBy(Watch.of(progress, () -> cursor.updates() > 2 * most));
    try {
      return Optional.of(List.of(cursor.result(cursor.count())));
    } catch (CancellationException e) {
      return Optional.empty();
    }
  }
}
