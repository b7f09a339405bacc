package org.dancingsparks.cover;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HexFormat;
import java.util.Optional;

/**
 * An exact cover problem: choose options so that each primary item is covered exactly once and each
 * secondary item at most once (Knuth, TAOCP 7.2.2.1).
 *
 * <p>Items are numbered from 0, the primary ones first; options from 0 in the order in which they
 * were given. Prefixes, solutions and files use these numbers as ids. An option without a primary
 * item is kept but never chosen. Immutable and thread safe; about 4 bytes an entry.
 */
public final class Problem {
  private final String[] itemNames;
  private final int primaryItems;
  private final OptionNotes notes;

  /** By option: the place of its first entry; then the number of entries. */
  private final int[] starts;

  private final int[] entries;

  /**
   * Adopts the arrays of a builder, which has checked them.
   *
   * @param options the items of each
   */
  Problem(String[] itemNames, int primaryItems, OptionNotes notes, int[][] options) {
    this.itemNames = itemNames;
    this.primaryItems = primaryItems;
    this.notes = notes;
    starts = new int[options.length + 1];
    for (int option = 0; option < options.length; option++) {
      starts[option + 1] = Math.addExact(starts[option], options[option].length);
    }
    entries = new int[starts[options.length]];
    for (int option = 0; option < options.length; option++) {
      System.arraycopy(options[option], 0, entries, starts[option], options[option].length);
    }
  }

  /** The same items, labels and costs, with other entries. */
  private Problem(Problem problem, int[] starts, int... entries) {
    itemNames = problem.itemNames;
    primaryItems = problem.primaryItems;
    notes = problem.notes;
    this.starts = starts;
    this.entries = entries;
  }

  /** Number of items, primary and secondary. */
  public int items() {
    return itemNames.length;
  }

  /** Number of primary items, which are numbered from 0. */
  public int primaryItems() {
    return primaryItems;
  }

  public boolean isPrimary(int item) {
    return item < primaryItems;
  }

  public String itemName(int item) {
    return itemNames[item];
  }

  /** Number of options. */
  public int options() {
    return starts.length - 1;
  }

  /** Number of entries of all options. */
  public int entries() {
    return entries.length;
  }

  /** Number of items of an option. */
  public int size(int option) {
    return starts[option + 1] - starts[option];
  }

  /** The item at a place (from 0) of an option, in the order in which its entries were given. */
  public int item(int option, int place) {
    return entries[starts[option] + place];
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

  /** The description of an option in a message: its label, or its item names. */
  public String describe(int option) {
    return label(option).orElseGet(() -> String.join(" ", names(option)));
  }

  /** Names of an option's items, in the order in which they were given. */
  public String[] names(int option) {
    return Arrays.stream(entries, starts[option], starts[option + 1])
        .mapToObj(item -> itemNames[item])
        .toArray(String[]::new);
  }

  /** Returns whether the option has a primary item and so can be chosen at all. */
  public boolean hasPrimary(int option) {
    for (int at = starts[option]; at < starts[option + 1]; at++) {
      if (isPrimary(entries[at])) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether two options have an item in common, so that no solution contains both. */
  public boolean conflict(int one, int other) {
    for (int at = starts[one]; at < starts[one + 1]; at++) {
      for (int against = starts[other]; against < starts[other + 1]; against++) {
        if (entries[at] == entries[against]) {
          return true;
        }
      }
    }
    return false;
  }

  /** The ids of all options, in a new set. */
  public BitSet allOptions() {
    BitSet all = new BitSet(options());
    all.set(0, options());
    return all;
  }

  /**
   * The same items and option ids; options that are not kept lose their items, so that they are
   * never chosen.
   */
  public Problem keeping(BitSet kept) {
    int[] keptStarts = new int[starts.length];
    int[] keptEntries = new int[entries.length];
    int size = 0;
    for (int option = 0; option < options(); option++) {
      if (kept.get(option)) {
        System.arraycopy(entries, starts[option], keptEntries, size, size(option));
        size += size(option);
      }
      keptStarts[option + 1] = size;
    }
    return new Problem(this, keptStarts, Arrays.copyOf(keptEntries, size));
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
   * options, so that they have the same solutions.
   *
   * <p>Items are sorted by name; options stand in order of id, each with its items sorted. Labels,
   * costs and the order of items do not affect solutions and are left out. Names are quoted as in
   * JSON.
   */
  public String canonicalText() {
    StringBuilder text = new StringBuilder("exact cover problem, canonical text 1\n");
    appendNames(text.append("primary"), Arrays.copyOf(itemNames, primaryItems));
    appendNames(
        text.append("secondary"), Arrays.copyOfRange(itemNames, primaryItems, itemNames.length));
    for (int option = 0; option < options(); option++) {
      appendNames(text.append("option"), names(option));
    }
    return text.toString();
  }

  private static void appendNames(StringBuilder text, String[] names) {
    Arrays.sort(names);
    for (String name : names) {
      text.append(" \"");
      name.chars().forEach(unit -> appendQuoted(text, (char) unit));
      text.append('"');
    }
    text.append('\n');
  }

  private static void appendQuoted(StringBuilder text, char unit) {
    if (unit == '"' || unit == '\\') {
      text.append('\\').append(unit);
    } else if (unit < ' ' || Character.isSurrogate(unit)) {
      // Escaped, since UTF-8 would encode all lone surrogates as the same byte.
      text.append(String.format("\\u%04x", (int) unit));
    } else {
      text.append(unit);
    }
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
   * Returns whether the options cover each primary item exactly once and each secondary one at most
   * once.
   *
   * @param chosen option ids in any order; false if one of them is not the problem's
   */
  public boolean isSolution(int... chosen) {
    int[] covered = new int[items()];
    for (int option : chosen) {
      if (option < 0 || option >= options() || !hasPrimary(option)) {
        return false;
      }
      for (int at = starts[option]; at < starts[option + 1]; at++) {
        covered[entries[at]]++;
      }
    }
    for (int item = 0; item < items(); item++) {
      if (covered[item] > 1 || (covered[item] == 0 && isPrimary(item))) {
        return false;
      }
    }
    return true;
  }

  @Override
  public String toString() {
    return "Problem of " + options() + " options x " + items() + " items";
  }
}
