package org.dancingsparks.layers.arrays;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.diagram.FrontierSearch;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.layers.LayerCount;
import org.dancingsparks.layers.disk.Limits;
import org.dancingsparks.layers.places.PlaceProblem;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.SmallProblems;
import org.junit.jupiter.api.Test;

class ArrayCountTest {
  /** Number of placements of a domino on 4 x 6 cells. */
  private static final int LEAST_OPTIONS = 38;

  private static final Limits LIMITS = Limits.ofThisJvm().cores(2).within(1 << 28);

  private static Frontier frontier(OrderedProblem problem) {
    return PlaceProblem.of(problem).frontier().orElseThrow();
  }

  private static Optional<BigInteger> count(Frontier frontier, Limits limits) {
    ArrayCount count = new ArrayCount(frontier, 0, limits, visited -> false);
    count.add(0, 1);
    return count.count();
  }

  @Test
  void countsRowsLikeADiagramWithAndWithoutACut() {
    AtomicInteger cut = new AtomicInteger();
    AtomicInteger whole = new AtomicInteger();
    Seed.times(
        2_000,
        (random, seed) -> {
          int kind = Math.max(0, random.nextInt(5) - 2);
          RandomRows.Sample sample = new RandomRows(random).problem(kind);
          Frontier frontier = frontier(sample.problem());
          Optional<BigInteger> expected = Optional.of(sample.solutions());
          assertEquals(expected, count(frontier, LIMITS));
          assertEquals(expected, LayerCount.byPlace(sample.problem()).count());
          boolean isCut = sample.solutions().bitLength() > 1 && MiddleCut.of(frontier).isPresent();
          cut.addAndGet(isCut ? 1 : 0);
          whole.addAndGet(sample.solutions().bitLength() > 1 && !isCut ? 1 : 0);
        });
    assertTrue(cut.get() > 120, cut + " were cut");
    assertTrue(whole.get() > 140, whole + " were not");
  }

  @Test
  void multiplicitiesBecomeWiderOnEitherSideOfTheCut() {
    AtomicInteger wide = new AtomicInteger();
    Seed.times(
        400,
        (random, seed) -> {
          RandomRows.Sample sample = new RandomRows(random, 40, 30).problem(0);
          Frontier frontier = frontier(sample.problem());
          assertEquals(Optional.of(sample.solutions()), count(frontier, LIMITS));
          boolean isWide = sample.solutions().bitLength() > Long.SIZE;
          wide.addAndGet(isWide && MiddleCut.of(frontier).isPresent() ? 1 : 0);
        });
    assertTrue(wide.get() > 10, wide + " were wide");
  }

  private static OrderedProblem dominoes(int rows, int columns, int given) {
    Problem problem = NamedPuzzles.of("dominoes:%dx%d".formatted(rows, columns)).problem();
    Prefix givens = given < 0 ? Prefix.EMPTY : Prefix.of(problem, given);
    return new OrderedProblem(problem, ItemOrder.given(problem), givens);
  }

  /** Kasteleyn; OEIS A004003 and A099390. */
  @Test
  void boardsOfOddAndEvenWidthAreCutIfNothingIsGiven() {
    assertEquals(Optional.of(BigInteger.valueOf(12_988_816)), countCut(dominoes(8, 8, -1)));
    assertEquals(Optional.of(BigInteger.valueOf(1_292_697)), countCut(dominoes(7, 8, -1)));
    assertEquals(Optional.of(BigInteger.valueOf(1_292_697)), countCut(dominoes(8, 7, -1)));
    assertEquals(Optional.of(BigInteger.ZERO), countCut(dominoes(7, 7, -1)));
    assertEquals(Optional.of(BigInteger.ONE), countCut(dominoes(1, 2, -1)));
    assertTrue(MiddleCut.of(frontier(dominoes(7, 8, 0))).isEmpty());
  }

  private static Optional<BigInteger> countCut(OrderedProblem problem) {
    Frontier frontier = frontier(problem);
    assertTrue(MiddleCut.of(frontier).isPresent());
    return count(frontier, LIMITS);
  }

  /** Multiplicities pass 64 bits on one side of the cut only. */
  @Test
  void longBoardsAreCountedLikeByProfiles() {
    for (int columns = 2; columns <= 10; columns++) {
      int middle = 340 / columns;
      for (int rows = middle - 4; rows <= middle + 4; rows++) {
        OrderedProblem problem = dominoes(rows, columns, -1);
        assertEquals(
            profiles(rows, columns), countCut(problem).orElseThrow(), rows + " x " + columns);
      }
    }
  }

  /** The tilings by dominoes, cell by cell: a bit for each of the next cells that is covered. */
  private static BigInteger profiles(int rows, int columns) {
    BigInteger[] ways = new BigInteger[1 << columns];
    Arrays.fill(ways, BigInteger.ZERO);
    ways[0] = BigInteger.ONE;
    for (int cell = 0; cell < rows * columns; cell++) {
      BigInteger[] next = new BigInteger[ways.length];
      Arrays.fill(next, BigInteger.ZERO);
      boolean isLast = cell % columns == columns - 1;
      for (int covered = 0; covered < ways.length; covered++) {
        int rest = covered >> 1;
        if ((covered & 1) != 0) {
          next[rest] = next[rest].add(ways[covered]);
        } else {
          int below = rest | 1 << columns - 1;
          next[below] = next[below].add(ways[covered]);
          if (!isLast && (rest & 1) == 0) {
            next[rest | 1] = next[rest | 1].add(ways[covered]);
          }
        }
      }
      ways = next;
    }
    return ways[0];
  }

  @Test
  void givensAreCountedLikeByADiagram() {
    Seed.times(
        10,
        (random, seed) -> {
          int rows = 4 + random.nextInt(3);
          OrderedProblem problem =
              dominoes(rows, 6 + random.nextInt(2), random.nextInt(LEAST_OPTIONS));
          FrontierSearch search = new FrontierSearch(problem, List.of(problem.givens()));
          BigInteger expected = search.diagram().orElseThrow().count();
          assertEquals(Optional.of(expected), count(frontier(problem), LIMITS));
        });
  }

  /** The frontier of the second has 18 cells, so that threads share its states. */
  @Test
  void threadsCountAWideBoardLikeANarrowOne() {
    Optional<BigInteger> expected = count(frontier(dominoes(18, 6, -1)), LIMITS);
    assertEquals(expected, count(frontier(dominoes(6, 18, -1)), LIMITS.cores(3)));
    assertEquals(expected, count(frontier(dominoes(6, 18, -1)), LIMITS.cores(1)));
    Frontier given = frontier(dominoes(6, 18, 0));
    assertEquals(count(given, LIMITS.cores(1)), count(given, LIMITS.cores(3)));
  }

  @Test
  void statesAreLeftWhereMultiplicitiesOutgrowTheMemory() {
    // Room for one long of each state; the number of solutions needs two.
    Limits limits = LIMITS.within(32L << 14);
    OrderedProblem problem = dominoes(14, 14, 0);
    ArrayCount count = new ArrayCount(frontier(problem), 0, limits, visited -> false);
    count.add(0, 1);
    assertEquals(Optional.empty(), count.count());
    assertTrue(count.place() > 98 && count.place() < 196, "stopped at " + count.place());
    int[] states = {0};
    count.forEach((state, multiplicity) -> states[0]++);
    assertTrue(states[0] > 1_000, states[0] + " states");
  }

  @Test
  void statesThatAreLeftAreCountedInTables() {
    OrderedProblem problem = dominoes(14, 14, 0);
    LayerCount count = LayerCount.byPlace(problem);
    BigInteger expected = count.count().orElseThrow();
    assertTrue(expected.bitLength() > Long.SIZE);
    assertEquals(expected, count.within(32L << 14).cores(2).count().orElseThrow());
    assertEquals(expected, count.within(10_000).count().orElseThrow());
  }

  @Test
  void multiplicitiesBecomeAsWideAsNeeded() {
    Problem coins = SmallProblems.coins(300);
    OrderedProblem problem = new OrderedProblem(coins, ItemOrder.given(coins));
    assertEquals(Optional.of(BigInteger.ONE.shiftLeft(300)), count(frontier(problem), LIMITS));
  }

  @Test
  void countsOfOtherBoardsAreThoseOfTables() {
    for (String name : List.of("queens:7", "rectangles:5x6", "langford:2,7", "sudoku:2")) {
      Puzzle puzzle = NamedPuzzles.of(name);
      OrderedProblem problem = new OrderedProblem(puzzle.problem(), puzzle.defaultOrder());
      BigInteger expected = LayerCount.byPlace(problem).within(0).count().orElseThrow();
      assertEquals(expected, LayerCount.byPlace(problem).count().orElseThrow(), name);
    }
  }

  @Test
  void endsAfterTooManyStates() {
    Frontier frontier = frontier(dominoes(10, 10, -1));
    ArrayCount count = new ArrayCount(frontier, 0, LIMITS, visited -> visited > 10);
    count.add(0, 1);
    assertEquals(Optional.empty(), count.count());
    assertTrue(count.place() < 20, "ended at " + count.place());
  }
}
