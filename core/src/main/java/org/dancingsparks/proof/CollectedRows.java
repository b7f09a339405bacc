package org.dancingsparks.proof;

import java.math.BigInteger;
import java.util.Arrays;
import org.dancingsparks.layers.disk.NodeFile;
import org.dancingsparks.message.InputException;

/**
 * The rows of a part of a proof, which are added in any order and then read in that of their keys.
 * One thread.
 */
public final class CollectedRows implements WrittenRow {
  private static final int MIN_ROWS = 1 << 10;
  private static final int MAX_LONGS = 1 << 30;

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
  public CollectedRows(int words, int numberWords) {
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
      int room = room();
      items = Arrays.copyOf(items, room);
      keys = Arrays.copyOf(keys, room * words);
      numbers = Arrays.copyOf(numbers, room * numberWords);
    }
    System.arraycopy(key, 0, keys, size * words, words);
    System.arraycopy(number, 0, numbers, size * numberWords, numberWords);
    items[size++] = item;
  }

  /** The room for more rows: half as many again, as far as arrays hold them. */
  private int room() {
    int most = MAX_LONGS / Math.max(words, numberWords);
    if (size >= most) {
      throw new InputException(
          "A partition has more than %,d rows".formatted(most),
          "begin again, planned for more cores");
    }
    return (int) Math.min(most, size + (size >> 1) + 1L);
  }

  /** Number of rows. */
  public int size() {
    return size;
  }

  /** Goes to the next row in ascending order of keys; false if there is none. */
  public boolean next() {
    if (order == null) {
      order = new KeyOrder(words).sorted(keys, size);
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
