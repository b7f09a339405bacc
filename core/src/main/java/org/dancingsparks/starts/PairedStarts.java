package org.dancingsparks.starts;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import org.dancingsparks.diagram.SuffixPairs;

/**
 * Counts and visits starts that have all but two of their options in common, from the edges of the
 * diagram below these. So the work grows with the edges and not with the suffixes, of which there
 * may be a hundred times as many.
 *
 * <p>One thread.
 */
final class PairedStarts {
  private final OptionSlots slots;
  private final StartTotals totals;
  private final FixedStarts fixed;
  private final StartVisitor visitor;

  /** Maximum number of unique starts that are held and sorted at once. */
  private final int maxHeld;

  /** By slots of the two options if totals are kept by set, else one cell: the starts. */
  private final long[] unique;

  private final long[] solvable;

  private long uniqueFixed;
  private long solvableFixed;

  /** The unique starts, if they are visited. */
  private final List<Pair> held = new ArrayList<>();

  /** Two options that make a unique start, and its solution. */
  private record Pair(int first, int second, long solution) {}

  /** The first options of a slot, as bits. */
  private record SlotBits(int slot, long bits) {}

  /**
   * A search that adds to some totals.
   *
   * @param visitor receives the unique starts; null to count only
   */
  PairedStarts(StartLimits limits, StartTotals totals, FixedStarts fixed, StartVisitor visitor) {
    slots = limits.slots();
    maxHeld = limits.mostRows();
    this.totals = totals;
    this.fixed = fixed;
    this.visitor = visitor;
    int cells = totals.areBySet() ? slots.size() * slots.size() : 1;
    unique = new long[cells];
    solvable = new long[cells];
  }

  /** Forgets the starts found before. */
  void begin() {
    Arrays.fill(unique, 0);
    Arrays.fill(solvable, 0);
    uniqueFixed = 0;
    solvableFixed = 0;
    held.clear();
  }

  /**
   * Finds starts.
   *
   * @param placed the options that all have in common
   * @param firsts at most 64 of the options after these
   * @return false if too many unique ones are to be visited
   */
  boolean find(int[] placed, SuffixPairs pairs, int... firsts) {
    pairs.find(firsts);
    List<SlotBits> own = slotBits(firsts);
    for (int second : pairs.seconds()) {
      if (slots.slot(second) != OptionSlots.NONE) {
        count(pairs, second, own);
        if (visitor != null && !hold(pairs, second, firsts)) {
          return false;
        }
      }
    }
    for (int bit = 0; bit < firsts.length; bit++) {
      addFixed(placed, pairs, firsts[bit], 1L << bit);
    }
    return true;
  }

  private List<SlotBits> slotBits(int... firsts) {
    List<SlotBits> all = new ArrayList<>();
    for (int slot : Arrays.stream(firsts).map(slots::slot).distinct().toArray()) {
      long bits = 0;
      for (int bit = 0; bit < firsts.length; bit++) {
        bits |= slots.slot(firsts[bit]) == slot ? 1L << bit : 0;
      }
      all.add(new SlotBits(slot, bits));
    }
    return all;
  }

  private void count(SuffixPairs pairs, int second, List<SlotBits> firsts) {
    if (!totals.areBySet()) {
      unique[0] += Long.bitCount(pairs.unique(second));
      solvable[0] += Long.bitCount(pairs.solvable(second));
      return;
    }
    for (SlotBits own : firsts) {
      int cell = own.slot * slots.size() + slots.slot(second);
      unique[cell] += Long.bitCount(pairs.unique(second) & own.bits);
      solvable[cell] += Long.bitCount(pairs.solvable(second) & own.bits);
    }
  }

  private boolean hold(SuffixPairs pairs, int second, int... firsts) {
    long left = pairs.unique(second);
    while (left != 0 && held.size() < maxHeld) {
      int bit = Long.numberOfTrailingZeros(left);
      held.add(new Pair(firsts[bit], second, pairs.number(bit, second)));
      left &= left - 1;
    }
    return left == 0;
  }

  private void addFixed(int[] placed, SuffixPairs pairs, int first, long bit) {
    fixed.forEachLast(
        with(placed, first),
        last -> {
          if (slots.slot(last) != OptionSlots.NONE) {
            solvableFixed += (pairs.solvable(last) & bit) == 0 ? 0 : 1;
            uniqueFixed += (pairs.unique(last) & bit) == 0 ? 0 : 1;
          }
        });
  }

  private static int[] with(int[] placed, int... more) {
    int[] all = Arrays.copyOf(placed, placed.length + more.length);
    System.arraycopy(more, 0, all, placed.length, more.length);
    return all;
  }

  /** Adds the starts found, and visits the unique ones by their sets, then by their solutions. */
  void addBySet(int... placed) {
    held.replaceAll(this::bySlot);
    Comparator<Pair> order =
        Comparator.<Pair>comparingInt(pair -> slots.slot(pair.first))
            .thenComparingInt(pair -> slots.slot(pair.second))
            .thenComparingLong(Pair::solution);
    add(placed, order);
  }

  private Pair bySlot(Pair pair) {
    return slots.slot(pair.first) < slots.slot(pair.second)
        ? pair
        : new Pair(/* first= */ pair.second, /* second= */ pair.first, pair.solution);
  }

  /**
   * Adds the starts found, and visits the unique ones by their first options; then by second
   * options, or by their sets and solutions.
   *
   * @param isSplit whether starts with a first option are ordered by second options
   */
  void addByFirst(int[] placed, IntPredicate isSplit) {
    Map<Integer, Boolean> split = new HashMap<>();
    held.forEach(pair -> split.computeIfAbsent(pair.first, isSplit::test));
    Comparator<Pair> order =
        Comparator.comparingInt(Pair::first)
            .thenComparingInt(pair -> split.get(pair.first) ? pair.second : slots.slot(pair.second))
            .thenComparingLong(Pair::solution);
    add(placed, order);
  }

  private void add(int[] placed, Comparator<Pair> order) {
    for (int cell = 0; cell < unique.length; cell++) {
      if (solvable[cell] > 0) {
        totals.add(set(placed, cell), unique[cell], solvable[cell]);
      }
    }
    fixed.add(uniqueFixed, solvableFixed);
    held.sort(order);
    for (Pair pair : held) {
      visitor.start(with(placed, pair.first, pair.second), pair.solution);
    }
  }

  private int[] set(int[] placed, int cell) {
    int[] own = Arrays.stream(placed).map(slots::slot).toArray();
    int[] set = with(own, cell / slots.size(), cell % slots.size());
    Arrays.sort(set);
    return set;
  }
}
