package org.dancingsparks.layers.disk;

import java.math.BigInteger;
import java.nio.file.Path;

/**
 * Marginals of a stored diagram: the number of paths from the root to each node times those from
 * there to the end, summed up by option. The numbers from the root are also in a temporary file;
 * layers are passed from the last one back, so that the number of a node is complete when its turn
 * comes. Used once.
 */
final class StoredMarginals {
  private final NodeFile nodes;
  private final LongFile fromRoot;
  private final BigInteger[] sums;

  /**
   * Marginals.
   *
   * @param sums by option id, to be added to
   */
  StoredMarginals(NodeFile nodes, Path directory, BigInteger... sums) {
    this.nodes = nodes;
    this.sums = sums;
    fromRoot = LongFile.ofZeros(directory, ways(nodes.firstOf(nodes.layers())) + nodes.words);
  }

  /** The place of a node's number of ways: nodes have at least one long more than a number. */
  private long ways(long node) {
    return node / (nodes.words + 1) * nodes.words;
  }

  /** Adds the paths from a root. */
  void addFrom(long root) {
    fromRoot.put(ways(root), 1);
    for (int layer = nodes.layers() - 1; layer > 0; layer--) {
      for (long node = nodes.firstOf(layer); node < nodes.firstOf(layer + 1); ) {
        node = add(node);
      }
    }
  }

  /** Adds the edges of a node. Returns the next node. */
  private long add(long node) {
    BigInteger come = NodeFile.number(fromRoot, ways(node), nodes.words);
    long place = nodes.firstEdge(node);
    long edge = Long.MAX_VALUE;
    while (!NodeFile.isLast(edge)) {
      edge = nodes.edge(place++);
      long target = NodeFile.target(edge);
      addWays(target, come);
      int option = NodeFile.option(edge);
      sums[option] = sums[option].add(come.multiply(nodes.count(target)));
    }
    return place;
  }

  private void addWays(long node, BigInteger more) {
    BigInteger ways = NodeFile.number(fromRoot, ways(node), nodes.words).add(more);
    for (int word = 0; word < nodes.words; word++) {
      fromRoot.put(ways(node) + word, ways.longValue() & Long.MAX_VALUE);
      ways = ways.shiftRight(NodeFile.WORD_BITS);
    }
  }
}
