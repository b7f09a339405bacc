package org.dancingsparks.diagram;

import java.util.List;
import org.dancingsparks.cover.Prefix;

/**
 * The nodes and edges of a diagram, in post-order.
 *
 * @param prefixes that paths begin with
 * @param roots by prefix: its node, or {@link Diagram#NONE}
 * @param first by node: its first edge; then the number of edges
 * @param options by edge: the id of its option
 * @param targets by edge: the node that it leads to
 */
// The arrays are adopted without copies: the record is private to this package, and nobody changes
// them.
record Graph(List<Prefix> prefixes, int[] roots, int[] first, int[] options, int[] targets) {}
