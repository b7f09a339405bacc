package org.dancingsparks.diagram;

import java.util.Arrays;

/**
 * The innermost part of a sweep: the residuals of one place after another, and what choosing an
 * option makes of each. There is one for each width of bit sets, since this is where the time goes.
 *
 * <p>A residual that a choice leaves is only <em>sent</em> to its place, with the number of the
 * choice. Equal ones are found when the place is {@link #open}ed: one hash table at a time is in
 * use, which stays in the processor's caches; a table per place would not.
 *
 * <p>Distinct residuals have serial numbers from 1 in the order in which they are expanded.
 */
abstract class Kernel {
  /** In place of a residual's serial number: everything is covered. */
  static final int SOLVED = 0;

  private static final int LEAST_SLOTS = 1 << 10;

  /** Of the residuals of a place: a list that doubles, and a table of twice as many slots. */
  private static final int MOST_WORDS = 1 << 29;

  /** Number of choices of each residual, in the order of expansion. */
  final IntList degrees = new IntList();

  /** By choice, the number of its option; the choices of a residual in ascending order. */
  final IntList options = new IntList();

  /** By choice, the serial number of the residual that it leaves, once that is known. */
  final IntList children = new IntList();

  final BitSetProblem layout;
  final LookAhead guards;

  /** The place that is open, -1 before the first. */
  int place = -1;

  /** Number of its residuals. */
  int size;

  /** Hash table of its residuals: an index and one more, by slot; 0 where the slot is free. */
  int[] table = new int[LEAST_SLOTS];

  /** The options of the place, and those that one residual has room for. */
  Compatibility compatibility;

  final long[] selected;

  /** By place, the words of the residuals sent there, and the choices that left them. */
  private final LongList[] words;

  private final IntList[] choices;

  /** Number of residuals sent to places that are not open yet, equal ones each counted. */
  private long waiting;

  private int met;

  Kernel(BitSetProblem layout, LookAhead guards) {
    this.layout = layout;
    this.guards = guards;
    selected = new long[layout.mostOptions() / Long.SIZE + 1];
    words = new LongList[layout.primary];
    choices = new IntList[layout.primary];
    Arrays.setAll(words, at -> new LongList());
    Arrays.setAll(choices, at -> new IntList());
  }

  /** The kernel for a layout's width. */
  static Kernel of(BitSetProblem layout) {
    LookAhead guards = new LookAhead(layout);
    return switch (layout.width) {
      case 1 -> new OneWordKernel(layout, guards);
      case 2 -> new TwoWordKernel(layout, guards);
      default -> new WideKernel(layout, guards);
    };
  }

  /** Number of distinct residuals so far. */
  final int met() {
    return met;
  }

  /** Sends a residual as if a choice had left it: an entry of {@link #children} is to be its. */
  final void start(long[] residual) {
    // No option was chosen; what stands for it is never read.
    choose(0);
    send(residual);
  }

  /** Sends a residual of the last choice. */
  abstract void send(long[] residual);

  /** Takes note of the choice of an option; the residual that it leaves is sent next. */
  final void choose(int option) {
    options.add(option);
    children.add(SOLVED);
  }

  /** Where the words of a residual of the last choice go to, the place's least uncovered. */
  final LongList sentTo(int to) {
    choices[to].add(children.size() - 1);
    waiting++;
    return words[to];
  }

  /** Finds the distinct residuals of a place; to no place before it can more be sent. */
  final void open(int newPlace) {
    place = newPlace;
    size = 0;
    LongList sent = words[place];
    IntList by = choices[place];
    words[place] = null;
    choices[place] = null;
    if (by.size() == 0) {
      return;
    }
    waiting -= by.size();
    // Most residuals are sent several times: this is seldom too large, and seldom grows.
    table = new int[Math.max(LEAST_SLOTS, Integer.highestOneBit(by.size()))];
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
    compatibility = new Compatibility(layout, place);
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

  /** Forgets the residuals of the place before; so many were sent to the next one, 1 or more. */
  abstract void clear(int sent);

  /** The index of a residual that was sent; it is added, and the size raised, if it is new. */
  abstract int find(LongList sent, int at);

  /** The hash of the residual at an index. */
  abstract int hashAt(int index);

  /** Expands the residuals of the open place from one index to another, exclusive. */
  abstract void expand(int from, int to);

  /** Number of residuals sent to places that are not open yet, equal ones each counted. */
  final long sent() {
    return waiting;
  }

  /** Whether arrays can hold the residuals of a place, were they all distinct. */
  final boolean canOpen(int newPlace) {
    return choices[newPlace].size() <= MOST_WORDS / layout.width;
  }

  /** Bytes that all of this holds. */
  final long bytes() {
    long ints = (long) degrees.size() + options.size() + children.size() + table.length + waiting;
    long longs = (size + waiting) * layout.width;
    // Residuals that were sent are listed once more, and the lists grow by doubling.
    return Integer.BYTES * ints + 2 * Long.BYTES * longs;
  }
}
