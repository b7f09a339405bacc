package org.dancingsparks.cli.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.testing.Dancing.dance;
import static org.dancingsparks.testing.Dancing.json;
import static org.dancingsparks.testing.Dancing.printed;
import static org.dancingsparks.testing.Dancing.write;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.dancingsparks.runs.SealedJson;
import org.dancingsparks.testing.Dancing;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tables that take over the rows of a finished one. */
@Tag("slow")
class ExtendedTableTest {
  private static final String SEQUENCE =
      "{number: A999999, title: Queens, member: 'queens:N', offset: 4, terms: [2, 10, %d],"
          + " source: a test, read: 2026-11-29}\n";

  @TempDir private Path temporary;
  private Path earlier;

  @BeforeEach
  void choosePlace() {
    earlier = temporary.resolve("earlier");
  }

  private void makeEarlier(Object family) {
    printed("table", family, "--from", 4, "--to", 6, "--out", earlier, "--quiet");
  }

  @Test
  void rowsAreTakenOverAndOthersCounted() throws IOException {
    makeEarlier("queens");
    byte[] manifest = Files.readAllBytes(earlier.resolve("_meta/run.json"));
    Path out = temporary.resolve("later");
    Object[] command = {
      "table", "queens", "--from", 3, "--to", 8, "--extend", earlier, "--out", out, "--csv"
    };
    Dancing ran = dance(command);
    assertThat(ran.code()).isZero();
    assertThat(ran.err())
        .startsWith("A000170: takes over 3 of the 3 rows of %s.\n".formatted(earlier));
    String before =
        printed("table", "queens", "--from", 4, "--to", 6, "--extend", earlier, "--csv", "--quiet");
    // With their times, which no count would repeat.
    assertThat(ran.out().lines()).hasSize(7).containsAll(before.lines().toList());
    assertThat(dance("verify", out).err()).contains("6 of 6 were counted in another way");
    assertThat(earlier.resolve("_meta/run.json")).hasBinaryContent(manifest);
  }

  @Test
  void rowsOfFilesMayBeOutOfDate() {
    Path file = temporary.resolve("boards.yaml");
    write(file, "boards: {1: 4x1, 2: 4x2}\npieces: {D: {shape: '##', use: any-number}}\n");
    String family = file + "#N";
    printed("table", family, "--to", 2, "--out", earlier, "--quiet");
    assertThat(dance("table", family, "--to", 2, "--extend", earlier).assertMendable().err())
        .contains(" are of files, ", "which may have changed since then; count them all again");
  }

  @Test
  void aRowWithoutTheSecondCountIsCountedAnew() {
    makeEarlier("queens");
    Object[] command = {
      "table", "queens", "--from", 4, "--to", 6, "--extend", earlier, "--twice", "--json"
    };
    Dancing ran = dance(command);
    assertThat(ran.err()).startsWith("A000170: takes over 0 of the 3 rows of ");
    assertThat(ran.out()).doesNotContain("\"second\" : null").contains("\"second\" : \"");
  }

  @Test
  void rowsAreJudgedByTheSequenceAsItIs() {
    Path file = write(temporary.resolve("queens.yaml"), SEQUENCE.formatted(4));
    makeEarlier(file);
    write(file, SEQUENCE.replace("A999999", "A999998").formatted(5));
    Dancing ran = dance("table", file, "--extend", earlier, "--json", "--quiet");
    assertThat(ran.code()).isEqualTo(3);
    assertThat(ran.err()).contains("not 5 as in A999998(6)");
    assertThat(ran.out()).contains("A999998(4)").doesNotContain("A999999");
  }

  @Test
  void otherPuzzlesAndQuantitiesAreRefused() {
    makeEarlier("queens");
    assertThat(dance("table", "latin", "--to", 4, "--extend", earlier).assertMendable().err())
        .isEqualTo(
            "dance: %s has the solutions of queens:N, not the solutions of latin:N; name a table of the same puzzles.\n"
                .formatted(earlier));
    assertThat(
            dance("table", "queens", "--to", 4, "--up-to-symmetry", "--extend", earlier)
                .assertMendable()
                .err())
        .contains(" has the solutions of queens:N, not the solutions up to symmetry of queens:N;");
  }

  @Test
  void theDirectoryIsNeverWrittenTo() {
    makeEarlier("queens");
    Object[] same = {"table", "queens", "--to", 4, "--extend", earlier, "--out", earlier};
    assertThat(dance(same).assertMendable().err()).contains("is read by this command");
    Object[] replacing = Arrays.copyOf(same, same.length + 1);
    replacing[same.length] = "--overwrite";
    assertThat(dance(replacing).assertMendable().err()).contains("is read by this command");
    assertThat(dance("verify", earlier).code()).isZero();
  }

  @Test
  void aTableThatIsNotThereIsNamed() {
    Path none = temporary.resolve("none");
    assertThat(dance("table", "queens", "--to", 4, "--extend", none).assertMendable().err())
        .contains(none + " does not exist");
    assertThat(dance("table", "--extend", none).assertUsageError().err()).contains("needs FAMILY");
  }

  @Test
  void oneOfAnOlderFormatIsExtended() throws IOException {
    makeEarlier("queens");
    Path manifest = earlier.resolve("_meta/run.json");
    ObjectNode root = SealedJson.read("it", Files.readString(manifest));
    root.put("format", 2).remove("quantity");
    Files.writeString(manifest, SealedJson.write(root));
    JsonNode rows =
        json("table", "queens", "--from", 4, "--to", 7, "--extend", earlier, "--json", "--quiet");
    assertThat(rows.findValuesAsText("solutions")).containsExactly("2", "10", "4", "40");
    assertThat(dance("verify", earlier).code()).isZero();
  }
}
