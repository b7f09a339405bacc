package org.dancingsparks.layers.arrays;

import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.function.IntConsumer;

/**
 * The multiplicity of each state of a frontier, in an array: that of a state begins at the state
 * times the words of a multiplicity, the lowest word first, without a sign. One thread, or several
 * that use states with other words of {@link #reached}.
 */
final class StateTable {
  /** The states that are reached, as a bit set; the multiplicities of the others are 0. */
  final long[] reached;

  final int bits;

  /** Words of a multiplicity. */
  int words;

  long[] counts;

  /** A table without states. */
  StateTable(int bits, int words) {
    this.bits = bits;
    this.words = words;
    counts = new long[words << bits];
    reached = new long[Math.max(1, 1 << bits >> 6)];
  }

  /** Makes the multiplicities wider. */
  void widen(int number) {
    long[] narrow = counts;
    counts = new long[number << bits];
    int before = words;
    words = number;
    forEach(state -> System.arraycopy(narrow, state * before, counts, state * number, before));
  }

  /** Adds a multiplicity to that of a state; makes all wider if it does not fit. */
  void add(int state, long... multiplicity) {
    int used = multiplicity.length;
    while (used > words && multiplicity[used - 1] == 0) {
      used--;
    }
    if (used > words) {
      widen(used);
    }
    long carry = 0;
    for (int word = 0; word < words; word++) {
      long one = counts[state * words + word];
      long other = word < used ? multiplicity[word] : 0;
      long sum = one + other + carry;
      counts[state * words + word] = sum;
      carry = (one & other | (one | other) & ~sum) >>> Long.SIZE - 1;
    }
    reached[state >> 6] |= 1L << state;
    if (carry != 0) {
      widen(words + 1);
      counts[state * words + words - 1] = 1;
    }
  }

  /** The words of a state's multiplicity. */
  long[] multiplicity(int state) {
    return Arrays.copyOfRange(counts, state * words, (state + 1) * words);
  }

  /** The multiplicity of a state. */
  BigInteger count(int state) {
    ByteBuffer bytes = ByteBuffer.allocate(words * Long.BYTES);
    for (int word = words - 1; word >= 0; word--) {
      bytes.putLong(counts[state * words + word]);
    }
    return new BigInteger(1, bytes.array());
  }

  /** Bits that the largest multiplicity needs. */
  int width() {
    long[] any = new long[words];
    forEach(
        state -> {
          for (int word = 0; word < words; word++) {
            any[word] |= counts[state * words + word];
          }
        });
    int top = words - 1;
    while (top > 0 && any[top] == 0) {
      top--;
    }
    return Long.SIZE * (top + 1) - Long.numberOfLeadingZeros(any[top]);
  }

  /** Number of states that are reached. */
  int size() {
    int size = 0;
    for (long word : reached) {
      size += Long.bitCount(word);
    }
    return size;
  }

  /** Visits the states that are reached, in ascending order. */
  void forEach(IntConsumer visitor) {
    for (int word = 0; word < reached.length; word++) {
      for (long rest = reached[word]; rest != 0; rest &= rest - 1) {
        visitor.accept((word << 6) + Long.numberOfTrailingZeros(rest));
      }
    }
  }

  /**
   * A copy with other bits.
   *
   * @param images by bit of a state, the number of its image
   */
  StateTable mapped(int... images) {
    StateTable copy = new StateTable(bits, words);
    forEach(state -> copy.add(image(state, images), multiplicity(state)));
    return copy;
  }

  /** The image of a state; by bit of a state, the number of its image. */
  static int image(int state, int... images) {
    int image = 0;
    for (int rest = state; rest != 0; rest &= rest - 1) {
      image |= 1 << images[Integer.numberOfTrailingZeros(rest)];
    }
    return image;
  }
}
