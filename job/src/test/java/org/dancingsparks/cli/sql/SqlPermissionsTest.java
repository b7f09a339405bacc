package org.dancingsparks.cli.sql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.testing.Dancing.dance;
import static org.dancingsparks.testing.Dancing.printed;

import java.nio.file.Files;
import java.nio.file.Path;
import org.dancingsparks.testing.Dancing;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The permissions of statements, by default and with flags. */
@Tag("slow")
class SqlPermissionsTest {
  @TempDir private Path directory;

  /** Asserts that a statement is refused, for want of a flag, before it does anything. */
  private void assertRefused(String flag, String statement) throws Exception {
    Path secret = Dancing.write(directory.resolve("secret"), "s3cret,line\n");
    Path kept = Files.createDirectories(directory.resolve("kept"));
    Dancing.write(kept.resolve("precious"), "kept\n");
    String query =
        statement
            .replace("SECRET", secret.toString())
            .replace("KEPT", kept.toString())
            .replace("NEW", directory.resolve("new").toString());
    Dancing ended = dance("sql", query).assertMendable();
    assertThat(ended.out()).isEmpty();
    assertThat(ended.err())
        .as(query)
        .matches("(?s)dance: (A query may not|This is neither a query) .*")
        .contains(flag)
        .doesNotContain("s3cret")
        .hasLineCount(1);
    assertThat(kept.resolve("precious")).hasContent("kept\n");
    assertThat(directory.resolve("new")).doesNotExist();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT TRANSFORM(1) USING 'touch NEW' AS x",
        "SELECT TRANSFORM(Gray) USING 'touch NEW' AS x FROM kanoodle",
        "WITH t AS (SELECT TRANSFORM(1) USING 'touch NEW' AS x) SELECT * FROM t",
        "SELECT (SELECT MAX(x) FROM (SELECT TRANSFORM(1) USING 'touch NEW' AS x))",
        "SELECT 1 WHERE EXISTS (SELECT TRANSFORM(1) USING 'touch NEW' AS x)",
        "EXPLAIN SELECT TRANSFORM(1) USING 'touch NEW' AS x",
        "EXPLAIN EXTENDED SELECT reflect('java.lang.System', 'getProperty', 'user.home')",
        "CREATE TEMPORARY VIEW v AS SELECT TRANSFORM(1) USING 'touch NEW' AS x",
        "FROM (SELECT 1 AS a) MAP a USING 'touch NEW' AS b",
        "SELECT reflect('java.lang.System', 'getProperty', 'user.home')",
        "SELECT java_method('java.lang.System', 'getProperty', 'user.home')",
        "SELECT try_reflect('java.lang.System', 'getProperty', 'user.home')",
        "SELECT IDENTIFIER('reflect')('java.lang.System', 'getProperty', 'user.home')",
        "DESCRIBE QUERY SELECT reflect('java.lang.System', 'getProperty', 'user.home')",
        "CREATE TEMPORARY VIEW v AS SELECT reflect('java.lang.System', 'getProperty', 'user.home')",
        "SELECT * FROM (SELECT 1 AS a) LATERAL VIEW explode(array(reflect('java.lang.System', 'getProperty', 'user.home'))) AS x",
        "ADD JAR 'SECRET'",
        "ADD FILE 'SECRET'",
        "ADD ARCHIVE 'SECRET'",
        "CREATE TEMPORARY FUNCTION f AS 'org.example.F' USING JAR 'SECRET'",
        "CREATE FUNCTION f AS 'org.example.F' USING JAR 'SECRET'",
        "CREATE TEMPORARY FUNCTION f(x INT) RETURNS INT RETURN x",
        "LIST FILES",
        "SET",
        "SET spark.sql.runSQLOnFiles = true",
        "SET VAR x = 1",
        "RESET",
        "USE default",
        "EXECUTE IMMEDIATE 'SELECT * FROM csv.`SECRET`'",
        "BEGIN SELECT 1; END",
        "CACHE TABLE kanoodle",
        "DROP VIEW kanoodle",
        "TRUNCATE TABLE kanoodle",
        "REFRESH TABLE kanoodle",
        "REFRESH 'SECRET'",
        "ANALYZE TABLE kanoodle COMPUTE STATISTICS",
        "CREATE VIEW v AS SELECT 1",
        "CREATE GLOBAL TEMPORARY VIEW v AS SELECT 1",
        "LOAD DATA LOCAL INPATH 'SECRET' INTO TABLE t",
        "CREATE DATABASE d LOCATION 'NEW'",
        "CREATE TEMPORARY VIEW v USING org.example.Source",
        "DECLARE VARIABLE x INT",
        "CALL p()",
        "SELECT from_protobuf(X'00', 'm', 'SECRET')",
        "SELECT * FROM VALUES (IDENTIFIER('ref' || 'lect')('java.lang.System', 'getProperty', 'user.home'))",
        "SELECT * FROM range(length(reflect('java.lang.System', 'getProperty', 'user.home')))",
        "SELECT from_csv('1', 'a INT', map('Compression', 'org.example.Codec'))",
        "SELECT from_csv('1', 'a INT', map(concat('co', 'dec'), 'org.example.Codec'))",
      })
  void scriptsAndAllThatIsNotKnownAreRefused(String statement) throws Exception {
    String flag = statement.contains(" USING org.example") ? "--allow-" : "--allow-scripts";
    assertRefused(flag, statement);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT * FROM csv.`SECRET`",
        "SELECT * FROM CSV.`SECRET`",
        "SELECT * FROM text.`SECRET`",
        "SELECT * FROM json.`SECRET`",
        "SELECT * FROM binaryFile.`SECRET`",
        "SELECT * FROM xml.`SECRET`",
        "SELECT * FROM orc.`SECRET`",
        "SELECT * FROM `org.apache.spark.sql.execution.datasources.csv.CSVFileFormat`.`SECRET`",
        "SELECT * FROM exactcover.`SECRET`",
        "SELECT (SELECT COUNT(*) FROM text.`SECRET`)",
        "SELECT 1 WHERE 1 IN (SELECT 1 FROM text.`SECRET`)",
        "WITH t AS (SELECT * FROM text.`SECRET`) SELECT * FROM t",
        "SELECT * FROM kanoodle JOIN text.`SECRET` ON true",
        "SELECT * FROM kanoodle, LATERAL (SELECT * FROM text.`SECRET`)",
        "EXPLAIN SELECT * FROM text.`SECRET`",
        "DESCRIBE QUERY SELECT * FROM text.`SECRET`",
        "DESCRIBE TABLE csv.`SECRET`",
        "TABLE text.`SECRET`",
        "CREATE TEMPORARY VIEW v AS SELECT * FROM text.`SECRET`",
        "CREATE TEMPORARY VIEW v USING csv OPTIONS (path 'SECRET')",
        "CREATE TEMPORARY VIEW v USING exactcover OPTIONS (puzzle 'SECRET')",
        "SELECT * FROM parquet.`SECRET` WITH ('mergeSchema' = 'true')",
        "SELECT from_xml('<a/>', 'b INT', map('rowValidationXSDPath', 'SECRET'))",
        "SELECT * FROM VALUES (schema_of_xml('<p/>', map('rowValidationXSDPath', 'SECRET')))",
        "SELECT * FROM VALUES (from_xml('<p/>', 'a INT', map('rowValidationXSDPath', 'SECRET')))",
        "SELECT * FROM range(length(schema_of_xml('<p/>', map('rowValidationXSDPath', 'SECRET'))))",
        "SELECT from_json('{}', schema_of_xml('<p/>', map('rowValidationXSDPath', 'SECRET')))",
        "SELECT * FROM VALUES (IDENTIFIER('Schema_Of_XML')('<p/>', map('rowValidationXSDPath', 'SECRET')))",
        "SELECT xpath_string('<!DOCTYPE a SYSTEM \"file:SECRET\"><a>1</a>', 'a')",
        "SELECT transform(array('<a/>'), x -> system.builtin.xpath(x, 'a'))",
        "SELECT 1 |> SELECT xpath_int('<a>1</a>', 'a')",
        "SELECT * FROM parquet.`vault://host/SECRET`",
        "SELECT * FROM PARQUET.`http://127.0.0.1/x`",
        "DESCRIBE TABLE parquet.`hdfs://host/x`",
      })
  void filesOfOtherFormatsAreRefused(String statement) throws Exception {
    assertRefused("--allow-files", statement);
  }

  /** Spark 4.0 and 4.1 parse it to another plan, which is refused as such. */
  @Test
  void filesOfNamesThatAreTextsAreRefusedByAnySpark() throws Exception {
    assertRefused("--allow-", "SELECT * FROM IDENTIFIER('csv.`SECRET`')");
  }

  @Test
  @Tag("own-spark")
  void filesOfNamesThatAreTextsAreRefused() throws Exception {
    assertRefused("--allow-files", "SELECT * FROM IDENTIFIER('csv.`SECRET`')");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "INSERT OVERWRITE DIRECTORY 'KEPT' USING csv SELECT 1",
        "INSERT OVERWRITE LOCAL DIRECTORY 'KEPT' STORED AS TEXTFILE SELECT 'a'",
        "FROM kanoodle INSERT OVERWRITE DIRECTORY 'KEPT' USING parquet SELECT Gray",
        "EXPLAIN INSERT OVERWRITE DIRECTORY 'KEPT' USING csv SELECT 1",
        "INSERT INTO kanoodle VALUES (1)",
        "CREATE TABLE t USING csv LOCATION 'NEW' AS SELECT 1",
        "CREATE TABLE t (a INT) USING parquet LOCATION 'NEW'",
        "CREATE TABLE t AS SELECT 1",
      })
  void writingIsRefused(String statement) throws Exception {
    assertRefused("--allow-write", statement);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      quoteCharacter = '~',
      value = {
        "--allow-write # --allow-scripts # CREATE TABLE t USING jdbc OPTIONS (driver 'org.example.D')",
        "--allow-write # --allow-scripts # CREATE TABLE t USING `org.example.D`",
        "--allow-write # --allow-scripts # CREATE TABLE t USING `org.example.D` AS SELECT 1",
        "--allow-write # --allow-scripts # INSERT OVERWRITE DIRECTORY '/no' USING `org.example.D` SELECT 1",
        "--allow-write # --allow-files # CREATE TABLE t USING csv OPTIONS (path '/no')",
        "--allow-write # --allow-files # CREATE TABLE t (a INT) USING csv LOCATION '/no'",
        "--allow-files # --allow-scripts # SELECT * FROM `org.example.D`.`/no`",
        "--allow-files # --allow-scripts # SELECT * FROM csv.`/no` WITH ('compression' = 'org.example.D')",
        "--allow-files # --allow-scripts # SELECT * FROM csv.`/no` WITH ('fs.file.impl' = 'org.example.D')",
      })
  void aFlagAllowsNoMoreThanItSays(String given, String needed, String statement) {
    assertThat(dance("sql", given, statement).assertMendable().err()).contains(needed);
  }

  @Test
  void theEnvironmentIsNotRead() {
    assertThat(printed("sql", "SELECT '${env:PATH}'")).isEqualTo("${env:PATH}\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "WITH RECURSIVE t(n) AS (VALUES (1) UNION ALL SELECT n + 1 FROM t WHERE n < 3) SELECT * FROM t",
        "SELECT a.I, COUNT(*) AS n FROM pentominoes_3x20 AS a GROUP BY ALL HAVING n > 0 LIMIT 2 OFFSET 1",
        "SELECT I, SUM(X) OVER w FROM pentominoes_3x20 WINDOW w AS (ORDER BY I)",
        "SELECT * FROM (SELECT I, X FROM pentominoes_3x20) PIVOT (COUNT(*) FOR X IN (1, 2))",
        "SELECT * FROM (SELECT 1 AS a, 2 AS b) UNPIVOT (v FOR k IN (a, b))",
        "SELECT I FROM pentominoes_3x20 INTERSECT SELECT I FROM pentominoes_3x20",
        "SELECT I FROM pentominoes_3x20 EXCEPT ALL SELECT X FROM pentominoes_3x20",
        "SELECT /*+ BROADCAST(a) */ COUNT(*) FROM pentominoes_3x20 a JOIN pentominoes_3x20 b USING (I)",
        "SELECT * FROM pentominoes_3x20 TABLESAMPLE (50 PERCENT) REPEATABLE (1)",
        "SELECT I, c.row FROM pentominoes_3x20 JOIN pentominoes_3x20_options ON I = option LATERAL VIEW explode(cells) AS c",
        "SELECT * FROM pentominoes_3x20, LATERAL (SELECT I + 1)",
        "SELECT * FROM range(3)",
        "SELECT * FROM VALUES (1, 'a'), (2, 'b') AS t(n, c)",
        "SELECT COUNT(*) FROM pentominoes_3x20 WHERE I IN (SELECT MIN(I) FROM pentominoes_3x20) OR EXISTS (SELECT 1)",
        "SELECT DISTINCT I FROM pentominoes_3x20 ORDER BY I DESC",
        "SELECT percentile_approx(I, 0.5) FILTER (WHERE I > 1), corr(I, X) FROM pentominoes_3x20",
        "SELECT I, COUNT(*) FROM pentominoes_3x20 GROUP BY GROUPING SETS ((I), ())",
        "FROM pentominoes_3x20 |> WHERE I > 0 |> AGGREGATE COUNT(*) GROUP BY I |> LIMIT 2",
        "FROM pentominoes_3x20 SELECT COUNT(*)",
        "TABLE pentominoes_3x20",
        "EXPLAIN FORMATTED SELECT COUNT(*) FROM pentominoes_3x20",
        "DESCRIBE pentominoes_3x20",
        "DESCRIBE EXTENDED pentominoes_3x20",
        "DESCRIBE pentominoes_3x20 I",
        "DESCRIBE QUERY SELECT I FROM pentominoes_3x20",
        "DESCRIBE FUNCTION count",
        "SHOW TABLES",
        "SHOW VIEWS LIKE 'pent*'",
        "SHOW FUNCTIONS LIKE 'cou*'",
        "SHOW COLUMNS IN pentominoes_3x20",
        "SELECT transform(array(1, 2), x -> x + 1), map_filter(map(1, 2), (k, v) -> k > 0)",
        "SELECT parse_json('{\"a\": 1}'), from_json('{}', 'a INT'), from_csv('1', 'a INT', map('sep', ';'))",
      })
  void queriesAndInformationAreAnswered(String statement) {
    assertThat(dance("sql", statement).code()).as(statement).isZero();
  }

  /** Earlier versions do not know the word. */
  @Test
  @Tag("own-spark")
  void queriesWithTheWordsOfSpark42AreAnswered() {
    queriesAndInformationAreAnswered(
        "SELECT I, ROW_NUMBER() OVER (PARTITION BY X ORDER BY I) AS r FROM pentominoes_3x20 QUALIFY r = 1");
  }

  @Test
  void parquetIsReadByName() {
    printed("enumerate", "pentominoes:3x20", "--out", directory.resolve("set"));
    String query = "SELECT COUNT(*) FROM parquet.`%s`".formatted(directory.resolve("set"));
    assertThat(printed("sql", query)).isEqualTo("8\n");
    assertThat(printed("sql", query.replace("`/", "`file:/"))).isEqualTo("8\n");
  }

  @Test
  void flagsAllowWhatTheySay() throws Exception {
    Path lines = Dancing.write(directory.resolve("lines"), "a\nb\n");
    String count = "SELECT COUNT(*) FROM text.`%s`".formatted(lines);
    assertThat(printed("sql", "--allow-files", count)).isEqualTo("2\n");
    Path out = directory.resolve("out");
    String insert = "INSERT OVERWRITE DIRECTORY '%s' USING csv SELECT 7".formatted(out);
    assertThat(printed("sql", "--allow-write", insert)).isEmpty();
    assertThat(printed("sql", "--allow-files", "SELECT * FROM csv.`%s`".formatted(out)))
        .isEqualTo("7\n");
    String script = "SELECT TRANSFORM(1) USING 'sed s/1/ran/' AS x";
    assertThat(printed("sql", "--allow-scripts", script)).isEqualTo("ran\n");
    assertThat(dance("sql", "--allow-files", "--allow-write", script).assertMendable().err())
        .contains("--allow-scripts");
    assertThat(dance("sql", "--allow-write", "CREATE TABLE t USING csv AS " + count).code())
        .isEqualTo(3);
  }
}
