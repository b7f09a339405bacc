package org.dancingsparks.layers.carriers;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Problem;

/**
 * Splits a problem into carriers and window. Carriers are items such as the pieces of a puzzle:
 * each option has exactly one carrier, and the options of a carrier lie anywhere in the item order.
 *
 * <p>Items are taken by the span of their options' first places, the widest first, as long as no
 * option has two of them. Options that conflict with the givens are left out, and so are the items
 * that the givens cover.
 */
public final class CarrierSearch {
  /** Maximum number of carriers: their sets are ints, and a layer's blocks an array. */
  private static final int MAX_CARRIERS = 24;

  /**
   * The share of the other items' places that the options of carriers must span on average. The
   * dark cells of a board span less, although each domino has one.
   */
  private static final double SPAN = 0.4;

  private static final int NO_PLACE = Integer.MAX_VALUE;

  private final Problem problem;
  private final ItemOrder order;
  private final boolean[] isCovered;

  /** The options that the givens leave. */
  private final int[] ids;

  /** By item: its place in the order. */
  private final int[] place;

  public CarrierSearch(OrderedProblem ordered) {
    problem = ordered.problem();
    order = ordered.order();
    isCovered = new boolean[problem.items()];
    for (int option : ordered.givens().options()) {
      for (int entry = 0; entry < problem.size(option); entry++) {
        isCovered[problem.item(option, entry)] = true;
      }
    }
    ids = IntStream.range(0, problem.options()).filter(this::isOpen).toArray();
    place = new int[problem.items()];
    for (int at = 0; at < order.size(); at++) {
      place[order.item(at)] = at;
    }
  }

  private boolean isOpen(int option) {
    for (int entry = 0; entry < problem.size(option); entry++) {
      if (isCovered[problem.item(option, entry)]) {
        return false;
      }
    }
    return problem.hasPrimary(option);
  }

  /**
   * The problem as window and carriers; empty if no suitable carriers are found, or if there are
   * colours or bounds, which a window does not know.
   */
  public Optional<WindowProblem> find() {
    if (!problem.isPlain()) {
      return Optional.empty();
    }
    int[] spans = spans();
    int[] carriers = carriers(spans);
    double sum = Arrays.stream(carriers).map(item -> spans[item]).sum();
    boolean areWide =
        carriers.length > 0
            && carriers.length <= MAX_CARRIERS
            && sum / carriers.length > SPAN * spanWithout(carriers);
    return areWide ? Optional.ofNullable(problem(carriers)) : Optional.empty();
  }

  /** The places from the first to the last open primary item that is not a carrier. */
  private int spanWithout(int... carriers) {
    IntSummaryStatistics places =
        IntStream.range(0, problem.primaryItems())
            .filter(item -> !isCovered[item] && Arrays.stream(carriers).noneMatch(at -> at == item))
            .map(item -> place[item])
            .summaryStatistics();
    return places.getCount() == 0 ? 0 : places.getMax() - places.getMin();
  }

  /** By item, the span of the first places of its options, apart from the item itself. */
  private int[] spans() {
    int[] least = new int[problem.items()];
    int[] greatest = new int[problem.items()];
    Arrays.fill(least, NO_PLACE);
    for (int option : ids) {
      int first = firstPlace(option, NO_PLACE);
      int second = firstPlace(option, first);
      for (int entry = 0; entry < problem.size(option); entry++) {
        int item = problem.item(option, entry);
        int other = place[item] == first ? second : first;
        other = other == NO_PLACE ? place[item] : other;
        least[item] = Math.min(least[item], other);
        greatest[item] = Math.max(greatest[item], other);
      }
    }
    int[] spans = new int[problem.items()];
    Arrays.setAll(spans, item -> greatest[item] - least[item]);
    return spans;
  }

  /** The first place of an option's primary items, except one; {@link #NO_PLACE} without any. */
  private int firstPlace(int option, int except) {
    int first = NO_PLACE;
    for (int entry = 0; entry < problem.size(option); entry++) {
      int item = problem.item(option, entry);
      if (problem.isPrimary(item) && place[item] != except) {
        first = Math.min(first, place[item]);
      }
    }
    return first;
  }

  /** Items that each option has exactly one of, in the item order; empty if there are none. */
  private int[] carriers(int[] spans) {
    BitSet without = new BitSet();
    Arrays.stream(ids).forEach(without::set);
    BitSet[] options = optionsByItem();
    List<Integer> found = new ArrayList<>();
    for (int item : widestFirst(spans)) {
      BitSet taken = (BitSet) options[item].clone();
      taken.andNot(without);
      if (taken.isEmpty() && !options[item].isEmpty()) {
        found.add(item);
        without.andNot(options[item]);
      }
    }
    return without.isEmpty()
        ? found.stream()
            .sorted(Comparator.comparing(item -> place[item]))
            .mapToInt(Integer::intValue)
            .toArray()
        : new int[0];
  }

  private List<Integer> widestFirst(int[] spans) {
    Comparator<Integer> widest = Comparator.comparing(item -> -spans[item]);
    return IntStream.range(0, problem.items())
        .filter(item -> !isCovered[item])
        .boxed()
        .sorted(widest.thenComparing(item -> -place[item]))
        .toList();
  }

  private BitSet[] optionsByItem() {
    BitSet[] options = new BitSet[problem.items()];
    Arrays.setAll(options, item -> new BitSet());
    for (int option : ids) {
      for (int entry = 0; entry < problem.size(option); entry++) {
        options[problem.item(option, entry)].set(option);
      }
    }
    return options;
  }

  /** The problem with these carriers; null if an option has no primary item beside its carrier. */
  private WindowProblem problem(int... carriers) {
    int[] number = new int[problem.items()];
    Arrays.fill(number, -1);
    int needed = 0;
    for (int at = 0; at < carriers.length; at++) {
      number[carriers[at]] = at;
      needed |= problem.isPrimary(carriers[at]) ? 1 << at : 0;
    }
    int[] window = window(number);
    int[] position = new int[problem.items()];
    boolean[] isPrimary = new boolean[window.length];
    for (int at = 0; at < window.length; at++) {
      position[window[at]] = at;
      isPrimary[at] = problem.isPrimary(window[at]);
    }
    int[] carrier = new int[ids.length];
    int[][] positions = new int[ids.length][];
    boolean begins = false;
    for (int at = 0; at < ids.length; at++) {
      positions[at] = new int[problem.size(ids[at]) - 1];
      boolean isPlaced = false;
      int next = 0;
      for (int entry = 0; entry <= positions[at].length; entry++) {
        int item = problem.item(ids[at], entry);
        if (number[item] >= 0) {
          carrier[at] = number[item];
        } else {
          positions[at][next++] = position[item];
          isPlaced |= problem.isPrimary(item);
        }
      }
      if (!isPlaced) {
        return null;
      }
      Arrays.sort(positions[at]);
      begins |= beginsWith(carriers[carrier[at]], ids[at]);
    }
    return new WindowProblem(isPrimary, carriers.length, needed, begins, ids, carrier, positions);
  }

  private boolean beginsWith(int carrier, int option) {
    return problem.isPrimary(carrier) && firstPlace(option, NO_PLACE) == place[carrier];
  }

  /**
   * The other items by position: primary ones in the item order, each secondary one before the
   * first place of its options.
   */
  private int[] window(int[] carrierNumber) {
    int[] key = new int[problem.items()];
    for (int item = 0; item < key.length; item++) {
      key[item] = problem.isPrimary(item) ? 2 * place[item] + 1 : NO_PLACE;
    }
    for (int option : ids) {
      int first = NO_PLACE;
      for (int entry = 0; entry < problem.size(option); entry++) {
        int item = problem.item(option, entry);
        if (problem.isPrimary(item) && carrierNumber[item] < 0) {
          first = Math.min(first, 2 * place[item]);
        }
      }
      for (int entry = 0; entry < problem.size(option); entry++) {
        int item = problem.item(option, entry);
        key[item] = problem.isPrimary(item) ? key[item] : Math.min(key[item], first);
      }
    }
    return IntStream.range(0, order.size())
        .map(order::item)
        .filter(item -> !isCovered[item] && carrierNumber[item] < 0 && key[item] < NO_PLACE)
        .boxed()
        .sorted(Comparator.comparing(item -> key[item]))
        .mapToInt(Integer::intValue)
        .toArray();
  }
}
