package org.dancingsparks.orders;

import java.util.Arrays;

/**
 * Moves each item of an order in turn to the place where the order costs least, until none moves
 * (Rudell, "Dynamic variable ordering for ordered binary decision diagrams", 1993).
 */
final class Sifting {
  /** The part of a cost that is not worth a move: costs are sums in another order. */
  private static final double ROUNDING = 1e-9;

  private final ItemGraph graph;
  private final Effort effort;
  private final int[] order;
  private final int movable;

  private Sifting(ItemGraph graph, int[] order, int movable, Effort effort) {
    this.graph = graph;
    this.effort = effort;
    this.order = order;
    this.movable = movable;
  }

  /**
   * Sifts an order in place.
   *
   * @param order the primary items
   * @param movable number of items that can move; those after them stay last
   * @param effort ends the sifting when it is spent
   */
  static void sift(ItemGraph graph, int[] order, int movable, Effort effort) {
    Sifting sifting = new Sifting(graph, order, movable, effort);
    boolean isBetter = true;
    while (isBetter && !effort.isSpent()) {
      isBetter = sifting.moveEach();
    }
  }

  /** Moves each item once; returns whether that changes anything. */
  private boolean moveEach() {
    boolean isChanged = false;
    for (int item : Arrays.copyOf(order, movable)) {
      isChanged |= !effort.isSpent() && move(item);
    }
    return isChanged;
  }

  /** Moves an item to its best place; returns whether that is another one. */
  private boolean move(int item) {
    int at = 0;
    while (order[at] != item) {
      at++;
    }
    int to = best(at);
    if (to < at) {
      System.arraycopy(order, to, order, to + 1, at - to);
    } else {
      System.arraycopy(order, at + 1, order, at, to - at);
    }
    order[to] = item;
    return to != at;
  }

  /** The place where an item costs least; its own if no other is better. */
  private int best(int at) {
    Frontier without = new Frontier(graph, effort);
    Frontier with = new Frontier(graph, effort);
    with.pass(order[at]);
    // By the number of other items before it: the cost of those, and of the frontier after it.
    double[] before = new double[order.length];
    double[] after = new double[order.length];
    double sum = 0;
    for (int others = 0; others < order.length; others++) {
      before[others] = sum;
      after[others] = FrontierCost.of(with);
      if (others < order.length - 1) {
        int next = order[others < at ? others : others + 1];
        without.pass(next);
        with.pass(next);
        sum += FrontierCost.of(without);
      }
    }
    return least(at, before, after);
  }

  private int least(int at, double[] before, double[] after) {
    double[] costs = new double[order.length];
    double rest = 0;
    for (int place = order.length - 1; place >= 0; place--) {
      rest += after[place];
      costs[place] = before[place] + rest;
    }
    int least = at;
    for (int place = 0; place < movable; place++) {
      if (costs[place] < costs[least] * (1 - ROUNDING)) {
        least = place;
      }
    }
    return least;
  }
}
