package org.dancingsparks.starts;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.dancingsparks.diagram.Suffixes;

/**
 * A table of the solutions that have some options in common: a row for each of their suffixes, with
 * a column for each slot. Reused. One thread.
 */
final class SuffixTable {
  /** Rows between two polls for cancellation, less one: a mask. */
  private static final int POLL = (1 << 14) - 1;

  private final OptionSlots slots;

  /** By slot and row: the value of the row's option, 0 for none. */
  private final char[][] columns;

  /** By row: the number of its only solution, or -1 if there are several. */
  private long[] numbers = {};

  /** The options that all rows have in common, in the order in which the diagram chooses them. */
  private int[] placed = {};

  private int rows;

  /** By slot plus one: the value in the current row; 0 collects options that belong to no slot. */
  private final char[] values;

  /** The current suffix. */
  private int[] suffix = {};

  private int size;

  SuffixTable(OptionSlots slots) {
    this.slots = slots;
    columns = new char[slots.size()][0];
    values = new char[slots.size() + 1];
  }

  /**
   * Fills the table with suffixes.
   *
   * @param common the options before them
   * @param least minimum number of options of a suffix
   * @param poll called from time to time; may throw to end the search
   */
  void fill(int[] common, Suffixes suffixes, int least, Runnable poll) {
    begin(common, Math.toIntExact(suffixes.count(least)));
    suffixes.visit(
        least,
        (number, options, count, unchanged) -> {
          if ((rows & POLL) == 0) {
            poll.run();
          }
          take(options, count, unchanged);
          add(number);
        });
  }

  /** Clears the table, with room for this many rows. */
  private void begin(int[] common, int most) {
    placed = common.clone();
    if (numbers.length < most) {
      numbers = new long[most];
      for (int slot = 0; slot < columns.length; slot++) {
        columns[slot] = new char[most];
      }
    }
    rows = 0;
    size = 0;
    Arrays.fill(values, (char) 0);
  }

  /** Updates the current row from one suffix to the next. */
  private void take(int[] options, int count, int unchanged) {
    for (int index = unchanged; index < size; index++) {
      values[slots.slot(suffix[index]) + 1] = 0;
    }
    if (suffix.length < count) {
      suffix = Arrays.copyOf(suffix, options.length);
    }
    for (int index = unchanged; index < count; index++) {
      int option = options[index];
      suffix[index] = option;
      values[slots.slot(option) + 1] = slots.value(option);
    }
    size = count;
  }

  /** Adds the current row. */
  private void add(long number) {
    for (int slot = 0; slot < columns.length; slot++) {
      columns[slot][rows] = values[slot + 1];
    }
    numbers[rows++] = number;
  }

  /**
   * Fills the table with rows of another table, each without some options.
   *
   * @param other that contains the rows
   * @param some numbers of the rows, ascending
   * @param kept by row and slot: the value of its option, 0 for none
   */
  void take(SuffixTable other, int[] some, char[][] kept) {
    begin(other.placed, some.length);
    for (int row = 0; row < some.length; row++) {
      numbers[row] = other.numbers[some[row]];
      for (int slot = 0; slot < columns.length; slot++) {
        columns[slot][row] = kept[row][slot];
      }
    }
    rows = some.length;
  }

  int rows() {
    return rows;
  }

  /** The options that all rows have in common, besides their own; read-only. */
  int[] placed() {
    return placed;
  }

  /** By row: the value of the option of a slot, 0 for none; read-only. */
  char[] column(int slot) {
    return columns[slot];
  }

  /** The slots with an option in some row, ascending. */
  int[] present() {
    return IntStream.range(0, columns.length).filter(this::isPresent).toArray();
  }

  private boolean isPresent(int slot) {
    int row = 0;
    while (row < rows && columns[slot][row] == 0) {
      row++;
    }
    return row < rows;
  }

  /** The number of the only solution of a row, or -1 if there are several. */
  long number(int row) {
    return numbers[row];
  }

  /** Number of leading rows that several solutions have; the others have one. */
  int shared() {
    int shared = 0;
    while (shared < rows && numbers[shared] < 0) {
      shared++;
    }
    return shared;
  }
}
