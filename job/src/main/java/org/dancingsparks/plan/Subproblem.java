package org.dancingsparks.plan;

import java.io.Serializable;

/**
 * A part of a search: all solutions that begin with a prefix.
 *
 * <p>A class, not a record, since Kryo carries it; see {@link WireRegistrator}. Immutable.
 */
public final class Subproblem implements Serializable {
  private static final long serialVersionUID = 1;

  private final int[] prefix;
  private final double weight;

  /**
   * A subproblem.
   *
   * @param prefix option ids, the givens first; may be a whole solution
   * @param weight its share of the whole search, if all branches of a node weighed the same
   */
  Subproblem(int[] prefix, double weight) {
    this.prefix = prefix.clone();
    this.weight = weight;
  }

  /** The option ids, a copy. */
  public int[] prefix() {
    return prefix.clone();
  }

  /** Its share of the whole search, 0 to 1. */
  public double weight() {
    return weight;
  }
}
