package org.dancingsparks.search;

import java.io.Serializable;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;

/**
 * A subset of the solutions of a search: all that begin with a prefix; or, if the diagram is known,
 * a range of solutions.
 *
 * <p>A class, not a record, since Kryo carries it. Immutable.
 */
public final class Subproblem implements Serializable {
  private static final long serialVersionUID = 2;

  private final int[] prefix;
  private final long from;
  private final long to;
  private final double weight;

  /**
   * A subproblem by a prefix.
   *
   * @param prefix the literals of a {@link Prefix}: option ids, the givens first; may be a whole
   *     solution
   * @param weight its share of the whole search, if all branches of a node weighed the same
   */
  public Subproblem(int[] prefix, double weight) {
    this(prefix, 0, 0, weight);
  }

  /**
   * A subproblem by a range of the solutions of the search's diagram.
   *
   * @param from number of the first, from 0
   * @param to number after the last
   * @param weight its share of all solutions
   */
  public Subproblem(long from, long to, double weight) {
    this(new int[0], from, to, weight);
  }

  public Subproblem(int[] prefix, long from, long to, double weight) {
    this.prefix = prefix.clone();
    this.from = from;
    this.to = to;
    this.weight = weight;
  }

  /** The literals of its prefix, a copy; none in a subproblem by a range. */
  public int[] prefix() {
    return prefix.clone();
  }

  /** Its prefix, in the problem of its search. */
  public Prefix prefix(Problem problem) {
    return Prefix.ofLiterals(problem, prefix);
  }

  /** Number of the first solution, where the search has a diagram. */
  public long from() {
    return from;
  }

  /** Number after the last solution, where the search has a diagram. */
  public long to() {
    return to;
  }

  /** Its share of the whole search, 0 to 1. */
  public double weight() {
    return weight;
  }
}
