package org.dancingsparks.search;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

/**
 * Consecutive subproblems of a plan: one task does them, and one file holds their solutions.
 * Immutable.
 */
public final class Bin implements Serializable {
  private static final long serialVersionUID = 1;

  private final int number;
  private final ArrayList<Subproblem> subproblems;

  public Bin(int number, List<Subproblem> subproblems) {
    this.number = number;
    this.subproblems = new ArrayList<>(subproblems);
  }

  /** Its place in the plan, from 0. */
  public int number() {
    return number;
  }

  /** The subproblems in the order of the plan. */
  public List<Subproblem> subproblems() {
    return List.copyOf(subproblems);
  }

  /** The subproblems' share of the whole search, 0 to 1. */
  public double weight() {
    return subproblems.stream().mapToDouble(Subproblem::weight).sum();
  }
}
