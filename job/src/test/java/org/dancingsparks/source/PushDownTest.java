package org.dancingsparks.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.dancingsparks.format.PuzzleReader;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.search.SolutionSchema;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.SmallPuzzles;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every query gives the same rows with everything pushed down as with nothing. */
@Tag("slow")
class PushDownTest {
  private static final int QUERIES = 40;

  private static final String FACTORY = "spark.sql.codegen.factoryMode";
  private static final List<String> SPARED =
      List.of("spark.sql.codegen.wholeStage", "spark.sql.adaptive.enabled");

  @TempDir private Path directory;

  /** The same table in several ways; the first pushes nothing down. */
  private List<String> ways(Object puzzle, Object... settings) {
    List<List<Object>> ways =
        List.of(
            List.of("pushDown", false, "bins", 2),
            List.of("bins", 2),
            List.of("engine", "links", "bins", 3),
            List.of("engine", "diagram", "bins", 1),
            List.of("engine", "diagram", "memory", "1k", "split", 2, "bins", 2));
    List<String> names = new ArrayList<>();
    for (List<Object> way : ways) {
      List<Object> all = new ArrayList<>(List.of("puzzle", puzzle));
      all.addAll(Arrays.asList(settings));
      all.addAll(way);
      names.add("way" + names.size());
      Views.view(names.get(names.size() - 1), all.toArray());
    }
    return names;
  }

  private static void check(List<String> ways, SolutionSchema schema, int queries) {
    List<String> columns =
        schema.columns().stream().map(column -> "`" + column.name() + "`").toList();
    check(ways, columns, schema.optionsByColumn(), queries);
  }

  private static void check(List<String> ways, List<String> columns, int[][] values, int queries) {
    Seed.times(
        queries,
        (random, seed) -> {
          quicken(random.nextInt(4) > 0);
          String query = new RandomQuery(random, columns, values).query();
          String way = ways.get(1 + random.nextInt(ways.size() - 1));
          Dataset<Row> all = Views.spark().sql(query.formatted(ways.get(0)));
          List<String> expected = Views.sorted(all.collectAsList());
          String pushed = query.formatted(way);
          assertThat(Views.sorted(Views.rows(pushed))).as(pushed).isEqualTo(expected);
          if (random.nextInt(3) == 0) {
            int limit = random.nextInt(expected.size() + 2);
            checkLimit(pushed + " LIMIT " + limit, limit, expected);
          }
        });
  }

  /** Turns off the compilation of queries, which takes longer than running them on small tables. */
  private static void quicken(boolean isQuick) {
    SPARED.forEach(key -> Views.spark().conf().set(key, !isQuick));
    Views.spark().conf().set(FACTORY, isQuick ? "NO_CODEGEN" : "FALLBACK");
  }

  @AfterEach
  void unsetAll() {
    SPARED.forEach(Views.spark().conf()::unset);
    Views.spark().conf().unset(FACTORY);
  }

  /** Checks that a query returns as many rows as the limit allows, all of them in the table. */
  private static void checkLimit(String query, int limit, List<String> all) {
    List<String> rows = Views.sorted(Views.rows(query));
    assertThat(rows).as(query).hasSize(Math.min(limit, all.size()));
    Map<String, Long> there = times(all);
    times(rows).forEach((row, times) -> assertThat(times).isLessThanOrEqualTo(there.get(row)));
  }

  private static Map<String, Long> times(List<String> rows) {
    return rows.stream()
        .collect(Collectors.groupingBy(Function.identity(), TreeMap::new, Collectors.counting()));
  }

  @Test
  void piecesThatMayBeLeftOut() {
    PiecePuzzle puzzle = SmallPuzzles.manySpares();
    check(ways(Views.file(directory, puzzle)), SolutionSchema.of(puzzle), QUERIES);
  }

  /** A piece on cells that may stay free is not there because one of its options is wanted. */
  @Test
  void piecesAndCellsThatMayBeLeftOut() {
    Puzzle read =
        PuzzleReader.read(
                "free.yaml",
                """
                board: 2x4
                free: [[1,1],[2,4],[1,3]]
                pieces:
                  A: {shape: "##", use: at-most-once}
                  B: {shape: "##\\n#.", use: at-most-once}
                  C: {shape: "#", use: at-most-once}
                  D: {shape: "#", use: at-most-once}
                """)
            .puzzle("free");
    PiecePuzzle puzzle = (PiecePuzzle) read;
    List<String> ways = ways(Views.file(directory, puzzle));
    for (int option : SolutionSchema.of(puzzle).optionsByColumn()[2]) {
      String query = "SELECT COUNT(*) FROM %s WHERE C = " + option;
      List<Row> expected = Views.rows(query.formatted(ways.get(0)));
      for (String way : ways) {
        assertThat(Views.rows(query.formatted(way))).as(query + way).isEqualTo(expected);
      }
    }
    check(ways, SolutionSchema.of(puzzle), QUERIES);
  }

  /** What one column's filter leaves out, another column's filter does not bring back. */
  @Test
  void conditionsThatExcludeEachOther() {
    PiecePuzzle puzzle = SmallPuzzles.manySpares();
    List<String> ways = ways(Views.file(directory, puzzle));
    SolutionSchema schema = SolutionSchema.of(puzzle);
    int[][] options = schema.optionsByColumn();
    quicken(true);
    Seed.times(
        QUERIES / 2,
        (random, seed) -> {
          int[] columns = random.ints(0, options.length).distinct().limit(2).toArray();
          int one = some(random, options[columns[0]]);
          int[] against =
              Arrays.stream(options[columns[1]])
                  .filter(other -> puzzle.problem().conflict(one, other))
                  .toArray();
          int other = against.length == 0 ? options[columns[1]][0] : some(random, against);
          int third = some(random, options[columns[1]]);
          String name = schema.columns().get(columns[1]).name();
          String second =
              List.of("%2$s = %1$s", "%2$s IN (%1$s, %3$s)", "NOT (%2$s <=> %3$s)", "%2$s > %3$s")
                  .get(random.nextInt(4))
                  .formatted(other, name, third);
          String query =
              "SELECT %s FROM %%s WHERE %s = %d AND %s"
                  .formatted(
                      random.nextBoolean() ? "COUNT(*)" : "*",
                      schema.columns().get(columns[0]).name(),
                      one,
                      second);
          String way = query.formatted(ways.get(1 + random.nextInt(ways.size() - 1)));
          assertThat(Views.sorted(Views.rows(way)))
              .as(way)
              .isEqualTo(Views.sorted(Views.rows(query.formatted(ways.get(0)))));
        });
  }

  private static int some(Random random, int... values) {
    return values[random.nextInt(values.length)];
  }

  @Test
  void namesThatNeedQuotes() {
    PiecePuzzle puzzle = SmallPuzzles.spares();
    check(ways(Views.file(directory, puzzle)), SolutionSchema.of(puzzle), QUERIES / 2);
  }

  @Test
  void piecesThatAreAllUsed() {
    PiecePuzzle puzzle = SmallPuzzles.crossed();
    check(ways(Views.file(directory, puzzle)), SolutionSchema.of(puzzle), QUERIES);
  }

  @Test
  void solutionsUpToSymmetry() {
    PiecePuzzle puzzle = SmallPuzzles.crossed();
    List<String> ways = ways(Views.file(directory, puzzle), "upToSymmetry", true);
    check(ways, SolutionSchema.of(puzzle), QUERIES / 3);
  }

  @Test
  void searchesSplitByAPiece() {
    PiecePuzzle puzzle = SmallPuzzles.crossed();
    Path file = Views.file(directory, puzzle);
    Views.view("plain", "puzzle", file, "pushDown", false, "bins", 2);
    Views.view("split", "puzzle", file, "split", "C", "bins", 2);
    Views.view("splitByLinks", "puzzle", file, "split", "C", "engine", "links", "bins", 2);
    check(List.of("plain", "split", "splitByLinks"), SolutionSchema.of(puzzle), QUERIES / 3);
  }

  @Test
  void solutionsWithAGiven() {
    PiecePuzzle puzzle = SmallPuzzles.crossed();
    Views.view("whole", "puzzle", Views.file(directory, puzzle));
    int given = Views.rows("SELECT D FROM whole LIMIT 1").get(0).getShort(0);
    List<String> ways = ways(Views.file(directory, puzzle), "givens", "#" + given);
    check(ways, SolutionSchema.of(puzzle), QUERIES / 3);
    String all = "SELECT * FROM whole WHERE D = " + given;
    assertThat(Views.sorted(Views.rows("SELECT * FROM way1")))
        .isEqualTo(Views.sorted(Views.rows(all)));
  }

  @Test
  void problemsWithoutPieces() {
    PiecePuzzle puzzle = SmallPuzzles.crossed();
    List<String> ways = ways(Views.file(directory, puzzle.problem()));
    List<String> columns = List.of("size(options)", "options[0]", "options[2]");
    int[] some = IntStream.range(0, 10).toArray();
    check(ways, columns, new int[][] {{6, 7}, some, some}, QUERIES / 3);
  }
}
