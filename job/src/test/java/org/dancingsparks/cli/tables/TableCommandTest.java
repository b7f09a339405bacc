package org.dancingsparks.cli.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.testing.Dancing.dance;
import static org.dancingsparks.testing.Dancing.json;
import static org.dancingsparks.testing.Dancing.printed;
import static org.dancingsparks.testing.Dancing.write;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.dancingsparks.testing.Dancing;
import org.dancingsparks.testing.SharedSpark;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The command table: a row for each member of a family. */
@Tag("slow")
class TableCommandTest {
  private static final String SEQUENCE =
      """
      number: A999999
      title: Queens with one wrong number
      member: queens:N
      offset: 4
      terms: [2, 10, 4, 41]
      source: a test
      read: 2026-11-23
      """;

  @TempDir private Path temporary;

  /** The lines without times and memory. */
  private static String steady(String printed) {
    return printed
        .replaceAll(" +\\d+\\.\\d\\d +[\\d.,]+ [kMG]?B  ", " * ")
        .replaceAll(" +seconds +heap  ", " * ");
  }

  @Test
  void membersAreComparedWithWhatIsKnown() {
    assertThat(steady(printed("table", "queens", "--from", 4, "--to", 8, "--quiet")))
        .isEqualTo(
            """
            n  solutions     engine * known
            4  2             links * agrees with A000170(4)
            5  10            links * agrees with A000170(5)
            6  4             links * agrees with A000170(6)
            7  40            links * agrees with A000170(7)
            8  92            links * agrees with A000170(8)
            """);
  }

  @Test
  void aWrongKnownNumberIsFoundAndCountedTwice() {
    Path file = write(temporary.resolve("wrong.yaml"), SEQUENCE);
    Dancing ran = dance("table", file, "--to", 8, "--quiet");
    assertThat(ran.code()).isEqualTo(3);
    assertThat(ran.err())
        .isEqualTo(
            "dance: 1 of the numbers differ from the known ones: queens:7 has 40 solutions by links"
                + " and by diagram, not 41 as in A999999(7); check the known terms, and that the"
                + " puzzles are what the sequence counts.\n");
    assertThat(steady(ran.out()).lines().skip(4))
        .containsExactly(
            "7  40            links * DIFFERS from 41 of A999999(7); diagram the same",
            "8  92            links * new: our copy of A999999 ends at 7");
  }

  @Test
  void aSecondWayIsTakenWhereItIsAskedFor() {
    JsonNode rows = json("table", "dominoes:NxN", "--from", 9, "--to", 10, "--twice", "--json");
    assertThat(rows).hasSize(2);
    assertThat(rows.get(0).get("solutions").asLong()).isZero();
    JsonNode row = rows.get(1);
    assertThat(row.get("puzzle").asText()).isEqualTo("dominoes:10x10");
    assertThat(row.get("solutions").asLong()).isEqualTo(258584046368L);
    assertThat(row.get("secondSolutions")).isEqualTo(row.get("solutions"));
    assertThat(row.get("second").asText()).isNotEqualTo(row.get("engine").asText());
    assertThat(row.get("seconds").asDouble()).isPositive();
    assertThat(row.get("peakHeap").asLong()).isPositive();
  }

  @Test
  void membersWhoseResidualsAreMergedAreCountedTwice() {
    JsonNode row = json("table", "latin", "--from", 7, "--to", 7, "--twice", "--json").get(0);
    assertThat(row.get("engine").asText()).isEqualTo("layers");
    assertThat(row.get("second").asText()).isEqualTo("reversed");
    assertThat(row.get("solutions").asLong()).isEqualTo(61_479_419_904_000L);
    assertThat(row.get("secondSolutions")).isEqualTo(row.get("solutions"));
    assertThat(row.get("verdict").asText()).isEqualTo("agrees");
  }

  @Test
  void csvHasAHeader() {
    List<String> lines =
        printed("table", "langford:2,N", "--from", 3, "--to", 4, "--csv", "--quiet")
            .lines()
            .toList();
    assertThat(lines).hasSize(3);
    assertThat(lines.get(0)).startsWith("n,puzzle,solutions,engine,seconds,peak_heap,term,known,");
    assertThat(lines.get(1)).startsWith("3,\"langford:2,3\",2,");
  }

  @Test
  void rowsAreStoredAndResumed() {
    Path out = temporary.resolve("table");
    Object[] command = {"table", "queens", "--from", 5, "--to", 9, "--out", out, "--quiet"};
    String first = printed(command);
    Dataset<Row> rows = SharedSpark.session().read().parquet(out.toString());
    assertThat(
            rows.selectExpr("sum(n)", "sum(bigint(solutions))", "count(term)", "min(verdict)")
                .first())
        .hasToString("[35,498,5,agrees]");
    assertThat(dance(command).assertMendable().err()).contains("--resume");
    Dancing again = dance("table", "queens", "--from", 5, "--to", 9, "--out", out, "--resume");
    assertThat(again.out()).isEqualTo(first);
    assertThat(again.err()).isEqualTo("A000170: %s is complete.\n".formatted(out));
    assertThat(
            dance("table", "queens", "--from", 5, "--to", 10, "--out", out, "--resume")
                .assertMendable()
                .err())
        .contains("the last number");
  }

  /** A member that would not be finished is not begun; the run is left unfinished. */
  @Test
  void aTableThatExceedsItsBudgetIsLeftToBeResumed() {
    Path out = temporary.resolve("table");
    Dancing ran =
        dance(
            "table",
            "one-sided-pentominoes:5xN",
            "--from",
            18,
            "--to",
            18,
            "--budget",
            "1s",
            "--out",
            out);
    assertThat(ran.code()).isZero();
    assertThat(ran.err())
        .contains("stops before one-sided-pentominoes:5x18, which would take ")
        .contains(" by a sample of its layers; ")
        .contains(" of the budget is left.");
    assertThat(steady(ran.out())).isEqualTo(" n  solutions     engine * known\n");
    assertThat(Files.exists(out.resolve("_meta/run.json"))).isFalse();
  }

  @Test
  void withoutAFamilyTheSequencesAreListed() {
    String queens = "Ways to place n queens on an n x n board, none attacking another";
    assertThat(printed("table"))
        .startsWith("A000170  queens:N, known from 0 to 27\n         %s\n".formatted(queens));
    assertThat(printed("table", "--csv"))
        .startsWith("number,puzzles,from,to,title,quantity\n")
        .contains("A000170,queens:N,0,27,\"%s\",solutions\n".formatted(queens))
        .contains(",up-to-symmetry\n");
    assertThat(json("table", "--json").get("sequences").findValuesAsText("number"))
        .contains("A000170")
        .isSorted();
  }

  @Test
  void aTableThatBeginsWithALargeMemberIsForecastFromSmallerOnes() {
    Dancing ran = dance("table", "queens", "--from", 30, "--to", 30, "--budget", "40s", "--quiet");
    assertThat(ran.code()).isZero();
    assertThat(ran.err())
        .startsWith("A000170: stops before queens:30, which would take about ")
        .contains(", as those of smaller members grow; about ");
  }

  @Test
  void growthIsPlotted() throws IOException {
    Path svg = temporary.resolve("growth.svg");
    Path file = write(temporary.resolve("wrong.yaml"), SEQUENCE.replace("41", "40"));
    printed("table", file, "--to", 9, "--svg", svg, "--quiet");
    String picture = Files.readString(svg);
    assertThat(picture).contains("A999999: Queens with one wrong number", "beyond the known terms");
    assertThat(picture.split("class=\"known\"", -1)).hasSize(4 + 1 + 1);
    assertThat(picture.split("class=\"new\"", -1)).hasSize(2 + 1 + 1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "quens           | There is no family or sequence called quens; did you mean queens",
        "A000171         | There is no sequence here called A000171; did you mean A",
        "langford        | The family langford has the form langford:K,N",
        "queens:2N-40    | There is no puzzle queens:-38",
        "none.yaml       | There is no file none.yaml",
        "queens:8        | queens:8 is one puzzle, without the N",
        "nothing:N       | nothing:1",
      })
  void wrongNamesAreAnswered(String family, String message) {
    assertThat(dance("table", family, "--to", 3).assertMendable().err()).contains(message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--budget=3x                | --budget cannot be \"3x\"",
        "--budget=0s                | --budget cannot be \"0s\"",
        "--resume                   | --resume, --overwrite and --check go with --out",
        "--to=x                     | --to",
        "--engine=fast              | --engine",
      })
  void wrongFlagsAreAnswered(String flag, String message) {
    assertThat(dance("table", "queens", flag).assertUsageError().err()).contains(message);
  }

  @Test
  void namesAreThoseOfPuzzlesHoweverTheyAreWritten() {
    assertThat(steady(printed("table", "latin:NxN", "--from", 3, "--to", 3, "--quiet")))
        .endsWith("agrees with A002860(3)\n");
    assertThat(steady(printed("table", "a000170", "--from", 4, "--to", 4, "--quiet")))
        .endsWith("agrees with A000170(4)\n");
  }

  @Test
  void aNoteIsShownAndExplainsADifference() {
    Dancing ran = dance("table", "A361413", "--from", 5, "--to", 5);
    assertThat(ran.code()).isEqualTo(3);
    assertThat(ran.err())
        .startsWith("A361413: The terms for n = 5")
        .contains(". Its note: The terms");
    assertThat(ran.out()).contains("DIFFERS from 1 of A361413(5)");
  }

  @Test
  void numbersHaveToGoUp() {
    assertThat(dance("table", "queens", "--from", 9, "--to", 8).assertMendable().err())
        .isEqualTo("dance: There are no numbers from 9 to 8.\n");
    assertThat(dance("table", "queens", "--to", 2_000_000_000).assertMendable().err())
        .isEqualTo(
            "dance: A table from 1 to 2000000000 is too long; it can have at most 10,000 members.\n");
    assertThat(dance("table", "--to", 3).assertUsageError().err()).contains("needs FAMILY");
    assertThat(dance("table", "queens:2N").assertMendable().err())
        .contains("No sequence is known of queens:2N");
  }
}
