package org.dancingsparks.layers.carriers;

import java.math.BigInteger;
import java.util.function.LongConsumer;
import java.util.function.LongUnaryOperator;
import java.util.stream.LongStream;

/**
 * Joins the fillings of left options with those of right options: where two together cover
 * everything, each way of the one goes with each way of the other. Right options are the images of
 * left ones, so they must fill the mirror image of the rest. One thread.
 */
public final class FillingJoin {
  private final int bits;
  private final long secondary;
  private final LongUnaryOperator image;
  private final ExactSum sum;

  /**
   * A join.
   *
   * @param bits of a filling
   * @param secondary the bits that need not be filled
   */
  FillingJoin(int bits, long secondary) {
    this(bits, secondary, filling -> filling, new ExactSum());
  }

  private FillingJoin(int bits, long secondary, LongUnaryOperator image, ExactSum sum) {
    this.bits = bits;
    this.secondary = secondary;
    this.image = image;
    this.sum = sum;
  }

  /** A join of fillings with the reflections of others, which adds to the same sum. */
  FillingJoin reflectedBy(Reflection reflection) {
    return new FillingJoin(bits, secondary, reflection::ofFilling, sum);
  }

  public ExactSum sum() {
    return sum;
  }

  /**
   * Adds up the products of fillings that go together.
   *
   * @param some null if there are none
   * @param times the factor of all
   */
  public void add(Block some, ResidualTable others, int times) {
    add(some, others, times, filling -> {});
  }

  private void add(Block some, ResidualTable others, int times, LongConsumer matched) {
    if (some == null || others.size == 0) {
      return;
    }
    Block slots = others.slots();
    for (int at = 0; at < some.size(); at++) {
      long open = mirror(some.key(at));
      long free = open & secondary;
      // Of what may be filled or not, each subset in turn, the empty one last.
      for (long left = free; left >= 0; left = left == 0 ? -1 : left - 1 & free) {
        long filling = open & ~free | left;
        int slot = others.find(filling);
        if (slot >= 0) {
          matched.accept(filling);
          if (some.isBelow(at, Long.SIZE - 3) && slots.isBelow(slot, Long.SIZE - 1)) {
            sum.add(times * some.low(at), slots.low(slot));
          } else {
            BigInteger product = some.multiplicity(at).multiply(slots.multiplicity(slot));
            sum.add(product.multiply(BigInteger.valueOf(times)));
          }
        }
      }
    }
  }

  /**
   * Adds up the products of fillings that go together.
   *
   * @return the fillings of the table that go with one of the block, in ascending order
   */
  public long[] matched(Block some, ResidualTable others) {
    LongStream.Builder matched = LongStream.builder();
    add(some, others, 1, matched);
    return matched.build().sorted().toArray();
  }

  /** Adds the multiplicities of all entries. */
  public void addAll(Block some) {
    for (int at = 0; at < some.size(); at++) {
      sum.add(some.multiplicity(at));
    }
  }

  /** The mirror image of what a filling leaves open, or the reflection of that. */
  private long mirror(long filling) {
    return bits == 0
        ? 0
        : image.applyAsLong(Long.reverse(~filling & ((1L << bits) - 1)) >>> Long.SIZE - bits);
  }
}
