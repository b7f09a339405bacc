package org.dancingsparks.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.Test;

/** Sums of limbs against {@link BigInteger}. */
class WideCountsTest {
  @Test
  void addsAsBigIntegersDoOrReportsOverflow() {
    Seed.times(
        2000,
        (random, seed) -> {
          int limbs = 1 + random.nextInt(4);
          WideCounts counts = new WideCounts(3, limbs);
          counts.set(1, 1);
          BigInteger sum = BigInteger.ONE;
          BigInteger most = BigInteger.TWO.pow(63 * limbs);
          boolean fits = true;
          while (fits && random.nextInt(20) > 0) {
            long[] summand = random.longs(limbs, 0, Long.MAX_VALUE).toArray();
            summand[limbs - 1] >>>= 1 + random.nextInt(62);
            if (random.nextInt(4) == 0) {
              summand[0] = Long.MAX_VALUE;
            }
            WideCounts other = new WideCounts(1, limbs);
            assertThat(other.add(0, summand, 0)).isTrue();
            sum = sum.add(other.get(0));
            fits = counts.add(1, summand, 0);
            assertThat(fits).isEqualTo(sum.compareTo(most) < 0);
            if (fits) {
              assertThat(counts.get(1)).isEqualTo(sum);
            }
          }
          assertThat(counts.get(0)).isZero();
          assertThat(counts.get(2)).isZero();
        });
  }
}
