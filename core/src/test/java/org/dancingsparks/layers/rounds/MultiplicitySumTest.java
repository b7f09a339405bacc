package org.dancingsparks.layers.rounds;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigInteger;
import org.dancingsparks.layers.carriers.Block;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.Test;

class MultiplicitySumTest {
  private static final BigInteger PRIME = BigInteger.TWO.pow(61).subtract(BigInteger.ONE);

  /** Words at which a remainder begins anew, among random ones. */
  private static final long[] EDGES = {0, 1, -1, -2, (1L << 61) - 2, (1L << 61) - 1, 1L << 61};

  @Test
  void isThatOfTheMultiplicitiesModuloThePrime() {
    Seed.times(
        300,
        (random, seed) -> {
          MultiplicitySum sum = new MultiplicitySum();
          BigInteger expected = BigInteger.ZERO;
          long entries = 0;
          for (int more = random.nextInt(3); more >= 0; more--) {
            int size = random.nextInt(5);
            int words = 1 + random.nextInt(50);
            long[] counts = new long[size * words];
            for (int at = 0; at < counts.length; at++) {
              counts[at] =
                  random.nextBoolean() ? EDGES[random.nextInt(EDGES.length)] : random.nextLong();
            }
            Block block = new Block(new long[size], words, counts);
            sum.add(block);
            entries += size;
            for (int at = 0; at < size; at++) {
              expected = expected.add(block.multiplicity(at));
            }
          }
          assertEquals(entries, sum.entries());
          assertEquals(expected.mod(PRIME), BigInteger.valueOf(sum.sum()));
        });
  }
}
