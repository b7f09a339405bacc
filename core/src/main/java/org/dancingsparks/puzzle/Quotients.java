package org.dancingsparks.puzzle;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.cover.Residual;

/**
 * Reduces the problem of the solutions fixed by an automorphism to a smaller one.
 *
 * <p>A fixed solution contains the image of each of its options, so it consists of whole orbits of
 * the automorphism. It is therefore an exact cover by orbits, among those whose options can be in
 * one solution. Items that are in the same orbits are covered together, so one of them is enough.
 * Often some item is in too few orbits, and no solution is fixed. Immutable.
 */
public final class Quotients {
  private final Problem problem;
  private final ItemOrder order;
  private final Residual residual;
  private final Set<String> names;

  /**
   * Quotients of a problem.
   *
   * @param whole the problem, whose order quotients inherit, and whose givens each automorphism
   *     maps onto themselves
   */
  public Quotients(OrderedProblem whole) {
    problem = whole.problem();
    order = whole.order();
    residual = new Residual(problem, whole.givens());
    names =
        IntStream.range(0, problem.items()).mapToObj(problem::itemName).collect(Collectors.toSet());
  }

  /**
   * An orbit's use of an item.
   *
   * @param times the number of its options that have the item; 1 where they give it the same colour
   */
  private record Use(int times, int colour) {}

  /**
   * The quotient by an automorphism; empty if no solution is fixed, since some item is in too few
   * orbits.
   *
   * @param automorphism its number in the group
   */
  public Optional<OrderedProblem> by(Symmetries group, int automorphism) {
    List<Map<Integer, Use>> usesOfItems = usesOfItems(orbits(group, automorphism));
    boolean isCoverable =
        IntStream.range(0, problem.primaryItems())
            .allMatch(item -> residual.least(item) <= times(usesOfItems.get(item)));
    return isCoverable ? Optional.of(quotient(usesOfItems)) : Optional.empty();
  }

  private static int times(Map<Integer, Use> uses) {
    return uses.values().stream().mapToInt(Use::times).sum();
  }

  /** The uses that each orbit which a solution can have makes of items. */
  private List<Map<Integer, Use>> orbits(Symmetries group, int automorphism) {
    List<Map<Integer, Use>> orbits = new ArrayList<>();
    BitSet unseen = residual.options();
    for (int first = unseen.nextSetBit(0); first >= 0; first = unseen.nextSetBit(first)) {
      Map<Integer, Use> orbit = new LinkedHashMap<>();
      boolean fits = true;
      int option = first;
      do {
        fits &= add(orbit, option);
        unseen.clear(option);
        option = group.image(automorphism, option);
      } while (option != first);
      if (fits) {
        orbits.add(orbit);
      }
    }
    return orbits;
  }

  /** Adds the uses of an option; false if it cannot be in a solution with the others. */
  private boolean add(Map<Integer, Use> orbit, int option) {
    boolean fits = true;
    for (int place = 0; place < problem.size(option); place++) {
      int item = problem.item(option, place);
      int colour = problem.colour(option, place);
      Use before = orbit.get(item);
      if (before == null) {
        orbit.put(item, new Use(1, colour));
      } else if (colour == 0) {
        orbit.put(item, new Use(before.times + 1, 0));
        fits &= before.times < residual.most(item);
      } else {
        fits &= before.colour == colour;
      }
    }
    return fits;
  }

  /**
   * By item: its uses by the orbits, by their places. Where one is enough and all together are not
   * too many, each counts once.
   */
  private List<Map<Integer, Use>> usesOfItems(List<Map<Integer, Use>> orbits) {
    List<Map<Integer, Use>> ofItems = new ArrayList<>();
    for (int item = 0; item < problem.items(); item++) {
      ofItems.add(new LinkedHashMap<>());
    }
    for (int orbit = 0; orbit < orbits.size(); orbit++) {
      int place = orbit;
      orbits.get(orbit).forEach((item, use) -> ofItems.get(item).put(place, use));
    }
    for (int item = 0; item < problem.primaryItems(); item++) {
      Map<Integer, Use> uses = ofItems.get(item);
      if (residual.least(item) <= 1 && times(uses) <= residual.most(item)) {
        uses.replaceAll((orbit, use) -> new Use(1, 0));
      }
    }
    return ofItems;
  }

  /** One of the items that orbits use alike, the one with the greatest lower bound; in order. */
  private Collection<Integer> kept(List<Map<Integer, Use>> usesOfItems) {
    Map<List<Integer>, Integer> kept = new LinkedHashMap<>();
    for (int place = 0; place < order.size(); place++) {
      int item = order.item(place);
      if (!usesOfItems.get(item).isEmpty()) {
        kept.merge(kind(item, usesOfItems.get(item)), item, this::stricter);
      }
    }
    return kept.values();
  }

  /** Equal numbers for items that orbits use alike, whatever the names of their colours. */
  private List<Integer> kind(int item, Map<Integer, Use> uses) {
    List<Integer> kind = new ArrayList<>();
    Map<Integer, Integer> colours = new HashMap<>(Map.of(0, 0));
    uses.forEach(
        (orbit, use) -> {
          colours.putIfAbsent(use.colour, colours.size());
          kind.addAll(List.of(orbit, use.times, colours.get(use.colour)));
        });
    kind.add(residual.most(item));
    kind.add(residual.most(item) == 1 ? 1 : residual.least(item));
    return kind;
  }

  private int stricter(int one, int other) {
    if (residual.least(one) != residual.least(other)) {
      return residual.least(one) > residual.least(other) ? one : other;
    }
    return Math.min(one, other);
  }

  private OrderedProblem quotient(List<Map<Integer, Use>> usesOfItems) {
    Collection<Integer> kept = kept(usesOfItems);
    ProblemBuilder<String, List<Integer>> builder = new ProblemBuilder<>();
    Map<Integer, Map<Integer, Use>> orbits = new TreeMap<>();
    for (int item : kept) {
      if (problem.isPrimary(item)) {
        builder.between(problem.itemName(item), residual.least(item), residual.most(item));
      } else {
        builder.secondary(problem.itemName(item));
      }
      usesOfItems
          .get(item)
          .forEach(
              (orbit, use) ->
                  orbits.computeIfAbsent(orbit, key -> new LinkedHashMap<>()).put(item, use));
    }
    List<String> names = new ArrayList<>(kept.stream().map(problem::itemName).toList());
    orbits.forEach((orbit, uses) -> names.addAll(addOrbit(builder, orbit, uses)));
    Problem quotient = builder.build();
    return new OrderedProblem(quotient, ItemOrder.ofNames(order.name(), quotient, names));
  }

  /**
   * Adds the option of an orbit; or, if it covers an item several times, as many options, of which
   * further items allow all or none: each option has one of these, and one more has them all.
   *
   * @return the names of further items
   */
  private List<String> addOrbit(
      ProblemBuilder<String, List<Integer>> builder, int orbit, Map<Integer, Use> uses) {
    int copies = uses.values().stream().mapToInt(Use::times).max().orElseThrow();
    List<String> further = new ArrayList<>();
    for (int copy = 1; copy <= copies; copy++) {
      List<Integer> option = List.of(orbit, copy);
      for (Map.Entry<Integer, Use> entry : uses.entrySet()) {
        if (entry.getValue().times >= copy) {
          add(builder, option, entry.getKey(), entry.getValue().colour);
        }
      }
      if (copies > 1) {
        String name = unused("copy %d of orbit %d".formatted(copy, orbit));
        further.add(name);
        builder.primary(name).entry(option, name).entry(List.of(orbit, 0), name);
      }
    }
    return further;
  }

  private void add(
      ProblemBuilder<String, List<Integer>> builder, List<Integer> option, int item, int colour) {
    if (colour == 0) {
      builder.entry(option, problem.itemName(item));
    } else {
      builder.entry(option, problem.itemName(item), problem.colourName(colour));
    }
  }

  /** A name like this that no item of the problem has. */
  private String unused(String name) {
    String unused = name;
    while (names.contains(unused)) {
      unused += "'";
    }
    return unused;
  }
}
