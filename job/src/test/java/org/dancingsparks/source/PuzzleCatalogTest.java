package org.dancingsparks.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.apache.spark.sql.AnalysisException;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.connector.catalog.Identifier;
import org.dancingsparks.message.UserException;
import org.dancingsparks.testing.SharedSpark;
import org.dancingsparks.testing.SmallPuzzles;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PuzzleCatalogTest {
  private static final String CATALOG = "spark.sql.catalog.exactcover";

  @TempDir private Path directory;

  private SparkSession spark;

  @BeforeEach
  void newSession() {
    spark = SharedSpark.session().newSession();
    spark.conf().set(CATALOG, PuzzleCatalog.class.getName());
  }

  private long number(String query) {
    return spark.sql(query).collectAsList().get(0).getLong(0);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "kanoodle                   | 371020",
        "KANOODLE                   | 371020",
        "pentominoes_3x20           | 8",
        "`pentominoes:3x20`         | 8",
        "`langford:2,7`             | 52",
        "`pentominoes:3x20_options` | 1236",
        "pentominoes_3x20_options   | 1236",
        "Pentominoes_3x20_Options   | 1236",
      })
  void aPuzzleIsATableUnderItsName(String table, long rows) {
    assertThat(number("SELECT COUNT(*) FROM exactcover." + table)).isEqualTo(rows);
    assertThat(spark.table("exactcover." + table).count()).isEqualTo(rows);
  }

  @Test
  void aFileIsATableUnderItsPath() {
    Path file = Views.file(directory, SmallPuzzles.spares());
    assertThat(number("SELECT COUNT(*) FROM exactcover.`%s`".formatted(file)))
        .isEqualTo(Views.table("puzzle", file).count())
        .isPositive();
    assertThat(number("SELECT COUNT(*) FROM exactcover.`%s_options`".formatted(file)))
        .isEqualTo(SmallPuzzles.spares().problem().options());
  }

  /** Counts, distinct values, and conditions across columns, beside the rows of the same table. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT Gray, COUNT(*) FROM %s GROUP BY Gray",
        "SELECT COUNT(DISTINCT Gray), COUNT(DISTINCT Blue), COUNT(*) FROM %s",
        "SELECT Gray, COUNT(DISTINCT Blue) FROM %s GROUP BY Gray",
        "SELECT COUNT(*) FROM %s WHERE Gray < 1195 OR Blue < 800 AND Red > 1500",
      })
  void countsComeFromTheDiagram(String query) {
    spark.sql(
        "CREATE OR REPLACE TEMPORARY VIEW listed AS SELECT * FROM exactcover.kanoodle LIMIT 400000");
    String table = query.formatted("exactcover.kanoodle");

    assertThat(spark.sql("EXPLAIN " + table).collectAsList().get(0).getString(0))
        .contains("counted ", "from the diagram");
    assertThat(spark.sql(table).collectAsList())
        .isNotEmpty()
        .containsExactlyInAnyOrderElementsOf(spark.sql(query.formatted("listed")).collectAsList());
    assertThat(
            spark.sql("EXPLAIN " + query.formatted("listed")).collectAsList().get(0).getString(0))
        .doesNotContain("counted ");
  }

  @Test
  void tablesOfShippedPuzzlesAreListed() {
    List<Row> tables = spark.sql("SHOW TABLES IN exactcover").collectAsList();
    assertThat(tables.stream().map(row -> row.getString(1)))
        .contains("kanoodle", "iq_fit", "pentominoes_6x10_options");
    assertThat(spark.catalog().tableExists("exactcover.kanoodle")).isTrue();
    assertThat(spark.catalog().tableExists("exactcover.a.kanoodle")).isFalse();
    assertThat(new PuzzleCatalog().tableExists(Identifier.of(new String[0], "kanodle"))).isFalse();
  }

  @Test
  void itsSettingsAreForAllItsTables() {
    spark.conf().set(CATALOG + ".engine", "links");
    String query = "EXPLAIN SELECT COUNT(*) FROM exactcover.pentominoes_3x20";
    assertThat(spark.sql(query).collectAsList().get(0).getString(0))
        .contains("counted by each partition");
    assertThat(number("SELECT COUNT(*) FROM exactcover.pentominoes_3x20_options")).isEqualTo(1236);
    SparkSession other = SharedSpark.session().newSession();
    other.conf().set(CATALOG, PuzzleCatalog.class.getName());
    other.conf().set(CATALOG + ".engin", "links");
    assertThatThrownBy(() -> other.table("exactcover.kanoodle"))
        .isInstanceOf(UserException.class)
        .hasMessageContaining("There is no setting engin of exactcover. Did you mean engine?");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "kanodle        | There is no puzzle kanodle. Did you mean kanoodle?",
        "`nowhere.yaml` | There is no file nowhere.yaml",
        "`queens:x`     | queens",
      })
  void aPuzzleThatIsNotFoundIsSaidAtOnce(String table, String message) {
    assertThatThrownBy(() -> spark.sql("SELECT * FROM exactcover." + table))
        .isInstanceOf(UserException.class)
        .hasMessageContaining(message);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "DROP TABLE exactcover.kanoodle",
        "ALTER TABLE exactcover.kanoodle RENAME TO exactcover.k",
        "ALTER TABLE exactcover.kanoodle DROP COLUMN Gray",
        "INSERT INTO exactcover.pentominoes_3x20 SELECT * FROM exactcover.pentominoes_3x20",
        "CREATE TABLE exactcover.t (a INT)",
        "SELECT * FROM exactcover.a.kanoodle",
      })
  void nothingElseCanBeDone(String statement) {
    assertThatThrownBy(() -> spark.sql(statement))
        .isInstanceOfAny(AnalysisException.class, RuntimeException.class);
    assertThat(number("SELECT COUNT(*) FROM exactcover.pentominoes_3x20")).isEqualTo(8);
  }
}
