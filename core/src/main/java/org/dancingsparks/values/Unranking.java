package org.dancingsparks.values;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.BitSet;

/**
 * Finds the path of a solution by a number (unranking). Each solution in turn has a range of
 * numbers, from 0 on, of a length equal to its weight; without weights that is its own number. It
 * also works the other way round: it finds the path by the options, and its number (ranking). Not
 * thread safe.
 */
public final class Unranking {
  private final DiagramGraph graph;
  private final Numbers numbers;
  private int prefix;
  private int[] path = new int[16];
  private int length;

  /** Solutions numbered by their weights. */
  public Unranking(DiagramGraph graph, Numbers numbers) {
    this.graph = graph;
    this.numbers = numbers;
  }

  /**
   * Finds the path.
   *
   * @throws IndexOutOfBoundsException if there are fewer solutions
   */
  public Unranking find(BigInteger number) {
    if (number.signum() < 0 || number.compareTo(numbers.total()) >= 0) {
      throw new IndexOutOfBoundsException(
          "There is no solution %s; there are %s, numbered from 0."
              .formatted(number, numbers.total()));
    }
    BigInteger left = number;
    for (prefix = 0; left.compareTo(numbers.ofPrefix(prefix)) >= 0; prefix++) {
      left = left.subtract(numbers.ofPrefix(prefix));
    }
    if (!numbers.weights.areEqual()) {
      left = left.divide(numbers.weights.of(graph.prefixes().get(prefix)));
    }
    startAt(prefix);
    numbers.descend(graph.roots()[prefix], left, this);
    return this;
  }

  /**
   * Finds the path of a solution by its options: at each node the first edge that chooses one of
   * those left, or leaves the item. Returns whether there is one.
   */
  public boolean find(BitSet solution) {
    for (prefix = 0; prefix < graph.roots().length; prefix++) {
      BitSet left = (BitSet) solution.clone();
      int[] given = graph.prefixes().get(prefix).options();
      boolean hasGiven = Arrays.stream(given).allMatch(solution::get);
      Arrays.stream(given).forEach(left::clear);
      if (hasGiven && graph.roots()[prefix] != DiagramGraph.NONE && follow(left)) {
        return true;
      }
    }
    return false;
  }

  private boolean follow(BitSet left) {
    startAt(prefix);
    for (int node = graph.roots()[prefix]; node != DiagramGraph.END; ) {
      int edge = graph.first()[node];
      int end = graph.first()[node + 1];
      while (edge < end && graph.isOption(edge) && !left.get(graph.options()[edge])) {
        edge++;
      }
      if (edge == end) {
        return false;
      }
      left.clear(graph.options()[edge]);
      node = step(edge);
    }
    return left.isEmpty();
  }

  /** Begins a path at the root of a prefix. */
  Unranking startAt(int newPrefix) {
    prefix = newPrefix;
    length = 0;
    return this;
  }

  /** Follows an edge. Returns the node that it leads to. */
  int step(int edge) {
    if (length == path.length) {
      path = Arrays.copyOf(path, 2 * length);
    }
    path[length++] = edge;
    return graph.targets()[edge];
  }

  /** Number of the prefix that the solution begins with. */
  public int prefix() {
    return prefix;
  }

  /** Number of edges from the prefix's root to the end. */
  public int length() {
    return length;
  }

  /** An edge, by its index from the root. */
  public int edge(int index) {
    return path[index];
  }

  /** The option ids, the prefix first. */
  public int[] solution() {
    int[] chosen = graph.prefixes().get(prefix).options();
    int[] solution = Arrays.copyOf(chosen, chosen.length + length);
    int size = chosen.length;
    for (int index = 0; index < length; index++) {
      if (graph.isOption(path[index])) {
        solution[size++] = graph.options()[path[index]];
      }
    }
    return size == solution.length ? solution : Arrays.copyOf(solution, size);
  }

  /** The solution's own number, which does not depend on weights. */
  public BigInteger number(Numbers unweighted) {
    BigInteger number = BigInteger.ZERO;
    for (int before = 0; before < prefix; before++) {
      number = number.add(unweighted.ofPrefix(before));
    }
    int node = graph.roots()[prefix];
    for (int index = 0; index < length; index++) {
      for (int edge = graph.first()[node]; edge < path[index]; edge++) {
        number = number.add(unweighted.at(graph.targets()[edge]));
      }
      node = graph.targets()[path[index]];
    }
    return number;
  }
}
