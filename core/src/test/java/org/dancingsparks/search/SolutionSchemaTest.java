package org.dancingsparks.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.lattice.Turns;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.Piece;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.PlainPuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.search.SolutionSchema.Column;
import org.dancingsparks.testing.SmallProblems;
import org.dancingsparks.testing.SmallPuzzles;
import org.junit.jupiter.api.Test;

class SolutionSchemaTest {
  private static List<String> names(SolutionSchema schema) {
    return schema.columns().stream().map(Column::name).toList();
  }

  private static PiecePuzzle named(String... names) {
    List<Piece> pieces = new ArrayList<>();
    for (String name : names) {
      char symbol = (char) ('A' + pieces.size());
      pieces.add(Piece.of(name, symbol, Turns.NONE, SmallPuzzles.cells("#")));
    }
    return new PiecePuzzle("named", Board.box(1, names.length, 1), pieces);
  }

  @Test
  void eachPieceHasAColumnInTheOrderOfThePuzzle() {
    SolutionSchema schema = SolutionSchema.of(SmallPuzzles.spares());

    assertThat(schema.hasPieces()).isTrue();
    assertThat(schema.columns())
        .containsExactly(
            new Column("Bar", "Bar", false),
            new Column("bar_2", "bar", true),
            new Column("Light Green", "Light Green", true),
            new Column("x.y", "x.y", true));
  }

  @Test
  void namesThatDifferOnlyInCaseGetASuffix() {
    assertThat(names(SolutionSchema.of(named("red", "Red", "RED", "Red_2", "RED_3"))))
        .containsExactly("red", "Red_2", "RED_3", "Red_2_2", "RED_3_2");
  }

  @Test
  void pieceUsedAnyNumberOfTimesMakesAnArray() {
    SolutionSchema schema = SolutionSchema.of(SmallPuzzles.uses());

    assertThat(schema.hasPieces()).isFalse();
    assertThat(schema.columns()).containsExactly(new Column("options", null, false));
  }

  @Test
  void problemWithoutPiecesHasAnArray() {
    SolutionSchema schema = SolutionSchema.of(new PlainPuzzle("q", SmallProblems.queens(4)));

    assertThat(schema.columns()).containsExactly(new Column("options", null, false));
  }

  /** As many placements as cells: one piece of one cell on a line. */
  private static PiecePuzzle placements(int cells) {
    Piece piece = Piece.of("A", 'A', Turns.NONE, SmallPuzzles.cells("#"));
    return new PiecePuzzle("line", Board.box(1, cells, 1), List.of(piece));
  }

  @Test
  void optionIdsAreSmallintsUpTo32767() {
    assertThat(SolutionSchema.of(placements(32_768)).isNarrow()).isTrue();
    assertThat(SolutionSchema.of(placements(32_769)).isNarrow()).isFalse();
  }

  @Test
  void optionsOfAColumnAreThoseOfItsPiece() {
    PiecePuzzle puzzle = SmallPuzzles.spares();
    int[][] options = SolutionSchema.of(puzzle).optionsByColumn();

    assertThat(options).hasNumberOfRows(4);
    for (int piece = 0; piece < options.length; piece++) {
      assertThat(options[piece]).isEqualTo(puzzle.optionsOf(piece)).isSorted();
    }
  }

  @Test
  void puzzlesWithoutPiecesHaveOptions() {
    Puzzle none = NamedPuzzles.find("rectangles:1x1,oblongs").orElseThrow();
    assertThat(SolutionSchema.of(none).hasPieces()).isFalse();
  }
}
