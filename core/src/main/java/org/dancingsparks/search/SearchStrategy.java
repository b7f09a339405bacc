package org.dancingsparks.search;

import org.dancingsparks.cover.ItemOrder;

/**
 * How a search is done.
 *
 * @param order of the items: for links which of equally small ones is branched on, for a diagram
 *     the order in which they are
 * @param memory the most bytes that a JVM uses for a diagram, or for the memo in place of one
 */
public record SearchStrategy(Engine engine, ItemOrder order, long memory) {
  /** By links, which need no memory to speak of. */
  public static SearchStrategy links(ItemOrder order) {
    return new SearchStrategy(Engine.LINKS, order, 0);
  }
}
