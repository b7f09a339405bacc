package org.dancingsparks.challenge;

import java.util.Arrays;
import java.util.BitSet;
import org.dancingsparks.cover.Prefix;

/**
 * Puts the solutions that have one of some options into a {@link Bucket} each, all in one walk. Its
 * room is used over and over. To be used by one thread.
 */
final class Loader {
  /** Solutions between two polls, less one: a mask. */
  private static final int POLL = (1 << 14) - 1;

  private final Kinds kinds;
  private final Runnable poll;
  private final Rows rows;

  /** By kind and place of an option in its kind. */
  private final Bucket[][] buckets;

  private final BitSet wanted = new BitSet();

  /** The solution at hand: its options, and by kind the place of its option. */
  private final char[] values;

  private int[] current = {};
  private int currentSize;
  private int firstKind;
  private int lastKind;
  private int polled;

  Loader(Kinds kinds, Runnable poll) {
    this.kinds = kinds;
    this.poll = poll;
    rows = new Rows(kinds.size());
    values = new char[kinds.size()];
    buckets = new Bucket[kinds.size()][];
    for (int kind = 0; kind < buckets.length; kind++) {
      buckets[kind] = new Bucket[kinds.options(kind) + 1];
    }
  }

  /**
   * Loads the solutions that have some options and one at least of others.
   *
   * @param options by kind, ascending
   * @param solutionsOf from a place on, how many solutions have each, and the others
   */
  void load(Solutions solutions, Prefix before, int[] options, int... solutionsOf) {
    clear();
    int all = 0;
    for (int place = 0; place < options.length; place++) {
      all = Math.addExact(all, solutionsOf[place]);
    }
    rows.reserve(all);
    int from = 0;
    for (int place = 0; place < options.length; place++) {
      int option = options[place];
      int kind = kinds.kind(option);
      wanted.set(option);
      buckets[kind][kinds.value(option)] =
          new Bucket(Bucket.with(before, option), kind, rows, from, solutionsOf[place]);
      from += solutionsOf[place];
    }
    firstKind = kinds.kind(options[0]);
    lastKind = kinds.kind(options[options.length - 1]);
    solutions.visit(before, wanted, this::add);
  }

  private void clear() {
    wanted.stream().forEach(option -> buckets[kinds.kind(option)][kinds.value(option)] = null);
    wanted.clear();
    Arrays.fill(values, (char) 0);
    currentSize = 0;
  }

  /** The bucket of an option that was loaded. */
  Bucket bucket(int option) {
    return buckets[kinds.kind(option)][kinds.value(option)];
  }

  private boolean add(long number, int[] solution, int size, int unchanged) {
    if ((++polled & POLL) == 0) {
      poll.run();
    }
    take(solution, size, unchanged);
    for (int kind = firstKind; kind <= lastKind; kind++) {
      Bucket bucket = buckets[kind][values[kind]];
      if (bucket != null) {
        bucket.add(number, values);
      }
    }
    return true;
  }

  /** Takes over what has changed from one solution to the next. */
  private void take(int[] solution, int size, int unchanged) {
    if (current.length < size) {
      current = Arrays.copyOf(current, solution.length);
    }
    for (int place = unchanged; place < currentSize; place++) {
      int kind = kinds.kind(current[place]);
      if (kind != Kinds.NONE) {
        values[kind] = 0;
      }
    }
    for (int place = unchanged; place < size; place++) {
      int option = solution[place];
      int kind = kinds.kind(option);
      current[place] = option;
      if (kind != Kinds.NONE) {
        values[kind] = kinds.value(option);
      }
    }
    currentSize = size;
  }
}
