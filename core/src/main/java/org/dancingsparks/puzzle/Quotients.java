package org.dancingsparks.puzzle;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.cover.Residual;

/**
 * Reduces the solutions that an automorphism fixes to those of a smaller problem.
 *
 * <p>A fixed solution contains the image of each of its options, so it consists of whole orbits of
 * the automorphism. It is therefore an exact cover by orbits, among those without two options that
 * share an item. Items that are in the same orbits are covered together, so one of them is enough.
 * Often some item is in no orbit, and no solution is fixed. Immutable.
 */
public final class Quotients {
  private final Problem problem;
  private final ItemOrder order;
  private final Residual residual;

  /**
   * Quotients of a problem.
   *
   * @param order of the problem's items, which quotients inherit
   * @param givens options that all solutions have, and that each automorphism maps onto themselves
   */
  public Quotients(Problem problem, ItemOrder order, Prefix givens) {
    this.problem = problem;
    this.order = order;
    residual = new Residual(problem, givens);
  }

  /**
   * The quotient by an automorphism; empty if no solution is fixed, since some item is in no orbit.
   *
   * @param automorphism its number in the group
   */
  public Optional<Quotient> by(Symmetries group, int automorphism) {
    List<int[]> orbits = orbits(group, automorphism);
    List<List<Integer>> orbitsOfItems = orbitsOfItems(orbits);
    boolean isCoverable =
        IntStream.range(0, problem.primaryItems())
            .allMatch(item -> residual.isCovered(item) || !orbitsOfItems.get(item).isEmpty());
    return isCoverable ? Optional.of(quotient(orbits, kept(orbitsOfItems))) : Optional.empty();
  }

  /** The items of each orbit that a solution can have. */
  private List<int[]> orbits(Symmetries group, int automorphism) {
    List<int[]> orbits = new ArrayList<>();
    BitSet unseen = residual.options();
    for (int first = unseen.nextSetBit(0); first >= 0; first = unseen.nextSetBit(first)) {
      IntStream.Builder orbit = IntStream.builder();
      int option = first;
      do {
        orbit.add(option);
        unseen.clear(option);
        option = group.image(automorphism, option);
      } while (option != first);
      int[] items = orbit.build().flatMap(this::items).toArray();
      if (IntStream.of(items).distinct().count() == items.length) {
        orbits.add(items);
      }
    }
    return orbits;
  }

  private IntStream items(int option) {
    return IntStream.range(0, problem.size(option)).map(place -> problem.item(option, place));
  }

  /** For each item the orbits that it is in, by their places. */
  private List<List<Integer>> orbitsOfItems(List<int[]> orbits) {
    List<List<Integer>> ofItems = new ArrayList<>();
    for (int item = 0; item < problem.items(); item++) {
      ofItems.add(new ArrayList<>());
    }
    for (int orbit = 0; orbit < orbits.size(); orbit++) {
      for (int item : orbits.get(orbit)) {
        ofItems.get(item).add(orbit);
      }
    }
    return ofItems;
  }

  /** One of the items that are in the same orbits, primary if there is such a one; in order. */
  private Collection<Integer> kept(List<List<Integer>> orbitsOfItems) {
    Map<List<Integer>, Integer> kept = new LinkedHashMap<>();
    for (int place = 0; place < order.size(); place++) {
      int item = order.item(place);
      if (!orbitsOfItems.get(item).isEmpty()) {
        // Primary items have the smaller numbers.
        kept.merge(orbitsOfItems.get(item), item, Math::min);
      }
    }
    return kept.values();
  }

  private Quotient quotient(List<int[]> orbits, Collection<Integer> kept) {
    ProblemBuilder<String, Integer> builder = new ProblemBuilder<>();
    for (int item : kept) {
      if (problem.isPrimary(item)) {
        builder.primary(problem.itemName(item));
      } else {
        builder.secondary(problem.itemName(item));
      }
    }
    Set<Integer> members = new HashSet<>(kept);
    for (int orbit = 0; orbit < orbits.size(); orbit++) {
      builder.option(
          orbit,
          IntStream.of(orbits.get(orbit))
              .filter(members::contains)
              .mapToObj(problem::itemName)
              .toList());
    }
    Problem quotient = builder.build();
    List<String> names = kept.stream().map(problem::itemName).toList();
    return new Quotient(quotient, ItemOrder.ofNames(order.name(), quotient, names));
  }
}
