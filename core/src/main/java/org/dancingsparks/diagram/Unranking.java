package org.dancingsparks.diagram;

import java.math.BigInteger;
import java.util.Arrays;

/** Finds the path of a solution by its number (unranking). */
final class Unranking {
  private final Diagram diagram;

  /** The prefix that the solution begins with. */
  int prefix;

  /** The edges from its root to the end. */
  int[] path = new int[16];

  /** Number of edges. */
  int length;

  Unranking(Diagram diagram) {
    this.diagram = diagram;
  }

  /**
   * Finds the path.
   *
   * @throws IndexOutOfBoundsException if there are fewer solutions
   */
  Unranking find(BigInteger number) {
    if (number.signum() < 0 || number.compareTo(diagram.count()) >= 0) {
      throw new IndexOutOfBoundsException(
          "There is no solution %s; there are %s, numbered from 0."
              .formatted(number, diagram.count()));
    }
    BigInteger left = number;
    for (prefix = 0; left.compareTo(diagram.count(prefix)) >= 0; prefix++) {
      left = left.subtract(diagram.count(prefix));
    }
    length = 0;
    if (diagram.counts.small == null) {
      descend(left);
    } else {
      descend(left.longValueExact());
    }
    return this;
  }

  private void descend(long number) {
    long left = number;
    for (int node = diagram.roots[prefix]; node != Diagram.END; ) {
      int edge = diagram.first[node];
      while (left >= diagram.counts.small[diagram.targets[edge]]) {
        left -= diagram.counts.small[diagram.targets[edge]];
        edge++;
      }
      node = step(edge);
    }
  }

  private void descend(BigInteger number) {
    BigInteger left = number;
    for (int node = diagram.roots[prefix]; node != Diagram.END; ) {
      int edge = diagram.first[node];
      while (left.compareTo(diagram.counts.large[diagram.targets[edge]]) >= 0) {
        left = left.subtract(diagram.counts.large[diagram.targets[edge]]);
        edge++;
      }
      node = step(edge);
    }
  }

  private int step(int edge) {
    if (length == path.length) {
      path = Arrays.copyOf(path, 2 * length);
    }
    path[length++] = edge;
    return diagram.targets[edge];
  }

  /** The option ids, the prefix first. */
  int[] solution() {
    int[] start = diagram.prefixes().get(prefix).options();
    int[] solution = Arrays.copyOf(start, start.length + length);
    for (int at = 0; at < length; at++) {
      solution[start.length + at] = diagram.options[path[at]];
    }
    return solution;
  }
}
