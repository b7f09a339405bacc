package org.dancingsparks.links;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.RandomCover;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.SmallProblems;
import org.dancingsparks.testing.Walks;
import org.junit.jupiter.api.Test;

/** The parts of a search add up to the whole, in solutions, their order, and work. */
class LinksSplitTest {
  private static final double ROUNDING = 1e-9;

  @Test
  void partsListTheWhole() {
    Seed.times(
        1000,
        (random, seed) -> {
          Problem problem = RandomCover.of(random).problem(random);
          for (ItemOrder order : LinksRandomTest.orders(random, problem)) {
            for (int depth = 0; depth <= problem.primaryItems() + 1; depth++) {
              checkSplit(problem, order, depth);
            }
          }
        });
  }

  @Test
  void partsOfKnownProblemsListTheWhole() {
    for (Problem problem :
        List.of(
            SmallProblems.sudoku2(),
            SmallProblems.queens(6),
            SmallProblems.langford(7),
            SmallProblems.rooks(4, 3),
            SmallProblems.sixByFour())) {
      for (int depth = 0; depth <= 6; depth++) {
        checkSplit(problem, ItemOrder.given(problem), depth);
        checkSplit(problem, ItemOrder.firstUse(problem), depth);
      }
    }
  }

  private static void checkSplit(Problem problem, ItemOrder order, int depth) {
    Links whole = new Links(problem, order);
    List<List<Integer>> all = Walks.listed(whole);
    Links expansion = new Links(problem, order).stoppingAt(depth);
    List<int[]> prefixes = new ArrayList<>();
    while (expansion.next()) {
      assertThat(expansion.size()).isLessThanOrEqualTo(depth);
      prefixes.add(expansion.solution());
    }
    List<List<Integer>> joined = new ArrayList<>();
    Profile work = expansion.profile();
    for (int[] prefix : prefixes) {
      Links part = new Links(problem, order).from(Prefix.of(problem, prefix));
      joined.addAll(Walks.listed(part));
      work = work.plus(part.profile());
    }
    assertThat(joined).as("depth %d of %s", depth, order).isEqualTo(all);
    assertThat(work).as("depth %d of %s", depth, order).isEqualTo(whole.profile());
  }

  @Test
  void passedNeverFallsAndEndsAtOne() {
    Seed.times(
        2000,
        (random, seed) -> {
          Problem problem = RandomCover.of(random).problem(random);
          Prefix prefix = RandomCover.prefix(random, problem);
          Links links = new Links(problem, ItemOrder.given(problem)).from(prefix);
          if (random.nextBoolean()) {
            links.stoppingAt(random.nextInt(5));
          }
          checkPassed(links);
        });
  }

  /** Each node's own weight lies between what is passed at it and at the next. */
  private static double checkPassed(Links links) {
    assertThat(links.passed()).isZero();
    double least = 0;
    double weights = 0;
    while (links.next()) {
      assertThat(links.passed()).isBetween(0.0, 1.0).isGreaterThanOrEqualTo(least - ROUNDING);
      assertThat(links.weight()).isPositive().isLessThanOrEqualTo(1);
      least = links.passed() + links.weight();
      weights += links.weight();
    }
    assertThat(weights).isLessThanOrEqualTo(1 + ROUNDING);
    assertThat(links.passed()).isEqualTo(1);
    return weights;
  }

  @Test
  void weightsAddUpToOneWhereNothingIsDead() {
    Problem rooks = SmallProblems.rooks(5, 1);
    for (int depth = 0; depth <= 5; depth++) {
      Links links = new Links(rooks, ItemOrder.given(rooks)).stoppingAt(depth);
      assertThat(checkPassed(links)).isCloseTo(1, within(ROUNDING));
    }
  }

  @Test
  void deadEndsTakeTheirWeightWithThem() {
    // The root branches on a: {ab} leaves c without option, {a} leads to a solution.
    Problem problem = SmallProblems.words("abc", "ab", "a", "bc", "bc");
    Links links = new Links(problem, ItemOrder.given(problem));
    assertThat(links.next()).isTrue();
    assertThat(links.passed()).isEqualTo(0.5);
    assertThat(links.weight()).isEqualTo(0.25);
    assertThat(links.next()).isTrue();
    assertThat(links.passed()).isEqualTo(0.75);
    assertThat(links.next()).isFalse();
  }
}
