package org.dancingsparks.diagram;

import java.util.Arrays;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;

/**
 * Checks, node by node in post-order, that the paths of a diagram are solutions, each once: all
 * paths from a node cover the same primary items once each and no secondary item more than once,
 * and all options of a node's edges contain the first of those items, so that two paths differ. The
 * set that a path covers grows with each edge, so no path is longer than the number of primary
 * items.
 *
 * <p>Memory is a bit for each node and item.
 */
final class DiagramValidator {
  private final Problem problem;

  /** By item its bit: primary items in the item order; secondary ones follow in a new word. */
  private final int[] bit;

  /** Number of words of the primary items. */
  private final int primaryWords;

  private final int words;

  /**
   * By node, the primary items that each path from it covers, and the secondary items that any of
   * them does.
   */
  private final LongList covered = new LongList();

  /** The same for the current node. */
  private final long[] node;

  private final long[] edge;
  private int edges;

  DiagramValidator(Problem problem, ItemOrder order) {
    this.problem = problem;
    bit = new int[problem.items()];
    primaryWords = words(problem.primaryItems());
    words = primaryWords + words(problem.items() - problem.primaryItems());
    node = new long[words];
    edge = new long[words];
    int next = 0;
    for (int place = 0; place < order.size(); place++) {
      if (problem.isPrimary(order.item(place))) {
        bit[order.item(place)] = next++;
      }
    }
    for (int item = problem.primaryItems(); item < bit.length; item++) {
      bit[item] = primaryWords * Long.SIZE + item - problem.primaryItems();
    }
    endNode();
  }

  private static int words(int bits) {
    return (bits + Long.SIZE - 1) / Long.SIZE;
  }

  /** Adds an edge to the current node. */
  void addEdge(int option, int target) {
    load(target);
    int least = Integer.MAX_VALUE;
    for (int place = 0; place < problem.size(option); place++) {
      int item = bit[problem.item(option, place)];
      cover(item);
      least = Math.min(least, item);
    }
    boolean isLike = edges == 0 || Arrays.equals(node, 0, primaryWords, edge, 0, primaryWords);
    if (!isLike || least != firstPrimary()) {
      throw new IllegalArgumentException(
          "The diagram has a node whose edges do not belong together; it is damaged.");
    }
    for (int word = 0; word < words; word++) {
      node[word] |= edge[word];
    }
    edges++;
  }

  private void load(int target) {
    for (int word = 0; word < words; word++) {
      edge[word] = covered.at((long) target * words + word);
    }
  }

  private void cover(int item) {
    if ((edge[item / Long.SIZE] & 1L << item) != 0) {
      throw new IllegalArgumentException(
          "The diagram has a path that covers an item twice; it is damaged.");
    }
    edge[item / Long.SIZE] |= 1L << item;
  }

  /** The first primary item of the current edge; -1 if there is none. */
  private int firstPrimary() {
    for (int word = 0; word < primaryWords; word++) {
      if (edge[word] != 0) {
        return word * Long.SIZE + Long.numberOfTrailingZeros(edge[word]);
      }
    }
    return -1;
  }

  void endNode() {
    for (long word : node) {
      covered.add(word);
    }
    Arrays.fill(node, 0);
    edges = 0;
  }

  /** Checks that the paths from a root complete the prefix. */
  void checkRoot(int root, Prefix prefix) {
    load(root);
    for (int option : prefix.options()) {
      for (int place = 0; place < problem.size(option); place++) {
        cover(bit[problem.item(option, place)]);
      }
    }
    int count = 0;
    for (int word = 0; word < primaryWords; word++) {
      count += Long.bitCount(edge[word]);
    }
    if (count < problem.primaryItems()) {
      throw new IllegalArgumentException(
          "The diagram has a path that leaves an item uncovered; it is damaged.");
    }
  }
}
