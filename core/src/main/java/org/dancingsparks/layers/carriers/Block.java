package org.dancingsparks.layers.carriers;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.LongPredicate;
import java.util.function.LongUnaryOperator;
import java.util.stream.IntStream;

/**
 * Residuals with their multiplicities: a key and the number of ways to reach it.
 *
 * <p>Packed, an entry is a long with the key in the high bits and the multiplicity in the low ones.
 * Wide, an entry is a key, and its multiplicity one word or more, the lowest first, without a sign.
 * Immutable.
 *
 * @param entries packed, or keys
 * @param shift bits below a key; 0 where multiplicities are wide
 * @param words of a multiplicity; 0 where they are packed
 * @param counts the wide multiplicities; null where they are packed
 */
public record Block(long[] entries, int shift, int words, long[] counts) {
  /** Packed entries. */
  public Block(long[] entries, int shift) {
    this(entries, shift, 0, null);
  }

  /** Keys with multiplicities of some words each. */
  public Block(long[] keys, int words, long[] counts) {
    this(keys, 0, words, counts);
  }

  /**
   * Keys that are reached in one way each.
   *
   * @param shift bits of packed multiplicities; 0 for wide ones
   */
  public static Block once(long[] keys, int shift) {
    if (shift == 0) {
      long[] ones = new long[keys.length];
      Arrays.fill(ones, 1);
      return new Block(keys, 1, ones);
    }
    return new Block(Arrays.stream(keys).map(key -> key << shift | 1).toArray(), shift);
  }

  public int size() {
    return entries.length;
  }

  public long key(int at) {
    return entries[at] >>> shift;
  }

  /** The lowest word of a multiplicity, which is all of it where it is packed. */
  public long low(int at) {
    return counts == null ? entries[at] & (1L << shift) - 1 : counts[at * words];
  }

  /** A word of a multiplicity; 0 beyond the last. */
  public long word(int at, int word) {
    if (word == 0) {
      return low(at);
    }
    return word < words ? counts[at * words + word] : 0;
  }

  /** The keys, in the same order: a copy. */
  public long[] keys() {
    long[] keys = entries.clone();
    for (int at = 0; at < keys.length; at++) {
      keys[at] >>>= shift;
    }
    return keys;
  }

  /** Returns whether a multiplicity has no more bits than this, at most 63. */
  boolean isBelow(int at, int bits) {
    long rest = low(at) >>> bits;
    for (int word = 1; word < words; word++) {
      rest |= word(at, word);
    }
    return rest == 0;
  }

  public BigInteger multiplicity(int at) {
    BigInteger sum = BigInteger.ZERO;
    for (int word = Math.max(1, words) - 1; word >= 0; word--) {
      sum = sum.shiftLeft(Long.SIZE).add(unsigned(word(at, word)));
    }
    return sum;
  }

  /** A word without a sign. */
  static BigInteger unsigned(long word) {
    BigInteger low = BigInteger.valueOf(word & Long.MAX_VALUE);
    return word < 0 ? low.setBit(Long.SIZE - 1) : low;
  }

  /** Bytes of the arrays. */
  long bytes() {
    return Long.BYTES * (entries.length + (counts == null ? 0L : counts.length));
  }

  /** A block of these entries in ascending order of their keys. */
  public Block sorted() {
    if (counts == null) {
      // Compared without a sign.
      long[] ascending = Arrays.stream(entries).map(entry -> entry ^ Long.MIN_VALUE).toArray();
      Arrays.sort(ascending);
      for (int at = 0; at < ascending.length; at++) {
        ascending[at] ^= Long.MIN_VALUE;
      }
      return new Block(ascending, shift);
    }
    int[] places =
        IntStream.range(0, size())
            .boxed()
            .sorted(Comparator.comparingLong(at -> entries[at]))
            .mapToInt(Integer::intValue)
            .toArray();
    return selected(places, places.length);
  }

  /** The entries of some blocks of equal form or of different ones, one block after another. */
  public static Block joined(List<Block> blocks) {
    if (blocks.size() == 1) {
      return blocks.get(0);
    }
    int words = blocks.stream().mapToInt(Block::words).max().orElseThrow();
    int size = blocks.stream().mapToInt(Block::size).sum();
    long[] joined = new long[size];
    long[] wide = words == 0 ? null : new long[size * words];
    int end = 0;
    for (Block block : blocks) {
      for (int at = 0; at < block.size(); at++) {
        joined[end] = words == 0 ? block.entries[at] : block.key(at);
        for (int word = 0; word < words; word++) {
          wide[end * words + word] = block.word(at, word);
        }
        end++;
      }
    }
    return new Block(joined, words == 0 ? blocks.get(0).shift : 0, words, wide);
  }

  /** The entries at some places, in their order. */
  public Block selected(int[] places, int number) {
    long[] keys = new long[number];
    long[] chosen = counts == null ? null : new long[number * words];
    for (int at = 0; at < number; at++) {
      keys[at] = entries[places[at]];
      for (int word = 0; word < words; word++) {
        chosen[at * words + word] = counts[places[at] * words + word];
      }
    }
    return new Block(keys, shift, words, chosen);
  }

  /** The entries from one place to before another. */
  Block range(int from, int to) {
    if (to - from == size()) {
      return this;
    }
    long[] wide = counts == null ? null : Arrays.copyOfRange(counts, from * words, to * words);
    return new Block(Arrays.copyOfRange(entries, from, to), shift, words, wide);
  }

  /** The entries whose keys meet a condition. */
  public Block selected(LongPredicate condition) {
    int[] places = new int[size()];
    int number = 0;
    for (int at = 0; at < places.length; at++) {
      if (condition.test(key(at))) {
        places[number++] = at;
      }
    }
    return number == places.length ? this : selected(places, number);
  }

  /** The same entries with other keys. */
  Block withKeys(LongUnaryOperator other) {
    long[] moved = new long[size()];
    for (int at = 0; at < moved.length; at++) {
      long multiplicity = counts == null ? low(at) : 0;
      moved[at] = other.applyAsLong(key(at)) << shift | multiplicity;
    }
    return new Block(moved, shift, words, counts);
  }
}
