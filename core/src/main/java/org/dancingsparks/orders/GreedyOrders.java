package org.dancingsparks.orders;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Item orders made in one pass over a graph of items. Memory and time grow with the square and the
 * cube of the number of items, both divided by 64.
 */
final class GreedyOrders {
  private static final int MAX_ENDS = 4;

  private final ItemGraph graph;

  /** Number of primary items. */
  private final int items;

  GreedyOrders(ItemGraph graph) {
    this.graph = graph;
    items = graph.primary();
  }

  /** The items by reach, the smallest first. */
  List<Integer> byReach() {
    return IntStream.range(0, items)
        .boxed()
        .sorted(Comparator.comparingDouble(graph::reach))
        .toList();
  }

  /**
   * Numbers of items to put last: none; and at most half of them, those from the greatest jump of
   * the reach on.
   */
  int[] lastCounts(List<Integer> byReach) {
    int last = 0;
    double most = 1;
    for (int at = Math.max(1, (items + 1) / 2); at < items; at++) {
      double before = graph.reach(byReach.get(at - 1));
      double jump = before == 0 ? 0 : graph.reach(byReach.get(at)) / before;
      if (jump > most) {
        most = jump;
        last = items - at;
      }
    }
    return IntStream.of(0, last).distinct().toArray();
  }

  /**
   * Items at the ends of the graph: one with few neighbours, and others far from those found
   * before.
   */
  List<Integer> ends(List<Integer> among) {
    List<Integer> ends = new ArrayList<>();
    BitSet set = set(among);
    int[] nearest = new int[items];
    int next = among.isEmpty() ? -1 : Collections.min(among, byDegree(set));
    while (next >= 0 && ends.size() < MAX_ENDS) {
      ends.add(next);
      int[] steps = steps(set, next);
      boolean isFirst = ends.size() == 1;
      for (int item : among) {
        nearest[item] = isFirst ? steps[item] : Math.min(nearest[item], steps[item]);
      }
      next =
          Collections.min(
              among,
              Comparator.comparingInt((Integer item) -> -nearest[item])
                  .thenComparing(byDegree(set)));
      if (nearest[next] == 0) {
        next = -1;
      }
    }
    return ends;
  }

  private BitSet set(List<Integer> list) {
    BitSet set = new BitSet(items);
    list.forEach(set::set);
    return set;
  }

  private Comparator<Integer> byDegree(BitSet among) {
    int[] degrees = new int[items];
    for (int item = 0; item < items; item++) {
      BitSet both = (BitSet) graph.neighbours(item).clone();
      both.and(among);
      degrees[item] = both.cardinality();
    }
    return Comparator.comparingInt((Integer item) -> degrees[item])
        .thenComparing(Comparator.naturalOrder());
  }

  /** Distances from an item; larger than any other where there is no path. */
  private int[] steps(BitSet among, int from) {
    int[] steps = new int[items];
    Arrays.fill(steps, items);
    ArrayDeque<Integer> queue = new ArrayDeque<>(List.of(from));
    steps[from] = 0;
    while (!queue.isEmpty()) {
      int item = queue.remove();
      BitSet next = (BitSet) graph.neighbours(item).clone();
      next.and(among);
      next.stream()
          .filter(other -> steps[other] == items)
          .forEach(
              other -> {
                steps[other] = steps[item] + 1;
                queue.add(other);
              });
    }
    return steps;
  }

  /**
   * An order that keeps the frontier narrow, which is the set of items with a neighbour before
   * them: the next item is the one that adds the fewest to it, among equals the one with the fewest
   * neighbours still to come.
   */
  List<Integer> narrowFront(List<Integer> among, int root) {
    BitSet left = set(among);
    BitSet outside = set(among);
    List<Integer> order = new ArrayList<>();
    int next = root;
    while (next >= 0) {
      order.add(next);
      left.clear(next);
      outside.clear(next);
      outside.andNot(graph.neighbours(next));
      next = leastOf(left, outside);
    }
    return order;
  }

  private int leastOf(BitSet left, BitSet outside) {
    int best = -1;
    long least = Long.MAX_VALUE;
    for (int item = left.nextSetBit(0); item >= 0; item = left.nextSetBit(item + 1)) {
      long fresh = common(graph.neighbours(item), outside) + (outside.get(item) ? 1 : 0);
      long cost = fresh * (items + 1) + common(graph.neighbours(item), left);
      if (cost < least) {
        least = cost;
        best = item;
      }
    }
    return best;
  }

  private static int common(BitSet one, BitSet other) {
    BitSet both = (BitSet) one.clone();
    both.and(other);
    return both.cardinality();
  }

  /**
   * The reverse of a breadth-first walk that visits neighbours by degree (Cuthill and McKee, 1969).
   */
  List<Integer> reverseCuthillMcKee(List<Integer> among, int root) {
    BitSet left = set(among);
    Comparator<Integer> byDegree = byDegree(left);
    List<Integer> order = new ArrayList<>();
    for (int from = root; from >= 0; from = left.nextSetBit(0)) {
      left.clear(from);
      order.add(from);
      for (int at = order.size() - 1; at < order.size(); at++) {
        BitSet next = (BitSet) graph.neighbours(order.get(at)).clone();
        next.and(left);
        left.andNot(next);
        next.stream().boxed().sorted(byDegree).forEach(order::add);
      }
    }
    Collections.reverse(order);
    return order;
  }
}
