package org.dancingsparks.view.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.links.SearchTree;
import org.dancingsparks.links.SearchTree.End;
import org.dancingsparks.links.SearchTree.Node;
import org.dancingsparks.puzzle.BoardPuzzle;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.view.Picture;
import org.dancingsparks.view.Samples;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TreeSvgTest {
  private static final Problem HOSTILE =
      new ProblemBuilder<String, String>(option -> option)
          .primary("a")
          .option(Picture.HOSTILE, List.of("a"))
          .option("\\\" -> n0; \\", List.of("a"))
          .build();

  private static final Problem SUDOKU = sudoku();

  @ParameterizedTest
  @CsvSource({
    "'langford:2,4', 500",
    "queens:6, 500",
    "queens:3, 500",
    "latin:3, 500",
    "kanoodle, 60",
    "kanoodle, 1"
  })
  void eachRunIsDrawnWithItsEnd(String name, int most) {
    BoardPuzzle puzzle = Samples.puzzle(name);
    SearchTree tree = Samples.tree(puzzle, most);
    Picture picture = new Picture(new TreeSvg(puzzle.problem(), name).svg(tree));
    assertThat(picture.count("//g[@class='run']")).isEqualTo(tree.nodes().size());
    assertThat(picture.count("//g[@class='edges']/path")).isEqualTo(tree.nodes().size() - 1);
    assertThat(ends(picture, "branches")).isEqualTo(tree.count(End.BRANCHES));
    assertThat(ends(picture, "solution")).isEqualTo(tree.count(End.SOLUTION));
    assertThat(ends(picture, "dead_end")).isEqualTo(tree.count(End.DEAD_END));
    assertThat(ends(picture, "cut")).isEqualTo(tree.count(End.CUT));
    assertThat(picture.count("//g[@class='run']/path"))
        .isEqualTo(tree.nodes().stream().filter(run -> run.bottom() > run.top()).count());
  }

  private static long ends(Picture picture, String end) {
    return picture.count("//g[@class='run']/g[@class='" + end + "']");
  }

  @Test
  void aTreeWithoutBranchesIsOneLine() {
    SearchTree tree = new SearchTree(List.of(new Node(-1, 30, 81, End.SOLUTION, 0, -1)));
    Picture picture = new Picture(new TreeSvg(HOSTILE, "easy").svg(tree));
    assertThat(picture.of("//g[@class='run']/title")).containsExactly("levels 30 to 81, solution");
    assertThat(picture.of("//g[@class='run']/text")).containsExactly("52");
    assertThat(picture.of("/svg/text")).contains("30", "81", "\u22ee");
    assertThat(ends(picture, "solution")).isEqualTo(1);
  }

  @Test
  void anEasySudokuIsOneLineAndAHardOneBranches() {
    String easy =
        "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
    SearchTree one = sudoku(easy);
    Picture picture = new Picture(new TreeSvg(HOSTILE, "easy").svg(one));
    assertThat(picture.of("//g[@class='run']/title")).containsExactly("levels 30 to 81, solution");
    String hard =
        "800000000003600000070090200050007000000045700000100030001000068008500010090000400";
    picture = new Picture(new TreeSvg(SUDOKU, "hard").svg(sudoku(hard)));
    assertThat(picture.count("//g[@class='run']")).isGreaterThan(10);
    assertThat(ends(picture, "solution")).isEqualTo(1);
  }

  private static Problem sudoku() {
    ProblemBuilder<String, Integer> builder = new ProblemBuilder<>(String::valueOf);
    for (int at = 0; at < 4 * 81; at++) {
      builder.primary("pcrb".charAt(at / 81) + ":" + at % 81);
    }
    for (int option = 0; option < 729; option++) {
      int cell = option / 9;
      int value = option % 9;
      int block = cell / 27 * 3 + cell % 9 / 3;
      int line = cell / 9;
      builder.option(
          option,
          List.of(
              "p:" + cell,
              "r:" + (line * 9 + value),
              "c:" + (cell % 9 * 9 + value),
              "b:" + (block * 9 + value)));
    }
    return builder.build();
  }

  private static SearchTree sudoku(String givens) {
    int[] options =
        IntStream.range(0, 81)
            .filter(cell -> givens.charAt(cell) != '0')
            .map(cell -> cell * 9 + givens.charAt(cell) - '1')
            .toArray();
    Prefix prefix = Prefix.of(SUDOKU, options);
    return SearchTree.of(new OrderedProblem(SUDOKU, ItemOrder.given(SUDOKU), prefix), 900);
  }

  @Test
  void runsKeepApartOnEachLevel() {
    Seed.times(
        100,
        (random, seed) -> {
          List<Node> nodes = new ArrayList<>(List.of(new Node(-1, 0, 1, End.BRANCHES, 2, -1)));
          for (int parent = 0; parent < nodes.size() && nodes.size() < 60; parent++) {
            for (int child = nodes.get(parent).degree(); child > 0; child--) {
              int top = nodes.get(parent).bottom() + 1;
              int bottom = top + (random.nextBoolean() ? 0 : random.nextInt(60));
              int degree = random.nextInt(4);
              nodes.add(new Node(parent, top, bottom, End.BRANCHES, degree == 1 ? 2 : degree, 0));
            }
          }
          checkApart(new SearchTree(nodes), random.nextInt(60) + 1);
        });
  }

  private static void checkApart(SearchTree tree, double width) {
    List<Node> nodes = tree.nodes();
    double[] widths =
        Collections.nCopies(nodes.size(), width).stream().mapToDouble(w -> w).toArray();
    TreePlaces places = TreePlaces.of(tree, TreeLevels.of(tree), widths);
    for (int one = 0; one < nodes.size(); one++) {
      assertThat(places.middles()[one]).isBetween(width / 2 - 1e-6, places.width());
      for (int other = 0; other < one; other++) {
        boolean meet =
            nodes.get(one).top() <= nodes.get(other).bottom()
                && nodes.get(other).top() <= nodes.get(one).bottom();
        double apart = Math.abs(places.middles()[one] - places.middles()[other]);
        assertThat(!meet || apart > width).as("%d and %d in %s", one, other, nodes).isTrue();
      }
    }
  }

  @Test
  void levelsAreToScaleUnlessTheTreeIsDeep() {
    SearchTree shallow = new SearchTree(List.of(new Node(-1, 3, 33, End.SOLUTION, 0, -1)));
    assertThat(TreeLevels.of(shallow).downs()).containsExactly(0, 30);
    assertThat(TreeLevels.of(shallow).isCutAbove(1)).isFalse();
    SearchTree deep = new SearchTree(List.of(new Node(-1, 3, 34, End.SOLUTION, 0, -1)));
    assertThat(TreeLevels.of(deep).downs()).containsExactly(0, 3);
    assertThat(TreeLevels.of(deep).isCutAbove(1)).isTrue();
  }

  @Test
  void namesOfOptionsCannotBreakOut() {
    SearchTree tree =
        new SearchTree(
            List.of(
                new Node(-1, 0, 0, End.BRANCHES, 2, -1),
                new Node(0, 1, 1, End.SOLUTION, 0, 0),
                new Node(0, 1, 1, End.SOLUTION, 0, 1)));
    Picture picture = new Picture(new TreeSvg(HOSTILE, Picture.HOSTILE).svg(tree));
    assertThat(picture.of("//text[@class='option']"))
        .hasSize(2)
        .contains("\\\" -> n0; \\")
        .anyMatch(text -> text.startsWith("<&\"'>]]>\ufffd"));
    String dot = new TreeDot(HOSTILE, Picture.HOSTILE).dot(tree);
    assertThat(dot)
        .contains("n0 -> n2 [label=\"\\\\\\\" -> n0; \\\\\"];")
        .doesNotContain("\u001b", "\u202e", "\n\t");
    // Outside of strings there is only what we write.
    assertThat(dot.replaceAll("\"([^\"\\\\]|\\\\.)*\"", "S")).matches("[\\w\\s=,;\\[\\]{}>-]+");
  }

  @Test
  void graphsHaveANodeForEachRunAndAnEdgeForEachChild() {
    BoardPuzzle puzzle = Samples.puzzle("queens:6");
    SearchTree tree = Samples.tree(puzzle, 500);
    List<String> lines = new TreeDot(puzzle.problem(), "t").dot(tree).lines().toList();
    assertThat(lines).first().isEqualTo("digraph \"t\" {");
    assertThat(lines).last().isEqualTo("}");
    assertThat(lines)
        .filteredOn(line -> line.matches("  n\\d+ \\[.*"))
        .hasSize(tree.nodes().size());
    assertThat(lines).filteredOn(line -> line.contains(" -> ")).hasSize(tree.nodes().size() - 1);
    assertThat(lines)
        .filteredOn(line -> line.contains("doublecircle"))
        .hasSize((int) tree.count(End.SOLUTION));
  }

  @Test
  void theLargestAndDeepestTreesAreDrawn() {
    SearchTree comb = comb(TreeSvg.MAX_RUNS);
    Picture picture = new Picture(new TreeSvg(HOSTILE, "comb").svg(comb));
    assertThat(picture.count("//g[@class='run']")).isEqualTo(TreeSvg.MAX_RUNS - 1);
    assertThatThrownBy(() -> new TreeSvg(HOSTILE, "").svg(comb(TreeSvg.MAX_RUNS + 1)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("A tree of 1001 runs cannot be drawn; cut it at 1000 or less, and at least 1.");
  }

  /** Two branches at each level; one goes on, the other runs to a level of its own far below. */
  private static SearchTree comb(int most) {
    List<Node> nodes = new ArrayList<>(List.of(new Node(-1, 0, 0, End.BRANCHES, 2, -1)));
    int parent = 0;
    while (nodes.size() + 2 <= most) {
      int level = nodes.get(parent).bottom() + 1;
      nodes.add(new Node(parent, level, 5000 + level, End.DEAD_END, 0, 0));
      nodes.add(new Node(parent, level, level, End.BRANCHES, 2, 1));
      parent = nodes.size() - 1;
    }
    return new SearchTree(nodes);
  }
}
