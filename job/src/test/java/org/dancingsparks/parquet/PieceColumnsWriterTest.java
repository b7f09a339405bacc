package org.dancingsparks.parquet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.function.ToIntFunction;
import org.apache.parquet.hadoop.ParquetFileReader;
import org.apache.parquet.io.LocalInputFile;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.parquet.DepthFirstRows.Solution;
import org.dancingsparks.parquet.PieceColumnsWriter.Limits;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.runs.solutions.SetOnDisk;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.SharedSpark;
import org.dancingsparks.testing.SmallPuzzles;
import org.dancingsparks.testing.Walks;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Compares piece columns with rows written one by one, and the bytes of repeated writes. */
@Tag("slow")
class PieceColumnsWriterTest {
  private static final Limits SMALL_LIMITS = new Limits(10, 1000, 1000, 1000);

  @TempDir private Path temporary;

  /** Writes a part into a directory of its own. */
  private Path written(
      String name, DepthFirstRows given, Limits limits, ToIntFunction<Solution> unchanged) {
    Path part = temporary.resolve(name).resolve("part-00000.parquet");
    given.write(part, limits, unchanged);
    return part.getParent();
  }

  private Path written(String name, DepthFirstRows given, Limits limits) {
    return written(name, given, limits, Solution::unchanged);
  }

  private static void assertReadByAll(Path directory, DepthFirstRows given) {
    List<List<Integer>> rows = given.rows();
    assertThat(Readers.parquet(directory)).isEqualTo(rows);
    assertThat(Readers.duckDb(directory)).isEqualTo(rows);
    assertThat(Readers.spark(directory)).isEqualTo(rows);
  }

  private void assertAsRowByRow(String name, DepthFirstRows given, Limits limits) {
    Path columns = written(name, given, limits);
    Path rows = temporary.resolve(name + "-rows").resolve("part-00000.parquet");
    RowByRow.write(rows, given.schema(), given.rows());

    assertThat(Readers.parquetType(SetOnDisk.parts(columns).get(0)))
        .isEqualTo(Readers.parquetType(rows));
    assertThat(Readers.parquet(columns)).isEqualTo(Readers.parquet(rows.getParent()));
    assertReadByAll(columns, given);
  }

  /** A random puzzle, some of its pieces optional perhaps. */
  private static PiecePuzzle puzzle(Random random) {
    int required = random.nextInt(5);
    int optional = random.nextInt(required == 0 ? 1 : 4) + (required == 0 ? 1 : 0);
    return DepthFirstRows.singles(1 + random.nextInt(400), required, optional);
  }

  @Test
  void solutionsOfSmallPuzzlesAreRows() {
    for (PiecePuzzle puzzle :
        List.of(SmallPuzzles.mirrored(), SmallPuzzles.spares(), SmallPuzzles.layered())) {
      List<List<Integer>> found = Walks.whole(puzzle.problem(), Walks.order(puzzle), Prefix.EMPTY);
      DepthFirstRows given = DepthFirstRows.of(puzzle, found);
      assertThat(found).isNotEmpty();
      assertAsRowByRow(puzzle.name() + found.size(), given, PieceColumnsWriter.LIMITS);
      assertAsRowByRow(puzzle.name() + found.size() + "-tiny", given, new Limits(3, 1000, 7, 1000));
    }
  }

  @Test
  void randomRowsInManyRowGroupsAndPagesAreThoseWrittenRowByRow() {
    Seed.times(
        8,
        (random, seed) -> {
          DepthFirstRows given = DepthFirstRows.random(random, puzzle(random), 1500);
          Limits limits =
              new Limits(
                  1 + random.nextInt(200),
                  1 + random.nextInt(500),
                  100 + random.nextInt(900),
                  100 + random.nextInt(3000));
          assertAsRowByRow("random" + seed, given, limits);
        });
  }

  @Test
  void bytesDoNotDependOnHowMuchIsSaidToBeUnchanged() {
    Seed.times(
        10,
        (random, seed) -> {
          DepthFirstRows given = DepthFirstRows.random(random, puzzle(random), 1000);
          Path all = written("all" + seed, given, SMALL_LIMITS);
          Path none = written("none" + seed, given, SMALL_LIMITS, solution -> 0);
          Path some =
              written(
                  "some" + seed, given, SMALL_LIMITS, each -> random.nextInt(each.unchanged() + 1));
          assertThat(SetOnDisk.hashes(none)).isEqualTo(SetOnDisk.hashes(all));
          assertThat(SetOnDisk.hashes(some)).isEqualTo(SetOnDisk.hashes(all));
        });
  }

  /** Pages and row groups end by their rows, runs or bytes, whichever comes first. */
  @Test
  void rowGroupsEndByRowsOrBytes() throws IOException {
    PiecePuzzle puzzle = DepthFirstRows.singles(100, 4, 0);
    DepthFirstRows given = DepthFirstRows.random(new Random(1), puzzle, 3000);

    assertThat(groups(written("rows", given, new Limits(100, 100_000, 1000, 1 << 20))))
        .isEqualTo(3);
    int byBytes = groups(written("bytes", given, new Limits(100, 100_000, 100_000, 1000)));
    assertThat(byBytes).isGreaterThan(3);
    assertThat(groups(written("whole", given, PieceColumnsWriter.LIMITS))).isEqualTo(1);
    assertThat(groups(written("runs", given, new Limits(100_000, 50, 1, 1 << 20))))
        .isGreaterThan(30);
  }

  private static int groups(Path directory) throws IOException {
    Path part = SetOnDisk.parts(directory).get(0);
    try (ParquetFileReader file = ParquetFileReader.open(new LocalInputFile(part))) {
      return file.getRowGroups().size();
    }
  }

  @Test
  void noRowsAndOneRowAreFilesToo() {
    PiecePuzzle puzzle = DepthFirstRows.singles(9, 2, 2);
    for (int rows = 0; rows < 2; rows++) {
      DepthFirstRows given = DepthFirstRows.random(new Random(rows), puzzle, rows);
      assertAsRowByRow("rows" + rows, given, PieceColumnsWriter.LIMITS);
    }
  }

  @Test
  void singleColumnOfIntsIsWritten() {
    PiecePuzzle puzzle = DepthFirstRows.singles(40_000, 1, 0);
    DepthFirstRows given = DepthFirstRows.random(new Random(1), puzzle, 2000);

    assertThat(given.schema().isNarrow()).isFalse();
    assertAsRowByRow("ints", given, PieceColumnsWriter.LIMITS);
  }

  @Test
  void pieceThatNoSolutionHasIsAColumnOfNulls() {
    PiecePuzzle puzzle = DepthFirstRows.singles(3, 1, 1);
    List<List<Integer>> found = List.of(List.of(0), List.of(2), List.of(1), List.of(1));

    assertAsRowByRow("nulls", DepthFirstRows.of(puzzle, found), new Limits(2, 1000, 3, 1000));
  }

  @Test
  void piecesMayBeAbsentAltogether() {
    PiecePuzzle puzzle = DepthFirstRows.singles(3, 0, 2);
    List<List<Integer>> found = List.of(List.of(), List.of(0), List.of(3, 1), List.of(), List.of());

    assertAsRowByRow("empty", DepthFirstRows.of(puzzle, found), new Limits(2, 1000, 3, 1000));
  }

  @Test
  void solutionWithoutAPieceThatHasToBeUsedIsRefused() {
    PiecePuzzle puzzle = DepthFirstRows.singles(3, 2, 0);
    DepthFirstRows given = DepthFirstRows.of(puzzle, List.of(List.of(0)));

    assertThatThrownBy(() -> written("lacking", given, SMALL_LIMITS))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("p1");
  }

  @Test
  void readersThatSkipByStatisticsAndDictionariesFindEveryRow() {
    Seed.times(
        1,
        (random, seed) -> {
          PiecePuzzle puzzle = DepthFirstRows.singles(30, 3, 2);
          DepthFirstRows given = DepthFirstRows.random(random, puzzle, 2000);
          Path directory = written("found" + seed, given, new Limits(20, 1000, 300, 10_000));
          for (int column = 0; column < 5; column++) {
            assertFound(directory, given, column, puzzle.optionsOf(column)[random.nextInt(30)]);
          }
        });
  }

  private static void assertFound(Path directory, DepthFirstRows given, int column, int option) {
    int expected =
        (int) given.rows().stream().filter(row -> Objects.equals(row.get(column), option)).count();
    String filter = "p%d = %d".formatted(column, option);
    assertThat(
            Readers.query(
                "SELECT count(*) FROM '%s/part-*.parquet' WHERE %s".formatted(directory, filter)))
        .containsExactly(List.of(expected));
    assertThat(SharedSpark.session().read().parquet(directory.toString()).filter(filter).count())
        .isEqualTo(expected);
  }
}
