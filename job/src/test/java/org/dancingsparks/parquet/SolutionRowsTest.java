package org.dancingsparks.parquet;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.lattice.Turns;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.Piece;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.PlainPuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.runs.solutions.SetOnDisk;
import org.dancingsparks.search.BinResult;
import org.dancingsparks.search.Plan;
import org.dancingsparks.search.Planner;
import org.dancingsparks.search.Search;
import org.dancingsparks.search.Searches;
import org.dancingsparks.testing.SharedSpark;
import org.dancingsparks.testing.SmallProblems;
import org.dancingsparks.testing.SmallPuzzles;
import org.dancingsparks.testing.Walks;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The parts contain each solution once, in order, by every reader. */
@Tag("slow")
class SolutionRowsTest {
  private static final Puzzle QUEENS = new PlainPuzzle("queens", SmallProblems.queens(6));

  @TempDir private Path temporary;

  static Stream<Puzzle> puzzles() {
    return Stream.of(
        SmallPuzzles.mirrored(),
        SmallPuzzles.spares(),
        SmallPuzzles.layered(),
        SmallPuzzles.uses(),
        QUEENS);
  }

  /** A solution as a row: a number or null per piece, or all numbers ascending. */
  private static List<Integer> row(Puzzle puzzle, List<Integer> solution) {
    List<Integer> row = new ArrayList<>();
    if (!(puzzle instanceof PiecePuzzle pieces) || puzzle.name().equals("uses")) {
      row.addAll(solution);
      row.sort(null);
      return row;
    }
    for (int piece = 0; piece < pieces.pieces().size(); piece++) {
      int wanted = piece;
      row.add(
          solution.stream()
              .filter(option -> pieces.placements().get(option).piece() == wanted)
              .findFirst()
              .orElse(null));
    }
    return row;
  }

  private static void assertHolds(Path directory, Puzzle puzzle, List<List<Integer>> solutions) {
    List<List<Integer>> rows = solutions.stream().map(solution -> row(puzzle, solution)).toList();
    assertThat(Readers.spark(directory)).isEqualTo(rows);
    assertThat(Readers.duckDb(directory)).isEqualTo(rows);
    assertThat(Readers.parquet(directory)).isEqualTo(rows);
    assertThat(SharedSpark.session().read().parquet(directory.toString()).count())
        .isEqualTo(rows.size());
    SetOnDisk.assertTidy(directory);
  }

  @ParameterizedTest
  @MethodSource("puzzles")
  void rowsAreTheSolutionsInTheOrderOfTheSearch(Puzzle puzzle) {
    Path directory = temporary.resolve("set");
    List<BinResult> results = SetOnDisk.write(directory, puzzle, 3);
    Search search = Walks.all(puzzle);
    List<List<Integer>> whole = Walks.whole(puzzle.problem(), search.order(), Prefix.EMPTY);

    assertThat(whole).isNotEmpty();
    assertThat(results.stream().mapToLong(result -> result.solutions().longValueExact()).sum())
        .isEqualTo(whole.size());
    assertHolds(directory, puzzle, whole);
  }

  @Test
  void rowsOfSymmetricSearchesAreThoseOfTheirPlans() {
    PiecePuzzle puzzle = SmallPuzzles.mirrored();
    for (Search search : List.of(Searches.of(puzzle).classes(), Searches.of(puzzle).splitBy("A"))) {
      Path directory = temporary.resolve(search.use().name());
      Plan plan = SetOnDisk.plan(search, 4);
      SetOnDisk.write(directory.toString(), puzzle, plan);
      assertHolds(directory, puzzle, Walks.planned(search, plan));
    }
  }

  @Test
  void emptySetIsReadableWithItsColumns() {
    Path directory = temporary.resolve("set");
    SetOnDisk.write(directory, SmallPuzzles.unsolvable(), 3);

    assertHolds(directory, SmallPuzzles.unsolvable(), List.of());
    assertThat(SharedSpark.session().read().parquet(directory.toString()).schema().toDDL())
        .isEqualTo("A SMALLINT,B SMALLINT");
    assertThat(Readers.duckDbTypes(directory)).containsExactly("A SMALLINT", "B SMALLINT");
  }

  @Test
  void emptySetOfAProblemWithoutPiecesIsReadableToo() {
    Path directory = temporary.resolve("set");
    SetOnDisk.write(directory, new PlainPuzzle("q", SmallProblems.queens(3)), 3);

    assertThat(Readers.spark(directory)).isEmpty();
    assertThat(Readers.duckDbTypes(directory)).containsExactly("options INTEGER[]");
  }

  @Test
  void pieceColumnsAreSmallintsAndNullableWhereAPieceMayBeAbsent() {
    Path directory = temporary.resolve("set");
    SetOnDisk.write(directory, SmallPuzzles.spares(), 3);

    assertThat(SharedSpark.session().read().parquet(directory.toString()).schema().toDDL())
        .isEqualTo("Bar SMALLINT,bar_2 SMALLINT,`Light Green` SMALLINT,`x.y` SMALLINT");
    assertThat(Readers.duckDbTypes(directory))
        .containsExactly("Bar SMALLINT", "bar_2 SMALLINT", "Light Green SMALLINT", "x.y SMALLINT");
    assertThat(Readers.parquetType(SetOnDisk.parts(directory).get(0)).toString())
        .contains("required int32 Bar (INTEGER(16,true));")
        .contains("optional int32 bar_2 (INTEGER(16,true));");
    assertThat(Readers.duckDb(directory)).anySatisfy(row -> assertThat(row).containsNull());
  }

  @Test
  void arrayOfOptionsIsOfInts() {
    Path directory = temporary.resolve("set");
    SetOnDisk.write(directory, QUEENS, 3);

    assertThat(SharedSpark.session().read().parquet(directory.toString()).schema().toDDL())
        .isEqualTo("options ARRAY<INT>");
    assertThat(Readers.duckDbTypes(directory)).containsExactly("options INTEGER[]");
  }

  @Test
  void pieceColumnsAreIntsWhereOptionIdsNeedIt() {
    int pieces = 182;
    PiecePuzzle puzzle = singles(pieces);
    // All but the last two cells have the piece of their number.
    int[] givens = new int[pieces - 2];
    Arrays.setAll(givens, piece -> piece * pieces + piece);
    Search search = Walks.all(puzzle, givens);
    Path directory = temporary.resolve("set");
    SetOnDisk.write(directory.toString(), puzzle, Planner.plan(search, OptionalInt.of(0), 1));

    assertThat(puzzle.problem().options()).isGreaterThan(32_768);
    assertThat(Readers.duckDbTypes(directory))
        .hasSize(182)
        .allMatch(type -> type.endsWith(" INTEGER"));
    assertThat(Readers.duckDb(directory))
        .extracting(row -> row.subList(180, 182))
        .containsExactlyInAnyOrder(
            List.of(180 * 182 + 180, 181 * 182 + 181), List.of(180 * 182 + 181, 181 * 182 + 180));
  }

  /** As many pieces of one cell as cells. */
  private static PiecePuzzle singles(int count) {
    List<Piece> pieces = new ArrayList<>();
    for (int piece = 0; piece < count; piece++) {
      char symbol = (char) ('\u4e00' + piece);
      pieces.add(Piece.of("p" + piece, symbol, Turns.NONE, SmallPuzzles.cells("#")));
    }
    return new PiecePuzzle("singles", Board.box(1, count, 1), pieces);
  }
}
