package org.dancingsparks.cover;

/**
 * A problem to be searched in an item order for the solutions that contain the givens.
 *
 * @param order of the problem's items
 * @param givens options that every solution must contain
 */
public record OrderedProblem(Problem problem, ItemOrder order, Prefix givens) {
  /**
   * A problem.
   *
   * @throws IllegalArgumentException if the order is not one of the problem's items
   */
  public OrderedProblem {
    if (order.size() != problem.items()) {
      throw new IllegalArgumentException(
          "Item order %s has %d items and the problem %d; make the order from the same problem."
              .formatted(order.name(), order.size(), problem.items()));
    }
  }

  /** A problem without givens. */
  public OrderedProblem(Problem problem, ItemOrder order) {
    this(problem, order, Prefix.EMPTY);
  }
}
