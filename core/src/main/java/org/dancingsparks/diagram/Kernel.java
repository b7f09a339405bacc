package org.dancingsparks.diagram;

import java.util.Arrays;
import org.dancingsparks.residuals.BitSetProblem;
import org.dancingsparks.residuals.Compatibility;
import org.dancingsparks.residuals.LookAhead;

/**
 * The innermost part of a frontier search: the residuals of one stage after another, and the
 * residual that each choice of an option leaves. There is one subclass for each width of bit sets,
 * since this is where the time goes.
 *
 * <p>A residual that a choice leaves is only <em>sent</em> to its place, with the number of the
 * choice. Equal residuals are found when the place is {@link #open opened}. So only one hash table
 * is in use at a time, and it stays in the processor's caches; a table for each place would not.
 *
 * <p>Distinct residuals have serial numbers from 1 in the order in which they are expanded.
 */
abstract class Kernel {
  /** The serial number of the residual with nothing uncovered. */
  static final int SOLVED = 0;

  private static final int MIN_SLOTS = 1 << 10;

  /**
   * Maximum number of words of a place's residuals, which are a list that doubles and a table of
   * twice as many slots.
   */
  private static final int MAX_WORDS = 1 << 29;

  /** Number of choices of each residual, in the order of expansion. */
  final IntList degrees = new IntList();

  /** By choice: the number of its option, ascending among the choices of a residual. */
  final IntList options = new IntList();

  /** By choice: the serial number of the residual that it leaves, once known. */
  final IntList children = new IntList();

  final BitSetProblem bitSets;
  final LookAhead lookAhead;

  /** The open stage, -1 before the first. */
  private int stage = -1;

  /** The place of the open stage, -1 before the first. */
  int place = -1;

  /** Number of residuals of the open stage. */
  int size;

  /**
   * Hash table of the open place's residuals: by slot an index plus one; 0 where the slot is free.
   */
  int[] table = new int[MIN_SLOTS];

  /** Finds the options of the open place that fit a residual. */
  Compatibility compatibility;

  final long[] selected;

  /** By place: the words of the residuals sent there. */
  private final LongList[] words;

  /** By place: the choices that left these residuals. */
  private final IntList[] choices;

  /** Number of residuals sent to places not yet opened, counted with repetition. */
  private long waiting;

  private int met;

  Kernel(BitSetProblem bitSets, LookAhead lookAhead) {
    this.bitSets = bitSets;
    this.lookAhead = lookAhead;
    selected = new long[bitSets.mostOptions() / Long.SIZE + 1];
    words = new LongList[bitSets.stages()];
    choices = new IntList[bitSets.stages()];
    Arrays.setAll(words, at -> new LongList());
    Arrays.setAll(choices, at -> new IntList());
  }

  /** The kernel for the width of a problem's bit sets. */
  static Kernel of(BitSetProblem bitSets) {
    LookAhead lookAhead = new LookAhead(bitSets);
    if (bitSets.hasCounters()) {
      return new CountedKernel(bitSets, lookAhead);
    }
    return switch (bitSets.width()) {
      case 1 -> new OneWordKernel(bitSets, lookAhead);
      case 2 -> new TwoWordKernel(bitSets, lookAhead);
      default -> new WideKernel(bitSets, lookAhead);
    };
  }

  /** The open stage, -1 before the first. */
  final int stage() {
    return stage;
  }

  /** Number of distinct residuals so far. */
  final int met() {
    return met;
  }

  /** Sends a residual as if a choice had left it, which then has an entry of {@link #children}. */
  final void start(long[] residual) {
    // A placeholder: no option was chosen, and this entry is never read.
    choose(0);
    send(residual);
  }

  /** Sends the residual that the last choice left. */
  abstract void send(long[] residual);

  /** Records the choice of an option; the residual that it leaves is sent next. */
  final void choose(int option) {
    options.add(option);
    children.add(SOLVED);
  }

  /** The list for the residual of the last choice, at its stage. */
  final LongList sentTo(int to) {
    choices[to].add(children.size() - 1);
    waiting++;
    return words[to];
  }

  /** Opens a stage: finds its distinct residuals. Nothing more can be sent to an earlier stage. */
  final void open(int newStage) {
    stage = newStage;
    size = 0;
    LongList sent = words[stage];
    IntList by = choices[stage];
    words[stage] = null;
    choices[stage] = null;
    if (by.size() == 0) {
      return;
    }
    waiting -= by.size();
    // Most residuals are sent several times, so this is seldom too large, and seldom grows.
    table = new int[Math.max(MIN_SLOTS, Integer.highestOneBit(by.size()))];
    clear(by.size());
    int before = met;
    for (int at = 0; at < by.size(); at++) {
      children.set(by.at(at), before + 1 + find(sent, at));
      if (size > met - before) {
        met++;
        if (2 * size > table.length) {
          grow();
        }
      }
    }
    if (compatibility == null || place != bitSets.placeOf(stage)) {
      compatibility = new Compatibility(bitSets, bitSets.placeOf(stage));
    }
    place = bitSets.placeOf(stage);
  }

  private void grow() {
    table = new int[2 * table.length];
    for (int index = 0; index < size; index++) {
      int slot = hashAt(index) & (table.length - 1);
      while (table[slot] != 0) {
        slot = (slot + 1) & (table.length - 1);
      }
      table[slot] = index + 1;
    }
  }

  /** Spreads all bits of a word over the high half of the result. */
  static long mix(long word) {
    long mixed = (word ^ word >>> 32) * 0x9E3779B97F4A7C15L;
    return (mixed ^ mixed >>> 29) * 0xBF58476D1CE4E5B9L;
  }

  /**
   * Drops the residuals of the place before.
   *
   * @param sent number of residuals sent to the next place, 1 or more
   */
  abstract void clear(int sent);

  /** The index of a residual that was sent; it is added, and {@link #size} raised, if it is new. */
  abstract int find(LongList sent, int at);

  /** The hash of the residual at an index. */
  abstract int hashAt(int index);

  /** Expands the residuals of the open place from one index to another, exclusive. */
  abstract void expand(int from, int to);

  /** Number of residuals sent to places not yet opened, counted with repetition. */
  final long sent() {
    return waiting;
  }

  /** Returns whether arrays can hold the residuals of a place if all are distinct. */
  final boolean canOpen(int newStage) {
    return choices[newStage].size() <= MAX_WORDS / bitSets.width();
  }

  /** Bytes held by the kernel. */
  final long bytes() {
    long ints = (long) degrees.size() + options.size() + children.size() + table.length + waiting;
    long longs = (size + waiting) * bitSets.width();
    // Residuals that were sent are stored a second time when their place is opened, and lists grow
    // by doubling.
    return Integer.BYTES * ints + 2 * Long.BYTES * longs;
  }
}
