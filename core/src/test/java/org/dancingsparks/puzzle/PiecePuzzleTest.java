package org.dancingsparks.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.stream.IntStream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.lattice.Turns;
import org.dancingsparks.testing.SmallProblems;
import org.dancingsparks.testing.SmallPuzzles;
import org.dancingsparks.testing.Walks;
import org.junit.jupiter.api.Test;

class PiecePuzzleTest {
  private static Piece piece(String name, char symbol, Use use, String drawing) {
    return Piece.of(name, symbol, Turns.ROTATIONS, SmallPuzzles.cells(drawing)).withUse(use);
  }

  private static PiecePuzzle puzzle(Piece... pieces) {
    return new PiecePuzzle("p", Board.box(1, 3, 1), List.of(pieces));
  }

  private static List<String> itemNames(Problem problem, ItemOrder order) {
    return IntStream.range(0, order.size()).mapToObj(order::item).map(problem::itemName).toList();
  }

  @Test
  void optionsGoPieceByPieceAsGivenThenByCells() {
    PiecePuzzle puzzle = puzzle(piece("Z", 'Z', Use.ONCE, "#"), piece("B", 'B', Use.ONCE, "##"));
    Problem problem = puzzle.problem();
    assertThat(
            IntStream.range(0, problem.options()).mapToObj(o -> String.join(" ", problem.names(o))))
        .containsExactly("Z (1,1)", "Z (1,2)", "Z (1,3)", "B (1,1) (1,2)", "B (1,2) (1,3)");
    assertThat(puzzle.optionsOf(0)).containsExactly(0, 1, 2);
    assertThat(puzzle.optionsOf(1)).containsExactly(3, 4);
    assertThat(itemNames(problem, puzzle.itemOrder("first-use")))
        .containsExactly("B", "(1,1)", "(1,2)", "(1,3)", "Z");
    assertThat(puzzle.piece("B")).contains(1);
    assertThat(puzzle.piece("C")).isEmpty();
    assertThat(Walks.count(problem)).isEqualTo(2);
  }

  @Test
  void useDecidesWhatAPieceIsAsAnItem() {
    PiecePuzzle puzzle =
        puzzle(
            piece("once", 'O', Use.ONCE, "#"),
            piece("maybe", 'M', Use.AT_MOST_ONCE, "##"),
            piece("any", 'A', Use.ANY_NUMBER, "#"));
    Problem problem = puzzle.problem();
    assertThat(itemNames(problem, ItemOrder.given(problem)))
        .containsExactly("once", "(1,1)", "(1,2)", "(1,3)", "maybe");
    assertThat(problem.primaryItems()).isEqualTo(4);
    // The single piece in three places, the rest filled by others; or beside the double one.
    assertThat(Walks.count(problem)).isEqualTo(3 + 2);
  }

  @Test
  void itemOrdersAreCellsOrPiecesFirst() {
    PiecePuzzle puzzle =
        new PiecePuzzle(
            "p",
            Board.box(2, 3, 1),
            List.of(piece("A", 'A', Use.ONCE, "##"), piece("B", 'B', Use.AT_MOST_ONCE, "#")));
    Problem problem = puzzle.problem();
    assertThat(puzzle.itemOrders()).containsExactly("puzzle", "pieces-first", "first-use");
    assertThat(itemNames(problem, puzzle.itemOrder("puzzle")))
        .containsExactly("(1,1)", "(2,1)", "(1,2)", "(2,2)", "(1,3)", "(2,3)", "A", "B");
    assertThat(itemNames(problem, puzzle.itemOrder("pieces-first")))
        .containsExactly("A", "B", "(1,1)", "(1,2)", "(1,3)", "(2,1)", "(2,2)", "(2,3)");
    assertThat(itemNames(problem, puzzle.itemOrder("first-use"))).startsWith("A", "(1,1)", "(1,2)");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> puzzle.itemOrder("random"))
        .withMessageContaining("no item order random; there are puzzle, pieces-first, first-use");
  }

  @Test
  void plainPuzzlesKnowTheirOwnOrders() {
    PlainPuzzle plain = new PlainPuzzle("plain", SmallProblems.fiveSets());
    for (String order : plain.itemOrders()) {
      assertThat(plain.itemOrder(order).name()).isEqualTo(order);
    }
    assertThatIllegalArgumentException()
        .isThrownBy(() -> plain.itemOrder("puzzle"))
        .withMessageContaining("no item order puzzle; there are given, first-use");
  }

  @Test
  void solidPiecesFillSolidBoards() {
    PiecePuzzle bars = SmallPuzzles.puzzle(Board.box(2, 2, 2), Turns.SPACE_ROTATIONS, "##");
    assertThat(bars.placements()).hasSize(12);
    assertThat(bars.problem().names(0)).containsExactly("A", "(1,1,1)", "(1,2,1)");
    // A domino tiling of the cube, the four pieces told apart: 9 tilings in 24 ways.
    PiecePuzzle cube =
        SmallPuzzles.puzzle(Board.box(2, 2, 2), Turns.SPACE_ROTATIONS, "##", "##", "##", "##");
    assertThat(Walks.count(cube.problem())).isEqualTo(9 * 24);
  }

  @Test
  void refusesNamesAndSymbolsThatAreNotDistinct() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> puzzle(piece("A", 'A', Use.ONCE, "#"), piece("A", 'B', Use.ONCE, "#")))
        .withMessageContaining("Two pieces are called A");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> puzzle(piece("A", 'A', Use.ONCE, "#"), piece("B", 'A', Use.ONCE, "#")))
        .withMessageContaining("symbol A");
  }

  @Test
  void refusesPiecesWithoutCellsOrWithACellTwice() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Piece.of("A", 'A', Turns.NONE, List.of()))
        .withMessageContaining("piece A has no cells");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Piece.of("A", 'A', Turns.NONE, List.of(Cell.of(1, 1), Cell.of(1, 1))))
        .withMessageContaining("piece A has a cell twice");
  }
}
