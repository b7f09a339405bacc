package org.dancingsparks.runs.sudoku;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPOutputStream;
import org.apache.hadoop.conf.Configuration;
import org.dancingsparks.message.InputException;
import org.dancingsparks.sudoku.SudokuShape;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Text files that can be cut into ranges are lists, and the first puzzle decides their shape. */
class SudokuListTest {
  private static final Configuration HADOOP = new Configuration();

  @TempDir private Path temporary;

  private SudokuList list(String text) throws IOException {
    return SudokuList.open(
        Files.writeString(temporary.resolve("list.txt"), text).toString(), HADOOP);
  }

  private static void assertRefused(Object file, String why) {
    assertThatThrownBy(() -> SudokuList.open(file.toString(), HADOOP))
        .isInstanceOf(InputException.class)
        .hasMessageContaining(why);
  }

  @Test
  void listIsFoundWithItsNameAndLength() throws IOException {
    SudokuList list = list("1234\n");

    assertThat(list.name()).isEqualTo("list.txt");
    assertThat(list.bytes()).isEqualTo(5);
  }

  @Test
  void whatIsNoFileIsRefused() {
    assertRefused(temporary, "is a directory");
    assertRefused(temporary.resolve("none"), "There is no file");
    assertRefused("", "cannot be read");
    assertRefused("nofs://host/list", "cannot be read");
    assertRefused("/dev/null", "is not a regular file");
  }

  @ParameterizedTest
  @ValueSource(strings = {"list.gz", "list.txt.bz2", "list.zst", "list.zip"})
  void namesOfCompressedFilesAreRefused(String name) throws IOException {
    assertRefused(Files.writeString(temporary.resolve(name), "1"), "decompress it first");
  }

  @Test
  void compressedFileWithAnotherNameIsRefused() throws IOException {
    Path file = temporary.resolve("list.txt");
    try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(file))) {
      out.write(new byte[100]);
    }
    assertRefused(file, "is compressed");
  }

  @Test
  void shapeIsThatOfTheFirstPuzzle() throws IOException {
    assertThat(list("puzzle,solution\n\n# 4\n1234......4321..\n").likelyShape(HADOOP))
        .hasValue(SudokuShape.order(2));
    assertThat(list(".".repeat(256) + "\n" + ".".repeat(81)).likelyShape(HADOOP))
        .hasValue(SudokuShape.order(4));
    assertThat(list("\ufeff" + "0".repeat(81) + ",comment\r\n").likelyShape(HADOOP))
        .hasValue(SudokuShape.order(3));
    assertThat(list("a_title_of_16_ch\n" + ".".repeat(36)).likelyShape(HADOOP)).isEmpty();
    assertThat(list("").likelyShape(HADOOP)).isEmpty();
  }
}
