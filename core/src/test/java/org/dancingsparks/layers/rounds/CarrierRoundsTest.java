package org.dancingsparks.layers.rounds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.diagram.FrontierSearch;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.layers.CarrierProblems;
import org.dancingsparks.layers.LayerCount;
import org.dancingsparks.layers.carriers.Cut;
import org.dancingsparks.layers.carriers.Sweep;
import org.dancingsparks.links.Links;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.Test;

class CarrierRoundsTest {
  private static Sweep sweep(Puzzle puzzle) {
    return Sweep.of(new OrderedProblem(puzzle.problem(), puzzle.defaultOrder())).orElseThrow();
  }

  private static BigInteger count(Sweep sweep, int keys, Random random) {
    int wanted = CarrierPlan.keys(sweep, number -> number >= keys);
    int most = 1 + random.nextInt(3);
    int seed = random.nextInt();
    IntUnaryOperator cuts =
        covered -> covered == 0 ? 1 : 1 + Math.floorMod(covered * 0x9E3779B1 ^ seed, most);
    KeyCarriers cut = new KeyCarriers(sweep.problem().carriers(), wanted, cuts);
    CarrierRounds rounds = new CarrierRounds(sweep, cut, random.nextInt(200));
    return new RoundsInMemory(rounds, random.nextInt(300)).count();
  }

  @Test
  void countsRandomProblemsLikeLinksByAnyNumberOfKeys() {
    AtomicInteger cut = new AtomicInteger();
    AtomicInteger solved = new AtomicInteger();
    AtomicInteger inMiddle = new AtomicInteger();
    Seed.times(
        600,
        (random, seed) -> {
          CarrierProblems.Sample sample = new CarrierProblems(random).next();
          Problem problem = sample.problem();
          BigInteger expected =
              BigInteger.valueOf(new Links(problem, ItemOrder.given(problem)).count());
          int keys = random.nextInt(1 + sample.window().carriers());
          Sweep whole = new Sweep(sample.window(), Cut.none(sample.window()));
          assertEquals(expected, count(whole, keys, random));
          Cut.middle(sample.window())
              .ifPresent(
                  middle -> {
                    Sweep halves = new Sweep(sample.window(), middle);
                    assertEquals(expected, count(halves, keys, random));
                    cut.incrementAndGet();
                    solved.addAndGet(expected.signum());
                    inMiddle.addAndGet(halves.middle().isEmpty() ? 0 : 1);
                  });
        });
    assertTrue(cut.get() > 15 && solved.get() > 7 && inMiddle.get() > 5, cut + " were cut");
  }

  @Test
  void countsBeyondLongs() {
    Seed.times(
        10,
        (random, seed) -> {
          Problem problem = CarrierProblems.withManySolutions(random);
          ItemOrder order = NamedPuzzles.of("langford:2,7").defaultOrder();
          BigInteger expected = new FrontierSearch(problem, order).diagram().orElseThrow().count();
          assertTrue(expected.bitLength() > Long.SIZE);
          Sweep sweep = Sweep.of(new OrderedProblem(problem, order)).orElseThrow();
          assertEquals(expected, count(sweep, random.nextInt(8), random));
        });
  }

  @Test
  void countsPentominoes() {
    Sweep sweep = sweep(NamedPuzzles.of("pentominoes:5x12"));
    CarrierPlan plan = CarrierPlan.of(sweep, new RoundPlan.Resources(2, 1 << 20));
    CarrierRounds rounds = new CarrierRounds(sweep, plan.keys(), ChunkCodec.MAX_BYTES);
    RoundsInMemory roomy = new RoundsInMemory(rounds, Long.MAX_VALUE);
    assertEquals(BigInteger.valueOf(4_040), roomy.count());
    assertEquals(0, roomy.spilled());
    RoundsInMemory tight = new RoundsInMemory(rounds, 1 << 16);
    assertEquals(BigInteger.valueOf(4_040), tight.count());
    RoundsInMemory none = new RoundsInMemory(rounds, 0);
    assertEquals(BigInteger.valueOf(4_040), none.count());
    assertTrue(0 < tight.spilled() && tight.spilled() < none.spilled());
  }

  @Test
  void plansAsManyKeysAsCoresAndMemoryNeed() {
    Sweep sweep = sweep(NamedPuzzles.of("pentominoes:6x10"));
    CarrierPlan roomy = CarrierPlan.of(sweep, new RoundPlan.Resources(2, Long.MAX_VALUE));
    assertEquals(4, roomy.number());
    assertEquals(6, roomy.partitions());
    assertEquals(3, CarrierPlan.of(sweep, new RoundPlan.Resources(1, Long.MAX_VALUE)).number());
    assertEquals(6, CarrierPlan.of(sweep, new RoundPlan.Resources(6, Long.MAX_VALUE)).number());
    CarrierPlan tight = CarrierPlan.of(sweep, new RoundPlan.Resources(2, 1 << 16));
    assertTrue(tight.number() > 4, tight.toString());
    assertTrue(tight.taskBytes() < roomy.taskBytes());
    assertEquals(9, CarrierPlan.of(sweep, new RoundPlan.Resources(2, 1)).number());
    assertEquals(sweep.cut().image(roomy.keys()), roomy.keys());
  }

  @Test
  void plansMoreKeysWhereTheFirstRoundsWouldKeepMostCoresWaiting() {
    Sweep sweep = sweep(NamedPuzzles.of("one-sided-pentominoes:5x18"));
    assertEquals(3, CarrierPlan.of(sweep, new RoundPlan.Resources(1, Long.MAX_VALUE)).number());
    CarrierPlan plan = CarrierPlan.of(sweep, new RoundPlan.Resources(2, Long.MAX_VALUE));
    assertEquals(5, plan.number());
    assertTrue(plan.idleness(2) < 0.06 && plan.idleness(1) < 1e-9, plan.toString());
  }

  @Test
  void estimatesTheNumberOfResiduals() {
    Puzzle puzzle = NamedPuzzles.of("pentominoes:6x10");
    LayerCount count = LayerCount.of(new OrderedProblem(puzzle.problem(), puzzle.defaultOrder()));
    count.count();
    double estimate = new LayerSample(sweep(puzzle)).residuals().number();
    assertTrue(estimate > count.residuals() / 3.0, estimate + " of " + count.residuals());
    assertTrue(estimate < count.residuals() * 6.0, estimate + " of " + count.residuals());
  }

  /** By round, the residuals of the largest partition. */
  private static List<Long> largest(RoundSweep rounds) {
    RoundsInMemory run = new RoundsInMemory(rounds, Long.MAX_VALUE);
    assertEquals(BigInteger.valueOf(9_356), run.count());
    return IntStream.range(0, rounds.rounds())
        .mapToObj(round -> Collections.max(run.residuals(round)))
        .toList();
  }

  @Test
  void cutsPartitionsThatWouldBeFarLargerThanTheOthers() {
    Puzzle puzzle = NamedPuzzles.of("pentominoes:6x10");
    Sweep sweep = sweep(puzzle);
    int keys = CarrierPlan.keys(sweep, number -> number >= 6);
    CarrierRounds whole = new CarrierRounds(sweep, keys, ChunkCodec.MAX_BYTES);
    RoundSweep cut =
        new RoundKey(keys, 0, false)
            .rounds(new OrderedProblem(puzzle.problem(), puzzle.defaultOrder()))
            .orElseThrow();
    assertEquals(whole.partitions(0), cut.partitions(0));
    assertTrue(whole.partitions(3) < cut.partitions(3), cut.partitions(3) + " partitions");
    assertTrue(largest(whole).get(3) > 1.5 * largest(cut).get(3), "of uncut ones");
  }

  @Test
  void noticesWhatIsLostOrDamagedOnTheWay() {
    Sweep sweep = sweep(NamedPuzzles.of("pentominoes:3x20"));
    int keys = CarrierPlan.keys(sweep, number -> number >= 3);
    CarrierRounds rounds = new CarrierRounds(sweep, keys, 100);
    assertEquals(BigInteger.valueOf(8), new RoundsInMemory(rounds, 1_000).count());
    RoundsInMemory.assertNoticesFaults(rounds);
  }
}
