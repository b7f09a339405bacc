package org.dancingsparks.puzzle;

import java.util.List;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Problem;

/** A problem without known geometry whose symmetries are known. */
public record SymmetricPuzzle(String name, Problem problem, Symmetries symmetries)
    implements Puzzle {
  /**
   * Checks the symmetries.
   *
   * @throws IllegalArgumentException if they are not a group of automorphisms of the problem
   */
  public SymmetricPuzzle {
    symmetries.check(problem);
  }

  @Override
  public List<String> itemOrders() {
    return new PlainPuzzle(name, problem).itemOrders();
  }

  @Override
  public ItemOrder itemOrder(String order) {
    return new PlainPuzzle(name, problem).itemOrder(order);
  }
}
