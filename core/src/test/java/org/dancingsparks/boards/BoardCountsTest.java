package org.dancingsparks.boards;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.Test;

class BoardCountsTest {
  private static final int RUNS = 200;

  private static BoardCounts counts(List<Long> solutions, int from) {
    BoardCounts.Sum sum = new BoardCounts.Sum();
    for (int board = 0; board < solutions.size(); board++) {
      sum.add(List.of("b" + (from + board)), solutions.get(board));
    }
    return sum.counts();
  }

  @Test
  void countsOfPartsAddUp() {
    Seed.times(
        RUNS,
        (random, seed) -> {
          List<Long> all = new ArrayList<>();
          random.longs(random.nextInt(20), 0, 6).forEach(all::add);
          int cut = random.nextInt(all.size() + 1);
          BoardCounts whole = counts(all, 0);

          assertThat(counts(all.subList(0, cut), 0).plus(counts(all.subList(cut, all.size()), cut)))
              .isEqualTo(whole);
          List<Long> sorted = all.stream().sorted().toList();
          assertThat(whole.all()).isEqualTo(all.size());
          assertThat(whole.solutions())
              .isEqualTo(BigInteger.valueOf(all.stream().mapToLong(Long::longValue).sum()));
          assertThat(whole.median())
              .isEqualTo(all.isEmpty() ? 0 : sorted.get((all.size() - 1) / 2));
          assertThat(whole.solvable()).isEqualTo(all.stream().filter(n -> n > 0).count());
          if (whole.solvable() > 0) {
            assertThat(whole.most().solutions()).isEqualTo(sorted.get(all.size() - 1));
            long fewest = sorted.stream().filter(n -> n > 0).findFirst().orElseThrow();
            assertThat(whole.fewest().solutions()).isEqualTo(fewest);
            assertThat(whole.fewest().first().get(0)).containsExactly("b" + all.indexOf(fewest));
          }
        });
  }
}
