package org.dancingsparks.orders;

import java.util.Arrays;
import java.util.BitSet;

/**
 * Cuts an order of items in two halves where the frontier between them is narrow, then each half,
 * and so on: recursive bisection, by the moves of Fiduccia and Mattheyses, "A linear-time heuristic
 * for improving network partitions" (1982). The halves of a part keep the order in which their
 * items came.
 */
final class Bisection {
  /** The least number of items that are cut. */
  private static final int MIN_ITEMS = 4;

  /** A half has at most this part of the items more or less than half of them. */
  private static final int SLACK = 8;

  private final ItemGraph graph;
  private final Effort effort;
  private final int[] order;

  /** The primary items before the cut. */
  private final BitSet before = new BitSet();

  /** By item, the number of its neighbours before the cut. */
  private final int[] passed;

  Bisection(ItemGraph graph, int[] order, Effort effort) {
    this.graph = graph;
    this.order = order;
    this.effort = effort;
    passed = new int[graph.items()];
  }

  /**
   * Changes an order in place.
   *
   * @param order the primary items
   * @param movable number of items that can move; those after them stay last
   * @param effort ends the bisection when it is spent
   */
  static void narrow(ItemGraph graph, int[] order, int movable, Effort effort) {
    new Bisection(graph, order, effort).narrow(0, movable);
  }

  private void narrow(int from, int to) {
    if (to - from < MIN_ITEMS || effort.isSpent()) {
      return;
    }
    int middle = cut(from, to);
    narrow(from, middle);
    moveAll(from, middle);
    narrow(middle, to);
    moveAll(from, middle);
  }

  /**
   * Cuts a part in two halves, with the items of earlier parts before the cut.
   *
   * @return the first place of the second half
   */
  int cut(int from, int to) {
    moveAll(from, (from + to) / 2);
    boolean isNarrower = true;
    while (isNarrower) {
      isNarrower = improve(from, to);
    }
    int middle = sort(from, to);
    moveAll(from, middle);
    return middle;
  }

  private void moveAll(int from, int to) {
    for (int place = from; place < to; place++) {
      move(order[place]);
    }
  }

  /** Puts a primary item before the cut, or behind it. */
  private void move(int item) {
    before.flip(item);
    int change = before.get(item) ? 1 : -1;
    for (int other : graph.list(item)) {
      passed[other] += change;
    }
  }

  /**
   * Moves each item of a part once, the one that narrows the frontier most first, and goes back to
   * where it was narrowest.
   *
   * @return whether that is narrower than before
   */
  private boolean improve(int from, int to) {
    int items = to - from;
    int slack = Math.max(1, items / SLACK);
    int least = Math.max(1, items / 2 - slack);
    int most = Math.min(items - 1, (items + 1) / 2 + slack);
    int[] moved = new int[items];
    int moves = 0;
    int bestMoves = 0;
    int width = 0;
    int bestWidth = 0;
    int size = before(from, to);
    Gains gains = new Gains(from, to);
    int item = gains.best(size > least, size < most);
    while (item >= 0 && !effort.isSpent()) {
      width += gains.of(item);
      size += before.get(item) ? -1 : 1;
      gains.move(item);
      moved[moves++] = item;
      if (width < bestWidth) {
        bestWidth = width;
        bestMoves = moves;
      }
      item = gains.best(size > least, size < most);
    }
    for (int move = moves - 1; move >= bestMoves; move--) {
      move(moved[move]);
    }
    return bestWidth < 0 && !effort.isSpent();
  }

  private int before(int from, int to) {
    return (int) Arrays.stream(order, from, to).filter(before::get).count();
  }

  /**
   * Puts the items of a part that are before the cut first.
   *
   * @return the first place behind the cut
   */
  private int sort(int from, int to) {
    int[] part = Arrays.copyOfRange(order, from, to);
    int first = from;
    int second = from + before(from, to);
    int middle = second;
    for (int item : part) {
      if (before.get(item)) {
        order[first++] = item;
      } else {
        order[second++] = item;
      }
    }
    return middle;
  }

  /** The width that the move of an item of a part adds to the frontier. */
  private final class Gains {
    private final int from;
    private final int to;
    private final BitSet free = new BitSet();

    /** The items whose gain is known. */
    private final BitSet known = new BitSet();

    private final int[] added;

    Gains(int from, int to) {
      this.from = from;
      this.to = to;
      added = new int[graph.primary()];
      Arrays.stream(order, from, to).forEach(free::set);
    }

    /** The free item whose move adds least, the first among equals; -1 if none may move. */
    int best(boolean canLeave, boolean canEnter) {
      int best = -1;
      for (int place = from; place < to; place++) {
        int item = order[place];
        boolean canMove = free.get(item) && (before.get(item) ? canLeave : canEnter);
        if (canMove && (best < 0 || of(item) < added[best])) {
          best = item;
        }
      }
      effort.spend(to - from);
      return best;
    }

    int of(int item) {
      if (!known.get(item)) {
        added[item] = added(item);
        known.set(item);
      }
      return added[item];
    }

    /** Moves an item, and forgets the gains of those that share neighbours with it. */
    void move(int item) {
      free.clear(item);
      Bisection.this.move(item);
      known.andNot(graph.near(item));
    }

    private int added(int item) {
      int[] list = graph.list(item);
      effort.spend(list.length);
      int width = passed[item] > 0 ? -graph.bits(item) : 0;
      int one = before.get(item) ? 1 : 0;
      for (int other : list) {
        width += change(other, passed[other] - one);
      }
      return before.get(item) ? -width : width;
    }

    /** The width that an item adds to the frontier when one more of its neighbours is passed. */
    private int change(int item, int others) {
      int first = others == 0 && !before.get(item) ? graph.bits(item) : 0;
      boolean isLast = item >= graph.primary() && others + 1 == graph.list(item).length;
      return isLast ? first - graph.bits(item) : first;
    }
  }
}
