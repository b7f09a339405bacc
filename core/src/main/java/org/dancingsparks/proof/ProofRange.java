package org.dancingsparks.proof;

import java.math.BigInteger;

/** Some rows of a proof in the {@link KeyOrder}. One thread. */
public final class ProofRange implements WrittenRow {
  private static final int SHARE_BITS = Integer.numberOfTrailingZeros(ProofRows.SHARES);
  private static final int ROW_BITS = Integer.SIZE;

  private final ProofRows rows;
  private final ProofOptions options;
  private final int words;

  /** The keys of the rows, and the rows: place, share, row. */
  private final long[] keys;

  private final long[] refs;

  /** The rows in order, once they are sorted. */
  private int[] order;

  private int at = -1;
  private final long[] key;

  /**
   * Rows.
   *
   * @param refs each by {@link #ref}
   */
  ProofRange(ProofRows rows, ProofOptions options, long... refs) {
    this.rows = rows;
    this.options = options;
    this.refs = refs;
    words = options.words();
    keys = new long[Math.multiplyExact(refs.length, words)];
    key = new long[words];
    for (int index = 0; index < refs.length; index++) {
      rows.read(rows.known(place(refs[index]), share(refs[index])), row(refs[index]), key);
      System.arraycopy(key, 0, keys, index * words, words);
    }
  }

  /** A row as a number. */
  static long ref(int place, int share, int row) {
    return ((long) place << SHARE_BITS | share) << ROW_BITS | row;
  }

  private static int place(long ref) {
    return (int) (ref >>> ROW_BITS + SHARE_BITS);
  }

  private static int share(long ref) {
    return (int) (ref >>> ROW_BITS) & ProofRows.SHARES - 1;
  }

  private static int row(long ref) {
    return (int) ref;
  }

  /** Number of rows. */
  public int size() {
    return refs.length;
  }

  /** Goes to the next row; false if there is none. */
  public boolean next() {
    if (order == null) {
      order = new KeyOrder(words).sorted(keys, refs.length);
    }
    if (++at == order.length) {
      return false;
    }
    System.arraycopy(keys, order[at] * words, key, 0, words);
    return true;
  }

  @Override
  public long word(int word) {
    return key[word];
  }

  @Override
  public int item() {
    return options.itemOfRow(place(refs[order[at]]), key);
  }

  @Override
  public long number() {
    long ref = refs[order[at]];
    return rows.numbers(place(ref), share(ref))[row(ref)];
  }

  @Override
  public BigInteger wholeNumber() {
    long ref = refs[order[at]];
    return rows.number(place(ref), share(ref), row(ref));
  }
}
