package org.dancingsparks.puzzle;

import java.util.List;
import java.util.stream.IntStream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Problem;

/**
 * A problem without a drawing. Its items are in the order of a sweep that keeps few of them open at
 * a time, so no search for an item order is needed.
 */
public record SweptPuzzle(String name, Problem problem) implements Puzzle {
  @Override
  public List<String> itemOrders() {
    return List.of("puzzle", "first-use");
  }

  @Override
  public ItemOrder itemOrder(String order) {
    return order.equals("puzzle")
        ? ItemOrder.of(order, problem, IntStream.range(0, problem.items()).toArray())
        : Puzzle.super.itemOrder(order);
  }
}
