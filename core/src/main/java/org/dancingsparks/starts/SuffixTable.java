package org.dancingsparks.starts;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.dancingsparks.diagram.Suffixes;

/**
 * What solutions that have some options in common have besides: a row for each of their tails, with
 * a column for each kind. Is filled over and over. To be used by one thread.
 */
final class SuffixTable {
  /** Rows between two polls, less one: a mask. */
  private static final int POLL = (1 << 14) - 1;

  private final OptionSlots kinds;

  /** By kind and row the option's place in its kind, 0 for none. */
  private final char[][] columns;

  /** By row the number of the one solution that it is of, or -1 if there are several. */
  private long[] numbers = {};

  /** What the solutions have in common, in the order that the diagram chooses in. */
  private int[] placed = {};

  private int rows;

  /** Of the row at hand, by kind the place of its option; the first is for what is of no kind. */
  private final char[] values;

  /** The tail at hand. */
  private int[] tail = {};

  private int size;

  SuffixTable(OptionSlots kinds) {
    this.kinds = kinds;
    columns = new char[kinds.size()][0];
    values = new char[kinds.size() + 1];
  }

  /**
   * Takes tails in place of what was there.
   *
   * @param common what comes before them
   * @param least options that they need to have
   * @param poll called now and then; may throw to end it
   */
  void fill(int[] common, Suffixes tails, int least, Runnable poll) {
    begin(common, Math.toIntExact(tails.count(least)));
    tails.visit(
        least,
        (number, options, count, unchanged) -> {
          if ((rows & POLL) == 0) {
            poll.run();
          }
          take(options, count, unchanged);
          add(number);
        });
  }

  /** Begins anew, with room for so many rows. */
  private void begin(int[] common, int most) {
    placed = common.clone();
    if (numbers.length < most) {
      numbers = new long[most];
      for (int kind = 0; kind < columns.length; kind++) {
        columns[kind] = new char[most];
      }
    }
    rows = 0;
    size = 0;
    Arrays.fill(values, (char) 0);
  }

  /** Takes over what has changed from one tail to the next. */
  private void take(int[] options, int count, int unchanged) {
    for (int place = unchanged; place < size; place++) {
      values[kinds.kind(tail[place]) + 1] = 0;
    }
    if (tail.length < count) {
      tail = Arrays.copyOf(tail, options.length);
    }
    for (int place = unchanged; place < count; place++) {
      int option = options[place];
      tail[place] = option;
      values[kinds.kind(option) + 1] = kinds.value(option);
    }
    size = count;
  }

  /** Adds the values at hand as a row. */
  private void add(long number) {
    for (int kind = 0; kind < columns.length; kind++) {
      columns[kind][rows] = values[kind + 1];
    }
    numbers[rows++] = number;
  }

  /**
   * Takes rows of another bucket, each without some options, in place of what was there.
   *
   * @param other in whose rows they are
   * @param some its rows, ascending
   * @param kept by place of the row and kind, the place of its option, 0 for none
   */
  void take(SuffixTable other, int[] some, char[][] kept) {
    begin(other.placed, some.length);
    for (int row = 0; row < some.length; row++) {
      numbers[row] = other.numbers[some[row]];
      for (int kind = 0; kind < columns.length; kind++) {
        columns[kind][row] = kept[row][kind];
      }
    }
    rows = some.length;
  }

  int rows() {
    return rows;
  }

  /** What all rows have in common, besides what is in them: not to be changed. */
  int[] placed() {
    return placed;
  }

  /** By row the place of the option of a kind, 0 for none: not to be changed. */
  char[] column(int kind) {
    return columns[kind];
  }

  /** The kinds that any row has, ascending. */
  int[] present() {
    return IntStream.range(0, columns.length).filter(this::isPresent).toArray();
  }

  private boolean isPresent(int kind) {
    int row = 0;
    while (row < rows && columns[kind][row] == 0) {
      row++;
    }
    return row < rows;
  }

  /** The number of the one solution that has a row, or -1 if there are several. */
  long number(int row) {
    return numbers[row];
  }

  /** How many rows at the beginning several solutions have; of all others it is one. */
  int shared() {
    int shared = 0;
    while (shared < rows && numbers[shared] < 0) {
      shared++;
    }
    return shared;
  }
}
