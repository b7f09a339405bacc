package org.dancingsparks.diagram;

/**
 * The nodes and edges of a diagram, in post-order.
 *
 * @param roots by prefix its node, or {@link Diagram#NONE}
 * @param first by node its first edge, and one more: the number of edges
 * @param options by edge the id of its option
 * @param targets by edge the node that it leads to
 */
// Arrays that nobody changes, taken over: a record of this package only.
record Graph(int[] roots, int[] first, int[] options, int[] targets) {}
