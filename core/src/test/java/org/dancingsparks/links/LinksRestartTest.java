package org.dancingsparks.links;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.testing.SmallProblems;
import org.dancingsparks.testing.Walks;
import org.junit.jupiter.api.Test;

class LinksRestartTest {
  /** 5,040 solutions and 8,660 nodes above them, so that cancellation is polled for. */
  private static final Problem ROOKS = SmallProblems.rooks(7, 1);

  private static Links fresh() {
    return new Links(ROOKS, ItemOrder.given(ROOKS));
  }

  @Test
  void restoresLinksAfterExhaustion() {
    Links links = fresh();
    List<List<Integer>> first = Walks.listed(links);
    assertThat(Walks.listed(links.from(Prefix.EMPTY))).isEqualTo(first);
  }

  @Test
  void restoresLinksAfterStoppingMidway() {
    List<List<Integer>> all = Walks.listed(fresh());
    Links links = fresh();
    for (int stop = 0; stop < 40; stop++) {
      for (int step = 0; step < 37 * stop; step++) {
        links.next();
      }
      links.from(stop % 2 == 0 ? Prefix.of(ROOKS, 48, stop % 6) : Prefix.EMPTY);
    }
    assertThat(Walks.listed(links.from(Prefix.EMPTY))).isEqualTo(all);
  }

  @Test
  void restoresLinksAfterCancellation() {
    List<List<Integer>> all = Walks.listed(fresh());
    for (int poll = 1; poll <= 2; poll++) {
      int last = poll;
      AtomicInteger polls = new AtomicInteger();
      Links links = fresh().cancelledBy(() -> polls.incrementAndGet() >= last);
      assertThatExceptionOfType(CancellationException.class)
          .isThrownBy(links::count)
          .withMessageContaining("cancelled");
      assertThat(polls).hasValue(last);
      links.cancelledBy(() -> false).from(Prefix.EMPTY);
      assertThat(Walks.listed(links)).isEqualTo(all);
    }
  }

  @Test
  void cancelledSearchContinuesAndCountsNothingTwice() {
    Links whole = fresh();
    long all = whole.count();
    AtomicInteger polls = new AtomicInteger();
    Links links = fresh().cancelledBy(() -> polls.incrementAndGet() == 1);
    long found = 0;
    boolean isThere = true;
    while (isThere) {
      try {
        isThere = links.next();
        found += isThere ? 1 : 0;
      } catch (CancellationException e) {
        assertThat(polls).hasValue(1);
      }
    }
    assertThat(polls.get()).isGreaterThan(1);
    assertThat(found).isEqualTo(all);
    assertThat(links.profile()).isEqualTo(whole.profile());
  }

  @Test
  void isNotCancelledWithoutCause() {
    AtomicInteger polls = new AtomicInteger();
    Links links = fresh().cancelledBy(() -> polls.incrementAndGet() < 0);
    assertThat(links.count()).isEqualTo(5040);
    assertThat(polls.get()).isEqualTo(2);
  }

  /** The rooks again, each with 300 items of its own, which covering unlinks. */
  @Test
  void isPolledByUpdatesWhereNodesHaveMany() {
    ProblemBuilder<String, String> builder = new ProblemBuilder<>();
    IntStream.range(0, 7).forEach(line -> builder.primary("r" + line).primary("c" + line));
    for (int square = 0; square < 49; square++) {
      List<String> items = new ArrayList<>(List.of("r" + square / 7, "c" + square % 7));
      for (int own = 0; own < 300; own++) {
        items.add(square + "." + own);
        builder.secondary(square + "." + own);
      }
      builder.option("o" + square, items);
    }
    Problem problem = builder.build();
    AtomicInteger polls = new AtomicInteger();
    Links links =
        new Links(problem, ItemOrder.given(problem)).cancelledBy(() -> polls.incrementAndGet() < 0);
    assertThat(links.count()).isEqualTo(5040);
    assertThat(polls.get()).isBetween((int) (links.updates() >> 20), (int) (links.updates() >> 18));
  }

  @Test
  void theProfileContinuesCounting() {
    Links links = fresh();
    links.count();
    Profile once = links.profile();
    links.from(Prefix.EMPTY).count();
    assertThat(links.profile()).isEqualTo(once.plus(once));
  }

  @Test
  void stoppingAtADepthCanBeRevoked() {
    Links links = fresh().stoppingAt(2);
    assertThat(links.count()).isEqualTo(7 * 6);
    links.stoppingAt(Integer.MAX_VALUE).from(Prefix.EMPTY);
    assertThat(links.count()).isEqualTo(5040);
  }
}
