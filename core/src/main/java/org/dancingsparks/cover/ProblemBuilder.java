package org.dancingsparks.cover;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * Collects items and options under the caller's own identifiers, entry by entry in any order.
 *
 * <p>Items must be declared before entries name them. An option's id is its index in the order in
 * which options were first named. Identifiers are compared by {@code equals}; the problem names
 * items by their {@code toString}, which must differ from item to item. Not thread safe.
 *
 * @param <I> identifies items
 * @param <O> identifies options
 */
public final class ProblemBuilder<I, O> {
  private static final String NO_COLOUR = "";

  private final Map<String, I> names = new HashMap<>();
  private final Set<I> primary = new LinkedHashSet<>();
  private final Set<I> secondary = new LinkedHashSet<>();
  private final Map<O, Integer> options = new HashMap<>();
  private final List<O> identifiers = new ArrayList<>();
  private final List<Map<I, String>> entries = new ArrayList<>();
  private final Map<I, int[]> bounds = new HashMap<>();
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

  /** Declares an item that must be covered exactly once. */
  public ProblemBuilder<I, O> primary(I item) {
    return declare(item, primary);
  }

  /**
   * Declares an item with a least and a greatest number of different options that must cover it.
   *
   * @param least 0 or more
   * @param most 1 or more, and not below the least
   * @throws IllegalArgumentException if the bounds are out of range
   */
  public ProblemBuilder<I, O> between(I item, int least, int most) {
    if (least < 0 || most < 1 || most < least) {
      throw new IllegalArgumentException(
          "Item %s has the bounds %d and %d; give a minimum of 0 or more, and a maximum of 1 or more that is not below it."
              .formatted(item, least, most));
    }
    declare(item, primary);
    if (least != 1 || most != 1) {
      bounds.put(item, new int[] {least, most});
    }
    return this;
  }

  /** Declares an item that may be covered at most once, or by options that agree on its colour. */
  public ProblemBuilder<I, O> secondary(I item) {
    return declare(item, secondary);
  }

  private ProblemBuilder<I, O> declare(I item, Set<I> among) {
    if (isDeclared(item)) {
      throw new IllegalArgumentException("Item " + item + " is declared twice; once is enough.");
    }
    if (names.putIfAbsent(String.valueOf(item), item) != null) {
      throw new IllegalArgumentException("Two different items are both called " + item + ".");
    }
    among.add(item);
    return this;
  }

  private boolean isDeclared(I item) {
    return primary.contains(item) || secondary.contains(item);
  }

  /** Declares an option without items; declaring it again changes nothing. */
  public ProblemBuilder<I, O> option(O option) {
    place(option);
    return this;
  }

  /** Adds an option with its items. */
  public ProblemBuilder<I, O> option(O option, Iterable<? extends I> covers) {
    int index = place(option);
    for (I item : covers) {
      checkDeclared(option, item);
      add(index, item, NO_COLOUR);
    }
    return this;
  }

  /**
   * Adds an item to an option.
   *
   * @throws IllegalArgumentException if the item is not declared, or already in the option
   */
  public ProblemBuilder<I, O> entry(O option, I item) {
    checkDeclared(option, item);
    return add(place(option), item, NO_COLOUR);
  }

  /**
   * Adds a secondary item to an option, which gives it a colour.
   *
   * @throws IllegalArgumentException if the item is not declared, or primary, or already in the
   *     option, or the colour has no name
   */
  public ProblemBuilder<I, O> entry(O option, I item, String colour) {
    if (colour.isEmpty()) {
      throw new IllegalArgumentException(
          "Option %s gives the item %s a colour without a name; name it or leave it out."
              .formatted(option, item));
    }
    if (primary.contains(item)) {
      throw new IllegalArgumentException(
          "Option %s gives the primary item %s the colour %s; only secondary items have colours."
              .formatted(option, item, colour));
    }
    checkDeclared(option, item);
    return add(place(option), item, colour);
  }

  private void checkDeclared(O option, I item) {
    if (!isDeclared(item)) {
      throw new IllegalArgumentException(
          "Option %s names the item %s, which is not declared; declare it or correct the name."
              .formatted(option, item));
    }
  }

  private ProblemBuilder<I, O> add(int index, I item, String colour) {
    if (entries.get(index).putIfAbsent(item, colour) != null) {
      throw new IllegalArgumentException(
          "Option %s names the item %s twice; once is enough.".formatted(identifier(index), item));
    }
    return this;
  }

  /**
   * Adds to the cost of an option, which is 0 at first; costs may be negative.
   *
   * @throws IllegalArgumentException if the sum exceeds a {@code long}
   */
  public ProblemBuilder<I, O> cost(O option, long cost) {
    int index = place(option);
    long sum = costs.get(index) + cost;
    // Both have the sign that the sum has lost.
    if (((costs.get(index) ^ sum) & (cost ^ sum)) < 0) {
      throw new IllegalArgumentException(
          "The costs of option %s add up to more than 64 bits hold; give smaller ones."
              .formatted(option));
    }
    costs.set(index, sum);
    return this;
  }

  private int place(O option) {
    Integer known = options.putIfAbsent(option, identifiers.size());
    if (known != null) {
      return known;
    }
    identifiers.add(option);
    entries.add(new LinkedHashMap<>());
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
        new Items(
            order.stream().map(String::valueOf).toArray(String[]::new),
            primary.size(),
            bounds.isEmpty() ? null : bounds()),
        new OptionNotes(
            identifiers.stream().map(label).toArray(String[]::new),
            costs.stream().mapToLong(Long::longValue).toArray()),
        entries(numbers));
  }

  private ItemBounds bounds() {
    int[] once = {1, 1};
    return new ItemBounds(
        primary.stream().mapToInt(item -> bounds.getOrDefault(item, once)[0]).toArray(),
        primary.stream().mapToInt(item -> bounds.getOrDefault(item, once)[1]).toArray());
  }

  private Entries entries(Map<I, Integer> numbers) {
    int[] starts = new int[entries.size() + 1];
    for (int option = 0; option < entries.size(); option++) {
      starts[option + 1] = Math.addExact(starts[option], entries.get(option).size());
    }
    int[] covered = new int[starts[entries.size()]];
    int[] colours = new int[covered.length];
    Map<String, Integer> colourNumbers = new LinkedHashMap<>();
    int at = 0;
    for (Map<I, String> option : entries) {
      for (Map.Entry<I, String> entry : option.entrySet()) {
        covered[at] = numbers.get(entry.getKey());
        String colour = entry.getValue();
        if (!colour.equals(NO_COLOUR)) {
          colourNumbers.putIfAbsent(colour, colourNumbers.size() + 1);
          colours[at] = colourNumbers.get(colour);
        }
        at++;
      }
    }
    return new Entries(
        starts,
        covered,
        colourNumbers.isEmpty() ? null : colours,
        colourNumbers.keySet().toArray(String[]::new));
  }
}
