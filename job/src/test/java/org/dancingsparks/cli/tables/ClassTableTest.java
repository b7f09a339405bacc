package org.dancingsparks.cli.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.testing.Dancing.dance;
import static org.dancingsparks.testing.Dancing.json;
import static org.dancingsparks.testing.Dancing.printed;
import static org.dancingsparks.testing.Dancing.write;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.Arrays;
import org.dancingsparks.testing.Dancing;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tables of counts up to symmetry. */
@Tag("slow")
class ClassTableTest {
  @TempDir private Path temporary;

  @Test
  void classesAreCountedInTwoWays() {
    JsonNode rows =
        json("table", "queens", "--up-to-symmetry", "--to", 8, "--twice", "--json", "--quiet");
    assertThat(rows.findValuesAsText("solutions"))
        .containsExactly("1", "0", "0", "1", "2", "1", "6", "12");
    assertThat(rows.findValuesAsText("secondSolutions"))
        .isEqualTo(rows.findValuesAsText("solutions"));
    assertThat(rows.findValuesAsText("term")).startsWith("A002562(1)").endsWith("A002562(8)");
    for (JsonNode row : rows) {
      assertThat(row.get("verdict").asText()).isEqualTo("agrees");
      assertThat(row.get("second").asText()).isNotEqualTo(row.get("engine").asText());
    }
  }

  @Test
  void aSequenceHasItsOwnQuantity() {
    assertThat(printed("table", "A002562", "--from", 8, "--to", 8, "--quiet"))
        .startsWith("n  up to symmetry  engine ")
        .contains("\n8  12              ")
        .endsWith("agrees with A002562(8)\n");
    assertThat(dance("table", "A000170", "--up-to-symmetry").assertMendable().err())
        .contains("A000170 has the numbers of all solutions", "queens:N");
  }

  @Test
  void aNumberThatDiffersIsFound() {
    Path file =
        write(
            temporary.resolve("wrong.yaml"),
            "{number: A999999, title: Queens, member: 'queens:N', quantity: up-to-symmetry,"
                + " offset: 7, terms: [6, 92], source: a test, read: 2026-11-29}\n");
    Dancing ran = dance("table", file, "--quiet");
    assertThat(ran.code()).isEqualTo(3);
    assertThat(ran.err())
        .contains("queens:8 has 12 solutions up to symmetry by ", "not 92 as in A999999(8)");
    assertThat(ran.out()).contains("agrees with A999999(7)", "the same");
  }

  @Test
  void otherPuzzlesAreCountedWithoutTerms() {
    JsonNode row =
        json("table", "dominoes:NxN", "--up-to-symmetry", "--from", 4, "--to", 4, "--json").get(0);
    assertThat(row.get("solutions").asText())
        .isEqualTo(printed("count", "dominoes:4x4", "--up-to-symmetry", "--quiet").strip());
    assertThat(row.get("verdict").asText()).isEqualTo("unknown");
  }

  @Test
  void theQuantityIsPartOfARun() {
    Path out = temporary.resolve("classes");
    Object[] command = {"table", "queens:N", "--to", 6, "--out", out, "--quiet"};
    printed("table", "A002562", "--to", 6, "--out", out, "--quiet");
    Object[] resumed = Arrays.copyOf(command, command.length + 1);
    resumed[command.length] = "--resume";
    assertThat(dance(resumed).assertMendable().err()).contains("the quantity");
    Dancing ran = dance("verify", out);
    assertThat(ran.err()).contains("6 of 6 were counted in another way");
    assertThat(ran.out()).isEqualTo("6\n");
  }
}
