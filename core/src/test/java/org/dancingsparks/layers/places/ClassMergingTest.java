package org.dancingsparks.layers.places;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.layers.disk.CoreTasks;
import org.dancingsparks.layers.disk.Limits;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.testing.RandomCases;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.SmallProblems;
import org.dancingsparks.testing.SymmetricProblems;
import org.dancingsparks.testing.TwinProblems;
import org.junit.jupiter.api.Test;

class ClassMergingTest {
  private long memory = 1 << 28;
  private final AtomicLong merged = new AtomicLong();

  private BigInteger count(OrderedProblem problem, int cores, ClassMerging.Effort effort) {
    return new MergedCount(
            Limits.ofThisJvm().cores(cores).within(memory),
            effort,
            count -> merged.addAndGet(count.residuals() - count.classes()))
        .of(problem);
  }

  private static BigInteger plain(OrderedProblem problem) {
    Limits limits = Limits.ofThisJvm().cores(1).within(1 << 28);
    return new PlaceSweep(PlaceProblem.of(problem), limits, new CoreTasks(1), residuals -> false)
        .count()
        .orElseThrow();
  }

  @Test
  void symmetricProblemsAreCountedAsWithoutClasses() {
    Seed.times(
        4_000,
        (random, seed) -> {
          Problem problem = SymmetricProblems.next(random, 3);
          ItemOrder order =
              random.nextBoolean()
                  ? ItemOrder.given(problem)
                  : RandomCases.shuffled(problem, random);
          Prefix givens =
              random.nextInt(3) == 0 ? RandomCases.givens(problem, random) : Prefix.EMPTY;
          OrderedProblem ordered = new OrderedProblem(problem, order, givens);
          assertEquals(plain(ordered), count(ordered, 1 + random.nextInt(2), MergedCount.ALWAYS));
        });
    assertTrue(merged.get() > 100, merged + " residuals were merged");
  }

  /** In the given order, in which options are chosen ahead. */
  @Test
  void problemsWithTwinsAreCountedAsWithoutClasses() {
    Seed.times(
        4_000,
        (random, seed) -> {
          Problem problem = TwinProblems.next(random);
          OrderedProblem ordered = new OrderedProblem(problem, ItemOrder.given(problem));
          ClassMerging.Effort effort =
              random.nextBoolean() ? MergedCount.ALWAYS : MergedCount.NARROW;
          assertEquals(plain(ordered), count(ordered, 1, effort));
        });
    assertTrue(merged.get() > 100, merged + " residuals were merged");
  }

  @Test
  void anyProblemIsCountedAsWithoutClasses() {
    Seed.times(
        2_000,
        (random, seed) -> {
          Problem problem = SmallProblems.extended(random);
          OrderedProblem ordered =
              new OrderedProblem(
                  problem,
                  RandomCases.shuffled(problem, random),
                  RandomCases.givens(problem, random));
          memory = random.nextBoolean() ? 1 << 28 : random.nextInt(3_000);
          assertEquals(plain(ordered), count(ordered, 1 + random.nextInt(2), MergedCount.ALWAYS));
        });
  }

  /** OEIS A002860 and A107739; one-factorizations: A000438. */
  @Test
  void familiesAreCounted() {
    assertEquals(new BigInteger("61479419904000"), count("latin:7"));
    assertEquals(new BigInteger("28200960"), count("sudoku:2x3"));
    assertEquals(new BigInteger("6240"), count("one-factorizations:8"));
  }

  @Test
  void residualsInFilesAreMerged() throws IOException {
    Puzzle latin = NamedPuzzles.of("latin:5");
    BitProblem bits =
        BitProblem.inStages(new OrderedProblem(latin.problem(), latin.defaultOrder()));
    Limits limits = Limits.ofThisJvm().cores(1).within(1 << 28);
    MemoryUse use = new MemoryUse(limits.memory());
    int place = 10;
    try (PartialSweep sweep = new PartialSweep(bits, limits, work -> {});
        PlaceBlock block = new PlaceBlock(bits.width(), use, limits.directory())) {
      sweep.add(0, Residuals.of(bits.initial()));
      for (int before = 0; before < place; before++) {
        sweep.expand(before);
      }
      List<long[]> entries = new ArrayList<>();
      sweep.takeUnmerged(
          place,
          left -> IntStream.range(0, left.size()).mapToObj(left::entry).forEach(entries::add));
      entries.forEach(entry -> add(block, entry, bits.width()));
      for (int share = 0; share < PlaceBlock.SHARES; share++) {
        block.share(share).spill();
      }
      // The only one in memory is in any sample, and shows no pair.
      entries.stream()
          .filter(entry -> (PlaceTable.hash(entry, 0, bits.width()) & 0x3F) == 0)
          .limit(1)
          .forEach(entry -> add(block, entry, bits.width()));
      PlaceBlock classes =
          new ClassMerging(bits, limits, ClassMerging.Effort.DEFAULT, stage -> {})
              .mergedOnly(block, place, use)
              .orElseThrow();
      assertEquals(2, classes.entries());
      classes.close();
    }
  }

  private static void add(PlaceBlock block, long[] entry, int width) {
    int share = PlaceBlock.share(PlaceTable.hash(entry, 0, width));
    block.share(share).add(entry, 0, entry.length, entry.length - width);
  }

  private BigInteger count(String name) {
    Puzzle puzzle = NamedPuzzles.of(name);
    OrderedProblem problem = new OrderedProblem(puzzle.problem(), puzzle.defaultOrder());
    return count(problem, 2, ClassMerging.Effort.DEFAULT);
  }
}
