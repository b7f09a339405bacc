package org.dancingsparks.layers.carriers;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigInteger;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.Test;

class ExactSumTest {
  @Test
  void productsOfAnySizeAddUp() {
    Seed.times(
        200,
        (random, seed) -> {
          int bits = random.nextBoolean() ? Long.SIZE - 1 : 1 + random.nextInt(Long.SIZE - 1);
          ExactSum sum = new ExactSum();
          BigInteger expected = BigInteger.ZERO;
          for (int more = random.nextInt(100); more > 0; more--) {
            long one = random.nextInt(4) == 0 ? (1L << bits) - 1 : random.nextLong() >>> 1;
            long other = random.nextLong() >>> Long.SIZE - bits;
            sum.add(one, other);
            expected = expected.add(BigInteger.valueOf(one).multiply(BigInteger.valueOf(other)));
            if (random.nextInt(10) == 0) {
              sum.add(expected);
              expected = expected.add(expected);
            }
          }
          assertEquals(expected, sum.value());
        });
  }
}
