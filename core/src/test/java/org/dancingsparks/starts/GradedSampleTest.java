package org.dancingsparks.starts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.diagram.FrontierSearch;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.search.Search;
import org.dancingsparks.starts.GradedSample.Choice;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class GradedSampleTest {
  private static final int COUNT = 20;

  private static StartPlan plan;
  private static List<Start> starts;

  @BeforeAll
  static void sampleStarts() {
    Puzzle puzzle = NamedPuzzles.of("pentominoes:6x10");
    Diagram diagram =
        new FrontierSearch(puzzle.problem(), puzzle.defaultOrder()).diagram().orElseThrow();
    Search search = Search.all(new OrderedProblem(puzzle.problem(), diagram.order()));
    plan = StartPlan.of(puzzle, search.withDiagram(diagram), 2);
    starts = StartList.of(plan).sample(GradedSample.size(COUNT), 1).starts();
  }

  private static int graded(Choice choice) {
    AtomicInteger begun = new AtomicInteger();
    GradedSample.of(plan, starts, choice, done -> begun.incrementAndGet());
    return begun.get();
  }

  @Test
  void allStartsAreGradedIfThereIsNoBound() {
    assertThat(starts).hasSizeGreaterThan(COUNT);
    assertThat(graded(new Choice(COUNT, Long.MAX_VALUE, Long.MAX_VALUE))).isEqualTo(starts.size());
  }

  @Test
  void aBoundOfGradesLeavesAsManyAsAreChosen() {
    assertThat(graded(new Choice(COUNT, 0, Long.MAX_VALUE))).isEqualTo(COUNT);
  }

  @Test
  void aBoundOfNodesEndsTheWorkAndLeavesThoseGradedBefore() {
    Choice choice = new Choice(COUNT, Long.MAX_VALUE, 100_000);
    int begun = graded(choice);

    assertThat(begun).isLessThan(starts.size());
    assertThat(GradedSample.of(plan, starts, choice, done -> {}))
        .isEqualTo(GradedSample.of(plan, starts.subList(0, begun - 1), COUNT, done -> {}));
    assertThat(graded(new Choice(COUNT, Long.MAX_VALUE, 200_000))).isGreaterThan(begun);
  }

  @Test
  void withoutAnyWorkNothingIsChosen() {
    assertThat(GradedSample.of(plan, starts, new Choice(COUNT, 0, 0), done -> {}).chosen())
        .hasSizeLessThan(COUNT);
  }
}
