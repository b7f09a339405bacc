package org.dancingsparks.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.classic.SparkSession;
import org.apache.spark.sql.types.StructType;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.diagram.FrontierSearch;
import org.dancingsparks.format.DiagramFile;
import org.dancingsparks.format.ShippedPuzzles;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.search.SolutionSchema;
import org.dancingsparks.spark.SparkSchema;
import org.dancingsparks.testing.SmallPuzzles;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import scala.jdk.javaapi.CollectionConverters;

/** The rows that a scan reads, and its description in EXPLAIN and for the planner. */
@Tag("slow")
class ScanTest {
  private static final PiecePuzzle KANOODLE = ShippedPuzzles.find("kanoodle").orElseThrow();

  @TempDir private Path directory;

  @BeforeAll
  static void makeView() {
    Views.view("k", "puzzle", "kanoodle", "bins", 4);
  }

  /** The physical plan of a query as it ran. */
  private static String ran(Dataset<Row> query) {
    query.collectAsList();
    return query.queryExecution().executedPlan().toString();
  }

  /** The metrics of the only scan of a query that has run. */
  private static long metric(Dataset<Row> query, String name) {
    var scan = query.queryExecution().executedPlan().collectLeaves().head();
    return scan.metrics().apply(name).value();
  }

  @Test
  void columnsAreThoseThatEnumerateWrites() {
    StructType type = SparkSchema.of(SolutionSchema.of(KANOODLE));
    assertThat(Views.spark().table("k").schema()).isEqualTo(type);
    assertThat(type.fieldNames())
        .containsExactly(KANOODLE.pieces().stream().map(p -> p.name()).toArray(String[]::new));
  }

  @Test
  void explainShowsWhatWasPushed() {
    int[] gray = KANOODLE.optionsOf(KANOODLE.piece("Gray").orElseThrow());
    String query = "SELECT Blue FROM k WHERE Gray IN (%d, %d) LIMIT 7".formatted(gray[0], gray[1]);
    assertThat(Views.explain(query))
        .contains(
            "kanoodle where Gray in {%d, %d}, columns Blue, limit 7".formatted(gray[0], gray[1]))
        .doesNotContain("Filter ");
    assertThat(Views.explain("SELECT Gray, Blue, COUNT(*) FROM k GROUP BY Gray, Blue"))
        .contains("counted by Gray and Blue from the diagram, which lists no solution")
        .doesNotContain("HashAggregate");
  }

  @Test
  void conditionAcrossColumnsDividesTheRows() {
    Row some = Views.rows("SELECT Gray, Blue FROM k LIMIT 1").get(0);
    String gray = "Gray = " + some.getShort(0);
    String blue = "Blue = " + some.getShort(1);
    String count = "SELECT COUNT(*) FROM k WHERE ";
    assertThat(Views.explain(count + gray + " OR " + blue))
        .contains("kanoodle where (%s) or (%s and Gray in ".formatted(gray, blue))
        .contains("counted from the diagram")
        .doesNotContain("Filter ");
    assertThat(Views.number(count + gray + " OR " + blue))
        .isEqualTo(
            Views.number(count + gray)
                + Views.number(count + blue)
                - Views.number(count + gray + " AND " + blue));
    String rows = "SELECT Gray, Blue FROM k WHERE NOT (NOT %s AND NOT %s)".formatted(gray, blue);
    assertThat(Views.explain(rows)).contains(") or (").doesNotContain("Filter ");
    assertThat(Views.rows(rows)).hasSize((int) Views.number(count + gray + " OR " + blue));
    assertThat(Views.explain(count + "Gray = Blue + 1")).contains("Filter ");
  }

  @Test
  void whatCannotBeIsNotSearchedFor() {
    Views.view("links", "puzzle", "kanoodle", "engine", "links");
    String query = "SELECT COUNT(*) FROM links WHERE Gray = 0";
    assertThat(Views.explain(query)).contains("Gray is impossible, none without a search");
    assertThat(Views.number(query)).isZero();
    assertThat(Views.rows("SELECT * FROM links WHERE Gray = 0")).isEmpty();
  }

  @Test
  void aLimitStopsEarly() {
    Dataset<Row> query = Views.spark().sql("SELECT Gray FROM k LIMIT 5");
    assertThat(query.collectAsList()).hasSize(5);
    assertThat(Views.explain("SELECT Gray FROM k LIMIT 5")).contains("limit 5");
    Dataset<Row> inTheMiddle =
        Views.spark().sql("SELECT COUNT(DISTINCT Gray) FROM (SELECT Gray FROM k LIMIT 50)");
    Views.spark().conf().set("spark.sql.adaptive.enabled", false);
    try {
      inTheMiddle.collectAsList();
      assertThat(metric(inTheMiddle, "solutions")).isEqualTo(50);
    } finally {
      Views.spark().conf().unset("spark.sql.adaptive.enabled");
    }
  }

  @Test
  void metricsTellNodesAndSolutions() throws TimeoutException {
    Views.view("byLinks", "puzzle", "pentominoes:3x20", "engine", "links", "bins", 2);
    Views.spark().conf().set("spark.sql.adaptive.enabled", false);
    try {
      Dataset<Row> query = Views.spark().sql("SELECT * FROM byLinks");
      assertThat(query.collectAsList()).hasSize(8);
      assertThat(metric(query, "solutions")).isEqualTo(8);
      assertThat(metric(query, "nodes")).isGreaterThan(8);
      assertThat(shownInTab("solutions found")).isEqualTo("8");
    } finally {
      Views.spark().conf().unset("spark.sql.adaptive.enabled");
    }
  }

  /** The value of a metric that Spark's SQL tab shows for the query that ended last. */
  private static String shownInTab(String metric) throws TimeoutException {
    SparkSession spark = (SparkSession) Views.spark();
    spark.sparkContext().listenerBus().waitUntilEmpty();
    var store = spark.sharedState().statusStore();
    long query = store.executionsList().last().executionId();
    for (var node : CollectionConverters.asJava(store.planGraph(query).allNodes())) {
      for (var shown : CollectionConverters.asJava(node.metrics())) {
        if (shown.name().equals(metric)) {
          return store.executionMetrics(query).apply(shown.accumulatorId());
        }
      }
    }
    return "none";
  }

  @Test
  void thePlannerIsToldHowManyRowsThereAre() {
    assertThat(Views.rows("EXPLAIN COST SELECT * FROM k").get(0).getString(0))
        .contains("rowCount=3.71E+5");
    assertThat(Views.rows("EXPLAIN COST SELECT * FROM k LIMIT 10").get(0).getString(0))
        .contains("rowCount=10");
  }

  @Test
  void aDiagramFileServesAsThePuzzle() throws Exception {
    Path file = directory.resolve("k.xcd");
    try (var out = Files.newOutputStream(file)) {
      Diagram diagram =
          new FrontierSearch(KANOODLE.problem(), KANOODLE.itemOrder("puzzle"))
              .diagram()
              .orElseThrow();
      new DiagramFile(KANOODLE, diagram).write(out);
    }
    Views.view("kept", "puzzle", file);
    assertThat(Views.number("SELECT COUNT(*) FROM kept")).isEqualTo(371020);
    int gray = Views.rows("SELECT Gray FROM k LIMIT 1").get(0).getShort(0);
    String where = " WHERE Gray = " + gray;
    assertThat(Views.number("SELECT SUM(Blue) FROM kept" + where))
        .isEqualTo(Views.number("SELECT SUM(Blue) FROM k" + where));
  }

  @Test
  void optionsJoinSolutionsWithGeometry() {
    Views.view("o", "puzzle", "kanoodle", "table", "options");
    List<Row> rows =
        Views.rows("SELECT option, piece, items, cells, orientations FROM o ORDER BY option");
    assertThat(rows).hasSize(KANOODLE.problem().options());
    for (int option : IntStream.iterate(0, at -> at < rows.size(), at -> at + 97).toArray()) {
      Row row = rows.get(option);
      assertThat(row.getInt(0)).isEqualTo(option);
      int piece = KANOODLE.placements().get(option).piece();
      assertThat(row.getString(1)).isEqualTo(KANOODLE.pieces().get(piece).name());
      assertThat(row.<String>getList(2)).containsExactly(KANOODLE.problem().names(option));
      List<String> cells = new ArrayList<>();
      row.<Row>getList(3)
          .forEach(cell -> cells.add("(" + cell.getInt(0) + "," + cell.getInt(1) + ")"));
      assertThat(String.join("", cells))
          .isEqualTo(KANOODLE.problem().describe(option).replaceFirst(".* ", ""));
      assertThat(row.<Object>getList(4)).hasSize(1);
    }
    long expected = 0;
    for (int option : KANOODLE.optionsOf(KANOODLE.piece("Gray").orElseThrow())) {
      if (KANOODLE.placements().get(option).cells().contains(Cell.of(2, 2))) {
        expected += Views.number("SELECT COUNT(*) FROM k WHERE Gray = " + option);
      }
    }
    String where = " WHERE exists(o.cells, c -> c.row = 2 AND c.column = 2)";
    assertThat(Views.number("SELECT COUNT(*) FROM k JOIN o ON k.Gray = o.option" + where))
        .isEqualTo(expected)
        .isPositive();
  }

  @Test
  void fieldsOfCellsAreReadByThemselves() {
    Views.view("o", "puzzle", "kanoodle", "table", "options");
    List<Cell> cells = KANOODLE.placements().get(100).cells();
    String from = " FROM o WHERE option = 100";
    assertThat(Views.number("SELECT cells[1].column" + from)).isEqualTo(cells.get(1).column());
    assertThat(Views.number("SELECT cells[1].layer" + from)).isEqualTo(cells.get(1).layer());
    assertThat(Views.rows("SELECT cells.column" + from).get(0).<Integer>getList(0))
        .isEqualTo(cells.stream().map(Cell::column).toList());
    assertThat(Views.rows("SELECT c.column FROM (SELECT explode(cells) c" + from + ")"))
        .map(row -> row.getInt(0))
        .isEqualTo(cells.stream().map(Cell::column).toList());
    assertThat(Views.number("SELECT orientations[0][2].column" + from))
        .isEqualTo(cells.get(2).column());
  }

  @Test
  void aTableThatIsReadTwiceIsSearchedOnce() {
    Views.view("o", "puzzle", "kanoodle", "table", "options");
    assertThat(Views.explain("SELECT Gray FROM k JOIN o ON k.Gray = o.option"))
        .contains("BroadcastHashJoin");
    String one = "(SELECT Gray, SUM(Blue) AS b FROM k GROUP BY Gray)";
    String query = "SELECT COUNT(*) FROM %s x JOIN %s y ON x.b = y.b".formatted(one, one);
    Views.spark().conf().set("spark.sql.adaptive.enabled", false);
    try {
      assertThat(Views.explain(query)).contains("Reused");
    } finally {
      Views.spark().conf().unset("spark.sql.adaptive.enabled");
    }
    assertThat(Views.number(query)).isPositive();
  }

  @Test
  void queriesOfSeveralThreadsAgree() {
    Views.view("shared", "puzzle", "kanoodle", "bins", 2);
    List<Long> counts =
        IntStream.range(0, 6)
            .parallel()
            .mapToObj(
                thread ->
                    Views.number(
                        "SELECT COUNT(*) FROM shared" + (thread % 2 == 0 ? "" : " WHERE Gray > 0")))
            .toList();
    assertThat(counts).containsOnly(371020L);
  }

  @Test
  void optionsWithoutGeometryHaveItemsOnly() {
    Path file = Views.file(directory, SmallPuzzles.crossed().problem());
    Views.view("plainOptions", "puzzle", file, "table", "options");
    List<Row> rows = Views.rows("SELECT * FROM plainOptions WHERE piece IS NULL AND cells IS NULL");
    assertThat(rows).hasSize(SmallPuzzles.crossed().problem().options());
  }
}
