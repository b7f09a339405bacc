package org.dancingsparks.values;

import java.util.Arrays;

/**
 * The best paths from a node, ranked by cost and then by edge, found one by one: a path is an edge
 * and the rank of its rest among the paths from the edge's target. Each edge waits with its best
 * rest not yet taken, so the best path that waits is the next one.
 */
final class RankedPaths {
  /** By rank: the cost of a path found. */
  private long[] costs = new long[1];

  /** By rank: the first edge of a path found. */
  private int[] edges = new int[1];

  /** By rank: the rank of the rest of a path found. */
  private int[] rests = new int[1];

  private int size;

  /** A heap of the paths that wait, the best on top. */
  private long[] waitingCosts;

  private int[] waitingEdges;
  private int[] waitingRests;
  private int waiting;

  /** True while the successor of the path found last, with the same edge, has not been offered. */
  private boolean isOwing;

  /**
   * An empty ranking.
   *
   * @param most the most paths that wait at once, one for each edge
   */
  RankedPaths(int most) {
    waitingCosts = new long[most];
    waitingEdges = new int[most];
    waitingRests = new int[most];
  }

  /** Adds a path to those that wait. */
  void offer(long cost, int edge, int rest) {
    int at = waiting++;
    while (at > 0 && isBefore(cost, edge, (at - 1) / 2)) {
      move((at - 1) / 2, at);
      at = (at - 1) / 2;
    }
    put(at, cost, edge, rest);
  }

  /** Ranks the best path that waits, if there is one. */
  void take() {
    if (waiting == 0) {
      return;
    }
    grow();
    costs[size] = waitingCosts[0];
    edges[size] = waitingEdges[0];
    rests[size] = waitingRests[0];
    size++;
    isOwing = true;
    waiting--;
    sink(waitingCosts[waiting], waitingEdges[waiting], waitingRests[waiting]);
  }

  private void sink(long cost, int edge, int rest) {
    int at = 0;
    for (int child = best(at); child < waiting && !isBefore(cost, edge, child); child = best(at)) {
      move(child, at);
      at = child;
    }
    put(at, cost, edge, rest);
  }

  /** The better child of an index in the heap; beyond the heap if there is none. */
  private int best(int at) {
    int left = 2 * at + 1;
    boolean isRight =
        left + 1 < waiting && isBefore(waitingCosts[left + 1], waitingEdges[left + 1], left);
    return isRight ? left + 1 : left;
  }

  /** Returns whether a path precedes one that waits; no two that wait have the same edge. */
  private boolean isBefore(long cost, int edge, int index) {
    return cost < waitingCosts[index]
        || (cost == waitingCosts[index] && edge < waitingEdges[index]);
  }

  private void move(int from, int to) {
    put(to, waitingCosts[from], waitingEdges[from], waitingRests[from]);
  }

  private void put(int at, long cost, int edge, int rest) {
    waitingCosts[at] = cost;
    waitingEdges[at] = edge;
    waitingRests[at] = rest;
  }

  private void grow() {
    if (size == costs.length) {
      costs = Arrays.copyOf(costs, 2 * size);
      edges = Arrays.copyOf(edges, 2 * size);
      rests = Arrays.copyOf(rests, 2 * size);
    }
  }

  /** Number of paths ranked. */
  int size() {
    return size;
  }

  /** Returns whether the successor of the path found last may still need to be offered. */
  boolean isOwing() {
    return isOwing;
  }

  /** Records that the successor has been offered, or that there is none. */
  void settle() {
    isOwing = false;
  }

  long cost(int rank) {
    return costs[rank];
  }

  int edge(int rank) {
    return edges[rank];
  }

  int rest(int rank) {
    return rests[rank];
  }
}
