package org.dancingsparks.links;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Problem;

/**
 * The search tree of links, level by level, computed with lists alone: an oracle that shares no
 * code with links.
 */
final class PlainTree {
  private final Problem problem;
  private final ItemOrder order;
  final long[] nodes;
  final long[] solutions;
  final long[] deadEnds;

  PlainTree(Problem problem, ItemOrder order) {
    this.problem = problem;
    this.order = order;
    nodes = new long[problem.primaryItems() + 2];
    solutions = nodes.clone();
    deadEnds = nodes.clone();
    List<Integer> options = new ArrayList<>();
    for (int option = 0; option < problem.options(); option++) {
      if (problem.hasPrimary(option)) {
        options.add(option);
      }
    }
    visit(0, options, new boolean[problem.items()]);
  }

  private void visit(int level, List<Integer> options, boolean[] covered) {
    nodes[level]++;
    int best = -1;
    long least = Long.MAX_VALUE;
    for (int place = 0; place < order.size(); place++) {
      int item = order.item(place);
      long size = options.stream().filter(option -> has(option, item)).count();
      if (problem.isPrimary(item) && !covered[item] && size < least) {
        best = item;
        least = size;
      }
    }
    if (best < 0) {
      solutions[level]++;
    } else if (least == 0) {
      deadEnds[level]++;
    } else {
      for (int option : options) {
        if (has(option, best)) {
          boolean[] after = covered.clone();
          for (int place = 0; place < problem.size(option); place++) {
            after[problem.item(option, place)] = true;
          }
          visit(
              level + 1,
              options.stream().filter(other -> !problem.conflict(option, other)).toList(),
              after);
        }
      }
    }
  }

  private boolean has(int option, int item) {
    return Arrays.asList(problem.names(option)).contains(problem.itemName(item));
  }

  /** Levels with nodes. */
  int levels() {
    int levels = nodes.length;
    while (nodes[levels - 1] == 0) {
      levels--;
    }
    return levels;
  }
}
