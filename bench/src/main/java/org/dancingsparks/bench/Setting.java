package org.dancingsparks.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.families.Families;
import org.dancingsparks.orders.OrderSearch;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.PlainPuzzle;
import org.dancingsparks.puzzle.Puzzle;

/**
 * A puzzle with the item orders in which contestants search it.
 *
 * @param links the order of our links, and of Hadoop's
 * @param diagram makes the order of the diagram; its cost counts as the engine's
 */
record Setting(Puzzle puzzle, ItemOrder links, Supplier<ItemOrder> diagram) {
  /** A puzzle in the orders that come with it. */
  static Setting of(PiecePuzzle puzzle) {
    return new Setting(puzzle, puzzle.itemOrder("pieces-first"), () -> puzzle.itemOrder("puzzle"));
  }

  /** A member of a family, as a problem of which no order is known. */
  static Setting ofFamily(String name) {
    return of(Families.find(name).orElseThrow().problem());
  }

  /** A problem of which no order is known. */
  static Setting of(Problem problem) {
    return new Setting(
        new PlainPuzzle("problem", problem),
        ItemOrder.given(problem),
        () -> OrderSearch.search(problem, Prefix.EMPTY));
  }

  Problem problem() {
    return puzzle.problem();
  }

  /**
   * The problem that remains once options are chosen, in a form that any contestant understands.
   */
  Setting after(int... chosen) {
    Problem problem = problem();
    List<Integer> left =
        IntStream.range(0, problem.items())
            .filter(item -> IntStream.of(chosen).noneMatch(option -> covers(option, item)))
            .boxed()
            .toList();
    ProblemBuilder<String, Integer> builder = new ProblemBuilder<>(problem::describe);
    for (int item : left) {
      if (problem.isPrimary(item)) {
        builder.primary(problem.itemName(item));
      } else {
        builder.secondary(problem.itemName(item));
      }
    }
    IntStream.range(0, problem.options())
        .filter(option -> IntStream.of(chosen).noneMatch(other -> problem.conflict(option, other)))
        .forEach(option -> builder.option(option, List.of(problem.names(option))));
    Problem rest = builder.build();
    return new Setting(
        new PlainPuzzle("rest", rest),
        among(rest, links, left),
        () -> among(rest, diagram.get(), left));
  }

  private boolean covers(int option, int item) {
    return IntStream.range(0, problem().size(option))
        .anyMatch(place -> problem().item(option, place) == item);
  }

  private ItemOrder among(Problem rest, ItemOrder order, List<Integer> left) {
    List<String> names = new ArrayList<>();
    for (int place = 0; place < order.size(); place++) {
      if (left.contains(order.item(place))) {
        names.add(problem().itemName(order.item(place)));
      }
    }
    return ItemOrder.ofNames(order.name(), rest, names);
  }
}
