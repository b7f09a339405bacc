package org.dancingsparks.cover;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * Collects items and options under the caller's own identifiers, entry by entry in any order.
 *
 * <p>Items have to be declared before entries name them. An option's id is its place in the order
 * in which options were first named. Identifiers are compared by {@code equals}; the problem names
 * items by their {@code toString}, which has to differ from item to item. Not thread safe.
 *
 * @param <I> identifies items
 * @param <O> identifies options
 */
public final class ProblemBuilder<I, O> {
  private final Map<I, Integer> items = new HashMap<>();
  private final Map<String, I> names = new HashMap<>();
  private final List<I> primary = new ArrayList<>();
  private final List<I> secondary = new ArrayList<>();
  private final Map<O, Integer> options = new HashMap<>();
  private final List<O> identifiers = new ArrayList<>();
  private final List<Set<I>> entries = new ArrayList<>();
  private final List<Long> costs = new ArrayList<>();
  private final Function<O, String> label;

  /** A builder that keeps each option's {@code toString} as its label. */
  public ProblemBuilder() {
    this(String::valueOf);
  }

  /**
   * A builder that labels options by a function.
   *
   * @param label may return null for no label
   */
  public ProblemBuilder(Function<O, String> label) {
    this.label = label;
  }

  /** Declares an item that has to be covered exactly once. */
  public ProblemBuilder<I, O> primary(I item) {
    return declare(item, primary);
  }

  /** Declares an item that may be covered at most once. */
  public ProblemBuilder<I, O> secondary(I item) {
    return declare(item, secondary);
  }

  private ProblemBuilder<I, O> declare(I item, List<I> among) {
    if (items.containsKey(item)) {
      throw new IllegalArgumentException("Item " + item + " is declared twice; once is enough.");
    }
    if (names.putIfAbsent(String.valueOf(item), item) != null) {
      throw new IllegalArgumentException("Two different items are both called " + item + ".");
    }
    items.put(item, items.size());
    among.add(item);
    return this;
  }

  /** Declares an option, without items as yet; declaring it again changes nothing. */
  public ProblemBuilder<I, O> option(O option) {
    place(option);
    return this;
  }

  /** Adds an option with its items. */
  public ProblemBuilder<I, O> option(O option, Iterable<? extends I> covers) {
    place(option);
    covers.forEach(item -> entry(option, item));
    return this;
  }

  /**
   * Adds an item to an option.
   *
   * @throws IllegalArgumentException if the item is not declared, or already in the option
   */
  public ProblemBuilder<I, O> entry(O option, I item) {
    if (!items.containsKey(item)) {
      throw new IllegalArgumentException(
          "Option %s names the item %s, which is not declared; declare it or correct the name."
              .formatted(option, item));
    }
    if (!entries.get(place(option)).add(item)) {
      throw new IllegalArgumentException(
          "Option %s names the item %s twice; once is enough.".formatted(option, item));
    }
    return this;
  }

  /**
   * Adds to the cost of an option, which is 0 at first; costs may be negative.
   *
   * @throws IllegalArgumentException if the sum exceeds a {@code long}
   */
  public ProblemBuilder<I, O> cost(O option, long cost) {
    int place = place(option);
    long sum = costs.get(place) + cost;
    // Both have the sign that the sum has lost.
    if (((costs.get(place) ^ sum) & (cost ^ sum)) < 0) {
      throw new IllegalArgumentException(
          "The costs of option %s add up to more than 64 bits hold; give smaller ones."
              .formatted(option));
    }
    costs.set(place, sum);
    return this;
  }

  private int place(O option) {
    Integer known = options.putIfAbsent(option, identifiers.size());
    if (known != null) {
      return known;
    }
    identifiers.add(option);
    entries.add(new LinkedHashSet<>());
    costs.add(0L);
    return identifiers.size() - 1;
  }

  /** The caller's identifier of an option of the built problem. */
  public O identifier(int option) {
    return identifiers.get(option);
  }

  /** Builds the problem from the items and options added so far. */
  public Problem build() {
    List<I> order = new ArrayList<>(primary);
    order.addAll(secondary);
    Map<I, Integer> numbers = new HashMap<>();
    order.forEach(item -> numbers.put(item, numbers.size()));
    return new Problem(
        order.stream().map(String::valueOf).toArray(String[]::new),
        primary.size(),
        new OptionNotes(
            identifiers.stream().map(label).toArray(String[]::new),
            costs.stream().mapToLong(Long::longValue).toArray()),
        entries.stream()
            .map(option -> option.stream().mapToInt(numbers::get).toArray())
            .toArray(int[][]::new));
  }
}
