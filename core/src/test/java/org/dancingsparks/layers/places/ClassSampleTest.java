package org.dancingsparks.layers.places;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.layers.disk.Limits;
import org.dancingsparks.puzzle.Puzzle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ClassSampleTest {
  private static BitProblem problem(String name) {
    Puzzle puzzle = NamedPuzzles.of(name);
    return BitProblem.inStages(new OrderedProblem(puzzle.problem(), puzzle.defaultOrder()));
  }

  private static List<StageEstimate> estimates(String name, int mostClasses) {
    return estimates(name, mostClasses, 1 << 24);
  }

  private static List<StageEstimate> estimates(String name, int mostClasses, long mostWork) {
    ClassRanges ranges = new ClassRanges(problem(name), 2);
    return new ClassSample(ranges, mostClasses, mostWork, visited -> {}).estimates();
  }

  @Test
  void countsTheClassesOfSmallProblems() {
    Puzzle puzzle = NamedPuzzles.of("latin:7");
    List<StageCount> counted = new ArrayList<>();
    new MergedCount(Limits.ofThisJvm().cores(1), MergedCount.ALWAYS, counted::add)
        .of(new OrderedProblem(puzzle.problem(), puzzle.defaultOrder()));
    List<StageEstimate> stages = estimates("latin:7", 200);
    assertTrue(stages.stream().allMatch(StageEstimate::isCounted));
    assertEquals(
        stages.stream().skip(1).map(stage -> Math.round(stage.classes())).toList(),
        counted.stream()
            .filter(stage -> stages.stream().anyMatch(narrow -> narrow.place() == stage.place()))
            .map(StageCount::classes)
            .toList());
  }

  @ParameterizedTest
  @ValueSource(strings = {"latin:8", "tournaments:10"})
  void estimatesTheClassesOfLargerOnes(String name) {
    List<StageEstimate> counted = estimates(name, 10_000);
    List<StageEstimate> sampled = estimates(name, 16);
    assertEquals(counted.size(), sampled.size());
    int estimated = 0;
    for (int range = 0; range < counted.size(); range++) {
      double share = sampled.get(range).classes() / counted.get(range).classes();
      assertTrue(share > 0.5 && share < 2, sampled + " and " + counted);
      estimated += sampled.get(range).isCounted() ? 0 : 1;
    }
    assertTrue(estimated > 1, sampled.toString());
  }

  @Test
  void isCutShortWhereOneClassHasTooManyResiduals() {
    List<StageEstimate> all = estimates("latin:7", 200);
    assertTrue(all.stream().noneMatch(StageEstimate::isCutShort), all.toString());
    for (long work : new long[] {250, 1_000, 2_500, 5_000}) {
      List<StageEstimate> some = estimates("latin:7", 200, work);
      StageEstimate last = some.get(some.size() - 1);
      assertTrue(last.isCutShort() && some.size() < all.size(), some.toString());
      assertEquals(all.subList(0, some.size() - 1), some.subList(0, some.size() - 1));
      StageEstimate whole = all.get(some.size() - 1);
      assertEquals(whole.classes(), last.classes());
      assertTrue(last.residuals() <= whole.residuals(), last + " of " + whole);
    }
  }
}
