package org.dancingsparks.search;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.DoubleConsumer;
import org.dancingsparks.cover.Watch;

/**
 * Counts the solutions of a small search by links in this thread, since starting Spark would take
 * longer. Updates decide which search is small, so the decision is the same everywhere.
 */
public final class BoundedLinksCount {
  /** Maximum number of updates, which take about half a second. */
  private static final long MAX_UPDATES = 1L << 27;

  /** Updates to spend on an estimate. */
  private static final long ESTIMATE = 1 << 18;

  private BoundedLinksCount() {}

  /**
   * Counts, unless the search is too large.
   *
   * @param progress receives the share that is done
   * @return the result of the bin of {@link Plan#single}; empty if the search is not by links, or
   *     too large
   */
  public static Optional<List<BinResult>> of(Search search, DoubleConsumer progress) {
    boolean isSmall = !search.method().engine().equals(Method.DIAGRAM) && isEstimatedSmall(search);
    return isSmall ? count(search, progress) : Optional.empty();
  }

  private static boolean isEstimatedSmall(Search search) {
    if (TreeSample.isSmall(search, ESTIMATE)) {
      return true;
    }
    TreeSample sample = new TreeSample(search);
    sample.until(ESTIMATE);
    return sample.updates() < MAX_UPDATES;
  }

  private static Optional<List<BinResult>> count(Search search, DoubleConsumer progress) {
    BinCursor cursor = new BinCursor(search, Plan.single(search).bins().get(0));
    cursor.watchedBy(Watch.of(progress, () -> cursor.updates() > 2 * MAX_UPDATES));
    try {
      return Optional.of(List.of(cursor.result(cursor.count())));
    } catch (CancellationException e) {
      return Optional.empty();
    }
  }
}
