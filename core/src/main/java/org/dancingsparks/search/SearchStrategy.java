package org.dancingsparks.search;

import org.dancingsparks.cover.ItemOrder;

/**
 * The engine, item order and memory of a search.
 *
 * @param order of the items: decides for links among equally small ones, and fixes the levels of a
 *     diagram
 * @param memory the most bytes that a JVM uses for a diagram, or for the memo in its place
 */
public record SearchStrategy(Engine engine, ItemOrder order, long memory) {
  /** The strategy of links, which needs no memory budget. */
  public static SearchStrategy links(ItemOrder order) {
    return new SearchStrategy(Engine.LINKS, order, 0);
  }
}
