package org.dancingsparks.cli.sql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.testing.Dancing.dance;

import java.nio.file.Files;
import java.nio.file.Path;
import org.dancingsparks.testing.Dancing;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Any error in a query gives one line, and is reported as the user's. */
@Tag("slow")
class SqlErrorsTest {
  private static void assertOneLine(Dancing ended, String query) {
    assertThat(ended.code()).as("%s: %s", query, ended.err()).isEqualTo(3);
    assertThat(ended.out()).isEmpty();
    assertThat(ended.err()).as(query).startsWith("dance: ").hasLineCount(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT",
        "SELECT 'open",
        "SELECT 1;\n\nSELECT 2 FROM",
        "SELECT 1 +",
        "\u0000",
        "SELECT I, COUNT(*) FROM pentominoes_3x20",
        "SELECT * FROM pentominoes_3x20 UNION SELECT 1",
        "SELECT (SELECT I FROM pentominoes_3x20)",
        "SELECT I / 0 FROM pentominoes_3x20",
        "SELECT I % 0 FROM pentominoes_3x20 ORDER BY 1",
        "SELECT CAST(CAST(I AS STRING) || 'x' AS INT) FROM pentominoes_3x20",
        "SELECT SUM(CAST(CAST(I AS STRING) || 'x' AS INT)) FROM pentominoes_3x20",
        "SELECT CAST(I * 100000 AS SMALLINT) FROM pentominoes_3x20",
        "SELECT SUM(9223372036854775807 + I) FROM pentominoes_3x20",
        "SELECT array(1)[I + 5] FROM pentominoes_3x20",
        "SELECT element_at(array(1), I * 0) FROM pentominoes_3x20",
        "SELECT map(I, 1, I, 2) FROM pentominoes_3x20",
        "SELECT raise_error('two\nlines') FROM pentominoes_3x20",
        "SELECT assert_true(I < 0, 'as \u001b[31mtold') FROM pentominoes_3x20",
        "SELECT raise_error('USER_RAISED_EXCEPTION', map('errorMessage', 'x'))",
        "SELECT to_date('x' || I) FROM pentominoes_3x20",
        "SELECT make_date(2020, I + 13, 1) FROM pentominoes_3x20",
        "SELECT rlike('a', '(' || CAST(I AS STRING)) FROM pentominoes_3x20",
        "SELECT regexp_replace('a', '(', 'b')",
        "SELECT parse_json('{' || I) FROM pentominoes_3x20",
        "SELECT from_json('{}', 'no schema, at all')",
        "SELECT repeat('a', 2147483647 + I) FROM pentominoes_3x20",
        "SELECT repeat('abcdefgh', 2147483647)",
        "SELECT sequence(1, 2147483647)",
        "SELECT explode(sequence(1, I, -1)) FROM pentominoes_3x20",
        "SELECT unhex(I), decode(encode('ä', 'none'), 'none') FROM pentominoes_3x20",
        "SELECT xpath('<a', 'b'), xpath('<a/>', '///')",
        "SELECT aes_decrypt('x', 'y')",
        "SELECT format_string('%d', 'x')",
        "SELECT format_string('%d', CAST(I AS STRING)) FROM pentominoes_3x20",
        "SELECT date_format(now(), 'nothing')",
        "SELECT try_to_number('1', 'x')",
        "SELECT to_number('1', 'x')",
        "SELECT bround(1, 1, 1)",
        "SELECT COUNT(*) FROM parquet.`/etc/passwd`",
        "SELECT COUNT(*) FROM parquet.`:::`",
        "SELECT COUNT(*) FROM parquet.`nothing://x/y`",
        "SELECT COUNT(*) FROM parquet.``",
        "SELECT * FROM pentominoes_3x20 LIMIT -1",
        "SELECT * FROM pentominoes_3x20 LIMIT I",
        "SELECT * FROM range(1, 2, 0)",
        "SELECT :x",
        "SELECT ?",
        "SHOW COLUMNS IN nothing",
        "SHOW TABLES IN nothing",
        "DESCRIBE nothing",
        "EXPLAIN SELECT nothing",
        "EXPLAIN EXTENDED SELECT nothing",
        "CREATE TEMPORARY VIEW v AS SELECT nothing",
        "WITH RECURSIVE t(n) AS (VALUES (1) UNION ALL SELECT n + 1 FROM t) SELECT COUNT(*) FROM t",
      })
  void endsWithOneLine(String query) {
    // A comment names one table, or all of them would be made.
    Dancing ended = dance("sql", query + "\n-- pentominoes_3x20");

    assertOneLine(ended, query);
  }

  @Test
  void soDoesAFaultWhileWriting(@TempDir Path directory) throws Exception {
    Path file = Files.writeString(directory.resolve("file"), "x");
    String insert =
        "INSERT OVERWRITE DIRECTORY '%s' USING csv SELECT 1".formatted(file.resolve("below"));

    assertOneLine(dance("sql", "--allow-write", insert), insert);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT TRANSFORM(1) USING 'nothing-of-that-name' AS x",
        "SELECT TRANSFORM(1) USING 'exit 7' AS x",
        "CREATE TEMPORARY FUNCTION f AS 'org.example.Nothing'",
        "SELECT reflect('java.lang.Nothing', 'x')",
        "SELECT reflect('java.lang.Integer', 'parseInt', 'x')",
        "SET spark.sql.shuffle.partitions = x",
        "BEGIN SELECT 1/0; END",
        "DROP TABLE nothing",
        "USE nothing",
        "SELECT '${env:NOTHING",
      })
  void soDoScripts(String statement) {
    assertOneLine(dance("sql", "--allow-scripts", statement), statement);
  }
}
