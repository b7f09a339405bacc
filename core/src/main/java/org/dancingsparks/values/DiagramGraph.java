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
 * @param leave the number of options, where items have bounds: an edge with it chooses no option,
 *     but no more options of the item whose options it stands behind; else {@link #NONE}
 */
// The arrays are adopted without copies, for speed: a diagram hands out none of them.
public record DiagramGraph(
    List<Prefix> prefixes, int[] roots, int[] first, int[] options, int[] targets, int leave) {
  /** The node at which all items are covered. */
  public static final int END = 0;

  /** The root of a prefix that has no solution. */
  public static final int NONE = -1;

  /** Copies the list of prefixes. */
  public DiagramGraph {
    prefixes = List.copyOf(prefixes);
  }

  /** Returns whether an edge chooses an option. */
  public boolean isOption(int edge) {
    return options[edge] != leave;
  }

  /** Number of nodes, the end included. */
  public int nodes() {
    return first.length - 1;
  }
}
