package org.dancingsparks.starts;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.puzzle.PlainPuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.search.Engines;
import org.dancingsparks.search.RequestedEngine;
import org.dancingsparks.search.Search;
import org.dancingsparks.search.Searches;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Starts of nearly all options, counted and sampled, against a list of them. */
class NearSolutionsTest {
  private static final long SEED = 7;

  private static Search search(Puzzle puzzle, Prefix givens) {
    return Engines.of(puzzle)
        .prepare(Searches.of(puzzle).containing(givens).all(), RequestedEngine.DIAGRAM);
  }

  /** Compares; returns whether the starts are all known to be unique. */
  private static boolean check(StartPlan plan) {
    BottomKSample sample = new BottomKSample(20, SEED);
    StartSearch listed = new StartSearch(plan, sample::add, () -> false);
    int[] options =
        IntStream.range(0, plan.bins()).flatMap(bin -> IntStream.of(plan.options(bin))).toArray();
    listed.search(plan.weights(), options);
    StartList starts = StartList.of(plan);
    assertThat(starts.counts()).usingRecursiveComparison().isEqualTo(listed.counts());
    StartSample sampled = starts.sample(20, SEED);
    assertThat(sampled.starts()).isEqualTo(sample.starts());
    assertThat(sampled.counts()).usingRecursiveComparison().isEqualTo(listed.counts());
    return NearSolutions.suits(plan.diagram().problem(), plan.limits());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "pentominoes:3x20",
        "soma",
        "pentominoes:4x15",
        "latin:3",
        "sudoku:2",
        "queens:6",
        "langford:2,7"
      })
  void countsAndSamplesWhatIsListed(String name) {
    Puzzle puzzle = NamedPuzzles.of(name);
    Search all = search(puzzle, Prefix.EMPTY);
    Seed.times(
        3,
        (random, seed) -> {
          int[] solution =
              all.diagram().orElseThrow().solution(BigInteger.valueOf(random.nextInt(2)));
          Prefix givens =
              Prefix.of(
                  puzzle.problem(),
                  random
                      .ints(random.nextInt(3), 0, solution.length)
                      .distinct()
                      .map(at -> solution[at])
                      .toArray());
          Search search = search(puzzle, givens);
          int slots = OptionSlots.of(puzzle, givens).size();
          for (int size = Math.max(1, slots - 2); size <= slots; size++) {
            boolean isNear = check(StartPlan.of(puzzle, search, size, 3));
            assertThat(isNear || puzzle.ofPieces().isEmpty() || size + 1 < slots).isTrue();
          }
        });
  }

  /** A problem with an item for each of some pieces, and a solution or more. */
  private static Problem problem(Random random) {
    int pieces = 3 + random.nextInt(3);
    int cells = 2 * pieces + random.nextInt(6);
    ProblemBuilder<String, Integer> builder = new ProblemBuilder<>();
    IntStream.range(0, pieces).forEach(piece -> builder.primary("p" + piece));
    IntStream.range(0, cells).forEach(cell -> builder.primary("c" + cell));
    Set<List<String>> options = new LinkedHashSet<>();
    int number = 0;
    for (int solution = 0; solution < 8; solution++) {
      List<List<String>> parts = new ArrayList<>();
      IntStream.range(0, pieces).forEach(piece -> parts.add(new ArrayList<>(List.of("p" + piece))));
      for (int cell = 0; cell < cells; cell++) {
        int near = cell * pieces / cells + random.nextInt(2) + solution;
        parts.get(near % pieces).add("c" + cell);
      }
      options.addAll(parts);
    }
    for (List<String> option : options) {
      builder.option(number++, option);
    }
    return builder.build();
  }

  @Test
  void countsRandomProblems() {
    AtomicInteger near = new AtomicInteger();
    AtomicInteger others = new AtomicInteger();
    Seed.times(
        300,
        (random, seed) -> {
          Puzzle puzzle = new PlainPuzzle("random", problem(random));
          Search search = search(puzzle, Prefix.EMPTY);
          int slots = OptionSlots.of(puzzle, Prefix.EMPTY).size();
          for (int size = Math.max(1, slots - 2); size <= slots; size++) {
            (check(StartPlan.of(puzzle, search, size, 3)) ? near : others).incrementAndGet();
          }
        });
    assertThat(near.get()).isGreaterThan(80);
    assertThat(others.get()).isGreaterThan(30);
  }
}
