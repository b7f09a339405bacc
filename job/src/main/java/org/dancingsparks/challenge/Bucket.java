package org.dancingsparks.challenge;

import java.util.Arrays;
import org.dancingsparks.cover.Prefix;

/**
 * The solutions that have some options in common: a row for each, with the places of its other
 * options, kind by kind. To be filled and read by one thread.
 */
final class Bucket {
  /** What they have in common, by kind, ascending; the last is of the greatest kind. */
  final int[] placed;

  final int lastKind;

  /** By kind and row the option's place in its kind, 0 for none; of kinds after the last. */
  final char[][] values;

  /** By row the number of the solution. */
  final long[] numbers;

  /** Whether each row has an option of each kind after the last. */
  boolean isFull = true;

  int rows;

  /**
   * A bucket without rows.
   *
   * @param before options of smaller kinds than that of the last one
   * @param rows that it will have at most
   */
  Bucket(Kinds kinds, Prefix before, int last, int rows) {
    this(with(before, last), kinds.kind(last), kinds.size(), rows);
  }

  private Bucket(int[] placed, int lastKind, int kinds, int rows) {
    this.placed = placed;
    this.lastKind = lastKind;
    values = new char[kinds][];
    for (int kind = lastKind + 1; kind < values.length; kind++) {
      values[kind] = new char[rows];
    }
    numbers = new long[rows];
  }

  private static int[] with(Prefix before, int last) {
    int[] placed = Arrays.copyOf(before.options(), before.size() + 1);
    placed[before.size()] = last;
    return placed;
  }

  /** A bucket for so many rows that have the same in common. */
  Bucket empty(int most) {
    return new Bucket(placed, lastKind, values.length, most);
  }

  /** Adds a solution as a row. */
  void add(Kinds kinds, long number, int[] solution, int size) {
    int later = 0;
    for (int place = 0; place < size; place++) {
      int option = solution[place];
      int kind = kinds.kind(option);
      if (kind > lastKind) {
        values[kind][rows] = kinds.value(option);
        later++;
      }
    }
    isFull &= later == values.length - 1 - lastKind;
    numbers[rows++] = number;
  }

  /** The option of a kind in a row, or {@link Kinds#NONE}. */
  int option(Kinds kinds, int kind, int row) {
    char value = values[kind][row];
    return value == 0 ? Kinds.NONE : kinds.option(kind, value);
  }
}
