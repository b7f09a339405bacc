package org.dancingsparks.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.spark.sql.Row;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.diagram.FrontierSearch;
import org.dancingsparks.format.ShippedPuzzles;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.testing.SmallPuzzles;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("slow")
class CountQueryTest {
  private static final PiecePuzzle KANOODLE = ShippedPuzzles.find("kanoodle").orElseThrow();

  /** Givens that leave some thousand solutions. */
  private static final String GIVEN =
      "Green=(1,1)(1,2)(2,2)(2,3)(2,4); Gray=" + KANOODLE.optionsOf(7)[20];

  @TempDir private Path directory;

  private static Diagram kanoodle() {
    return new FrontierSearch(KANOODLE.problem(), KANOODLE.itemOrder("puzzle"))
        .diagram()
        .orElseThrow();
  }

  @Test
  void kanoodleIsCountedByPieceAsItsMarginalsAre() {
    Views.view("kanoodle", "puzzle", "kanoodle");
    List<Row> rows = Views.rows("SELECT Gray, COUNT(*) FROM kanoodle GROUP BY Gray");
    Map<Integer, Long> counts = new TreeMap<>();
    rows.forEach(row -> counts.put((int) row.getShort(0), row.getLong(1)));
    Map<Integer, Long> expected = new TreeMap<>();
    BigInteger[] marginals = kanoodle().marginals();
    for (int option : KANOODLE.optionsOf(KANOODLE.piece("Gray").orElseThrow())) {
      if (marginals[option].signum() > 0) {
        expected.put(option, marginals[option].longValueExact());
      }
    }
    assertThat(counts).isEqualTo(expected);
    assertThat(counts.values().stream().mapToLong(Long::longValue).sum()).isEqualTo(371020);
    assertThat(Views.number("SELECT COUNT(*) FROM kanoodle")).isEqualTo(371020);
  }

  @Test
  void kanoodleIsCountedByTwoPieces() {
    Views.view("kanoodle", "puzzle", "kanoodle");
    List<Row> rows = Views.rows("SELECT Gray, Blue, COUNT(*) FROM kanoodle GROUP BY Gray, Blue");
    assertThat(rows.stream().mapToLong(row -> row.getLong(2)).sum()).isEqualTo(371020);
    Diagram diagram = kanoodle();
    for (Row row : rows.subList(0, 20)) {
      Prefix both = Prefix.of(KANOODLE.problem(), row.getShort(0), row.getShort(1));
      assertThat(diagram.count(both).longValueExact()).isEqualTo(row.getLong(2));
    }
  }

  @Test
  void optionsOfAPieceAreCountedByTheDiagram() {
    Views.view("kanoodle", "puzzle", "kanoodle");
    BigInteger[] marginals = kanoodle().marginals();
    long expected =
        Arrays.stream(KANOODLE.optionsOf(KANOODLE.piece("Gray").orElseThrow()))
            .filter(option -> marginals[option].signum() > 0)
            .count();
    String query = "SELECT COUNT(DISTINCT Gray), COUNT(*), COUNT(DISTINCT Blue) FROM kanoodle";
    assertThat(Views.explain(query))
        .contains("counted with the options of Gray and Blue from the diagram");
    assertThat(Views.rows(query).get(0).getLong(0)).isEqualTo(expected);
    assertThat(Views.rows(query).get(0).getLong(1)).isEqualTo(371020);

    String grouped = "SELECT Gray, COUNT(DISTINCT Blue) FROM kanoodle GROUP BY Gray";
    assertThat(Views.explain(grouped)).contains("counted with the options of Blue by Gray");
    Row first = Views.rows(grouped).get(0);
    BigInteger[] joint = kanoodle().marginals(first.getShort(0));
    assertThat(first.getLong(1))
        .isEqualTo(
            Arrays.stream(KANOODLE.optionsOf(KANOODLE.piece("Blue").orElseThrow()))
                .filter(option -> joint[option].signum() > 0)
                .count());
  }

  /** The disjoint searches of an OR lack each other's options. */
  @Test
  void disjointSearchesAreCountedByTwoPieces() {
    Views.view("kanoodle", "puzzle", "kanoodle", "givens", GIVEN);
    int[] blue = KANOODLE.optionsOf(KANOODLE.piece("Blue").orElseThrow());
    int[] red = KANOODLE.optionsOf(KANOODLE.piece("Red").orElseThrow());
    String query =
        "SELECT Blue, Red, COUNT(*) FROM kanoodle WHERE Blue <= %d OR Red > %d GROUP BY Blue, Red"
            .formatted(blue[blue.length / 2], red[red.length / 2]);
    assertThat(Views.explain(query)).contains("counted by Blue and Red from the diagram");
    Views.view(
        "plain", "puzzle", "kanoodle", "givens", GIVEN, "engine", "links", "pushDown", false);
    List<String> expected = Views.sorted(Views.rows(query.replace("kanoodle", "plain")));
    assertThat(expected).hasSizeGreaterThan(10);
    assertThat(Views.sorted(Views.rows(query))).isEqualTo(expected);
  }

  @Test
  void filtersBecomeGivens() {
    Views.view("kanoodle", "puzzle", "kanoodle");
    int gray = Views.rows("SELECT Gray FROM kanoodle LIMIT 1").get(0).getShort(0);
    long expected = kanoodle().marginals()[gray].longValueExact();
    Views.view("fresh", "puzzle", "kanoodle");
    String query = "SELECT COUNT(*) FROM fresh WHERE Gray = " + gray;
    assertThat(Views.number(query)).isEqualTo(expected);
    assertThat(Views.explain(query)).contains("Gray = " + gray).doesNotContain("Filter ");
  }

  @Test
  void countsBeyondABigintAreRefusedNotWrapped() {
    Views.view("large", "puzzle", Views.file(directory, choices(65)), "engine", "diagram");
    assertThatThrownBy(() -> Views.rows("SELECT COUNT(*) FROM large"))
        .hasMessageContaining("36893488147419103232")
        .hasMessageContaining("BIGINT");
    assertThatThrownBy(() -> Views.rows("SELECT * FROM large"))
        .hasMessageContaining("too many to list");
    Views.view("most", "puzzle", Views.file(directory, choices(62)), "engine", "diagram");
    assertThat(Views.number("SELECT COUNT(*) FROM most")).isEqualTo(1L << 62);
  }

  /** A problem with two options for each of a number of items. */
  private static Problem choices(int items) {
    ProblemBuilder<String, String> builder = new ProblemBuilder<>();
    for (int item = 0; item < items; item++) {
      builder.primary("i" + item).option("a" + item, List.of("i" + item));
      builder.option("b" + item, List.of("i" + item));
    }
    return builder.build();
  }

  @Test
  void whereNoDiagramFitsPartitionsCountTogether() {
    Views.view("links", "puzzle", "kanoodle", "givens", GIVEN, "engine", "links");
    Views.view("memo", "puzzle", "kanoodle", "givens", GIVEN, "engine", "diagram", "memory", "1k");
    Views.view("diagram", "puzzle", "kanoodle", "givens", GIVEN, "engine", "diagram");
    for (String view : List.of("links", "memo")) {
      String query = "SELECT COUNT(*) FROM " + view;
      assertThat(Views.explain(query)).contains("counted by each partition");
      assertThat(Views.number(query)).isEqualTo(Views.number("SELECT COUNT(*) FROM diagram"));
    }
  }

  @Test
  void classesAreCounted() {
    Views.view(
        "classes", "puzzle", Views.file(directory, SmallPuzzles.crossed()), "upToSymmetry", true);
    Views.view("all", "puzzle", Views.file(directory, SmallPuzzles.crossed()));
    long classes = Views.number("SELECT COUNT(*) FROM classes");
    assertThat(Views.rows("SELECT * FROM classes")).hasSize((int) classes);
    assertThat(classes).isLessThan(Views.number("SELECT COUNT(*) FROM all"));
    Views.view("kanoodleClasses", "puzzle", "kanoodle", "upToSymmetry", true);
    assertThat(Views.number("SELECT COUNT(*) FROM kanoodleClasses")).isEqualTo(92755);
  }
}
