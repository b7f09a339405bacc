package org.dancingsparks.diagram;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.SmallProblems;
import org.junit.jupiter.api.Test;

/** Ranges of solutions, single ones, and what changes from one to the next. */
class DiagramCursorTest {
  private static final int RUNS = 2000;

  /** The solutions that the cursor has yet to list. */
  static List<List<Integer>> listed(RangeCursor cursor) {
    List<List<Integer>> solutions = new ArrayList<>();
    while (cursor.next()) {
      solutions.add(Arrays.stream(cursor.solution()).boxed().toList());
    }
    return solutions;
  }

  @Test
  void listsAnyRangeAsTheWholeListingHasIt() {
    Seed.times(
        RUNS,
        (random, seed) -> {
          RandomSearch search = RandomSearch.of(random);
          Diagram diagram = search.diagram();
          List<List<Integer>> listing = search.listing();
          for (int again = 0; again < 5; again++) {
            int from = random.nextInt(listing.size() + 1);
            int to = from + random.nextInt(listing.size() + 1 - from);
            RangeCursor cursor = diagram.cursor(from, to);
            assertThat(listed(cursor)).isEqualTo(listing.subList(from, to));
            assertThat(cursor.next()).isFalse();
          }
        });
  }

  @Test
  void numbersTheSolutionsItLists() {
    Seed.times(
        RUNS,
        (random, seed) -> {
          RandomSearch search = RandomSearch.of(random);
          Diagram diagram = search.diagram();
          List<List<Integer>> listing = search.listing();
          RangeCursor cursor = diagram.cursor(listing.size() / 2, listing.size());
          for (int number = listing.size() / 2; cursor.next(); number++) {
            assertThat(cursor.number()).isEqualTo(number);
            assertThat(cursor.size()).isEqualTo(listing.get(number).size());
            for (int place = 0; place < cursor.size(); place++) {
              assertThat(cursor.option(place)).isEqualTo(listing.get(number).get(place));
            }
            assertThat(diagram.solution(BigInteger.valueOf(number))).isEqualTo(cursor.solution());
          }
        });
  }

  @Test
  void reportsTheNumberOfUnchangedOptions() {
    Seed.times(
        RUNS,
        (random, seed) -> {
          RandomSearch search = RandomSearch.of(random);
          Diagram diagram = search.diagram();
          RangeCursor cursor = diagram.cursor(0, diagram.count().longValueExact());
          int[] before = {};
          BigInteger startsPrefix = BigInteger.ZERO;
          for (int prefix = 0; prefix < search.prefixes().size(); prefix++) {
            BigInteger end = startsPrefix.add(diagram.count(prefix));
            for (BigInteger at = startsPrefix; at.compareTo(end) < 0; at = at.add(BigInteger.ONE)) {
              assertThat(cursor.next()).isTrue();
              int[] now = cursor.solution();
              int mismatch = Arrays.mismatch(before, now);
              int alike = mismatch < 0 ? now.length : mismatch;
              assertThat(cursor.unchanged()).isBetween(0, alike);
              if (at.compareTo(startsPrefix) > 0) {
                assertThat(cursor.unchanged()).isEqualTo(alike);
              }
              before = now;
            }
            startsPrefix = end;
          }
          assertThat(cursor.next()).isFalse();
        });
  }

  @Test
  void refusesRangesBeyondTheSolutions() {
    Problem queens = SmallProblems.queens(6);
    Diagram diagram = new FrontierSearch(queens, ItemOrder.given(queens)).diagram().orElseThrow();
    assertThat(listed(diagram.cursor(4, 4))).isEmpty();
    for (long[] range : new long[][] {{-1, 2}, {3, 2}, {0, 5}, {5, 5}, {0, Long.MAX_VALUE}}) {
      assertThatThrownBy(() -> diagram.cursor(range[0], range[1]))
          .isInstanceOf(IndexOutOfBoundsException.class)
          .hasMessageContaining("there are 4");
    }
    for (long number : new long[] {-1, 4, Long.MAX_VALUE}) {
      assertThatThrownBy(() -> diagram.solution(BigInteger.valueOf(number)))
          .isInstanceOf(IndexOutOfBoundsException.class)
          .hasMessageContaining("there are 4");
    }
  }
}
