package org.dancingsparks.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.dancingsparks.testing.Dancing;
import org.dancingsparks.testing.SharedSpark;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("spark")
class RoundsCommandTest {
  @TempDir private Path directory;

  private static Dancing count(String flags) {
    SharedSpark.session();
    return Dancing.dance((Object[]) ("count " + flags).split(" "));
  }

  @Test
  void countsAndReportsEachRound() {
    Dancing ran = count("pentominoes:3x20 --rounds --tmp " + directory);
    assertThat(ran.code()).as(ran.err()).isZero();
    assertThat(ran.out()).isEqualTo("8\n");
    assertThat(ran.err())
        .contains("5 rounds of at most 6 partitions", "round 3 of 5: 6 partitions");
    assertThat(directory).isEmptyDirectory();
  }

  @Test
  void printsJson() {
    Dancing ran = count("pentominoes:3x20 --rounds --json --quiet --given #1");
    assertThat(ran.code()).as(ran.err()).isZero();
    assertThat(ran.out()).contains("\"regime\" : \"rounds\"", "\"rounds\" : 5", "\"bytes\" : ");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--rounds --out nowhere --tmp .",
        "--rounds --engine links",
        "--rounds --up-to-symmetry",
        "--rounds --split-symmetry X",
        "--rounds --split-depth 1",
        "--rounds --bins 8",
        "--rounds --cores 2"
      })
  void refusesFlagsThatContradictEachOther(String flags) {
    Dancing ran = count("pentominoes:3x20 " + flags);
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("--rounds");
  }

  @Test
  void saysWhatCannotBeCountedSo() throws IOException {
    Dancing absent = count("pentominoes:3x20 --rounds --tmp " + directory.resolve("absent"));
    assertThat(absent.code()).isEqualTo(3);
    assertThat(absent.err()).contains("there is no such directory; choose another directory");
    Path file = Files.writeString(directory.resolve("triangle.dlx"), "a b c\na b\nb c\na c\n");
    Dancing unsuitable = count(file + " --rounds");
    assertThat(unsuitable.code()).isEqualTo(3);
    assertThat(unsuitable.err()).contains("cannot be counted in layers", "leave out --rounds");
  }
}
