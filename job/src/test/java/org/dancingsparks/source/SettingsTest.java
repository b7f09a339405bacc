package org.dancingsparks.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.apache.spark.sql.AnalysisException;
import org.dancingsparks.message.UserException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SettingsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "engine    | dlx    | The setting engine cannot be \"dlx\"; set it to auto or links or bitsets or diagram.",
        "memory    | much   | The setting memory cannot be \"much\"; set it to a number of bytes such as 64m",
        "memory    | -1     | The setting memory cannot be",
        "bins      | 0      | The setting bins cannot be \"0\"; set it to a number from 1 to 99999.",
        "bins      | two    | The setting bins cannot be \"two\"",
        "split     | 99999999999 | The setting split cannot be",
        "split     | Grey   | kanoodle cannot be split by Grey. Did you mean Gray?",
        "table     | pieces | The setting table cannot be \"pieces\"; set it to solutions or options.",
        "pushdown  | yes    | The setting pushDown cannot be \"yes\"; set it to true or false.",
        "givens    | Gray   | The given Gray is not understood",
        "givens    | #0; #1 | The givens conflict",
        "puzle     | x      | There is no setting puzle of exactcover. Did you mean puzzle? Settings are",
        "path      | x      | There is no setting path of exactcover.",
        "upToSymmetry | 1   | The setting upToSymmetry cannot be \"1\"; set it to true or false.",
      })
  void whatIsNotUnderstoodIsSaidAtOnce(String name, String value, String message) {
    assertThatThrownBy(() -> Views.table("puzzle", "kanoodle", name, value))
        .isInstanceOf(UserException.class)
        .hasMessageStartingWith(message);
  }

  @Test
  void settingsOfSolutionsAreRefusedForOptions() {
    assertThatThrownBy(
            () -> Views.table("puzzle", "kanoodle", "table", "options", "givens", "Gray=0"))
        .isInstanceOf(UserException.class)
        .hasMessage(
            "The setting givens is for tables of solutions, and this table is of options; leave it out.");
  }

  @Test
  void aPuzzleThatIsMissingOrUnknownIsSaidAtOnce() {
    assertThatThrownBy(() -> Views.table("engine", "links"))
        .isInstanceOf(UserException.class)
        .hasMessageStartingWith("The setting puzzle is missing");
    assertThatThrownBy(() -> Views.table("puzzle", "kanodle"))
        .isInstanceOf(UserException.class)
        .hasMessageContaining("There is no puzzle kanodle. Did you mean kanoodle?")
        .hasMessageContaining("SHOW TABLES");
    assertThatThrownBy(() -> Views.table("puzzle", "nowhere.yaml"))
        .isInstanceOf(UserException.class)
        .hasMessageContaining("There is no file nowhere.yaml");
  }

  @Test
  void columnsAreNotTheUsersToChoose() {
    assertThatThrownBy(
            () ->
                Views.spark()
                    .read()
                    .format("exactcover")
                    .schema("a INT")
                    .option("puzzle", "kanoodle")
                    .load())
        .isInstanceOf(Exception.class)
        .hasMessageContaining("does not support user-specified schema");
    assertThatThrownBy(() -> Views.table("puzzle", "kanoodle").select("Grey"))
        .isInstanceOf(AnalysisException.class)
        .hasMessageContaining("`Gray`");
  }

  @Test
  void aTableIsMadeInSparksCatalog() {
    Views.rows("CREATE TABLE made USING exactcover OPTIONS (puzzle 'pentominoes:3x20')");
    try {
      assertThat(Views.number("SELECT COUNT(*) FROM made")).isEqualTo(8);
      assertThat(Views.rows("SELECT X FROM made WHERE X > 0")).hasSize(8);
    } finally {
      Views.rows("DROP TABLE made");
    }
  }

  @Test
  void namesAndChoicesAreInAnyCase() {
    assertThat(Settings.of(Map.of("PUZZLE", "p", "Engine", "LINKS", "UPTOSYMMETRY", "True")))
        .isEqualTo(Settings.of(Map.of("puzzle", "p", "engine", "links", "upToSymmetry", "true")));
  }

  @Test
  void aViewIsMadeInSql() {
    Views.rows(
        "CREATE OR REPLACE TEMPORARY VIEW s USING exactcover OPTIONS (puzzle 'pentominoes:3x20', engine 'diagram')");
    assertThat(Views.number("SELECT COUNT(*) FROM s")).isEqualTo(8);
    assertThat(Views.explain("SELECT COUNT(*) FROM s")).contains("which lists no solution");
  }
}
