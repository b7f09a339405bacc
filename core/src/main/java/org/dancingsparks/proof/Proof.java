package org.dancingsparks.proof;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.diagram.InternTable;

/**
 * A proof of a number of solutions: a table of residuals, each with one of its primary items and
 * its number of completions, which follows from other rows.
 */
public final class Proof {
  /** Keys to look at for each range. */
  private static final int SAMPLE = 1 << 6;

  private final ResidualFields fields;
  private final ProofRows rows;
  private final ProofOptions options;

  Proof(OrderedProblem problem, ResidualFields fields, ProofRows rows) {
    this.fields = fields;
    this.rows = rows;
    options = new ProofOptions(problem, fields);
  }

  public ResidualFields fields() {
    return fields;
  }

  /** Number of rows. */
  public long size() {
    return rows.size();
  }

  /** The number of solutions. */
  public BigInteger count() {
    long[] start = options.start();
    int place = options.place(start, 0);
    int share = rows.share(start, 0);
    return rows.number(place, share, rows.known(place, share).find(start, 0));
  }

  /** Returns whether all numbers are {@code long}s. */
  public boolean isSmall() {
    return rows.numberWords() == 1;
  }

  /**
   * The rows in ascending order of their keys, in ranges.
   *
   * @param number of ranges
   */
  public List<long[]> ranges(int number) {
    long[] bounds = bounds(number);
    int[] sizes = new int[number];
    forEachRow((key, ref) -> sizes[range(bounds, key)]++);
    List<long[]> ranges = Arrays.stream(sizes).mapToObj(long[]::new).toList();
    int[] filled = new int[number];
    forEachRow(
        (key, ref) -> {
          int range = range(bounds, key);
          ranges.get(range)[filled[range]++] = ref;
        });
    return ranges;
  }

  /** The rows of a range. */
  public ProofRange range(long... refs) {
    return new ProofRange(rows, options, refs);
  }

  private interface RowReceiver {
    void accept(long[] key, long ref);
  }

  private void forEachRow(RowReceiver to) {
    long[] key = new long[options.words()];
    for (int place = 0; place < rows.places(); place++) {
      for (int share = 0; share < ProofRows.SHARES; share++) {
        InternTable table = rows.known(place, share);
        for (int row = 0; table != null && row < table.size(); row++) {
          rows.read(table, row, key);
          to.accept(key, ProofRange.ref(place, share, row));
        }
      }
    }
  }

  /**
   * The least keys of all ranges but the first, from a sample. A hash chooses it, so that it does
   * not depend on the order in which rows were found.
   */
  private long[] bounds(int number) {
    int words = options.words();
    long step = Long.highestOneBit(Math.max(1, size() / ((long) SAMPLE * number)));
    List<long[]> sample = new ArrayList<>();
    forEachRow(
        (key, ref) -> {
          if ((ProofRows.hash(key, 0, words) & step - 1) == 0) {
            sample.add(key.clone());
          }
        });
    KeyOrder order = new KeyOrder(words);
    sample.sort((one, other) -> order.compare(one, 0, other, 0));
    long[] bounds = new long[(number - 1) * words];
    for (int range = 1; range < number; range++) {
      long[] least = sample.get((int) ((long) range * sample.size() / number));
      System.arraycopy(least, 0, bounds, (range - 1) * words, words);
    }
    return bounds;
  }

  /** The range of a key: the number of bounds that are not above it. */
  private int range(long[] bounds, long... key) {
    int words = options.words();
    KeyOrder order = new KeyOrder(words);
    int low = 0;
    int high = bounds.length / words;
    while (low < high) {
      int middle = low + high >>> 1;
      if (order.compare(bounds, middle * words, key, 0) <= 0) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
}
