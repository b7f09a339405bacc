package org.dancingsparks.estimate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.LongStream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.families.Families;
import org.dancingsparks.format.ShippedPuzzles;
import org.dancingsparks.links.Links;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.testing.SmallProblems;
import org.junit.jupiter.api.Test;

class RandomPathsTest {
  private static final double MAX_NODES = 1e150;

  private static RandomPaths paths(Problem problem, ItemOrder order, long seed) {
    return new RandomPaths(new Links(problem, order).from(Prefix.EMPTY), seed, MAX_NODES);
  }

  private static PathSums sums(RandomPaths paths, LongStream numbers) {
    PathSums sums = new PathSums();
    numbers.forEach(number -> paths.follow(number, sums));
    return sums;
  }

  private static PathSums sums(String family, long seed, int paths) {
    Problem problem = Families.find(family).orElseThrow().problem();
    return sums(paths(problem, ItemOrder.given(problem), seed), LongStream.range(0, paths));
  }

  /** An unbiased estimate is hardly ever five standard errors off. */
  private static void assertNear(Estimate estimate, double exact) {
    assertThat(estimate.value()).isCloseTo(exact, within(5 * estimate.error() + 1e-9 * exact));
    assertThat(estimate.error()).isLessThan(exact / 5);
  }

  @Test
  void evenTreesAreEstimatedExactly() {
    Problem rooks = SmallProblems.rooks(6, 1);
    PathSums sums = sums(paths(rooks, ItemOrder.given(rooks), 1), LongStream.range(0, 10));
    assertThat(sums.solutions().value()).isEqualTo(720);
    assertThat(sums.solutions().error()).isZero();
    long nodes = 1;
    for (int level = 0; level <= 6; level++) {
      assertThat(sums.nodes(level).value()).isEqualTo(nodes);
      nodes *= 6 - level;
    }
    assertThat(sums.nodes(7).value()).isZero();
    assertThat(sums.paths()).isEqualTo(10);
  }

  @Test
  void unevenTreesAreEstimatedWithoutBias() {
    Problem problem = Families.find("langford:2,8").orElseThrow().problem();
    Links links = new Links(problem, ItemOrder.given(problem));
    assertThat(links.count()).isEqualTo(300);
    PathSums sums = sums("langford:2,8", 5, 20_000);
    assertNear(sums.solutions(), 300);
    assertNear(sums.nodes(), links.profile().nodes());
    assertNear(sums.updates(), links.profile().updates());
    for (int level = 0; level < links.profile().levels(); level++) {
      assertNear(sums.nodes(level), links.profile().nodes(level));
    }
    assertThat(sums.unended()).isZero();
  }

  /** 9! * 72^2 * 2^7 * 27,704,267,971 grids of order 3 (Felgenhauer and Jarvis 2005). */
  @Test
  void gridsOfOrder3AreEstimated() {
    double exact = 362_880.0 * 72 * 72 * 128 * 27_704_267_971.0;
    assertThat(exact).isCloseTo(6_670_903_752_021_072_936_960.0, within(1e7));
    assertNear(sums("sudoku:3", 1, 2_000).solutions(), exact);
  }

  @Test
  void theErrorIsUnknownWhereNoPathHasASolution() {
    PathSums sums = sums("queens:3", 1, 50);
    assertThat(sums.solutions().value()).isZero();
    assertThat(sums.solutions().error()).isNaN();
    assertThat(sums.solved()).isZero();
    assertThat(sums("latin:3", 1, 50).solved()).isEqualTo(50);
  }

  @Test
  void kanoodleIsEstimated() {
    PiecePuzzle kanoodle = ShippedPuzzles.find("kanoodle").orElseThrow();
    RandomPaths paths = paths(kanoodle.problem(), kanoodle.itemOrder("pieces-first"), 12);
    PathSums sums = sums(paths, LongStream.range(0, 20_000));
    Estimate nodes = sums.nodes(5);
    assertThat(nodes.value()).isCloseTo(143_328, within(5 * nodes.error()));
    assertThat(sums.solutions().low()).isLessThan(371_020);
  }

  @Test
  void aPathIsTheSameInAnyBatch() {
    Problem problem = Families.find("queens:8").orElseThrow().problem();
    ItemOrder order = ItemOrder.given(problem);
    PathSums whole = new PathSums();
    for (int from = 0; from < 1000; from += 100) {
      whole.add(sums(paths(problem, order, 3), LongStream.range(from, from + 100)));
    }
    RandomPaths one = paths(problem, order, 3);
    one.follow(777, new PathSums());
    PathSums again = new PathSums();
    for (int from = 0; from < 1000; from += 100) {
      again.add(PathSums.of(sums(one, LongStream.range(from, from + 100)).toArray()));
    }
    assertThat(again.toArray()).isEqualTo(whole.toArray());
  }

  @Test
  void seedsAndNumbersMakeDifferentPaths() {
    assertThat(sums("queens:8", 1, 100).toArray()).isNotEqualTo(sums("queens:8", 2, 100).toArray());
    Problem problem = Families.find("queens:12").orElseThrow().problem();
    RandomPaths paths = paths(problem, ItemOrder.given(problem), 1);
    long different =
        LongStream.range(0, 200)
            .mapToObj(number -> sums(paths, LongStream.of(number)).nodes().value())
            .distinct()
            .count();
    assertThat(different).isGreaterThan(50);
  }

  @Test
  void hopelessPathsAreGivenUpAndCounted() {
    Problem rooks = SmallProblems.rooks(6, 1);
    Links links = new Links(rooks, ItemOrder.given(rooks)).from(Prefix.EMPTY);
    PathSums sums = sums(new RandomPaths(links, 0, 100), LongStream.range(0, 5));
    assertThat(sums.unended()).isEqualTo(5);
    assertThat(sums.solutions().value()).isZero();
    assertThat(sums.nodes(3).value()).isEqualTo(120);
  }

  @Test
  void intervalsContainTheTruthAsOftenAsStated() {
    int held = 0;
    for (int seed = 0; seed < 200; seed++) {
      Estimate estimate = sums("queens:6", seed, 200).nodes();
      Problem problem = Families.find("queens:6").orElseThrow().problem();
      Links links = new Links(problem, ItemOrder.given(problem));
      links.count();
      long exact = links.profile().nodes();
      held += estimate.low() <= exact && exact <= estimate.high() ? 1 : 0;
    }
    assertThat(held).isBetween(178, 199);
  }
}
