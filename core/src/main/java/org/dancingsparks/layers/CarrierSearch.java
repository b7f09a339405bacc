package org.dancingsparks.layers;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;

/**
 * Splits a problem into carriers and window. Carriers are items of which each option has exactly
 * one, and whose options lie anywhere in the item order, such as the pieces of a puzzle.
 *
 * <p>Items are taken by the span of their options' first places, the widest first, as long as no
 * option has two of them. Options that conflict with the givens are left out, and so are the items
 * that the givens cover.
 */
final class CarrierSearch {
  /** The most carriers: their sets are ints, and a layer's blocks an array. */
  private static final int MOST_CARRIERS = 26;

  /** The share of all places that the options of carriers have to span on average. */
  private static final double SPAN = 0.5;

  private final Problem problem;
  private final ItemOrder order;
  private final boolean[] isCovered;
  private final int[] ids;

  /** By item: its place in the order. */
  private final int[] place;

  CarrierSearch(Problem problem, ItemOrder order, Prefix givens) {
    this.problem = problem;
    this.order = order;
    isCovered = new boolean[problem.items()];
    for (int option : givens.options()) {
      items(option).forEach(item -> isCovered[item] = true);
    }
    ids = IntStream.range(0, problem.options()).filter(this::isOpen).toArray();
    place = new int[problem.items()];
    for (int at = 0; at < order.size(); at++) {
      place[order.item(at)] = at;
    }
  }

  private IntStream items(int option) {
    return IntStream.range(0, problem.size(option)).map(entry -> problem.item(option, entry));
  }

  private boolean isOpen(int option) {
    return problem.hasPrimary(option) && items(option).noneMatch(item -> isCovered[item]);
  }

  /** The problem as window and carriers; empty if no suitable carriers are found. */
  Optional<WindowProblem> find() {
    int[] span = spans();
    List<Integer> carriers = carriers(span);
    double sum = carriers.stream().mapToInt(item -> span[item]).sum();
    boolean isWide =
        !carriers.isEmpty()
            && carriers.size() <= MOST_CARRIERS
            && sum / carriers.size() > SPAN * (openPrimaries() - carriers.size());
    return isWide ? problem(carriers) : Optional.empty();
  }

  private long openPrimaries() {
    return IntStream.range(0, problem.primaryItems()).filter(item -> !isCovered[item]).count();
  }

  /** By item, the span of the first places of its options, apart from the item itself. */
  private int[] spans() {
    int[] least = new int[problem.items()];
    int[] greatest = new int[problem.items()];
    Arrays.fill(least, Integer.MAX_VALUE);
    for (int option : ids) {
      items(option)
          .forEach(
              item -> {
                int first = firstPlace(option, item);
                least[item] = Math.min(least[item], first);
                greatest[item] = Math.max(greatest[item], first);
              });
    }
    return IntStream.range(0, least.length).map(item -> greatest[item] - least[item]).toArray();
  }

  private int firstPlace(int option, int except) {
    return items(option)
        .filter(item -> item != except && problem.isPrimary(item))
        .map(item -> place[item])
        .min()
        .orElse(place[except]);
  }

  /** Items that each option has exactly one of, in the item order; empty if there are none. */
  private List<Integer> carriers(int[] span) {
    List<Integer> found = new ArrayList<>();
    BitSet without = new BitSet();
    Arrays.stream(ids).forEach(without::set);
    Comparator<Integer> widest = Comparator.comparing(item -> -span[item]);
    List<Integer> candidates =
        IntStream.range(0, problem.items())
            .filter(item -> !isCovered[item])
            .boxed()
            .sorted(widest.thenComparing(item -> -place[item]))
            .toList();
    BitSet[] options = optionsByItem();
    for (int item : candidates) {
      boolean isNew = options[item].cardinality() > 0;
      BitSet open = (BitSet) options[item].clone();
      open.andNot(without);
      if (isNew && open.isEmpty()) {
        found.add(item);
        without.andNot(options[item]);
      }
    }
    found.sort(Comparator.comparing(item -> place[item]));
    return without.isEmpty() ? found : List.of();
  }

  private BitSet[] optionsByItem() {
    BitSet[] options = new BitSet[problem.items()];
    Arrays.setAll(options, item -> new BitSet());
    for (int option : ids) {
      items(option).forEach(item -> options[item].set(option));
    }
    return options;
  }

  private Optional<WindowProblem> problem(List<Integer> carriers) {
    int[] window = window(carriers);
    int[] position = new int[problem.items()];
    Arrays.fill(position, -1);
    for (int at = 0; at < window.length; at++) {
      position[window[at]] = at;
    }
    int[] carrier = new int[ids.length];
    int[][] positions = new int[ids.length][];
    for (int at = 0; at < ids.length; at++) {
      carrier[at] = items(ids[at]).map(carriers::indexOf).max().orElseThrow();
      positions[at] =
          items(ids[at]).map(item -> position[item]).filter(to -> to >= 0).sorted().toArray();
    }
    boolean[] isPrimary = new boolean[window.length];
    for (int at = 0; at < window.length; at++) {
      isPrimary[at] = problem.isPrimary(window[at]);
    }
    int needed = 0;
    for (int at = 0; at < carriers.size(); at++) {
      needed |= problem.isPrimary(carriers.get(at)) ? 1 << at : 0;
    }
    boolean areAllPlaced =
        Arrays.stream(positions).allMatch(p -> Arrays.stream(p).anyMatch(at -> isPrimary[at]));
    return areAllPlaced
        ? Optional.of(new WindowProblem(isPrimary, carriers.size(), needed, carrier, positions))
        : Optional.empty();
  }

  /**
   * The other items by position: primary ones in the item order, each secondary one before the
   * first place of its options.
   */
  private int[] window(List<Integer> carriers) {
    int[] key = new int[problem.items()];
    for (int item = 0; item < key.length; item++) {
      key[item] = problem.isPrimary(item) ? 2 * place[item] + 1 : Integer.MAX_VALUE;
    }
    for (int option : ids) {
      int first =
          items(option)
              .filter(item -> problem.isPrimary(item) && !carriers.contains(item))
              .map(item -> place[item])
              .min()
              .orElse(0);
      items(option)
          .filter(item -> !problem.isPrimary(item))
          .forEach(item -> key[item] = Math.min(key[item], 2 * first));
    }
    return IntStream.range(0, order.size())
        .map(order::item)
        .filter(item -> !isCovered[item] && !carriers.contains(item))
        .filter(item -> key[item] < Integer.MAX_VALUE)
        .boxed()
        .sorted(Comparator.comparing(item -> key[item]))
        .mapToInt(Integer::intValue)
        .toArray();
  }
}
