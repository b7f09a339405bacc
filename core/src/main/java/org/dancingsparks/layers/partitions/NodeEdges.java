package org.dancingsparks.layers.partitions;

import java.util.function.LongUnaryOperator;
import org.dancingsparks.layers.disk.NodeFile;

/** Reads the edges of nodes, one after another. One thread. */
final class NodeEdges {
  private final DiagramLayout layout;
  private final int words;

  /** By place, the longs of the node's partition. */
  private LongUnaryOperator longs;

  private int partition;

  /** The place of the next edge. */
  private long next;

  private boolean hasNext;
  private int option;
  private long target;

  /**
   * A reader.
   *
   * @param words of a number of paths
   */
  NodeEdges(DiagramLayout layout, int words) {
    this.layout = layout;
    this.words = words;
  }

  /** Begins with the edges of a node, whose partition has some longs by place. */
  NodeEdges of(long node, LongUnaryOperator ofPartition) {
    longs = ofPartition;
    partition = DiagramLayout.partition(node);
    next = DiagramLayout.place(node) + words;
    hasNext = true;
    return this;
  }

  /** Moves to the next edge; returns false if there is none. */
  boolean next() {
    if (!hasNext) {
      return false;
    }
    long edge = longs.applyAsLong(next++);
    hasNext = !NodeFile.isLast(edge);
    option = NodeFile.option(edge);
    target =
        NodeFile.target(edge) == DiagramLayout.ELSEWHERE
            ? longs.applyAsLong(next++)
            : layout.target(partition, edge);
    return true;
  }

  /** The id of the option of the edge, or that of leaving a place. */
  int option() {
    return option;
  }

  /** The node that the edge leads to. */
  long target() {
    return target;
  }

  /** The place after the node, once all edges are read. */
  long end() {
    return next;
  }
}
