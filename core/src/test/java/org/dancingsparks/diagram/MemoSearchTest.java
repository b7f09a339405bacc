package org.dancingsparks.diagram;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.cover.RandomCover;
import org.dancingsparks.testing.SmallProblems;
import org.dancingsparks.testing.Walks;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Memos of any size, shared by threads, and cancelled searches. */
class MemoSearchTest {
  private static final int THREADS = 4;

  private static MemoSearch search(Problem problem, long bytes) {
    return new MemoSearch(new OrderedProblem(problem, ItemOrder.given(problem)), bytes);
  }

  @ParameterizedTest
  @ValueSource(longs = {64, 4096, 1 << 16, 1 << 20})
  void staysExactWhateverItsMemory(long bytes) {
    assertThat(search(SmallProblems.sudoku2(), bytes).cursor().from(Prefix.EMPTY).count())
        .isEqualTo(288);
    assertThat(search(SmallProblems.queens(8), bytes).cursor().from(Prefix.EMPTY).count())
        .isEqualTo(92);
    assertThat(search(SmallProblems.langford(8), bytes).cursor().from(Prefix.EMPTY).count())
        .isEqualTo(300);
    assertThat(search(SmallProblems.dominoes(6, 6), bytes).cursor().from(Prefix.EMPTY).count())
        .isEqualTo(6728);
  }

  @ParameterizedTest
  @ValueSource(longs = {64, 1 << 14, 1 << 20})
  void staysExactWhenThreadsShareIt(long bytes) throws Exception {
    assertThreadsCount(SmallProblems.queens(8), bytes, 3, 92);
    assertThreadsCount(SmallProblems.langford(8), bytes, 2, 300);
    assertThreadsCount(SmallProblems.dominoes(6, 6), bytes, 5, 6728);
  }

  /** Each thread does all parts, in an order of its own, counting some and listing others. */
  private static void assertThreadsCount(Problem problem, long bytes, int depth, long solutions)
      throws Exception {
    MemoSearch shared = search(problem, bytes);
    List<Prefix> parts = new ArrayList<>();
    MemoCursor expansion = shared.cursor().stoppingAt(depth).from(Prefix.EMPTY);
    while (expansion.next()) {
      parts.add(Prefix.of(problem, expansion.solution()));
    }
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    try {
      List<Callable<Long>> tasks =
          IntStream.range(0, THREADS)
              .<Callable<Long>>mapToObj(thread -> () -> countAll(shared, parts, thread))
              .toList();
      for (Future<Long> count : threads.invokeAll(tasks)) {
        assertThat(count.get()).isEqualTo(solutions);
      }
    } finally {
      threads.shutdownNow();
    }
  }

  private static long countAll(MemoSearch shared, List<Prefix> parts, int seed) {
    Random random = new Random(seed);
    MemoCursor cursor = shared.cursor();
    long count = 0;
    for (int at : RandomCover.shuffled(random, parts.size())) {
      cursor.from(parts.get(at));
      count += random.nextBoolean() ? cursor.count() : Walks.listed(cursor).size();
    }
    return count;
  }

  @ParameterizedTest
  @ValueSource(ints = {6, 7, 8})
  void entersEachResidualOnceWhereTheMemoHoldsAll(int numbers) {
    Problem langford = SmallProblems.langford(numbers);
    FrontierSearch frontier = new FrontierSearch(langford, ItemOrder.given(langford));
    frontier.diagram();
    MemoCursor cursor = search(langford, 1 << 24).cursor().from(Prefix.EMPTY);
    long solutions = cursor.count();
    // The solutions themselves are nodes, too; they come by at most two ways from each residual.
    assertThat(cursor.profile().nodes())
        .isBetween(frontier.residuals(), frontier.residuals() + solutions);
    assertThat(cursor.profile().nodes(0)).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({"62, 65536", "63, 65536", "65, 65536", "66, 1", "1000, 65536", "4000, 1048576"})
  void countsBeyondALong(int coins, long bytes) {
    MemoSearch search = search(SmallProblems.coins(coins), bytes);
    MemoCursor cursor = search.cursor().from(Prefix.EMPTY);
    assertThat(cursor.countAll()).isEqualTo(BigInteger.TWO.pow(coins));
    assertThat(cursor.next()).isFalse();
    assertThat(cursor.countAll()).isZero();
    // Another cursor and the same one use the longer numbers that the memo now has.
    assertThat(search.cursor().from(Prefix.EMPTY).countAll()).isEqualTo(BigInteger.TWO.pow(coins));
    assertThat(cursor.from(Prefix.EMPTY).countAll()).isEqualTo(BigInteger.TWO.pow(coins));
  }

  /** The first branch counts less than a long holds, before the second one exceeds that. */
  @Test
  void whatWasCountedBeforeANumberGrewTooLongIsCountedAgain() {
    ProblemBuilder<Integer, Integer> builder = new ProblemBuilder<>();
    IntStream.range(0, 71).forEach(builder::primary);
    builder.option(0, IntStream.range(0, 11).boxed().toList()).option(1, List.of(0));
    for (int coin = 1; coin < 71; coin++) {
      builder.option(2 * coin, List.of(coin)).option(2 * coin + 1, List.of(coin));
    }
    MemoCursor cursor = search(builder.build(), 1 << 16).cursor().from(Prefix.EMPTY);
    assertThat(cursor.countAll()).isEqualTo(BigInteger.TWO.pow(60).add(BigInteger.TWO.pow(70)));
  }

  @Test
  void countsBeyondALongWhateverWasListedBefore() {
    Problem coins = SmallProblems.coins(70);
    MemoSearch search = search(coins, 1 << 16);
    for (int listed = 0; listed < 5; listed++) {
      MemoCursor cursor = search(coins, 1 << 16).cursor().from(Prefix.of(coins, 1, 2));
      for (int at = 0; at < listed; at++) {
        assertThat(cursor.next()).isTrue();
      }
      BigInteger left = BigInteger.TWO.pow(68).subtract(BigInteger.valueOf(listed));
      assertThat(cursor.countAll()).isEqualTo(left);
      MemoCursor shared = search.cursor().from(Prefix.of(coins, 1, 2));
      assertThat(shared.next()).isTrue();
      assertThat(shared.countAll()).isEqualTo(BigInteger.TWO.pow(68).subtract(BigInteger.ONE));
    }
  }

  @Test
  void refusesACountBeyondALong() {
    MemoCursor cursor = search(SmallProblems.coins(65), 1 << 16).cursor().from(Prefix.EMPTY);
    assertThatThrownBy(cursor::count).isInstanceOf(ArithmeticException.class);
    assertThat(cursor.count()).isZero();
  }

  @Test
  void continuesAfterCancellationOnlyFromAPrefix() {
    Problem langford = SmallProblems.langford(11);
    MemoSearch shared = search(langford, 1 << 16);
    int[] polls = {0};
    MemoCursor cursor = shared.cursor().cancelledBy(() -> ++polls[0] == 3).from(Prefix.EMPTY);
    assertThatThrownBy(cursor::count).isInstanceOf(CancellationException.class);
    assertThat(cursor.next()).isFalse();
    assertThat(cursor.count()).isZero();
    assertThat(cursor.from(Prefix.EMPTY).count()).isEqualTo(35_584);
  }
}
