package org.dancingsparks.cli.boards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.testing.Dancing.dance;
import static org.dancingsparks.testing.Dancing.json;
import static org.dancingsparks.testing.Dancing.printed;
import static org.dancingsparks.testing.Dancing.write;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.dancingsparks.runs.solutions.SetOnDisk;
import org.dancingsparks.testing.SharedSpark;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The command boards: a row for each date or throw. */
@Tag("slow")
class BoardsCommandTest {
  private static final String COINS =
      """
      name: coins
      board: 2x3
      holes:
        Nodes: [[1, 1], [1, 2]]
        nodes: [[1, 3]]
        solutions: {cells: [[2, 1], [2, 2], [2, 3]], use: 2}
      pieces:
        A: {shape: '##'}
      """;

  @TempDir private Path temporary;

  private static Dataset<Row> parts(Path directory) {
    return SharedSpark.session().read().parquet(directory.toString());
  }

  private static List<String> rows(Dataset<Row> rows, String... columns) {
    return rows.selectExpr(columns).collectAsList().stream().map(Row::toString).toList();
  }

  @Test
  void datesHaveARowEach() {
    Path out = temporary.resolve("dates");
    assertThat(printed("boards", "a-puzzle-a-day", "--out", out, "--quiet"))
        .isEqualTo(
            """
              366  boards
              366  with a solution
            24405  solutions
               59  median
                7  fewest: Oct 6
              216  most: Jan 25
            """);
    Dataset<Row> dates = parts(out);

    assertThat(dates.columns()).containsExactly("month", "day", "solutions", "solution", "nodes");
    assertThat(dates.select("month", "day").distinct().count()).isEqualTo(366);
    assertThat(rows(dates, "sum(solutions)", "min(nodes) > 8")).containsExactly("[24405,true]");
    assertThat(rows(dates.filter("month = 'Feb'"), "count(*)", "max(int(day))"))
        .containsExactly("[29,29]");
    assertThat(rows(dates.filter("month = 'Oct' AND day = '6'"), "solutions"))
        .containsExactly("[7]");
    Row row = dates.filter("month = 'Jun' AND day = '19'").first();
    List<Integer> solution = row.getList(3);
    assertThat(solution).hasSize(10).isSorted();
    List<Object> count = new ArrayList<>(List.of("count", "a-puzzle-a-day", "--quiet"));
    solution.forEach(option -> count.add("--given=#" + option));
    count.add("--given=open=Jun,19");
    assertThat(printed(count.toArray())).isEqualTo("1\n");
  }

  @Test
  void solutionIsTheOneWithTheFirstNumber() {
    Path out = temporary.resolve("june");
    printed("boards", "a-puzzle-a-day", "--given", "open=Jun", "--out", out, "--quiet");
    for (Row row : parts(out).filter("int(day) % 10 = 0").collectAsList()) {
      String open = "open=%s,%s".formatted(row.getString(0), row.getString(1));
      List<Integer> first = new ArrayList<>();
      json("nth", "a-puzzle-a-day", 0, "--given", open, "--json", "--quiet")
          .get("solutions")
          .get(0)
          .get("options")
          .forEach(option -> first.add(option.asInt()));
      assertThat(first).containsExactlyInAnyOrderElementsOf(row.getList(3));
    }
  }

  @Test
  void jsonHasTheSummary() {
    JsonNode node =
        json(
            "boards",
            "genius-square",
            "--given",
            "open=A6,F3,E1,B1",
            "--json",
            "--quiet",
            "--out",
            temporary.resolve("json"));

    assertThat(node.get("puzzle").asText()).isEqualTo("genius-square");
    assertThat(node.get("holes")).hasSize(7);
    assertThat(node.get("boards").asLong()).isEqualTo(216).isEqualTo(node.get("solvable").asLong());
    JsonNode most = node.get("most");
    assertThat(most.get("first").get(0)).hasSize(7);
    assertThat(most.get("boards").asLong()).isPositive();
    StringBuilder open = new StringBuilder("--given=open=");
    most.get("first").get(0).forEach(cell -> open.append(cell.asText()).append(','));
    open.setLength(open.length() - 1);
    assertThat(printed("count", "genius-square", open, "--quiet").strip())
        .isEqualTo(most.get("solutions").asText());
    assertThat(printed("count", "genius-square", "--given", "open=A6,F3,E1,B1", "--quiet").strip())
        .isEqualTo(node.get("solutions").asText());
  }

  @Test
  void noBoardsHaveNoMedian() {
    Path puzzle =
        write(
            temporary.resolve("clash.yaml"),
            "name: clash\nboard: 1x3\nholes: {a: [[1, 1]], b: [[1, 1]]}\npieces: {A: '##'}\n");
    JsonNode node =
        json("boards", puzzle, "--json", "--quiet", "--out", temporary.resolve("clash"));

    assertThat(node.get("boards").asLong()).isZero();
    assertThat(node.get("median").isNull()).isTrue();
    assertThat(node.get("fewest").isNull()).isTrue();
    assertThat(printed("boards", puzzle, "--quiet", "--out", temporary.resolve("text")))
        .isEqualTo("0  boards\n0  with a solution\n0  solutions\n");
  }

  @Test
  void columnsHaveNamesOfTheirOwnAndNullsWhereThereIsNothing() {
    Path puzzle = write(temporary.resolve("coins.yaml"), COINS);
    Path out = temporary.resolve("coins");
    assertThat(printed("boards", puzzle, "--out", out, "--bins", 3, "--quiet"))
        .isEqualTo(
            """
            6  boards
            2  with a solution
            2  solutions
            0  median
            1  fewest: (1,1) (1,3) (2,1) (2,3); (1,2) (1,3) (2,2) (2,3)
            1  most: (1,1) (1,3) (2,1) (2,3); (1,2) (1,3) (2,2) (2,3)
            """);
    Dataset<Row> rows = parts(out);

    assertThat(rows.columns())
        .containsExactly("Nodes", "nodes_2", "solutions", "solutions_2", "solution", "nodes_3");
    assertThat(rows(rows.filter("solution IS NULL"), "count(*)", "sum(solutions_2)"))
        .containsExactly("[4,0]");
    assertThat(rows(rows.orderBy("Nodes", "solutions"), "solutions_2"))
        .containsExactly("[0]", "[1]", "[0]", "[0]", "[0]", "[1]");
  }

  @Test
  void filesAreTheSameWhateverTheMemory() {
    Path one = temporary.resolve("one");
    Path other = temporary.resolve("other");
    printed("boards", "a-puzzle-a-day", "--bins", 3, "--out", one, "--quiet");
    printed("boards", "a-puzzle-a-day", "--bins", 3, "--out", other, "--memory", "64k", "--quiet");

    assertThat(SetOnDisk.hashes(one)).isEqualTo(SetOnDisk.hashes(other));
  }

  @ParameterizedTest
  @CsvSource({
    "kanoodle, kanoodle has no holes",
    "queens:6, queens:6 has no pieces",
  })
  void puzzlesWithoutHolesAreRefused(String puzzle, String message) {
    Path out = temporary.resolve("none");
    assertThat(dance("boards", puzzle, "--out", out).assertMendable().err()).contains(message);
    assertThat(out).doesNotExist();
  }

  @Test
  void countsThatNoRowCanHoldAreRefused() {
    Path puzzle =
        write(
            temporary.resolve("large.yaml"),
            "name: large\nboard: 16x18\nholes: {a: [[1, 1]], b: [[16, 18], [1, 2]]}\n"
                + "pieces:\n  D: {shape: '##', use: any-number}\n");
    assertThat(dance("boards", puzzle, "--out", temporary.resolve("large")).assertMendable().err())
        .contains("The board with (1,1) (1,2) open has", "more than a table can hold");
  }
}
