package org.dancingsparks.links;

import static org.assertj.core.api.Assertions.assertThat;

import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.RandomCover;
import org.dancingsparks.families.Families;
import org.dancingsparks.format.BoardReader;
import org.dancingsparks.links.SearchTree.End;
import org.dancingsparks.links.SearchTree.Node;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.SmallProblems;
import org.junit.jupiter.api.Test;

class SearchTreeTest {
  private static final int ALL_NODES = 1_000_000;

  private static SearchTree tree(Problem problem, int most) {
    return SearchTree.of(new OrderedProblem(problem, ItemOrder.given(problem)), most);
  }

  private static SearchTree ofSudoku(String grid) {
    Puzzle sudoku = Families.find("sudoku:3").orElseThrow();
    Prefix givens = Prefix.of(sudoku.problem(), BoardReader.options(sudoku, grid));
    return SearchTree.of(
        new OrderedProblem(sudoku.problem(), sudoku.itemOrder("given"), givens), ALL_NODES);
  }

  @Test
  void runsHoldAllNodesOfTheSearch() {
    Seed.times(
        600,
        (random, seed) -> {
          Problem problem =
              random.nextBoolean()
                  ? RandomCover.of(random).problem(random)
                  : SmallProblems.extended(random);
          SearchTree tree = tree(problem, ALL_NODES);
          Links links = new Links(problem, ItemOrder.given(problem));
          long solutions = links.count();
          long nodes = tree.nodes().stream().mapToLong(run -> run.bottom() - run.top() + 1).sum();
          assertThat(nodes).isEqualTo(links.profile().nodes());
          assertThat(tree.count(End.SOLUTION)).isEqualTo(solutions);
          assertThat(tree.count(End.CUT)).isZero();
          for (int at = 1; at < tree.nodes().size(); at++) {
            Node run = tree.nodes().get(at);
            Node parent = tree.nodes().get(run.parent());
            assertThat(run.parent()).isLessThan(at);
            assertThat(run.top()).isEqualTo(parent.bottom() + 1);
            assertThat(parent.end()).isEqualTo(End.BRANCHES);
            assertThat(parent.degree()).isGreaterThan(1);
          }
        });
  }

  @Test
  void isCutWhereItWouldHaveMoreNodes() {
    Problem problem = Families.find("queens:8").orElseThrow().problem();
    int whole = tree(problem, ALL_NODES).nodes().size();
    for (int most : new int[] {1, 2, 7, 8, 9, 50, whole - 1}) {
      SearchTree cut = tree(problem, most);
      assertThat(cut.nodes()).hasSizeLessThanOrEqualTo(most);
      assertThat(cut.count(End.CUT)).isPositive();
    }
    assertThat(tree(problem, whole).count(End.CUT)).isZero();
    assertThat(tree(problem, whole).count(End.SOLUTION)).isEqualTo(92);
  }

  @Test
  void easySudokuIsOneRun() {
    SearchTree tree =
        ofSudoku(
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    assertThat(tree.nodes()).containsExactly(new Node(-1, 30, 81, End.SOLUTION, 0, -1));
  }

  @Test
  void hardSudokuHasBranches() {
    SearchTree tree =
        ofSudoku(
            "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");
    assertThat(tree.count(End.SOLUTION)).isOne();
    assertThat(tree.count(End.BRANCHES)).isGreaterThan(5);
    assertThat(tree.count(End.DEAD_END)).isGreaterThan(5);
  }
}
