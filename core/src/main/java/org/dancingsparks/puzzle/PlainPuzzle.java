package org.dancingsparks.puzzle;

import java.util.List;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Problem;

/** A problem without known geometry, and so without pieces, drawing or symmetries. */
public record PlainPuzzle(String name, Problem problem) implements Puzzle {
  @Override
  public List<String> itemOrders() {
    return List.of("given", "first-use");
  }

  @Override
  public ItemOrder itemOrder(String order) {
    return switch (order) {
      case "given" -> ItemOrder.given(problem);
      case "first-use" -> ItemOrder.firstUse(problem);
      default -> throw unknown(order, itemOrders());
    };
  }

  static IllegalArgumentException unknown(String order, List<String> known) {
    return new IllegalArgumentException(
        "There is no item order %s; there are %s.".formatted(order, String.join(", ", known)));
  }
}
