package org.dancingsparks.cli.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.testing.Dancing.dance;
import static org.dancingsparks.testing.Dancing.json;
import static org.dancingsparks.testing.Dancing.printed;
import static org.dancingsparks.testing.Dancing.write;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import org.dancingsparks.testing.Dancing;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tables of puzzles in files. */
@Tag("slow")
class PuzzleFilesTableTest {
  /** Strips of width 2 and any length, to be filled with dominoes. */
  private static final String STRIPS =
      """
      name: queens
      boards: {1: 2x1, 2: 2x2, 3: 2x3, 4: 2x4}
      turns: rotations
      pieces:
        D: {shape: "##", use: any-number}
      """;

  @TempDir private Path temporary;

  private static void assertSolutions(JsonNode rows, int... solutions) {
    assertThat(rows.findValues("solutions").stream().mapToInt(JsonNode::asInt).toArray())
        .containsExactly(solutions);
  }

  @Test
  void membersOfAFileAreCounted() {
    Path file = write(temporary.resolve("strips.yaml"), STRIPS);
    JsonNode rows = json("table", file + "#N", "--to", 4, "--json", "--quiet");
    assertSolutions(rows, 1, 2, 3, 5);
    // The name of the puzzle is that of another one, whose terms say nothing about it.
    assertThat(rows.get(3).get("verdict").asText()).isEqualTo("unknown");
    assertThat(rows.get(3).get("puzzle").asText()).isEqualTo(file + "#4");
  }

  @Test
  void aFileForEachMemberIsCounted() {
    write(temporary.resolve("strip-1.yaml"), STRIPS.replaceFirst("boards: .*", "board: 2x1"));
    write(temporary.resolve("strip-2.yaml"), STRIPS.replaceFirst("boards: .*", "board: 2x2"));
    Path pattern = temporary.resolve("strip-N.yaml");
    assertSolutions(json("table", pattern, "--to", 2, "--json", "--quiet"), 1, 2);
    Dancing ran = dance("table", pattern, "--to", 3, "--csv");
    assertThat(ran.code()).isEqualTo(3);
    assertThat(ran.err())
        .startsWith("dance: There is no file %s;".formatted(temporary.resolve("strip-3.yaml")));
    assertThat(ran.out().lines()).hasSize(3);
    assertThat(dance("table", pattern).assertMendable().err())
        .contains("No sequence is known of", "give --to");
  }

  @Test
  void problemsAreCounted() {
    write(temporary.resolve("p1.dlx"), "a b\na\nb\na b\n");
    write(temporary.resolve("p-2.dlx"), "a b\na\nb\n");
    assertSolutions(
        json("table", temporary.resolve("p-N.dlx"), "--from", 2, "--to", 2, "--json", "--quiet"),
        1);
  }

  @Test
  void anExistingFileIsASequence() {
    Path file =
        write(
            temporary.resolve("terms-of-N.yaml"),
            "{number: A999999, title: Queens, member: 'queens:N', offset: 4, terms: [2, 10],"
                + " source: a test, read: 2026-11-29}\n");
    assertThat(printed("table", file, "--csv", "--quiet")).contains("A999999(5),10,agrees");
  }

  @Test
  void tablesOfFilesAreVerified() {
    Path file = write(temporary.resolve("strips.yaml"), STRIPS);
    Path out = temporary.resolve("out");
    printed("table", file + "#N", "--to", 3, "--out", out, "--quiet");
    assertThat(dance("verify", out).err()).contains("3 of 3 were counted in another way");
  }

  @Test
  void missingMembersAreAnswered() {
    Path file = write(temporary.resolve("strips.yaml"), STRIPS);
    assertThat(
            dance("table", file + "#N", "--from", 5, "--to", 5, "--quiet").assertMendable().err())
        .contains(file + " holds no puzzle 5; ask for one of ");
  }
}
