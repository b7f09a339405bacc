package org.dancingsparks.diagram;

import java.util.Arrays;

/**
 * Numbers nodes that were found in any order as a sweep would number them: place by place, within a
 * place as they are first led to, and from the last back. To be used once.
 */
final class ListedGraph {
  /** What it takes beside what it is made of, and the diagram with its counts. */
  static final int BYTES_OF_NODE = 28;

  static final int BYTES_OF_EDGE = 16;

  private final BitSetProblem layout;
  private final InternTable residuals;

  /** By node its first edge, and one more. */
  private final int[] first;

  /** By edge its option's number and, in the low half, its target; ascending within a node. */
  private final long[] edges;

  /** By place the first and the last node that was led to, and by node the next one; 0 is none. */
  private final int[] heads;

  private final int[] tails;
  private final int[] next;

  /** By node its number. */
  private final int[] numbers;

  private final int[] byNumber;

  /**
   * A graph.
   *
   * @param residuals of the nodes but the end, in the order of their numbers less 1
   * @param choices of each edge its node and, in the low half, its option's number
   * @param targets by edge
   */
  ListedGraph(BitSetProblem layout, InternTable residuals, InternTable choices, IntList targets) {
    this.layout = layout;
    this.residuals = residuals;
    first = new int[residuals.size() + 2];
    for (int edge = 0; edge < choices.size(); edge++) {
      first[node(choices, edge) + 1]++;
    }
    for (int node = 0; node <= residuals.size(); node++) {
      first[node + 1] += first[node];
    }
    edges = edges(choices, targets);
    heads = new int[layout.primary];
    tails = new int[layout.primary];
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
    // What was where a node's edges end has counted down to where they begin.
    System.arraycopy(first, 1, first, 0, first.length - 1);
    first[first.length - 1] = sorted.length;
    for (int node = 1; node < first.length - 1; node++) {
      Arrays.sort(sorted, first[node], first[node + 1]);
    }
    return sorted;
  }

  /** The graph of one root, from which all nodes are reached. */
  Graph from(int root) {
    int left = residuals.size();
    leadTo(root);
    for (int place = 0; place < heads.length; place++) {
      for (int node = heads[place]; node != 0; node = next[node]) {
        numbers[node] = left;
        byNumber[left--] = node;
        for (int edge = first[node]; edge < first[node + 1]; edge++) {
          leadTo((int) edges[edge]);
        }
      }
    }
    return graph(numbers[root]);
  }

  /** Puts a node last among those of its place, unless it was led to before. */
  private void leadTo(int node) {
    if (node == Diagram.END || numbers[node] != 0) {
      return;
    }
    // Until it has a number, this says that it is in line.
    numbers[node] = -1;
    int place = place(node);
    if (heads[place] == 0) {
      heads[place] = node;
    } else {
      next[tails[place]] = node;
    }
    tails[place] = node;
  }

  private int place(int node) {
    for (int word = 0; word < layout.width; word++) {
      long bits = residuals.word(node - 1, word);
      if (bits != 0) {
        return word * Long.SIZE + Long.numberOfTrailingZeros(bits);
      }
    }
    throw new IllegalStateException("A residual is empty and not the end.");
  }

  private Graph graph(int root) {
    int[] begin = new int[first.length];
    int[] options = new int[edges.length];
    int[] targets = new int[edges.length];
    int to = 0;
    for (int number = 1; number < byNumber.length; number++) {
      int node = byNumber[number];
      for (int edge = first[node]; edge < first[node + 1]; edge++) {
        options[to] = layout.ids[(int) (edges[edge] >>> Integer.SIZE)];
        targets[to++] = numbers[(int) edges[edge]];
      }
      begin[number + 1] = to;
    }
    return new Graph(new int[] {root}, begin, options, targets);
  }
}
