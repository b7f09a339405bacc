package org.dancingsparks.sudoku;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Random;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.diagram.MemoSearch;
import org.dancingsparks.links.Links;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.SmallProblems;
import org.dancingsparks.testing.Walks;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SudokuProblemTest {
  @ParameterizedTest
  @CsvSource({"1, 1, 4", "2, 64, 64", "3, 729, 324", "4, 4096, 1024"})
  void hasTheSizeOfItsOrder(int order, int options, int items) {
    Problem problem = SudokuProblem.of(SudokuShape.order(order)).problem();
    assertThat(problem.options()).isEqualTo(options);
    assertThat(problem.items()).isEqualTo(items);
    assertThat(problem.primaryItems()).isEqualTo(items);
    assertThat(problem.entries()).isEqualTo(4 * options);
  }

  @Test
  void namesItemsAndOptionsForAReader() {
    SudokuProblem sudoku = SudokuProblem.of(SudokuShape.of(3, 4));
    int option = sudoku.option(12 * 4 + 11, 10);
    assertThat(sudoku.problem().describe(option)).isEqualTo("L5C12=10");
    assertThat(sudoku.problem().names(option)).containsExactly("L5C12", "L5=10", "C12=10", "B6=10");
    assertThat(SudokuProblem.of(SudokuShape.order(3).withDiagonals()).problem().names(40 * 9))
        .containsExactly("L5C5", "L5=1", "C5=1", "B5=1", "F=1", "R=1");
  }

  @Test
  void hasItemsAndOptionsInTheOrderThatIsDocumented() {
    sameEntries(SudokuProblem.of(SudokuShape.order(2)).problem(), SmallProblems.sudoku2());
    sameEntries(
        SudokuProblem.of(SudokuShape.order(2).withDiagonals()).problem(),
        SmallProblems.sudoku2("main", "other"));
  }

  private static void sameEntries(Problem problem, Problem other) {
    assertThat(problem.items()).isEqualTo(other.items());
    assertThat(problem.options()).isEqualTo(other.options());
    assertThat(problem.entries()).isEqualTo(other.entries());
    for (int option = 0; option < problem.options(); option++) {
      for (int place = 0; place < problem.size(option); place++) {
        assertThat(problem.item(option, place)).isEqualTo(other.item(option, place));
      }
    }
  }

  @Test
  void goesFromOptionsToCellsAndBack() {
    SudokuProblem sudoku = SudokuProblem.of(SudokuShape.of(2, 3));
    for (int option = 0; option < sudoku.problem().options(); option++) {
      assertThat(sudoku.option(sudoku.cell(option), sudoku.value(option))).isEqualTo(option);
    }
    assertThat(sudoku.option(35, 6)).isEqualTo(215);
  }

  @Test
  void leavesTheOptionsOfGivenCellsOut() {
    SudokuGrid grid =
        SudokuSamples.grid(SudokuSamples.SOLUTION.substring(0, 34) + ".".repeat(81 - 34));
    Problem problem = SudokuProblem.of(SudokuShape.order(3)).of(grid);
    assertThat(problem.options() - problem.optionsWithoutPrimary())
        .isEqualTo(9 * (81 - 34) + 34)
        .isEqualTo(457);
  }

  @ParameterizedTest
  @CsvSource({"2, 2, 288", "1, 4, 576", "4, 1, 576", "1, 3, 12", "1, 1, 1", "2, 1, 2"})
  void hasAsManySolutionsAsThereAreGrids(int blockLines, int blockColumns, int grids) {
    List<String> all = SudokuSamples.all(SudokuShape.of(blockLines, blockColumns));
    assertThat(all).hasSize(grids).doesNotHaveDuplicates();
  }

  @Test
  void countsGridsWithBlocksOfTwoByThree() {
    for (SudokuShape shape : List.of(SudokuShape.of(2, 3), SudokuShape.of(3, 2))) {
      Problem problem = SudokuProblem.of(shape).problem();
      // The memo shares residuals after the same rows, cell by cell.
      MemoSearch search =
          new MemoSearch(new OrderedProblem(problem, ItemOrder.given(problem)), 256L << 20);
      assertThat(search.cursor().from(Prefix.EMPTY).count()).isEqualTo(28_200_960);
    }
  }

  @Test
  void countsGridsWithDiagonals() {
    SudokuShape shape = SudokuShape.order(2);
    List<String> both = SudokuSamples.all(shape.withDiagonals());
    assertThat(both).hasSize(48);
    List<String> falling = withDiagonal(List.of(0, 5, 10, 15));
    List<String> rising = withDiagonal(List.of(3, 6, 9, 12));
    assertThat(both)
        .containsExactlyInAnyOrderElementsOf(falling.stream().filter(rising::contains).toList());
    // One diagonal alone is enough for that.
    assertThat(falling).hasSize(48).hasSameElementsAs(rising);
  }

  private static List<String> withDiagonal(List<Integer> cells) {
    return SudokuSamples.all(SudokuShape.order(2)).stream()
        .filter(line -> cells.stream().map(line::charAt).distinct().count() == 4)
        .toList();
  }

  @Test
  void comesToTheFirstGridOfOrderTwoFirst() {
    List<String> all = SudokuSamples.all(SudokuShape.order(2));
    assertThat(all.get(0)).isEqualTo("1234341221434321");
    assertThat(all.stream().sorted().limit(3))
        .containsExactly("1234341221434321", "1234341223414123", "1234341241232341");
  }

  @Test
  void takesGivensAsAPrefixOrAsFewerOptions() {
    List<String> all = SudokuSamples.all(SudokuShape.order(2));
    SudokuProblem sudoku = SudokuProblem.of(SudokuShape.order(2));
    Seed.times(
        300,
        (random, seed) -> {
          SudokuGrid grid = random(random, all);
          long expected = all.stream().filter(line -> SudokuSamples.agree(grid, line)).count();
          assertThat(SudokuSamples.completions(grid)).hasSize((int) expected);
          assertThat(Walks.count(sudoku.of(grid))).isEqualTo(expected);
        });
  }

  private static SudokuGrid random(Random random, List<String> all) {
    SudokuShape shape = SudokuShape.order(2);
    return random.nextInt(3) == 0
        ? SudokuSamples.random(random, shape)
        : SudokuSamples.opened(
            random, shape, all.get(random.nextInt(all.size())), random.nextInt(17));
  }

  @Test
  void hasNoPrefixWhereGivensConflict() {
    SudokuShape shape = SudokuShape.order(2).withDiagonals();
    SudokuProblem sudoku = SudokuProblem.of(shape);
    assertThat(sudoku.givens(SudokuSamples.grid(shape, "1.1............."))).isEmpty();
    assertThat(sudoku.givens(SudokuSamples.grid(shape, "1.......1......."))).isEmpty();
    assertThat(sudoku.givens(SudokuSamples.grid(shape, "1....1.........."))).isEmpty();
    assertThat(sudoku.givens(SudokuSamples.grid(shape, "1..............1"))).isEmpty();
    assertThat(sudoku.givens(SudokuSamples.grid(shape, "...1........1..."))).isEmpty();
    assertThat(sudoku.givens(SudokuSamples.grid(shape, "1.....1...2.....")))
        .contains(Prefix.of(sudoku.problem(), 0, 24, 41));
    assertThat(sudoku.givens(SudokuSamples.grid(shape, ".".repeat(16)))).contains(Prefix.EMPTY);
  }

  @Test
  void drawsPartsOfSolutions() {
    SudokuProblem sudoku = SudokuProblem.of(SudokuShape.order(2));
    assertThat(sudoku.grid(41, 0).line()).isEqualTo("1.........2.....");
    Links links = new Links(sudoku.problem(), ItemOrder.given(sudoku.problem()));
    assertThat(links.next()).isTrue();
    assertThat(sudoku.problem().isSolution(links.solution())).isTrue();
  }

  @Test
  void refusesGridsOfAnotherShape() {
    SudokuProblem sudoku = SudokuProblem.of(SudokuShape.of(2, 3));
    SudokuGrid grid = SudokuSamples.grid(SudokuShape.of(3, 2), ".".repeat(36));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> sudoku.givens(grid))
        .withMessage("The grid is of the shape 3x2 and the problem of 2x3; make both of the same.");
    assertThatIllegalArgumentException().isThrownBy(() -> sudoku.of(grid));
  }
}
