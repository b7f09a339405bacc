package org.dancingsparks.diagram;

import java.util.Arrays;
import java.util.List;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.residuals.BitSetProblem;
import org.dancingsparks.values.DiagramGraph;

/**
 * Renumbers nodes found in any order as a frontier search would number them: stage by stage, within
 * a stage by the first edge that leads to them, and from the last back. Used once.
 */
final class ListedGraph {
  /** Bytes of a node in addition to those of the input and of the diagram with its counts. */
  static final int BYTES_OF_NODE = 28;

  static final int BYTES_OF_EDGE = 16;

  private final BitSetProblem bitSets;
  private final InternTable residuals;

  /** By node: its first edge; then the number of edges. */
  private final int[] first;

  /** By edge: its option's number and, in the low half, its target; ascending within a node. */
  private final long[] edges;

  /** By stage: the first node reached; 0 for none. */
  private final int[] heads;

  /** By stage: the last node reached. */
  private final int[] suffixes;

  /** By node: the next one of its stage; 0 for none. */
  private final int[] next;

  /** By node: its new number. */
  private final int[] numbers;

  /** By new number: its node. */
  private final int[] byNumber;

  private final long[] residual;

  /**
   * A graph.
   *
   * @param residuals of the nodes without the end, in the order of their numbers less 1
   * @param choices by edge, its node and, in the low half, its option's number
   * @param targets by edge
   */
  ListedGraph(BitSetProblem bitSets, InternTable residuals, InternTable choices, IntList targets) {
    this.bitSets = bitSets;
    this.residuals = residuals;
    residual = new long[bitSets.width()];
    first = new int[residuals.size() + 2];
    for (int edge = 0; edge < choices.size(); edge++) {
      first[node(choices, edge) + 1]++;
    }
    for (int node = 0; node <= residuals.size(); node++) {
      first[node + 1] += first[node];
    }
    edges = edges(choices, targets);
    heads = new int[bitSets.stages()];
    suffixes = new int[bitSets.stages()];
    next = new int[residuals.size() + 1];
    numbers = new int[residuals.size() + 1];
    byNumber = new int[residuals.size() + 1];
  }

  private static int node(InternTable choices, int edge) {
    return (int) (choices.word(edge, 0) >>> Integer.SIZE);
  }

  private long[] edges(InternTable choices, IntList targets) {
    long[] sorted = new long[choices.size()];
    for (int edge = choices.size() - 1; edge >= 0; edge--) {
      int to = --first[node(choices, edge) + 1];
      sorted[to] = choices.word(edge, 0) << Integer.SIZE | targets.at(edge);
    }
    // Each node's end was counted down to its beginning; shifted so that the beginnings are at
    // their places.
    System.arraycopy(first, 1, first, 0, first.length - 1);
    first[first.length - 1] = sorted.length;
    for (int node = 1; node < first.length - 1; node++) {
      Arrays.sort(sorted, first[node], first[node + 1]);
    }
    return sorted;
  }

  /** The graph from the root of a prefix, which reaches all nodes. */
  DiagramGraph from(Prefix prefix, int root) {
    int left = residuals.size();
    leadTo(root);
    for (int stage = 0; stage < heads.length; stage++) {
      for (int node = heads[stage]; node != 0; node = next[node]) {
        numbers[node] = left;
        byNumber[left--] = node;
        for (int edge = first[node]; edge < first[node + 1]; edge++) {
          leadTo((int) edges[edge]);
        }
      }
    }
    return graph(prefix, numbers[root]);
  }

  /** Appends a node to the list of its place, unless it was reached before. */
  private void leadTo(int node) {
    if (node == DiagramGraph.END || numbers[node] != 0) {
      return;
    }
    // Marks a node as listed until it gets its number.
    numbers[node] = -1;
    int stage = stage(node);
    if (heads[stage] == 0) {
      heads[stage] = node;
    } else {
      next[suffixes[stage]] = node;
    }
    suffixes[stage] = node;
  }

  private int stage(int node) {
    for (int word = 0; word < residual.length; word++) {
      residual[word] = residuals.word(node - 1, word);
    }
    int place = bitSets.place(residual, 0);
    if (place >= bitSets.primary()) {
      throw new IllegalStateException("A residual is empty and not the end.");
    }
    return bitSets.stage(residual, 0, place);
  }

  private DiagramGraph graph(Prefix prefix, int root) {
    int[] begin = new int[first.length];
    int[] options = new int[edges.length];
    int[] targets = new int[edges.length];
    int to = 0;
    for (int number = 1; number < byNumber.length; number++) {
      int node = byNumber[number];
      for (int edge = first[node]; edge < first[node + 1]; edge++) {
        options[to] = bitSets.id((int) (edges[edge] >>> Integer.SIZE));
        targets[to++] = numbers[(int) edges[edge]];
      }
      begin[number + 1] = to;
    }
    return new DiagramGraph(
        List.of(prefix), new int[] {root}, begin, options, targets, bitSets.leave());
  }
}
