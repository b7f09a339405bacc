package org.dancingsparks.layers.places;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.diagram.FrontierSearch;
import org.dancingsparks.layers.disk.Limits;
import org.dancingsparks.links.Links;
import org.dancingsparks.testing.GroupProblems;
import org.dancingsparks.testing.RandomCases;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.Test;

/** Problems on which a group acts, counted by classes, by a diagram and by links. */
class GroupProblemsTest {
  /** Beyond these, a problem is left out. */
  private static final long MAX_RESIDUALS = 1 << 17;

  private static final long MAX_FOR_LINKS = 20_000;

  private final AtomicInteger merging = new AtomicInteger();
  private final AtomicLong merged = new AtomicLong();
  private final AtomicInteger solved = new AtomicInteger();
  private final AtomicInteger linked = new AtomicInteger();

  private void record(StageCount count) {
    merging.addAndGet(count.classes() < count.residuals() ? 1 : 0);
    merged.addAndGet(count.residuals() - count.classes());
  }

  private BigInteger count(OrderedProblem problem, Limits limits, ClassMerging.Effort effort) {
    return new MergedCount(limits, effort, this::record).of(problem);
  }

  @Test
  void classesCountLikeDiagramsAndLinks() {
    Seed.times(
        1_000,
        (random, seed) -> {
          Problem problem = GroupProblems.next(random);
          ItemOrder order =
              random.nextBoolean()
                  ? ItemOrder.given(problem)
                  : RandomCases.shuffled(problem, random);
          Prefix givens =
              random.nextInt(4) == 0 ? RandomCases.givens(problem, random) : Prefix.EMPTY;
          OrderedProblem ordered = new OrderedProblem(problem, order, givens);
          Optional<Diagram> diagram =
              new FrontierSearch(ordered, List.of(givens)).visitingAtMost(MAX_RESIDUALS).diagram();
          if (diagram.isEmpty()) {
            return;
          }
          BigInteger expected = diagram.get().count();
          if (expected.compareTo(BigInteger.valueOf(MAX_FOR_LINKS)) < 0) {
            assertEquals(expected.longValue(), new Links(problem, order).from(givens).count());
            linked.incrementAndGet();
          }
          Limits limits =
              Limits.ofThisJvm()
                  .cores(1 + random.nextInt(2))
                  .within(random.nextInt(4) == 0 ? random.nextInt(3_000) : 1 << 28);
          assertEquals(
              expected,
              count(
                  ordered, limits, random.nextBoolean() ? MergedCount.ALWAYS : MergedCount.NARROW));
          solved.addAndGet(expected.signum());
        });
    assertTrue(solved.get() > 50, solved + " had solutions");
    assertTrue(linked.get() > 50, linked + " were counted by links");
    assertTrue(merging.get() > 20, merging + " places merged residuals");
    assertTrue(merged.get() > 100, merged + " residuals were merged");
  }
}
