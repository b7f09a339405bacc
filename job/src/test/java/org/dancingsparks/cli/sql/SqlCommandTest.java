package org.dancingsparks.cli.sql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.testing.Dancing.dance;
import static org.dancingsparks.testing.Dancing.printed;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.dancingsparks.format.PuzzleWriter;
import org.dancingsparks.testing.Dancing;
import org.dancingsparks.testing.SmallPuzzles;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("slow")
class SqlCommandTest {
  @TempDir private Path directory;

  private Path spares() {
    return Dancing.write(directory.resolve("s.yaml"), PuzzleWriter.write(SmallPuzzles.spares()));
  }

  @Test
  void aCountIsABareNumber() {
    assertThat(printed("sql", "SELECT COUNT(*) FROM kanoodle")).isEqualTo("371020\n");
    assertThat(printed("sql", "select count(*) from PENTOMINOES_3x20;")).isEqualTo("8\n");
  }

  @Test
  void rowsAreATable() {
    assertThat(printed("sql", "SELECT 1 AS n, 'a' AS text UNION ALL SELECT 200, NULL"))
        .isEqualTo("  n  text\n---  ----\n  1  a\n200  NULL\n");
    assertThat(printed("sql", "SELECT I FROM pentominoes_3x20 WHERE I < 0")).isEqualTo("I\n-\n");
  }

  @Test
  void valuesOfSeveralLinesStayInTheirColumn() {
    assertThat(printed("sql", "SELECT 'a\\nbc' AS x, 1 AS y UNION ALL SELECT 'd', 2"))
        .isEqualTo("x   y\n--  -\na   1\nbc\nd   2\n");
    assertThat(printed("sql", "EXPLAIN SELECT COUNT(*) FROM pentominoes_6x10"))
        .startsWith("== Physical Plan ==\n")
        .contains("which lists no solution");
  }

  @Test
  void csvQuotesWhatItHasTo() {
    String query =
        "SELECT 1 AS `a,b`, 'x\"y' AS c, '' AS d, NULL AS e, array(1, 2) AS f, 'two\\nlines' AS g";
    assertThat(printed("sql", "--csv", query))
        .isEqualTo("\"a,b\",c,d,e,f,g\n1,\"x\"\"y\",\"\",,\"[1, 2]\",\"two\nlines\"\n");
  }

  @Test
  void jsonHasAnObjectPerRow() {
    JsonNode rows = Dancing.json("sql", "--json", "SELECT 1 AS a, NULL AS b, array(1, 2) AS c");
    assertThat(rows).hasSize(1);
    assertThat(Dancing.fields(rows.get(0))).containsExactly("a", "b", "c");
    assertThat(rows.get(0).get("b").isNull()).isTrue();
    assertThat(rows.get(0).get("c").get(1).asInt()).isEqualTo(2);
    assertThat(printed("sql", "--json", "SELECT 1 WHERE false")).isEqualTo("[]\n");
    assertThat(dance("sql", "--json", "SELECT 1 AS a, 2 AS a").assertMendable().err())
        .startsWith("dance: Two columns of the result are called a");
  }

  @Test
  void otherPuzzlesAndSetsAreTablesToo() {
    Path set = directory.resolve("set");
    printed("enumerate", spares(), "--out", set);
    String sum = "SELECT COUNT(*), SUM(Bar), SUM(`bar_2`), SUM(`Light Green`) FROM ";
    String fromPuzzle = printed("sql", "--csv", "--puzzle", "mine=" + spares(), sum + "mine");
    assertThat(printed("sql", "--csv", "--set", "mine=" + set, sum + "mine")).isEqualTo(fromPuzzle);
    String both =
        "SELECT COUNT(*) FROM (SELECT * FROM a EXCEPT ALL SELECT * FROM b) UNION ALL"
            + " SELECT COUNT(*) FROM (SELECT * FROM b EXCEPT ALL SELECT * FROM a)";
    assertThat(printed("sql", "--csv", "--puzzle", "a=" + spares(), "--set", "b=" + set, both))
        .endsWith("\n0\n0\n");
    String joined = "SELECT DISTINCT piece FROM a_options JOIN a ON option = Bar";
    assertThat(printed("sql", "--set", "a=" + set, joined)).isEqualTo("Bar\n");
  }

  @Test
  void unfinishedAndAlteredSetsAreRefused() throws IOException {
    Path set = directory.resolve("set");
    printed("enumerate", spares(), "--out", set);
    Path stranger = Files.copy(set.resolve("part-00000.parquet"), set.resolve("x.parquet"));
    assertThat(refusal(set)).contains("x.parquet is not part of the run");
    Files.delete(stranger);
    Path part = set.resolve("part-00000.parquet");
    byte[] bytes = Files.readAllBytes(part);
    Files.write(part, new byte[3]);
    assertThat(refusal(set)).contains("part-00000.parquet has 3 bytes, and the manifest says");
    Files.write(part, bytes);
    Files.delete(set.resolve("_meta/run.json"));
    assertThat(refusal(set)).contains("there is no complete run");
    assertThat(refusal(directory.resolve("none"))).contains("does not exist");
    Path count = directory.resolve("count");
    printed("count", spares(), "--out", count);
    assertThat(refusal(count)).contains("holds a number of solutions, not solutions");
  }

  @Test
  void directoriesAreNoPatterns() {
    Path one = directory.resolve("s[1]");
    Path other = directory.resolve("s1");
    printed("enumerate", spares(), "--out", one);
    printed("enumerate", "pentominoes:3x20", "--out", other);
    String count = "SELECT COUNT(*) FROM x";
    assertThat(printed("sql", "--set", "x=" + one, count)).isEqualTo(printed("count", spares()));
    Path odd = directory.resolve("a b{c,d}*?");
    printed("enumerate", spares(), "--out", odd);
    assertThat(printed("sql", "--set", "x=" + odd, count)).isEqualTo(printed("count", spares()));
  }

  @Test
  void queriesThatAreNestedTooDeepAreRefused() {
    String deep = "SELECT " + "(".repeat(5000) + "1" + ")".repeat(5000);
    assertThat(dance("sql", deep).assertMendable().err()).contains("too deeply nested");
  }

  private static String refusal(Path set) {
    return dance("sql", "--set", "s=" + set, "SELECT 1").assertMendable().err();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "SELECT Grey FROM kanoodle       | kanoodle has Green, Cyan,",
        "SELECT Gray FROM kanodle        | Did you mean kanoodle? SHOW TABLES lists all",
        "SELECT Gray FORM kanoodle x y   | (Line 1, column 18 of the query.)",
        "SELECT 1 FROM iq-fit            | as in iq_fit",
        "SELECT 1/0                      | Division by zero",
        "SELECT nothing(1)               | nothing",
        "SELECT * FROM parquet.`/nowhere`| /nowhere",
      })
  void whatIsWrongWithAQueryIsSaidWithWhatIsAllowed(String query, String message) {
    assertThat(dance("sql", query).assertMendable().err()).contains(message);
  }

  @Test
  void commandLinesThatMakeNoSenseAreRefused() {
    assertThat(dance("sql", "--csv", "--json", "SELECT 1").assertUsageError().err())
        .contains("--csv");
    assertThat(dance("sql", "--puzzle", "1a=kanoodle", "SELECT 1").assertUsageError().err())
        .contains("must begin with a table's name");
    assertThat(dance("sql", "--puzzle", "KANOODLE=iq-fit", "SELECT 1").assertUsageError().err())
        .contains("that of a shipped puzzle already");
    assertThat(
            dance("sql", "--puzzle", "a=kanoodle", "--set", "a=x", "SELECT 1")
                .assertUsageError()
                .err())
        .contains("give it another name");
    assertThat(
            dance("sql", "--puzzle", "a=kanoodle", "--puzzle", "A=iq-fit", "x")
                .assertUsageError()
                .err())
        .contains("give it another name");
    assertThat(dance("sql", "--set", "a=", "x").assertUsageError().err()).contains("names nothing");
    assertThat(dance("sql", "--set", "a", "x").assertUsageError().err()).contains("begin with");
    assertThat(dance("sql", "--puzzle", "a=nothing", "SELECT 1").assertMendable().err())
        .contains("There is no puzzle nothing");
  }

  @Test
  void aQueryComesFromStandardInput() {
    InputStream before = System.in;
    try {
      System.setIn(new ByteArrayInputStream("SELECT\n 'ä'\n".getBytes(StandardCharsets.UTF_8)));
      assertThat(printed("sql")).isEqualTo("ä\n");
      System.setIn(InputStream.nullInputStream());
      assertThat(dance("sql").assertUsageError().err()).contains("There is no query");
    } finally {
      System.setIn(before);
    }
  }

  @Test
  void statementsThatAnswerNothingPrintNothing() {
    assertThat(printed("sql", "CREATE OR REPLACE TEMPORARY VIEW t AS SELECT 1")).isEmpty();
  }

  @Test
  void puzzlesAreTablesOfCatalogs() {
    assertThat(printed("sql", "SHOW TABLES"))
        .contains("pentominoes_6x10")
        .contains("iq_fit_options");
    assertThat(printed("sql", "--puzzle", "mine=kanoodle", "SHOW TABLES"))
        .contains(" mine ")
        .contains(" kanoodle ");
    assertThat(printed("sql", "--puzzle", "mine=kanoodle", "SHOW VIEWS")).contains(" mine ");
    assertThat(printed("sql", "SELECT COUNT(*) FROM exactcover.`pentominoes:3x20`"))
        .isEqualTo("8\n");
    String ofFile = "SELECT COUNT(*) FROM exactcover.`%s`".formatted(spares());
    assertThat(dance("sql", ofFile).assertMendable().err()).contains("--allow-files");
    assertThat(printed("sql", "--allow-files", ofFile)).isEqualTo(printed("count", spares()));
  }
}
