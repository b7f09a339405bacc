package org.dancingsparks.layers.carriers;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.Test;

/** Joins of two halves against a test of each pair. */
class FillingJoinTest {
  /** Lengths of multiplicities: products of the longest take several words. */
  private static final int[] LENGTHS = {1, 30, 61, 62, 63, 64, 100};

  private record Case(int bits, long secondary, Block some, Block others) {
    /** The number of ways to fill all positions by two fillings, one of them mirrored. */
    BigInteger ways(TreeSet<Long> matched) {
      BigInteger ways = BigInteger.ZERO;
      for (int one = 0; one < some.size(); one++) {
        for (int other = 0; other < others.size(); other++) {
          if (goTogether(some.key(one), others.key(other))) {
            matched.add(others.key(other));
            ways = ways.add(some.multiplicity(one).multiply(others.multiplicity(other)));
          }
        }
      }
      return ways;
    }

    private boolean goTogether(long one, long other) {
      return IntStream.range(0, bits)
          .allMatch(
              at -> {
                long times = (one >>> bits - 1 - at & 1) + (other >>> at & 1);
                return times == 1 || times == 0 && (secondary >>> at & 1) == 1;
              });
    }
  }

  private static Case random(Random random) {
    int bits = random.nextInt(6);
    long secondary = random.nextLong() & random.nextLong() & (1L << bits) - 1;
    return new Case(bits, secondary, block(random, bits), block(random, bits));
  }

  /** Different fillings with multiplicities from 1 on. */
  private static Block block(Random random, int bits) {
    long[] keys = random.longs(random.nextInt(20), 0, 1L << bits).distinct().toArray();
    int length = LENGTHS[random.nextInt(LENGTHS.length)];
    int words = 1 + (length - 1) / Long.SIZE;
    long[] counts = new long[words * keys.length];
    for (int at = 0; at < keys.length; at++) {
      BigInteger number = new BigInteger(length, random).setBit(random.nextInt(length));
      for (int word = 0; word < words; word++) {
        counts[at * words + word] = number.shiftRight(Long.SIZE * word).longValue();
      }
    }
    return new Block(keys, words, counts);
  }

  @Test
  void eachWayOfAHalfGoesWithEachOfThoseThatFillTheRest() {
    Seed.times(
        1000,
        (random, seed) -> {
          Case halves = random(random);
          ResidualTable table = new WideTable(halves.others.words());
          table.clear(0);
          table.addAll(halves.others);
          FillingJoin join = new FillingJoin(halves.bits, halves.secondary);
          int times = 1 + random.nextInt(2);
          join.add(halves.some, table, times);
          TreeSet<Long> matched = new TreeSet<>();
          BigInteger ways = halves.ways(matched);
          assertEquals(ways.multiply(BigInteger.valueOf(times)), join.sum().value());
          // A filling of the table can go with several of the block.
          long[] found = join.matched(halves.some, table);
          assertArrayEquals(
              matched.stream().mapToLong(Long::longValue).toArray(),
              Arrays.stream(found).distinct().toArray());
        });
  }
}
