package org.dancingsparks.orders;

/**
 * The frontier as items are passed, one after the other: the items in which residuals can differ. A
 * primary item is in it from the first neighbour that is passed until it is passed itself, a
 * secondary item as long as some neighbours are passed and others are not.
 */
final class Frontier {
  private final ItemGraph graph;
  private final Effort effort;

  /** The items that were never in the frontier, as bits. */
  private final long[] outside;

  /** By item, where it is secondary: the number of neighbours still to be passed. */
  private final int[] ahead;

  private int width;

  /** The empty frontier before the first item. */
  Frontier(ItemGraph graph, Effort effort) {
    this.graph = graph;
    this.effort = effort;
    outside = graph.all();
    ahead = graph.degrees();
  }

  /** Bits that tell residuals apart: the sum over the items of the frontier. */
  int width() {
    return width;
  }

  /** Passes a primary item. */
  void pass(int item) {
    long[] neighbours = graph.words(item);
    if ((outside[item >> 6] >>> item & 1) == 0) {
      width -= graph.bits(item);
    }
    outside[item >> 6] &= ~(1L << item);
    for (int word = 0; word < outside.length; word++) {
      width += graph.bits(word, neighbours[word] & outside[word]);
      outside[word] &= ~neighbours[word];
    }
    int[] list = graph.list(item);
    int at = list.length - 1;
    for (; at >= 0 && list[at] >= graph.primary(); at--) {
      if (--ahead[list[at]] == 0) {
        width -= graph.bits(list[at]);
      }
    }
    effort.spend(outside.length + list.length - 1L - at);
  }
}
