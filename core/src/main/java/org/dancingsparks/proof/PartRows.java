package org.dancingsparks.proof;

import java.math.BigInteger;
import java.util.Arrays;
import org.dancingsparks.layers.disk.NodeFile;

/**
 * The rows of a part of a proof, which are added in any order and then read in that of their keys.
 * One thread.
 */
public final class PartRows implements WrittenRow {
  private static final int MIN_ROWS = 1 << 10;

  private final int words;
  private final int numberWords;
  private long[] keys;
  private int[] items = new int[MIN_ROWS];

  /** By row, words of its number of 63 bits, the lowest first. */
  private long[] numbers;

  private int size;
  private int[] order;
  private int at = -1;

  /**
   * No rows.
   *
   * @param words of a key
   * @param numberWords words of a number, of 63 bits each
   */
  public PartRows(int words, int numberWords) {
    this.words = words;
    this.numberWords = numberWords;
    keys = new long[MIN_ROWS * words];
    numbers = new long[MIN_ROWS * numberWords];
  }

  /**
   * Adds a row.
   *
   * @param item -1 if its residual has no primary items
   * @param number its words, the lowest first
   */
  public void add(long[] key, int item, long... number) {
    if (size == items.length) {
      items = Arrays.copyOf(items, 2 * size);
      keys = Arrays.copyOf(keys, Math.multiplyExact(2, keys.length));
      numbers = Arrays.copyOf(numbers, Math.multiplyExact(2, numbers.length));
    }
    System.arraycopy(key, 0, keys, size * words, words);
    System.arraycopy(number, 0, numbers, size * numberWords, numberWords);
    items[size++] = item;
  }

  /** Number of rows. */
  public int size() {
    return size;
  }

  /** Goes to the next row in ascending order of keys; false if there is none. */
  public boolean next() {
    if (order == null) {
      order = new KeyOrder(words).sorted(Arrays.copyOf(keys, size * words));
    }
    return ++at < size;
  }

  @Override
  public long word(int word) {
    return keys[order[at] * words + word];
  }

  @Override
  public int item() {
    return items[order[at]];
  }

  @Override
  public long number() {
    return numbers[order[at] * numberWords];
  }

  @Override
  public BigInteger wholeNumber() {
    long first = (long) order[at] * numberWords;
    return NodeFile.number(index -> numbers[(int) index], first, numberWords);
  }
}
