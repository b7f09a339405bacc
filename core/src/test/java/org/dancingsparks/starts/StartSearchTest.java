package org.dancingsparks.starts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.Watch;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.diagram.FrontierSearch;
import org.dancingsparks.diagram.RangeCursor;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.puzzle.PlainPuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.puzzle.Symmetries;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.SmallProblems;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Starts against all subsets of all solutions. */
class StartSearchTest {
  private static final int MAX_ROWS = 1 << 20;

  /** A unique start and the number of its solution. */
  private record Found(List<Integer> start, long solution) {}

  private static StartCounts counts(Puzzle puzzle, int size, int mostRows, List<Found> shown) {
    Diagram diagram = diagram(puzzle);
    OptionSlots slots = OptionSlots.of(puzzle, Prefix.EMPTY);
    StartLimits limits =
        new StartLimits(
            slots, new SlotSets(slots.size(), size), Symmetries.of(puzzle).images(), mostRows);
    StartVisitor visitor =
        (start, solution) ->
            shown.add(new Found(Arrays.stream(start).sorted().boxed().toList(), solution));
    StartSearch search =
        new StartSearch(diagram, limits, shown == null ? null : visitor, Watch.NONE);
    search.search(
        new double[puzzle.problem().options()],
        IntStream.range(0, puzzle.problem().options())
            .filter(option -> slots.slot(option) != OptionSlots.NONE)
            .toArray());
    return search.counts();
  }

  static Diagram diagram(Puzzle puzzle) {
    return new FrontierSearch(
            new OrderedProblem(puzzle.problem(), puzzle.defaultOrder()), List.of(Prefix.EMPTY))
        .diagram()
        .orElseThrow();
  }

  static Puzzle puzzle(String name) {
    return NamedPuzzles.of(name);
  }

  /** All starts by testing each subset of each solution, with the solutions that contain it. */
  static Map<List<Integer>, List<Long>> bySubsets(Diagram diagram, int size) {
    Map<List<Integer>, List<Long>> starts = new HashMap<>();
    RangeCursor cursor = diagram.cursor(0, diagram.count().longValueExact());
    while (cursor.next()) {
      int[] solution = Arrays.stream(cursor.solution()).sorted().toArray();
      collect(solution, 0, new ArrayList<>(), size, cursor.number(), starts);
    }
    return starts;
  }

  private static void collect(
      int[] solution,
      int from,
      List<Integer> start,
      int size,
      long number,
      Map<List<Integer>, List<Long>> starts) {
    if (start.size() == size) {
      starts.computeIfAbsent(List.copyOf(start), key -> new ArrayList<>()).add(number);
      return;
    }
    for (int place = from; place < solution.length; place++) {
      start.add(solution[place]);
      collect(solution, place + 1, start, size, number, starts);
      start.remove(start.size() - 1);
    }
  }

  private static long classes(Collection<List<Integer>> starts, Symmetries symmetries) {
    return starts.stream()
        .map(start -> symmetries.canonical(start.stream().mapToInt(at -> at).toArray()))
        .map(Arrays::toString)
        .distinct()
        .count();
  }

  @ParameterizedTest
  @CsvSource({
    "pentominoes:3x20, 1",
    "pentominoes:3x20, 2",
    "pentominoes:3x20, 5",
    "pentominoes:3x20, 12",
    "sudoku:2, 1",
    "sudoku:2, 4",
    "queens:6, 1",
    "queens:6, 2",
    "queens:8, 3",
    "'langford:2,7', 3",
    "latin:3, 2",
    "latin:3, 3",
    "dominoes:4x4, 1",
    "dominoes:4x4, 3",
    "dominoes:4x4, 8",
    "dominoes:2x3, 2",
  })
  void findsTheStartsAmongAllSubsets(String name, int size) {
    checkAllSubsets(puzzle(name), size);
  }

  @Test
  void findsTheStartsOfProblemsWithColoursAndBounds() {
    Seed.times(
        100,
        (random, seed) -> {
          Problem problem = SmallProblems.extended(random);
          Puzzle puzzle = new PlainPuzzle("random", problem);
          int slots = OptionSlots.of(puzzle, Prefix.EMPTY).size();
          for (int size = 1; size <= Math.min(3, slots); size++) {
            checkAllSubsets(puzzle, size);
          }
        });
  }

  private static void checkAllSubsets(Puzzle puzzle, int size) {
    Map<List<Integer>, List<Long>> starts = bySubsets(diagram(puzzle), size);
    Map<List<Integer>, Long> unique = new HashMap<>();
    starts.forEach(
        (start, solutions) -> {
          if (solutions.size() == 1) {
            unique.put(start, solutions.get(0));
          }
        });
    Symmetries symmetries = Symmetries.of(puzzle);
    for (int mostRows : new int[] {1, 3, 40, MAX_ROWS}) {
      List<Found> shown = new ArrayList<>();
      StartCounts counts = counts(puzzle, size, mostRows, shown);
      StartCounts counted = counts(puzzle, size, mostRows, null);

      assertThat(counts.unique()).isEqualTo(unique.size());
      assertThat(counts.solvable()).isEqualTo(starts.size());
      assertThat(shown).hasSize(unique.size());
      shown.forEach(found -> assertThat(unique).containsEntry(found.start(), found.solution()));
      assertThat((counts.unique() + counts.uniqueFixed()) / symmetries.order())
          .isEqualTo(classes(unique.keySet(), symmetries));
      assertThat((counts.solvable() + counts.solvableFixed()) / symmetries.order())
          .isEqualTo(classes(starts.keySet(), symmetries));
      assertThat(counted).usingRecursiveComparison().isEqualTo(counts);
    }
  }

  @ParameterizedTest
  @CsvSource({"pentominoes:3x20, 3", "sudoku:2, 3", "dominoes:4x4, 3"})
  void countsBySetOfSlots(String name, int size) {
    Puzzle puzzle = puzzle(name);
    OptionSlots slots = OptionSlots.of(puzzle, Prefix.EMPTY);
    SlotSets sets = new SlotSets(slots.size(), size);
    long[] unique = new long[sets.listed()];
    long[] solvable = new long[sets.listed()];
    bySubsets(diagram(puzzle), size)
        .forEach(
            (start, solutions) -> {
              int[] set = start.stream().mapToInt(slots::slot).sorted().distinct().toArray();
              solvable[sets.number(set)]++;
              unique[sets.number(set)] += solutions.size() == 1 ? 1 : 0;
            });

    StartCounts counts = counts(puzzle, size, MAX_ROWS, null);

    assertThat(counts.uniqueBySet()).containsExactly(unique);
    assertThat(counts.solvableBySet()).containsExactly(solvable);
  }

  /** OEIS A109252 from n = 1 on: sudokus of 4 x 4 with n givens that have one solution. */
  @Test
  void countsTheSudokusOfEachSize() {
    long[] fair = {
      0, 0, 0, 25728, 284160, 1041408, 2141184, 2961024, 2958336, 2204928, 1239552, 522624, 161280,
      34560, 4608, 288
    };
    Puzzle sudoku = puzzle("sudoku:2");
    assertThat(
            IntStream.rangeClosed(1, 16).mapToLong(n -> counts(sudoku, n, MAX_ROWS, null).unique()))
        .containsExactly(LongStream.of(fair).boxed().toArray(Long[]::new));
  }

  @ParameterizedTest
  @CsvSource({"2, 62632, 614352, 15658"})
  void countsTheStartsOfKanoodle(int size, long unique, long solvable, long classes) {
    StartCounts counts = counts(puzzle("kanoodle"), size, MAX_ROWS, null);

    assertThat(counts.unique()).isEqualTo(unique);
    assertThat(counts.solvable()).isEqualTo(solvable);
    assertThat((counts.unique() + counts.uniqueFixed()) / 4).isEqualTo(classes);
  }

  @ParameterizedTest
  @CsvSource({"5, 0", "5, 1", "5, 3", "5, 5", "40, 38", "20, 4"})
  void numbersTheSetsInOrder(int slots, int size) {
    SlotSets sets = new SlotSets(slots, size);
    int[] before = null;

    assertThat(sets.listed()).isEqualTo(sets.count().intValueExact());
    for (int number = 0; number < sets.listed(); number++) {
      int[] set = sets.set(number);
      assertThat(set).hasSize(size).isSorted().doesNotHaveDuplicates();
      assertThat(sets.number(set)).isEqualTo(number);
      if (before != null) {
        assertThat(Arrays.compare(before, set)).isNegative();
      }
      before = set;
    }
  }

  @Test
  void keepsNoTotalsOfTooManySets() {
    SlotSets sets = new SlotSets(81, 17);

    assertThat(sets.areListed()).isFalse();
    assertThat(sets.listed()).isZero();
    assertThat(sets.step(3, 1, 7)).isZero();
    assertThat(sets.count()).isEqualTo("128447994798305325");
  }
}
