package org.dancingsparks.starts;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.diagram.Suffixes;

/**
 * Starts that leave out at most one option of a solution, where all of them are unique: the items
 * that are left tell the option. They are counted, and sampled, path by path, without a table. One
 * thread.
 */
final class NearSolutions {
  private static final int POLL = (1 << 12) - 1;

  private final OptionSlots slots;
  private final StartTotals totals;
  private final FixedStarts fixed;
  private final BottomKSample sample;

  /**
   * By option: its part in the priority of a start, and the symmetries that may keep such a one.
   */
  private final long[] parts;

  private final long[] symmetries;

  /** The options of a solution, from the first one of a start on. */
  private final int[] path;

  /** By number of options of the path: the sums of their parts, and of their slots. */
  private final long[] sums;

  private final int[] slotSums;

  /** By number of options of the path: the symmetries possible for all, and for all but one. */
  private final long[] possible;

  private final long[] possibleButOne;

  /** By slot: the number of starts that leave it out; last, that of those that leave out none. */
  private final long[] found;

  private int visits;

  /**
   * A search that adds to some totals.
   *
   * @param sample receives the starts; null to count only
   */
  NearSolutions(StartLimits limits, StartTotals totals, FixedStarts fixed, BottomKSample sample) {
    slots = limits.slots();
    this.totals = totals;
    this.fixed = fixed;
    this.sample = sample;
    int options = limits.images()[0].length;
    parts = new long[options];
    symmetries = new long[options];
    for (int option = 0; option < options; option++) {
      parts[option] = sample == null ? 0 : sample.part(option);
      symmetries[option] = fixed.possible(option);
    }
    int most = slots.size() + 1;
    path = new int[most];
    sums = new long[most];
    slotSums = new int[most];
    possible = new long[most];
    possibleButOne = new long[most];
    possible[0] = -1;
    possibleButOne[0] = -1;
    found = new long[most];
  }

  /**
   * Returns whether the starts lack at most one slot, of which any solution has one option, told by
   * its primary items.
   */
  static boolean suits(Problem problem, StartLimits limits) {
    OptionSlots slots = limits.slots();
    return limits.sets().size() >= Math.max(2, slots.size() - 1)
        && limits.images().length <= Long.SIZE
        && !problem.hasBounds()
        && IntStream.range(0, slots.size()).allMatch(slot -> areTold(problem, slots, slot));
  }

  /** Returns whether a slot is a primary item, and no two of its options have the same items. */
  private static boolean areTold(Problem problem, OptionSlots slots, int slot) {
    int[] uses = new int[problem.items()];
    int[] ownUses = new int[problem.items()];
    Set<List<Integer>> items = new HashSet<>();
    for (int option = 0; option < problem.options(); option++) {
      boolean isOwn = slots.slot(option) == slot;
      List<Integer> primary = primaryItems(problem, option);
      for (int item : primary) {
        uses[item]++;
        ownUses[item] += isOwn ? 1 : 0;
      }
      if (isOwn && !items.add(primary)) {
        return false;
      }
    }
    return IntStream.range(0, uses.length)
        .anyMatch(item -> ownUses[item] == slots.options(slot) && ownUses[item] == uses[item]);
  }

  private static List<Integer> primaryItems(Problem problem, int option) {
    return IntStream.range(0, problem.size(option))
        .map(index -> problem.item(option, index))
        .filter(problem::isPrimary)
        .sorted()
        .boxed()
        .toList();
  }

  /**
   * Finds the starts with a first option.
   *
   * @param after the suffixes after it
   * @param poll called now and then; may throw to end the search
   */
  void search(int first, Suffixes after, Runnable poll) {
    Arrays.fill(found, 0);
    put(0, first);
    after.visit(
        totals.size() - 1,
        (number, suffix, size, unchanged) -> {
          if ((++visits & POLL) == 0) {
            poll.run();
          }
          for (int index = unchanged; index < size; index++) {
            put(index + 1, suffix[index]);
          }
          add(size + 1, number);
        });
    addTotals();
  }

  private void put(int index, int option) {
    path[index] = option;
    sums[index + 1] = sums[index] + parts[option];
    slotSums[index + 1] = slotSums[index] + slots.slot(option);
    possible[index + 1] = possible[index] & symmetries[option];
    possibleButOne[index + 1] = possibleButOne[index] & symmetries[option] | possible[index];
  }

  /** Adds the starts of a path: that itself, or one for each of its options but the first. */
  private void add(int length, long solution) {
    if (length == totals.size()) {
      int all = slots.size() * (slots.size() - 1) / 2;
      found[length == slots.size() ? length : all - slotSums[length]]++;
      add(length, length, solution);
    } else {
      for (int out = 1; out < length; out++) {
        found[slots.slot(path[out])]++;
        add(length, out, solution);
      }
    }
  }

  /** Adds the start of a path without the option at an index; with all if there is none. */
  private void add(int length, int out, long solution) {
    boolean isWhole = out == length;
    long sum = isWhole ? sums[length] : sums[length] - parts[path[out]];
    boolean isKept = sample != null && sample.keeps(sum);
    boolean mayBeFixed = (isWhole ? possible[length] : possibleButOne[length]) != 0;
    if (isKept || mayBeFixed) {
      int[] start =
          IntStream.range(0, length).filter(at -> at != out).map(at -> path[at]).toArray();
      fixed.add(start, true);
      if (isKept) {
        sample.add(start, solution);
      }
    }
  }

  private void addTotals() {
    for (int out = 0; out < found.length; out++) {
      if (found[out] > 0) {
        int left = out;
        int[] set = IntStream.range(0, slots.size()).filter(slot -> slot != left).toArray();
        totals.add(set, found[out], found[out]);
      }
    }
  }
}
