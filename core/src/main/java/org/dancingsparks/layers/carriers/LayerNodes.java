package org.dancingsparks.layers.carriers;

import java.util.Arrays;

/**
 * The residuals of a block that have a solution, sorted by key, and their edges by option id. These
 * are nodes of a diagram.
 *
 * @param keys ascending
 * @param degrees by key: its number of edges
 * @param edges the id of the option and, in the low word, the node; those of a key after each other
 */
public record LayerNodes(long[] keys, int[] degrees, long[] edges) {
  /** The nodes of a block, from its edges in any order. */
  public static LayerNodes of(Block block, LiveEdges edges) {
    int[] degree = new int[block.size()];
    for (int at = 0; at < edges.size(); at++) {
      degree[edges.residual(at)]++;
    }
    long[] keys = new long[block.size()];
    int nodes = 0;
    for (int at = 0; at < degree.length; at++) {
      if (degree[at] > 0) {
        keys[nodes++] = block.key(at);
      }
    }
    keys = Arrays.copyOf(keys, nodes);
    Arrays.sort(keys);
    int[] degrees = new int[nodes];
    int[] number = new int[degree.length];
    for (int at = 0; at < degree.length; at++) {
      if (degree[at] > 0) {
        number[at] = Arrays.binarySearch(keys, block.key(at));
        degrees[number[at]] = degree[at];
      }
    }
    return new LayerNodes(keys, degrees, sorted(number, degrees, edges));
  }

  /** Bytes of the arrays, and of a table that finds the nodes by their keys. */
  public long bytes() {
    return Long.BYTES * ((long) keys.length + edges.length)
        + Integer.BYTES * (long) degrees.length
        + NodeTable.bytes(keys.length);
  }

  private static long[] sorted(int[] number, int[] degrees, LiveEdges edges) {
    int[] next = new int[degrees.length + 1];
    for (int node = 0; node < degrees.length; node++) {
      next[node + 1] = next[node] + degrees[node];
    }
    long[] sorted = new long[next[degrees.length]];
    int[] first = next.clone();
    for (int at = 0; at < edges.size(); at++) {
      sorted[next[number[edges.residual(at)]]++] = edges.edge(at);
    }
    for (int node = 0; node < degrees.length; node++) {
      Arrays.sort(sorted, first[node], first[node + 1]);
    }
    return sorted;
  }
}
