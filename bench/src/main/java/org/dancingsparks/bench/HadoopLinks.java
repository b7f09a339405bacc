package org.dancingsparks.bench;

import org.apache.hadoop.examples.dancing.DancingLinks;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Problem;

/** The yardstick: Hadoop's own Dancing Links, with the items of a problem in a given order. */
final class HadoopLinks {
  private final DancingLinks<String> links = new DancingLinks<>();
  private long solutions;

  HadoopLinks(Problem problem, ItemOrder order) {
    int[] place = new int[problem.items()];
    for (int at = 0; at < order.size(); at++) {
      place[order.item(at)] = at;
      links.addColumn(problem.itemName(order.item(at)), problem.isPrimary(order.item(at)));
    }
    for (int option = 0; option < problem.options(); option++) {
      boolean[] row = new boolean[problem.items()];
      for (int entry = 0; entry < problem.size(option); entry++) {
        row[place[problem.item(option, entry)]] = true;
      }
      links.addRow(row);
    }
  }

  /** Number of solutions, each of them handed over as Hadoop's class does. */
  long count() {
    solutions = 0;
    links.solve(solution -> solutions++);
    return solutions;
  }
}
