package org.dancingsparks.layers.partitions;

import org.dancingsparks.layers.disk.NodeFile;

/**
 * The partitions of a diagram in files, and where its edges lead.
 *
 * <p>A node is a long: its partition, counted through all rounds, and its place in the file there;
 * 0 is the end. Edges lead to partitions of later rounds, or to lower places of their own. An edge
 * is one long, from which its node's partition follows; or the place in it is {@link #ELSEWHERE},
 * and the long after it is the node. Immutable.
 */
public interface DiagramLayout {
  /** The place in an edge whose node is the long after it. */
  long ELSEWHERE = (1L << NodeFile.NODE_BITS) - 1;

  /** Number of partitions in all rounds. */
  int partitions();

  /** The id of the edges that choose no option; -1 if there are none. */
  int leave();

  /** The node that an edge of a partition leads to, where it is one long. */
  long target(int partition, long edge);

  /** The node at a place of a partition. */
  static long node(int partition, long place) {
    return place == NodeFile.END ? NodeFile.END : (long) partition << NodeFile.NODE_BITS | place;
  }

  /** The partition of a node that is not the end. */
  static int partition(long node) {
    return (int) (node >>> NodeFile.NODE_BITS);
  }

  /** The place of a node in the file of its partition. */
  static long place(long node) {
    return NodeFile.target(node);
  }
}
