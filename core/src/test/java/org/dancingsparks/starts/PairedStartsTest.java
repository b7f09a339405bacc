package org.dancingsparks.starts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.diagram.SuffixIndex;
import org.dancingsparks.diagram.SuffixPairs;
import org.dancingsparks.diagram.Suffixes;
import org.dancingsparks.puzzle.PlainPuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.puzzle.Symmetries;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.SmallProblems;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Starts by pairs of options against those by a table of suffixes, in the same order. */
class PairedStartsTest {
  private static final int MANY = 1 << 20;

  /** A unique start in the order of the diagram, and its solution. */
  private record Found(List<Integer> start, long solution) {}

  /** The counts of starts, and the unique ones in the order in which they were visited. */
  private record Result(List<Long> counts, List<Found> found) {
    static Result of(StartTotals totals, FixedStarts fixed, List<Found> found) {
      StartCounts counts = totals.with(fixed);
      List<Long> all = new ArrayList<>();
      all.addAll(List.of(counts.unique(), counts.solvable()));
      all.addAll(List.of(counts.uniqueFixed(), counts.solvableFixed()));
      Arrays.stream(counts.uniqueBySet()).forEach(all::add);
      Arrays.stream(counts.solvableBySet()).forEach(all::add);
      return new Result(all, found);
    }
  }

  private static StartVisitor into(List<Found> found) {
    return (start, solution) ->
        found.add(new Found(Arrays.stream(start).boxed().toList(), solution));
  }

  private static Result byTable(Diagram diagram, StartLimits limits, int first, Suffixes after) {
    List<Found> found = new ArrayList<>();
    StartTotals totals = new StartTotals(limits.sets());
    FixedStarts fixed = new FixedStarts(diagram.problem(), limits, () -> {});
    SuffixTable table = new SuffixTable(limits.slots());
    table.fill(new int[] {first}, after, 2, () -> {});
    if (table.rows() > 0) {
      new PartitionRefinement(limits.slots(), totals, () -> {}).showUnique(table, into(found));
      fixed.add(table);
    }
    return Result.of(totals, fixed, found);
  }

  private static Result byPairs(Diagram diagram, StartLimits limits, int first, Suffixes after) {
    List<Found> found = new ArrayList<>();
    StartTotals totals = new StartTotals(limits.sets());
    FixedStarts fixed = new FixedStarts(diagram.problem(), limits, () -> {});
    PairedStarts paired = new PairedStarts(limits, totals, fixed, into(found));
    SuffixPairs pairs = new SuffixPairs(after.graph());
    paired.begin();
    int[] options = after.next().options();
    for (int from = 0; from < options.length; from += Long.SIZE) {
      int to = Math.min(options.length, from + Long.SIZE);
      int[] firsts =
          Arrays.stream(options, from, to)
              .filter(option -> limits.slots().slot(option) != OptionSlots.NONE)
              .toArray();
      assertThat(paired.find(new int[] {first}, pairs, firsts)).isTrue();
    }
    paired.addBySet(first);
    return Result.of(totals, fixed, found);
  }

  private static void check(Puzzle puzzle) {
    Diagram diagram = StartSearchTest.diagram(puzzle);
    OptionSlots slots = OptionSlots.of(puzzle, Prefix.EMPTY);
    if (slots.size() < 3) {
      return;
    }
    StartLimits limits =
        new StartLimits(slots, new SlotSets(slots.size(), 3), Symmetries.of(puzzle).images(), MANY);
    SuffixIndex index = diagram.suffixes();
    for (int first : index.options()) {
      if (slots.slot(first) != OptionSlots.NONE) {
        Suffixes after = index.after(first);
        assertThat(byPairs(diagram, limits, first, after))
            .isEqualTo(byTable(diagram, limits, first, after));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"pentominoes:3x20", "sudoku:2", "queens:7", "langford:2,7", "latin:3", "soma"})
  void findsTheStartsOfATable(String name) {
    check(StartSearchTest.puzzle(name));
  }

  @Test
  void findsTheStartsOfTablesOfRandomProblems() {
    Seed.times(
        300, (random, seed) -> check(new PlainPuzzle("random", SmallProblems.extended(random))));
  }

  @Test
  void holdsNoMoreStartsThanItMay() {
    Puzzle puzzle = StartSearchTest.puzzle("sudoku:2");
    Diagram diagram = StartSearchTest.diagram(puzzle);
    OptionSlots slots = OptionSlots.of(puzzle, Prefix.EMPTY);
    SlotSets sets = new SlotSets(slots.size(), 4);
    StartLimits limits = new StartLimits(slots, sets, Symmetries.of(puzzle).images(), 1);
    FixedStarts fixed = new FixedStarts(diagram.problem(), limits, () -> {});
    StartVisitor none = (start, solution) -> {};
    PairedStarts paired = new PairedStarts(limits, new StartTotals(sets), fixed, none);
    SuffixIndex all = diagram.suffixes();
    int first = all.options()[0];
    SuffixIndex next = all.after(first).next();
    int second = next.options()[0];
    Suffixes after = next.after(second);
    int[] firsts = after.graph().options();
    paired.begin();

    assertThat(paired.find(new int[] {first, second}, new SuffixPairs(after.graph()), firsts))
        .isFalse();
  }
}
