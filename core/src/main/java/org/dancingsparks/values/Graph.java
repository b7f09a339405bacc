package org.dancingsparks.values;

import java.util.List;
import org.dancingsparks.cover.Prefix;

/**
 * The nodes and edges of a diagram, in post-order: each edge leads to a smaller number.
 *
 * @param prefixes that paths begin with
 * @param roots by prefix: its node, or {@link #NONE}
 * @param first by node: its first edge; then the number of edges
 * @param options by edge: the id of its option
 * @param targets by edge: the node that it leads to
 */
// The arrays are adopted without copies, for speed: a diagram hands out none of them.
public record Graph(List<Prefix> prefixes, int[] roots, int[] first, int[] options, int[] targets) {
  /** The node at which all items are covered. */
  public static final int END = 0;

  /** The root of a prefix that has no solution. */
  public static final int NONE = -1;

  /** Copies the list of prefixes. */
  public Graph {
    prefixes = List.copyOf(prefixes);
  }

  /** Number of nodes, the end included. */
  public int nodes() {
    return first.length - 1;
  }
}
