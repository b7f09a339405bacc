package org.dancingsparks.isomorphism;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.Map;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.testing.GroupProblems;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.SmallProblems;
import org.junit.jupiter.api.Test;

class SymmetryBoundTest {
  private static final int MANY = 100;

  @Test
  void theNumberOfAutomorphismsIsNotAboveTheBound() {
    AtomicInteger symmetric = new AtomicInteger();
    Seed.times(
        80,
        (random, seed) -> {
          Problem problem =
              random.nextInt(3) > 0 ? GroupProblems.next(random) : SmallProblems.random(random);
          int automorphisms = PlainIsomorphism.automorphisms(graph(problem), MANY).size();
          assertTrue(SymmetryBound.isAbove(problem, automorphisms - 1));
          symmetric.addAndGet(automorphisms > 2 ? 1 : 0);
        });
    assertTrue(symmetric.get() > 1, symmetric + " had automorphisms");
  }

  /** Items, and sets of entries with the number of options that have them. */
  private static ColouredGraph graph(Problem problem) {
    Map<TreeSet<String>, Integer> copies = new HashMap<>();
    for (int option = 0; option < problem.options(); option++) {
      TreeSet<String> entries = new TreeSet<>();
      for (int entry = 0; entry < problem.size(option); entry++) {
        entries.add(problem.item(option, entry) + " " + problem.colour(option, entry));
      }
      copies.merge(entries, 1, Integer::sum);
    }
    ColouredGraph graph = new ColouredGraph(problem.items() + copies.size(), 1 + problem.colours());
    for (int item = 0; item < problem.items(); item++) {
      int bounds = 100 * problem.least(item) + problem.most(item);
      graph.colour(item, problem.isPrimary(item) ? bounds : 0);
    }
    int[] vertex = {problem.items()};
    copies.forEach(
        (entries, number) -> {
          graph.colour(vertex[0], -number);
          for (String entry : entries) {
            String[] words = entry.split(" ");
            graph.join(Integer.parseInt(words[1]), Integer.parseInt(words[0]), vertex[0]);
          }
          vertex[0]++;
        });
    return graph;
  }

  @Test
  void problemsWithManyAutomorphismsAreWorthMerging() {
    assertTrue(SymmetryBound.isLarge(NamedPuzzles.of("latin:4").problem()));
    assertTrue(SymmetryBound.isLarge(NamedPuzzles.of("sudoku:2x3").problem()));
    assertTrue(SymmetryBound.isLarge(NamedPuzzles.of("tournaments:6").problem()));
    assertFalse(SymmetryBound.isLarge(NamedPuzzles.of("queens:8").problem()));
    assertFalse(SymmetryBound.isLarge(NamedPuzzles.of("dominoes:8x8").problem()));
    assertEquals(8, PlainIsomorphism.automorphisms(graph(SmallProblems.queens(4))).size());
    assertTrue(SymmetryBound.isAbove(SmallProblems.queens(4), 7));
  }
}
