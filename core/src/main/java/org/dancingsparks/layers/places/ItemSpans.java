package org.dancingsparks.layers.places;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;

/**
 * The part of an item order in which it matters whether an item is covered. The primary items that
 * the givens leave are numbered by <em>place</em>; an option's place is that of its first item.
 * Immutable.
 */
final class ItemSpans {
  static final int NONE = -1;

  private final Problem problem;

  /** By item: its place; {@link #NONE} if it is secondary or covered by the givens. */
  private final int[] place;

  /** Number of places. */
  final int places;

  /** The options that can be chosen, by ascending place, then id. */
  final int[] options;

  /** By option id: its place; {@link #NONE} if it cannot be chosen. */
  final int[] placeOf;

  /** By item: the first place at which it can be covered; {@link #NONE} if at none. */
  final int[] begin;

  /**
   * By item: the last place at which an option may find it covered, or open. That of a primary item
   * is the one before its own, since it is open at its own.
   */
  final int[] end;

  /**
   * The spans of a problem's items.
   *
   * @throws IllegalArgumentException if the order is not one of the problem's items
   */
  ItemSpans(Problem problem, ItemOrder order, Prefix givens) {
    if (order.size() != problem.items()) {
      throw new IllegalArgumentException(
          "Item order %s has %d items and the problem %d; make the order from the same problem."
              .formatted(order.name(), order.size(), problem.items()));
    }
    this.problem = problem;
    boolean[] isCovered = covered(problem, givens);
    place = new int[problem.items()];
    Arrays.fill(place, NONE);
    int next = 0;
    for (int at = 0; at < order.size(); at++) {
      int item = order.item(at);
      if (problem.isPrimary(item) && !isCovered[item]) {
        place[item] = next++;
      }
    }
    places = next;
    placeOf = IntStream.range(0, problem.options()).map(id -> placeOf(id, isCovered)).toArray();
    options =
        IntStream.range(0, problem.options())
            .filter(option -> placeOf[option] != NONE)
            .boxed()
            .sorted((one, other) -> Integer.compare(placeOf[one], placeOf[other]))
            .mapToInt(Integer::intValue)
            .toArray();
    begin = new int[problem.items()];
    end = new int[problem.items()];
    Arrays.fill(begin, NONE);
    for (int option : options) {
      for (int entry = 0; entry < problem.size(option); entry++) {
        int item = problem.item(option, entry);
        begin[item] = begin[item] == NONE ? placeOf[option] : begin[item];
        end[item] = problem.isPrimary(item) ? place[item] - 1 : placeOf[option];
      }
    }
  }

  private static boolean[] covered(Problem problem, Prefix givens) {
    boolean[] isCovered = new boolean[problem.items()];
    for (int option : givens.options()) {
      for (int entry = 0; entry < problem.size(option); entry++) {
        isCovered[problem.item(option, entry)] = true;
      }
    }
    return isCovered;
  }

  private int placeOf(int option, boolean[] isCovered) {
    int first = NONE;
    for (int entry = 0; entry < problem.size(option); entry++) {
      int item = problem.item(option, entry);
      if (isCovered[item]) {
        return NONE;
      }
      boolean isEarlier = place[item] != NONE && (first == NONE || place[item] < first);
      first = isEarlier ? place[item] : first;
    }
    return first;
  }

  int items() {
    return place.length;
  }

  /** The items of an option. */
  int[] items(int option) {
    int[] items = new int[problem.size(option)];
    Arrays.setAll(items, entry -> problem.item(option, entry));
    return items;
  }

  boolean isPrimary(int item) {
    return problem.isPrimary(item);
  }

  /** The place of a primary item that the givens leave. */
  int place(int item) {
    return place[item];
  }

  /**
   * Returns whether a residual has to record an item: an option of an earlier place may have
   * covered it, and that matters at a later one.
   */
  boolean isRecorded(int item) {
    boolean isLong = isPrimary(item) ? begin[item] <= end[item] : begin[item] < end[item];
    return begin[item] != NONE && isLong;
  }
}
