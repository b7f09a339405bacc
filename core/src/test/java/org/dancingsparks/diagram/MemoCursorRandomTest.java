package org.dancingsparks.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.Walks;
import org.junit.jupiter.api.Test;

/** The search with a bounded memo against trying every set of options, whatever the bound. */
class MemoCursorRandomTest {
  private static final int RUNS = 2000;
  private static final double ROUNDING = 1e-9;
  private static final long[] BYTES = {0, 64, 1 << 10, 1 << 14, 1 << 20};

  private static MemoSearch memoSearch(Random random, RandomSearch search) {
    long bytes = BYTES[random.nextInt(BYTES.length)];
    return new MemoSearch(search.ordered(), bytes);
  }

  @Test
  void listsTheSolutionsOfADiagramInTheSameOrder() {
    Seed.times(
        RUNS,
        (random, seed) -> {
          RandomSearch search = RandomSearch.of(random);
          MemoSearch shared = memoSearch(random, search);
          MemoCursor cursor = shared.cursor();
          for (int again = 0; again < 2; again++) {
            List<List<Integer>> found = new ArrayList<>();
            for (Prefix prefix : search.prefixes()) {
              found.addAll(Walks.listed(cursor.from(prefix)));
              assertThat(cursor.next()).isFalse();
            }
            assertThat(found).isEqualTo(search.listing());
          }
        });
  }

  @Test
  void countsTheRestWhereverItStands() {
    Seed.times(
        RUNS,
        (random, seed) -> {
          RandomSearch search = RandomSearch.of(random);
          MemoSearch shared = memoSearch(random, search);
          MemoCursor used = shared.cursor();
          for (int again = 0; again < 4; again++) {
            Prefix prefix = search.prefixes().get(random.nextInt(search.prefixes().size()));
            MemoCursor cursor = random.nextBoolean() ? used : shared.cursor();
            int left = search.listing(prefix).size();
            cursor.from(prefix);
            for (int steps = random.nextInt(left + 2); steps > 0 && cursor.next(); steps--) {
              left--;
            }
            assertThat(cursor.count()).as("from %s", prefix).isEqualTo(left);
            assertThat(cursor.count()).isZero();
            assertThat(cursor.next()).isFalse();
            assertThat(cursor.passed()).isEqualTo(1);
          }
        });
  }

  @Test
  void partsListAndCountTheWhole() {
    Seed.times(
        RUNS,
        (random, seed) -> {
          RandomSearch search = RandomSearch.of(random);
          MemoSearch shared = memoSearch(random, search);
          Prefix whole = search.prefixes().get(0);
          int depth = whole.size() + random.nextInt(4);
          MemoCursor expansion = shared.cursor().stoppingAt(depth).from(whole);
          List<List<Integer>> joined = new ArrayList<>();
          long count = 0;
          while (expansion.next()) {
            assertThat(expansion.size()).isLessThanOrEqualTo(depth);
            Prefix part = Prefix.of(search.problem(), expansion.solution());
            count += shared.cursor().from(part).count();
            joined.addAll(Walks.listed(shared.cursor().from(part)));
          }
          assertThat(joined).as("depth %d", depth).isEqualTo(search.listing(whole));
          assertThat(count).isEqualTo(joined.size());
        });
  }

  @Test
  void passedNeverFallsAndEndsAtOne() {
    Seed.times(
        RUNS,
        (random, seed) -> {
          RandomSearch search = RandomSearch.of(random);
          MemoCursor cursor = memoSearch(random, search).cursor().from(search.givens());
          if (random.nextBoolean()) {
            cursor.stoppingAt(search.givens().size() + random.nextInt(4));
          }
          assertThat(cursor.passed()).isZero();
          double least = 0;
          double weights = 0;
          while (cursor.next()) {
            assertThat(cursor.passed())
                .isBetween(0.0, 1.0)
                .isGreaterThanOrEqualTo(least - ROUNDING);
            assertThat(cursor.weight()).isPositive().isLessThanOrEqualTo(1);
            least = cursor.passed() + cursor.weight();
            weights += cursor.weight();
          }
          assertThat(weights).isLessThanOrEqualTo(1 + ROUNDING);
          assertThat(cursor.passed()).isEqualTo(1);
        });
  }

  @Test
  void entersAtLeastTheResidualsThatAFrontierSearchVisits() {
    Seed.times(
        RUNS,
        (random, seed) -> {
          RandomSearch search = RandomSearch.of(random);
          FrontierSearch frontier = new FrontierSearch(search.ordered(), List.of(search.givens()));
          frontier.diagram();
          MemoCursor cursor = memoSearch(random, search).cursor().from(search.givens());
          cursor.count();
          assertThat(cursor.profile().nodes()).isGreaterThanOrEqualTo(frontier.residuals());
          assertThat(cursor.profile().updates()).isZero();
        });
  }
}
