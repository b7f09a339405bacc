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
    return new ClassSample(new ClassRanges(problem(name), 2), mostClasses, 1 << 20).estimates();
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
  void estimatesNothingWhereOneClassHasTooManyResiduals() {
    ClassRanges ranges = new ClassRanges(problem("latin:7"), 2);
    assertEquals(List.of(), new ClassSample(ranges, 200, 3_000).estimates());
    assertTrue(new ClassSample(ranges, 200, 30_000).estimates().size() > 1);
  }
}
