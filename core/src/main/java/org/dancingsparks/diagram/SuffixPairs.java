package org.dancingsparks.diagram;

import java.util.Arrays;

/**
 * Pairs of options in some suffixes, an option and a later one, and whether one solution or several
 * contain a pair. Up to 64 first options at a time are the bits of a word for each node, in a pass
 * over the edges below them; no suffix is listed. Takes 24 bytes a node and 20 an option, and 4 an
 * edge once a solution's number is asked for. One thread.
 */
public final class SuffixPairs {
  private final SuffixGraph graph;

  /** By node: the first options that a path to it contains, and those that several contain. */
  private final long[] one;

  private final long[] several;

  /** By node: all bits if several paths lead on from it, else none. */
  private final long[] ifManyFollow;

  /** By second option: the first options that a solution contains with it, or several solutions. */
  private final long[] ofOne;

  private final long[] ofSeveral;

  /** The second options that were met. */
  private final int[] met;

  private int metCount;

  /** The edges by their targets, made when first needed. */
  private SuffixGraph.EdgeIndex byTarget;

  /** By bit: the first option. */
  private int[] firsts = {};

  /** The greatest node with a bit. */
  private int top = -1;

  /** Prepares a search for pairs. */
  public SuffixPairs(SuffixGraph graph) {
    this.graph = graph;
    int values = graph.byOption.bounds().length - 1;
    one = new long[graph.nodes.length];
    several = new long[graph.nodes.length];
    ofOne = new long[values];
    ofSeveral = new long[values];
    met = new int[values];
    ifManyFollow = new long[graph.nodes.length];
    Arrays.setAll(ifManyFollow, node -> graph.count(node) > 1 ? -1 : 0);
  }

  /**
   * Finds the pairs with some first options.
   *
   * @param options at most 64, no two alike
   */
  public void find(int... options) {
    clear();
    firsts = options.clone();
    for (int bit = 0; bit < options.length; bit++) {
      begin(options[bit], 1L << bit);
    }
    for (int node = top; node >= 0; node--) {
      if (one[node] != 0) {
        pass(node);
      }
    }
  }

  private void clear() {
    Arrays.fill(one, 0, top + 1, 0);
    Arrays.fill(several, 0, top + 1, 0);
    top = -1;
    for (int index = 0; index < metCount; index++) {
      ofOne[met[index]] = 0;
      ofSeveral[met[index]] = 0;
    }
    metCount = 0;
  }

  /** Puts a bit to all targets of a first option's edges. */
  private void begin(int option, long bit) {
    int[] bounds = graph.byOption.bounds();
    for (int index = bounds[option]; index < bounds[option + 1]; index++) {
      int edge = graph.byOption.edges()[index];
      int target = graph.targets[edge];
      top = Math.max(top, target);
      several[target] |= graph.numbers[graph.sources[edge]] < 0 ? bit : one[target] & bit;
      one[target] |= bit;
    }
  }

  /** Hands the bits of a node to those that its edges lead to, and to the options of its edges. */
  private void pass(int node) {
    long here = one[node];
    long more = several[node];
    for (int edge = graph.first[node]; edge < graph.first[node + 1]; edge++) {
      int target = graph.targets[edge];
      several[target] |= more | one[target] & here;
      one[target] |= here;
      int option = graph.options[edge];
      if (ofOne[option] == 0) {
        met[metCount++] = option;
      }
      ofSeveral[option] |= more | here & (ofOne[option] | ifManyFollow[target]);
      ofOne[option] |= here;
    }
  }

  /** The second options of pairs, in no particular order. */
  public int[] seconds() {
    int options = graph.paths.diagram().problem().options();
    return Arrays.stream(met, 0, metCount).filter(option -> option < options).toArray();
  }

  /** The first options, as bits, that a solution contains with a later option. */
  public long solvable(int second) {
    return ofOne[second];
  }

  /** The first options, as bits, that exactly one solution contains with a later option. */
  public long unique(int second) {
    return ofOne[second] & ~ofSeveral[second];
  }

  /**
   * The number of the only solution with a pair.
   *
   * @param bit of the first option
   */
  public long number(int bit, int second) {
    if (byTarget == null) {
      byTarget = SuffixGraph.EdgeIndex.of(graph.targets, graph.nodes.length);
    }
    long mask = 1L << bit;
    int edge = edge(graph.byOption, second, mask, -1);
    long number = graph.before(edge);
    while (graph.options[edge] != firsts[bit]) {
      edge = edge(byTarget, graph.sources[edge], mask, firsts[bit]);
      number += graph.before(edge);
    }
    return number + graph.numbers[graph.sources[edge]];
  }

  /** The only edge of several that has an option, or begins at a node with a bit. */
  private int edge(SuffixGraph.EdgeIndex index, int value, long mask, int option) {
    int at = index.bounds()[value];
    int edge = index.edges()[at];
    while (graph.options[edge] != option && (one[graph.sources[edge]] & mask) == 0) {
      edge = index.edges()[++at];
    }
    return edge;
  }
}
