package org.dancingsparks.cover;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.Optional;
import java.util.Set;

/**
 * An exact cover problem: choose options so that each primary item is covered exactly once and each
 * secondary item at most once; or, with multiplicities, a primary item as often as its bounds say,
 * and, with colours, a secondary item by any number of options that give it the same colour. An
 * option is chosen at most once (Knuth, TAOCP 7.2.2.1).
 *
 * <p>Items are numbered from 0, the primary ones first; options from 0 in the order in which they
 * were given. Prefixes, solutions and files use these numbers as ids. An option without a primary
 * item is kept but never chosen. Immutable and thread safe; about 4 bytes an entry, 8 with colours.
 */
public final class Problem {
  private final Items items;
  private final OptionNotes notes;
  private final int[] offsets;
  private final Entries entries;

  /** Adopts the arrays of a builder, which has checked them. */
  Problem(Items items, OptionNotes notes, Entries entries) {
    this.items = items;
    this.notes = notes;
    this.entries = entries;
    offsets = entries.offsets();
  }

  /** Number of items, primary and secondary. */
  public int items() {
    return items.names().length;
  }

  /** Number of primary items, which are numbered from 0. */
  public int primaryItems() {
    return items.primary();
  }

  public boolean isPrimary(int item) {
    return item < items.primary();
  }

  public String itemName(int item) {
    return items.names()[item];
  }

  /** Number of options. */
  public int options() {
    return offsets.length - 1;
  }

  /** Number of entries of all options. */
  public int entries() {
    return entries.items().length;
  }

  /** Number of items of an option. */
  public int size(int option) {
    return offsets[option + 1] - offsets[option];
  }

  /** The item at an index (from 0) of an option, in the order in which its entries were given. */
  public int item(int option, int index) {
    return entries.items()[offsets[option] + index];
  }

  /** Returns whether an entry has a colour. */
  public boolean hasColours() {
    return entries.colours() != null;
  }

  /** The colour that an option gives to its item at an index, from 1; 0 if it gives none. */
  public int colour(int option, int index) {
    return entries.colours() == null ? 0 : entries.colours()[offsets[option] + index];
  }

  /** Number of colours, which are numbered from 1. */
  public int colours() {
    return entries.colourNames().length;
  }

  /** The name of a colour, from 1. */
  public String colourName(int colour) {
    return entries.colourNames()[colour - 1];
  }

  /** Returns whether a primary item has bounds other than exactly once. */
  public boolean hasBounds() {
    return items.bounds() != null;
  }

  /** Returns whether there are neither colours nor bounds. */
  public boolean isPlain() {
    return !hasColours() && !hasBounds();
  }

  /** Minimum number of options that must cover an item; 0 for a secondary one. */
  public int least(int item) {
    if (!isPrimary(item)) {
      return 0;
    }
    return hasBounds() ? items.bounds().least()[item] : 1;
  }

  /**
   * The greatest number of options that may cover an item; 1 for a secondary one, which more may
   * cover in one colour.
   */
  public int most(int item) {
    return hasBounds() && isPrimary(item) ? items.bounds().most()[item] : 1;
  }

  /** Returns whether an item must be covered exactly once. */
  public boolean isOnce(int item) {
    return least(item) == 1 && most(item) == 1;
  }

  /** Returns whether an option has an item that must be covered exactly once. */
  public boolean hasItemOnce(int option) {
    for (int index = 0; index < size(option); index++) {
      if (isOnce(item(option, index))) {
        return true;
      }
    }
    return false;
  }

  /**
   * An upper bound on the number of options in a solution: each covers a primary item, and the sum
   * of their greatest numbers of times bounds them all.
   */
  public int mostChosen() {
    long most = 0;
    for (int item = 0; item < primaryItems(); item++) {
      most += most(item);
    }
    return (int) Math.min(Math.max(primaryItems(), options()), most);
  }

  /** The label of an option, if it has one. */
  public Optional<String> label(int option) {
    return Optional.ofNullable(notes.labels()[option]);
  }

  /** The cost of an option; 0 unless it was given one. Costs do not change the solutions. */
  public long cost(int option) {
    return notes.costs()[option];
  }

  /** Returns whether an option has a cost other than 0. */
  public boolean hasCosts() {
    return Arrays.stream(notes.costs()).anyMatch(cost -> cost != 0);
  }

  /** The description of an option in a message: its label, or its entries. */
  public String describe(int option) {
    return label(option).orElseGet(() -> String.join(" ", colouredNames(option)));
  }

  /** The {@link #names} of an option's items, those with a colour as in {@code X:red}. */
  public String[] colouredNames(int option) {
    String[] described = names(option);
    for (int index = 0; index < described.length; index++) {
      int colour = colour(option, index);
      described[index] += colour == 0 ? "" : ":" + colourName(colour);
    }
    return described;
  }

  /** Names of an option's items, in the order in which they were given. */
  public String[] names(int option) {
    return Arrays.stream(entries.items(), offsets[option], offsets[option + 1])
        .mapToObj(this::itemName)
        .toArray(String[]::new);
  }

  /** Returns whether the option has a primary item and so can be chosen at all. */
  public boolean hasPrimary(int option) {
    for (int at = offsets[option]; at < offsets[option + 1]; at++) {
      if (isPrimary(entries.items()[at])) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns whether an item keeps two options from being in the same solution. With multiplicities,
   * three options can exceed an item's bounds although no two of them conflict.
   */
  public boolean conflict(int one, int other) {
    for (int at = 0; at < size(one); at++) {
      for (int against = 0; against < size(other); against++) {
        if (item(one, at) == item(other, against) && areApart(one, at, colour(other, against))) {
          return true;
        }
      }
    }
    return false;
  }

  /** Returns whether an entry and another of the same item with this colour exclude each other. */
  private boolean areApart(int option, int index, int colour) {
    int item = item(option, index);
    return isPrimary(item) ? most(item) == 1 : colour == 0 || colour != colour(option, index);
  }

  /** The ids of all options, in a new set. */
  public BitSet allOptions() {
    BitSet all = new BitSet(options());
    all.set(0, options());
    return all;
  }

  /**
   * This problem with only some of its options. The others lose their items and are never chosen;
   * items and option ids do not change.
   */
  public Problem keeping(BitSet kept) {
    return new Problem(items, notes, entries.keeping(kept));
  }

  /** Number of options that have no primary item and so are never chosen. */
  public int optionsWithoutPrimary() {
    int without = 0;
    for (int option = 0; option < options(); option++) {
      if (!hasPrimary(option)) {
        without++;
      }
    }
    return without;
  }

  /**
   * A text that two problems share exactly if they have the same items and, by id, the same
   * options, and so the same solutions.
   *
   * <p>Items are sorted by name; options stand in order of id, each with its items sorted. Labels,
   * costs and the order of items do not affect solutions and are left out. Names are quoted as in
   * JSON; bounds other than 1 and 1 follow their item, as {@code *0:2}, and a colour its item, as
   * {@code :"red"}.
   */
  public String canonicalText() {
    return CanonicalText.of(this);
  }

  /** SHA-256 of the canonical text in UTF-8, as 64 hexadecimal digits. */
  public String hash() {
    try {
      byte[] text = canonicalText().getBytes(StandardCharsets.UTF_8);
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(text));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("Every Java platform has SHA-256.", e);
    }
  }

  /**
   * Returns whether the options cover each item as often as its bounds and colours allow: where
   * there are neither, each primary item exactly once and each secondary one at most once.
   *
   * @param chosen option ids in any order; false if one of them is not the problem's, or is named
   *     twice
   */
  public boolean isSolution(int... chosen) {
    Coverage coverage = new Coverage(this);
    Set<Integer> seen = new HashSet<>();
    for (int option : chosen) {
      boolean fits =
          option >= 0
              && option < options()
              && hasPrimary(option)
              && seen.add(option)
              && coverage.conflict(option) < 0;
      if (!fits) {
        return false;
      }
      coverage.add(option);
    }
    return coverage.isComplete();
  }

  @Override
  public String toString() {
    return "Problem of " + options() + " options x " + items() + " items";
  }
}
