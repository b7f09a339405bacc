package org.dancingsparks.starts;

import java.io.Serializable;
import java.util.stream.IntStream;
import org.dancingsparks.cover.Watch;
import org.dancingsparks.search.Search;

/**
 * The work of a plan, bin by bin, for tasks that get the search separately. Immutable, and much
 * smaller than a plan.
 */
public final class StartWork implements Serializable {
  private static final long serialVersionUID = 1;

  private final StartLimits limits;

  /** By bin: the first options of its starts. */
  private final int[][] options;

  /** By option id: its share of the work. */
  private final double[] weights;

  StartWork(StartPlan plan) {
    limits = plan.limits();
    weights = plan.weights();
    options = IntStream.range(0, plan.bins()).mapToObj(plan::options).toArray(int[][]::new);
  }

  /**
   * Counts the starts of a bin.
   *
   * @param search that was planned, with its diagram
   */
  public StartCounts count(int bin, Search search, Watch watch) {
    return show(search, null, watch, options[bin]);
  }

  /** Counts the starts of a bin, and shows the unique ones. */
  public StartCounts show(int bin, Search search, StartVisitor visitor, Watch watch) {
    return show(search, visitor, watch, options[bin]);
  }

  /**
   * Counts the starts of all bins, and shows the unique ones in the order of the bins.
   *
   * @param visitor receives them; null to count only
   */
  StartCounts showAll(Search search, StartVisitor visitor, Watch watch) {
    return show(search, visitor, watch, options);
  }

  private StartCounts show(Search search, StartVisitor visitor, Watch watch, int[]... bins) {
    StartSearch starts = new StartSearch(search.diagram().orElseThrow(), limits, visitor, watch);
    for (int[] bin : bins) {
      starts.search(weights, bin);
    }
    return starts.counts();
  }
}
