package org.dancingsparks.search;

import java.io.Serializable;
import java.math.BigInteger;
import java.util.List;
import org.dancingsparks.links.Profile;

/**
 * The result of a bin. Official counts are taken from results, never from accumulators, since tasks
 * can run twice.
 *
 * <p>A class, not a record, since Kryo carries it. Immutable.
 */
public final class BinResult implements Serializable {
  private static final long serialVersionUID = 3;

  private final int bin;
  private final BigInteger solutions;
  private final long[] nodes;
  private final long[] updates;
  private final long cpuNanos;

  /**
   * A result.
   *
   * @param cpuNanos CPU time that the task's thread used
   */
  public BinResult(int bin, BigInteger solutions, Profile profile, long cpuNanos) {
    this.bin = bin;
    this.solutions = solutions;
    nodes = new long[profile.levels()];
    updates = new long[profile.levels()];
    for (int level = 0; level < nodes.length; level++) {
      nodes[level] = profile.nodes(level);
      updates[level] = profile.updates(level);
    }
    this.cpuNanos = cpuNanos;
  }

  /** Counts the solutions of a plan by the calling thread, bin by bin. */
  public static List<BinResult> count(Plan plan) {
    return plan.bins().stream().map(bin -> count(plan.search(), bin)).toList();
  }

  /** Counts the solutions of a bin by the calling thread. */
  public static BinResult count(Search search, Bin bin) {
    BinCursor cursor = new BinCursor(search, bin);
    return cursor.result(cursor.count());
  }

  /** The solutions of several bins. */
  public static BigInteger solutions(List<BinResult> results) {
    return results.stream()
        .map(result -> result.solutions)
        .reduce(BigInteger.ZERO, BigInteger::add);
  }

  /** The bin's place in the plan. */
  public int bin() {
    return bin;
  }

  public BigInteger solutions() {
    return solutions;
  }

  public Profile profile() {
    return Profile.of(nodes, updates);
  }

  public long cpuNanos() {
    return cpuNanos;
  }
}
