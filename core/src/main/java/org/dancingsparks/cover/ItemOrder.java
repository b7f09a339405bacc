package org.dancingsparks.cover;

import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * The order in which an engine meets the items of a problem: a permutation of their numbers.
 *
 * <p>The order does not change the set of solutions. It decides which of several equally small
 * items a search branches on, and so the shape of the search tree and the order of the solutions.
 * Immutable.
 */
public final class ItemOrder {
  private final String name;
  private final int[] items;

  private ItemOrder(String name, int[] items) {
    this.name = name;
    this.items = items;
  }

  /**
   * An order with a name.
   *
   * @param items each item number of the problem once
   * @throws IllegalArgumentException if an item is missing, repeated or unknown
   */
  public static ItemOrder of(String name, Problem problem, int... items) {
    boolean[] seen = new boolean[problem.items()];
    for (int item : items) {
      if (item < 0 || item >= seen.length) {
        throw new IllegalArgumentException(
            "Item order %s names no item: %d.".formatted(name, item));
      }
      if (seen[item]) {
        throw new IllegalArgumentException(
            "Item order %s names the item %s twice.".formatted(name, problem.itemName(item)));
      }
      seen[item] = true;
    }
    for (int item = 0; item < seen.length; item++) {
      if (!seen[item]) {
        throw new IllegalArgumentException(
            "Item order %s leaves out the item %s.".formatted(name, problem.itemName(item)));
      }
    }
    return new ItemOrder(name, items.clone());
  }

  /**
   * An order given by item names.
   *
   * @throws IllegalArgumentException if an item is missing, repeated or unknown
   */
  public static ItemOrder ofNames(String name, Problem problem, List<String> names) {
    Map<String, Integer> numbers = new HashMap<>();
    for (int item = 0; item < problem.items(); item++) {
      numbers.put(problem.itemName(item), item);
    }
    int[] items = new int[names.size()];
    for (int place = 0; place < items.length; place++) {
      Integer item = numbers.get(names.get(place));
      if (item == null) {
        throw new IllegalArgumentException(
            "Item order %s names the item %s, which the problem does not have."
                .formatted(name, names.get(place)));
      }
      items[place] = item;
    }
    return of(name, problem, items);
  }

  /** The problem's own order. */
  public static ItemOrder given(Problem problem) {
    int[] items = new int[problem.items()];
    Arrays.setAll(items, item -> item);
    return new ItemOrder("given", items);
  }

  /** The order in which the options, taken by id, first name the items; unused items come last. */
  public static ItemOrder firstUse(Problem problem) {
    return firstUse(problem, IntStream.range(0, problem.options()).toArray());
  }

  /**
   * The order in which options first name the items; items that they do not name come last.
   *
   * @param options option ids, in the order in which they are read
   */
  public static ItemOrder firstUse(Problem problem, int... options) {
    LinkedHashSet<Integer> items = new LinkedHashSet<>();
    for (int option : options) {
      for (int place = 0; place < problem.size(option); place++) {
        items.add(problem.item(option, place));
      }
    }
    for (int item = 0; item < problem.items(); item++) {
      items.add(item);
    }
    return new ItemOrder("first-use", items.stream().mapToInt(Integer::intValue).toArray());
  }

  public String name() {
    return name;
  }

  /** Returns the names of the items, in order. */
  public List<String> names(Problem problem) {
    return Arrays.stream(items).mapToObj(problem::itemName).toList();
  }

  /** Number of items. */
  public int size() {
    return items.length;
  }

  /** The item at a place, from 0. */
  public int item(int place) {
    return items[place];
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ItemOrder order
        && name.equals(order.name)
        && Arrays.equals(items, order.items);
  }

  @Override
  public int hashCode() {
    return 31 * name.hashCode() + Arrays.hashCode(items);
  }

  @Override
  public String toString() {
    return name;
  }
}
