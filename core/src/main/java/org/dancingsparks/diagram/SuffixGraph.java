package org.dancingsparks.diagram;

import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;

/**
 * The part of a diagram that some suffixes run through, with its own numbers of nodes: each edge
 * leads to a smaller one. Takes 20 bytes an edge and 16 a node, and is made in a few passes over
 * the edges. Immutable.
 */
public final class SuffixGraph {
  private static final long NOWHERE = -2;

  final SuffixPaths paths;

  /** By own number of a node: its number in the diagram, ascending. */
  final int[] nodes;

  /** By node: its first edge; then the number of edges. */
  final int[] first;

  /** By edge: the id of its option. */
  final int[] options;

  /** By edge: the node that it leads to. */
  final int[] targets;

  /** By edge: the node where it begins. */
  final int[] sources;

  /** By node: the number of the first solution through it; or a mark for several. */
  final long[] numbers;

  /** The edges by their options. */
  final EdgeIndex byOption;

  SuffixGraph(Suffixes suffixes) {
    paths = suffixes.paths();
    BitSet reached = reached(suffixes);
    RankedBits ranks = new RankedBits(reached);
    nodes = reached.stream().toArray();
    first = firstEdges();
    options = new int[first[nodes.length]];
    targets = new int[options.length];
    sources = new int[options.length];
    copyEdges(ranks);
    numbers = numbers(suffixes, ranks);
    // Leaving an item counts as one option more.
    byOption = EdgeIndex.of(options, paths.diagram().problem().options() + 1);
  }

  /** Edges sorted by a value: those of a value begin at its bound. */
  record EdgeIndex(int[] bounds, int[] edges) {
    static EdgeIndex of(int[] values, int most) {
      int[] bounds = new int[most + 1];
      for (int value : values) {
        bounds[value + 1]++;
      }
      for (int value = 0; value < most; value++) {
        bounds[value + 1] += bounds[value];
      }
      int[] next = bounds.clone();
      int[] edges = new int[values.length];
      for (int edge = 0; edge < values.length; edge++) {
        edges[next[values[edge]]++] = edge;
      }
      return new EdgeIndex(bounds, edges);
    }
  }

  /** The numbers of set bits before each. */
  private static final class RankedBits {
    private final long[] words;
    private final int[] before;

    RankedBits(BitSet bits) {
      words = bits.toLongArray();
      before = new int[words.length];
      for (int word = 1; word < words.length; word++) {
        before[word] = before[word - 1] + Long.bitCount(words[word - 1]);
      }
    }

    int rank(int bit) {
      int word = bit / Long.SIZE;
      return before[word] + Long.bitCount(words[word] & (1L << bit) - 1);
    }
  }

  private static BitSet reached(Suffixes suffixes) {
    Diagram diagram = suffixes.paths().diagram();
    BitSet reached = new BitSet();
    for (int index = 0; index < suffixes.size(); index++) {
      reached.set(suffixes.node(index));
    }
    for (int node = reached.length() - 1; node > 0; node = reached.previousSetBit(node - 1)) {
      for (int edge = diagram.first[node]; edge < diagram.first[node + 1]; edge++) {
        reached.set(diagram.targets[edge]);
      }
    }
    return reached;
  }

  private int[] firstEdges() {
    int[] all = paths.diagram().first;
    int[] own = new int[nodes.length + 1];
    for (int node = 0; node < nodes.length; node++) {
      own[node + 1] = own[node] + all[nodes[node] + 1] - all[nodes[node]];
    }
    return own;
  }

  private void copyEdges(RankedBits ranks) {
    Diagram diagram = paths.diagram();
    for (int node = 0; node < nodes.length; node++) {
      int shift = diagram.first[nodes[node]] - first[node];
      for (int edge = first[node]; edge < first[node + 1]; edge++) {
        options[edge] = diagram.options[edge + shift];
        targets[edge] = ranks.rank(diagram.targets[edge + shift]);
        sources[edge] = node;
      }
    }
  }

  private long[] numbers(Suffixes suffixes, RankedBits ranks) {
    long[] through = new long[nodes.length];
    Arrays.fill(through, NOWHERE);
    for (int index = 0; index < suffixes.size(); index++) {
      through[ranks.rank(suffixes.node(index))] = suffixes.number(index);
    }
    for (int node = nodes.length - 1; node >= 0; node--) {
      long number = through[node];
      for (int edge = first[node]; edge < first[node + 1]; edge++) {
        int target = targets[edge];
        through[target] = through[target] == NOWHERE ? number : Suffixes.SEVERAL_SOLUTIONS;
        number += number >= 0 ? step(target) : 0;
      }
    }
    return through;
  }

  /** The solutions through an edge to a node, if they are numbered. */
  private long step(int target) {
    return paths.isNumbered() ? paths.count(nodes[target]) : 0;
  }

  /** The solutions through the earlier edges of an edge's node, if they are numbered. */
  long before(int edge) {
    long sum = 0;
    for (int other = first[sources[edge]]; other < edge; other++) {
      sum += step(targets[other]);
    }
    return sum;
  }

  /** Number of paths from a node. */
  long count(int node) {
    return paths.count(nodes[node]);
  }

  /** Number of edges. */
  public int edges() {
    return options.length;
  }

  /** The options of the edges, ascending. */
  public int[] options() {
    int[] bounds = byOption.bounds();
    return IntStream.range(0, bounds.length - 2)
        .filter(option -> bounds[option] < bounds[option + 1])
        .toArray();
  }
}
