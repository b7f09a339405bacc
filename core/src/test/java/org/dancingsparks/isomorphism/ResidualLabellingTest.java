package org.dancingsparks.isomorphism;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.residuals.BitSetProblem;
import org.dancingsparks.testing.GroupProblems;
import org.dancingsparks.testing.RandomCases;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.SmallProblems;
import org.dancingsparks.testing.SymmetricProblems;
import org.junit.jupiter.api.Test;

/** Forms of residuals, compared with isomorphisms that are found by brute force. */
class ResidualLabellingTest {
  private static final int MANY_NODES = 1 << 16;
  private static final int MAX_RESIDUALS = 300;

  /** Maximum number of residuals of a place that are compared. */
  private static final int MAX_COMPARED = 8;

  private final AtomicInteger equal = new AtomicInteger();
  private final AtomicInteger different = new AtomicInteger();
  private final AtomicInteger lost = new AtomicInteger();

  private static PlainStages random(Random random) {
    Problem problem =
        switch (random.nextInt(4)) {
          case 0 -> SmallProblems.random(random);
          case 1 -> SmallProblems.extended(random);
          case 2 -> SymmetricProblems.next(random, 2);
          default -> GroupProblems.next(random);
        };
    ItemOrder order =
        random.nextBoolean() ? ItemOrder.given(problem) : RandomCases.shuffled(problem, random);
    Prefix givens = random.nextInt(4) == 0 ? RandomCases.givens(problem, random) : Prefix.EMPTY;
    return new PlainStages(new BitSetProblem(new OrderedProblem(problem, order, givens)));
  }

  @Test
  void residualsWithEqualFormsAreIsomorphicAndThoseThatTheStageMapsHaveEqualForms() {
    Seed.times(
        800,
        (random, seed) -> {
          PlainStages plain = random(random);
          plain
              .residuals(MAX_RESIDUALS)
              .forEach((place, residuals) -> compare(plain, place, residuals));
        });
    assertTrue(equal.get() > 5, equal + " had equal forms");
    assertTrue(different.get() > 20, different + " had different forms");
    assertTrue(lost.get() > 5, lost + " had no completions for certain");
  }

  private void compare(PlainStages plain, int place, Set<List<Long>> residuals) {
    ResidualLabelling labelling = plain.stages.stage(place).labelling(MANY_NODES);
    Map<CanonicalForm, List<Long>> classes = new HashMap<>();
    for (List<Long> residual : residuals.stream().limit(MAX_COMPARED).toList()) {
      Optional<CanonicalForm> form = labelling.form(PlainStages.words(residual));
      if (form.isEmpty()) {
        assertEquals(0, plain.completions(residual));
        lost.incrementAndGet();
        continue;
      }
      classes.forEach(
          (itsForm, other) -> {
            if (itsForm.equals(form.get())) {
              equal.incrementAndGet();
              assertEquals(plain.completions(other), plain.completions(residual));
              assertTrue(areIsomorphic(plain, place, residual, other));
            } else {
              different.incrementAndGet();
              assertTrue(!isMapped(plain, place, residual, other));
            }
          });
      classes.putIfAbsent(form.get(), residual);
    }
  }

  private static boolean areIsomorphic(
      PlainStages plain, int place, List<Long> one, List<Long> other) {
    return PlainIsomorphism.exists(
        plain.fitting(place, PlainStages.words(one)),
        plain.fitting(place, PlainStages.words(other)));
  }

  /** Returns whether an automorphism of all that follows maps one residual onto the other. */
  private static boolean isMapped(PlainStages plain, int place, List<Long> one, List<Long> other) {
    return PlainIsomorphism.exists(
        plain.whole(place, PlainStages.words(one)), plain.whole(place, PlainStages.words(other)));
  }

  /** Graphs of few bits, on which only the automorphisms of the stage act. */
  @Test
  void residualsHaveEqualGraphsOfTheFrontierIfAndOnlyIfTheStageMapsThem() {
    AtomicInteger found = new AtomicInteger();
    Seed.times(
        800,
        (random, seed) -> {
          PlainStages plain = random(random);
          plain
              .residuals(MAX_RESIDUALS)
              .forEach(
                  (place, residuals) ->
                      small(plain, place)
                          .ifPresent(
                              graph -> {
                                found.incrementAndGet();
                                compare(plain, place, graph, new ArrayList<>(residuals));
                              }));
        });
    assertTrue(found.get() > 20, found + " had a graph of few bits");
    assertTrue(equal.get() > 5, equal + " had equal forms");
    assertTrue(different.get() > 20, different + " had different forms");
  }

  private static Optional<FrontierGraph> small(PlainStages plain, int place) {
    Stages stages = plain.stages;
    // The room of an item is made smaller where the first options of its place do not fit.
    if (plain.problem.isBounded(place)
        || stages.frontier(place).stream().anyMatch(plain.problem::isBounded)) {
      return Optional.empty();
    }
    Work work = new Work(Long.MAX_VALUE);
    return Stage.small(Stage.withoutTwins(stages, place, work), stages.frontier(place), 64, work);
  }

  private void compare(
      PlainStages plain, int place, FrontierGraph graph, List<List<Long>> residuals) {
    List<List<Long>> some = residuals.subList(0, Math.min(MAX_COMPARED, residuals.size()));
    for (List<Long> one : some) {
      for (List<Long> other : some) {
        boolean areEqual = form(graph, one).equals(form(graph, other));
        assertEquals(isMapped(plain, place, one, other), areEqual);
        (areEqual ? equal : different).incrementAndGet();
      }
    }
  }

  private static CanonicalForm form(FrontierGraph graph, List<Long> residual) {
    ColouredGraph drawn = graph.blank();
    graph.draw(PlainStages.words(residual), drawn);
    return Graphs.form(drawn);
  }

  private static PlainStages named(String name) {
    Puzzle puzzle = NamedPuzzles.of(name);
    return new PlainStages(
        new BitSetProblem(new OrderedProblem(puzzle.problem(), puzzle.defaultOrder())));
  }

  /** The empty rows of a Latin square are twins, so that few nodes do not suffice for columns. */
  @Test
  void residualsBeyondTheBudgetHaveFormsOfTheirOwn() {
    PlainStages plain = named("latin:4");
    int place = 4;
    Set<List<Long>> residuals = plain.residuals(1_000).get(place);
    ResidualLabelling without = plain.stages.stage(place).labelling(1);
    ResidualLabelling labelling = plain.stages.stage(place).labelling(MANY_NODES);
    Set<CanonicalForm> own = new HashSet<>();
    Set<CanonicalForm> forms = new HashSet<>();
    for (List<Long> residual : residuals) {
      CanonicalForm form = without.form(PlainStages.words(residual)).orElseThrow();
      assertEquals(form, without.form(PlainStages.words(residual)).orElseThrow());
      assertNotEquals(form, labelling.form(PlainStages.words(residual)).orElseThrow());
      own.add(form);
      forms.add(labelling.form(PlainStages.words(residual)).orElseThrow());
    }
    assertEquals(24, residuals.size());
    assertEquals(24, own.size());
    assertEquals(1, forms.size());
  }
}
