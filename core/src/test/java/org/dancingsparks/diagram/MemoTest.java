package org.dancingsparks.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.Test;

/** The memo against a map: it may forget, and is never wrong. */
class MemoTest {
  @Test
  void forgetsButIsNeverWrong() {
    int[] found = {0};
    int[] forgotten = {0};
    Seed.times(
        300,
        (random, seed) -> {
          int width = 1 + random.nextInt(4);
          int limbs = 1 + random.nextInt(3);
          Memo memo = new Memo(width, limbs, random.nextInt(1 << (4 + random.nextInt(16))));
          Map<String, long[]> map = new HashMap<>();
          long[][] residuals = residuals(random, width);
          for (int step = 0; step < 2000; step++) {
            long[] residual = residuals[random.nextInt(residuals.length)];
            String key = Arrays.toString(residual);
            long[] known = new long[limbs];
            if (memo.find(residual, 0, known)) {
              assertThat(known).isEqualTo(map.get(key));
              found[0]++;
            } else if (map.containsKey(key)) {
              forgotten[0]++;
            }
            if (random.nextBoolean()) {
              map.putIfAbsent(key, random.longs(limbs, 0, Long.MAX_VALUE).toArray());
              memo.store(residual, 0, counts(map.get(key)), 1 + random.nextInt(100));
            }
          }
        });
    assertThat(found[0]).isPositive();
    assertThat(forgotten[0]).isPositive();
  }

  /** Some differ in a single bit, and one is empty. */
  private static long[][] residuals(Random random, int width) {
    long[][] residuals = new long[1 + random.nextInt(200)][width];
    for (int at = 1; at < residuals.length; at++) {
      residuals[at] = residuals[random.nextInt(at)].clone();
      residuals[at][random.nextInt(width)] ^= 1L << random.nextInt(Long.SIZE);
    }
    return residuals;
  }

  @Test
  void findsTheResidualStoredLast() {
    Memo memo = new Memo(2, 1, 0);
    Random random = new Random(1);
    for (int step = 0; step < 1000; step++) {
      long[] residual = {random.nextLong(), random.nextLong()};
      memo.store(residual, 0, counts(step), 1 + random.nextInt(9));
      assertThat(solutions(memo, residual)).isEqualTo(step);
    }
  }

  @Test
  void keepsTheResidualThatTookMostWork() {
    Memo memo = new Memo(1, 1, 0);
    memo.store(new long[] {7}, 0, counts(42), 1_000_000);
    for (long other = 8; other < 10_000; other++) {
      memo.store(new long[] {other}, 0, counts(1), 1 + other % 9);
    }
    assertThat(solutions(memo, 7)).isEqualTo(42);
  }

  private static WideCounts counts(long... limbs) {
    WideCounts counts = new WideCounts(1, limbs.length);
    System.arraycopy(limbs, 0, counts.values, 0, limbs.length);
    return counts;
  }

  private static long solutions(Memo memo, long... residual) {
    long[] solutions = new long[1];
    assertThat(memo.find(residual, 0, solutions)).isTrue();
    return solutions[0];
  }

  @Test
  void usesAtLeastAFifthOfItsBytesAndNoMore() {
    for (int width = 1; width <= 5; width++) {
      for (long bytes = 1 << 12; bytes <= 1 << 22; bytes = 3 * bytes / 2) {
        assertThat(new Memo(width, 1, bytes).bytes()).isBetween(bytes / 5, bytes);
      }
    }
  }
}
