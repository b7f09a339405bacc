package org.dancingsparks.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Random;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.cover.RandomCover;
import org.dancingsparks.format.ShippedPuzzles;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.testing.SmallProblems;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The shipped puzzles: their known counts, and item orders found for them. */
class ShippedDiagramsTest {
  private static PiecePuzzle puzzle(String name) {
    return ShippedPuzzles.find(name).orElseThrow();
  }

  @ParameterizedTest
  @CsvSource({
    "kanoodle, 371020",
    "iq-fit, 67868848",
    "iq-fit-physical, 301350",
    "pentominoes:3x20, 8",
    "pentominoes:4x15, 1472",
    "pentominoes:5x12, 4040",
    "pentominoes:6x10, 9356",
    "pentominoes:8x8, 520"
  })
  void puzzlesHaveTheirKnownCounts(String name, long solutions) {
    PiecePuzzle puzzle = puzzle(name);
    FrontierSearch frontier = new FrontierSearch(puzzle.problem(), puzzle.itemOrder("puzzle"));
    assertThat(frontier.diagram().orElseThrow().count()).isEqualTo(solutions);
  }

  @Test
  @Tag("slow")
  void aMemoThatForgetsCountsThePuzzles() {
    PiecePuzzle puzzle = puzzle("kanoodle");
    MemoSearch search =
        new MemoSearch(new OrderedProblem(puzzle.problem(), puzzle.itemOrder("puzzle")), 1 << 20);
    assertThat(search.cursor().from(Prefix.EMPTY).count()).isEqualTo(371_020);
  }

  @ParameterizedTest
  @ValueSource(strings = {"kanoodle", "iq-fit", "pentominoes:6x10", "pentominoes:8x8"})
  @Tag("slow")
  void aSearchedOrderIsNearlyAsGoodAsThePuzzlesOwn(String name) {
    PiecePuzzle puzzle = puzzle(name);
    FrontierSearch own = new FrontierSearch(puzzle.problem(), puzzle.itemOrder("puzzle"));
    own.visitAll();
    for (int seed = 1; seed <= 2; seed++) {
      Problem export = shuffled(puzzle.problem(), new Random(seed));
      FrontierSearch found = new FrontierSearch(export, OrderSearch.search(export, Prefix.EMPTY));
      assertThat(found.visitingAtMost(2 * own.residuals()).visitAll())
          .as("%s, seed %d, own %d", name, seed, own.residuals())
          .isTrue();
    }
  }

  /** The same problem, its items declared and its options and entries named in another order. */
  private static Problem shuffled(Problem problem, Random random) {
    ProblemBuilder<String, Integer> builder = new ProblemBuilder<>();
    for (int item : RandomCover.shuffled(random, problem.items())) {
      builder.primary(problem.itemName(item));
    }
    for (int option : RandomCover.shuffled(random, problem.options())) {
      for (int place : RandomCover.shuffled(random, problem.size(option))) {
        builder.entry(option, problem.itemName(problem.item(option, place)));
      }
    }
    return builder.build();
  }

  @Test
  void theSameProblemHasTheSameOrder() {
    for (Problem problem :
        new Problem[] {
          puzzle("pentominoes:8x8").problem(),
          SmallProblems.queens(8),
          SmallProblems.words(""),
          SmallProblems.words("a")
        }) {
      ItemOrder one = OrderSearch.search(problem, Prefix.EMPTY);
      ItemOrder other = OrderSearch.search(problem, Prefix.EMPTY);
      assertThat(one.size()).isEqualTo(problem.items());
      for (int place = 0; place < one.size(); place++) {
        assertThat(one.item(place)).isEqualTo(other.item(place));
      }
    }
  }

  /** One of the articles thinks that this is one solution per class of images. */
  @Test
  void centreOfTheCrossInAQuarterOfTheBoardKeeps150997() {
    PiecePuzzle kanoodle = puzzle("kanoodle");
    Diagram diagram =
        new FrontierSearch(kanoodle.problem(), kanoodle.itemOrder("puzzle"))
            .diagram()
            .orElseThrow();
    BigInteger[] marginals = diagram.marginals();
    BigInteger kept = BigInteger.ZERO;
    for (int option : kanoodle.optionsOf(kanoodle.piece("Gray").orElseThrow())) {
      Cell centre = kanoodle.cells(option).get(2);
      if (centre.row() <= 3 && centre.column() <= 6) {
        kept = kept.add(marginals[option]);
      }
    }
    assertThat(kept).isEqualTo(150_997);
  }
}
