package org.dancingsparks.puzzle;

import java.util.List;
import java.util.stream.IntStream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Problem;

/** A named exact cover problem with its item orders. */
public interface Puzzle {
  /**
   * The name that its file gives it, as in {@code kanoodle} or {@code pentominoes:6x10}, or the
   * file's own where that gives none; safe to show.
   */
  String name();

  /** The problem; its options are in the order that gives them their ids. */
  Problem problem();

  /**
   * The names of its item orders; the first is the {@linkplain #defaultOrder default}. A puzzle
   * without better ones has the given order and that of first use.
   */
  default List<String> itemOrders() {
    return List.of("given", "first-use");
  }

  /**
   * An item order by name.
   *
   * @throws IllegalArgumentException if the name is not among {@link #itemOrders}
   */
  default ItemOrder itemOrder(String name) {
    return switch (name) {
      case "given" -> ItemOrder.given(problem());
      case "first-use" -> ItemOrder.firstUse(problem());
      default -> throw unknownOrder(name);
    };
  }

  /** The exception for a name that is none of {@link #itemOrders}. */
  default IllegalArgumentException unknownOrder(String name) {
    return new IllegalArgumentException(
        "There is no item order %s; there are %s."
            .formatted(name, String.join(", ", itemOrders())));
  }

  /** The item order that is used where none is asked for. */
  default ItemOrder defaultOrder() {
    return itemOrder(itemOrders().get(0));
  }

  /**
   * Returns whether the default order was made for the puzzle, so that no search for one is needed.
   */
  default boolean hasOwnOrder() {
    return !itemOrders().get(0).equals("given");
  }

  /**
   * The known automorphisms; the identity alone where there is no geometry.
   *
   * @throws IllegalArgumentException if there are too many to be listed
   */
  default Symmetries symmetries() {
    return Symmetries.of(new int[][] {IntStream.range(0, problem().options()).toArray()});
  }
}
