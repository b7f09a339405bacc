package org.dancingsparks.runs.sudoku;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import org.apache.hadoop.conf.Configuration;
import org.dancingsparks.message.InputException;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Each line is complete in exactly one range, however a file is cut. */
class RangeLinesTest {
  private static final Configuration HADOOP = new Configuration();

  @TempDir private Path temporary;

  private Path file(byte[] bytes) throws IOException {
    return Files.write(temporary.resolve("lines.txt"), bytes);
  }

  private static List<String> lines(Path file, ByteRange range) {
    List<String> lines = new ArrayList<>();
    try (RangeLines in = new RangeLines(file.toString(), range, HADOOP)) {
      while (in.next()) {
        lines.add(in.isTooLong() ? "too long" : in.text());
      }
    }
    return lines;
  }

  private static List<String> lines(Path file, int ranges) throws IOException {
    List<String> lines = new ArrayList<>();
    ByteRange.divide(Files.size(file), ranges).forEach(range -> lines.addAll(lines(file, range)));
    return lines;
  }

  private List<String> lines(String text, int ranges) throws IOException {
    return lines(file(text.getBytes(StandardCharsets.UTF_8)), ranges);
  }

  /** Another way to the same: text cut at line feeds, the last empty piece being no line. */
  private static List<String> expected(String text) {
    List<String> lines = new ArrayList<>(Arrays.asList(text.split("\n", -1)));
    if (lines.get(lines.size() - 1).isEmpty()) {
      lines.remove(lines.size() - 1);
    }
    lines.replaceAll(line -> line.endsWith("\r") ? line.substring(0, line.length() - 1) : line);
    return lines;
  }

  private static String randomText(Random random) {
    StringBuilder text = new StringBuilder();
    int lines = random.nextInt(6);
    for (int line = 0; line < lines; line++) {
      text.append("abc\u00e9".repeat(random.nextInt(1 << random.nextInt(8))));
      boolean isLast = line + 1 == lines;
      text.append(isLast && random.nextBoolean() ? "" : random.nextBoolean() ? "\n" : "\r\n");
    }
    return text.toString();
  }

  @Test
  void anyRangesHaveEachLineOnce() {
    Seed.times(
        300,
        (random, seed) -> {
          String text = randomText(random);
          int ranges = 1 + random.nextInt(20);
          try {
            assertThat(lines(text, ranges)).as("%s in %d", text, ranges).isEqualTo(expected(text));
          } catch (IOException e) {
            throw new AssertionError(e);
          }
        });
  }

  @Test
  void linesLongerThanTheBufferAreCutAndLeaveTheirNeighboursWhole() throws IOException {
    String text = "first\n" + "x".repeat(300_000) + "\nlast";
    for (int ranges : new int[] {1, 2, 7, 50}) {
      assertThat(lines(text, ranges)).containsExactly("first", "too long", "last");
    }
  }

  @Test
  void longestLineIsReadAndALongerOneIsTooLong() throws IOException {
    String longest = "x".repeat(RangeLines.MAX_BYTES);

    assertThat(lines(longest + "\r\n" + longest, 1)).containsExactly("too long", longest);
    assertThat(lines(longest + "\n" + longest + "x\n", 1)).containsExactly(longest, "too long");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "\n", "\n\n\n", "a", "a\n", "\r\n", "a\rb\n"})
  void shortTextsAreCut(String text) throws IOException {
    for (int ranges = 1; ranges < 6; ranges++) {
      assertThat(lines(text, ranges)).isEqualTo(expected(text));
    }
  }

  @Test
  void bytesThatAreNoTextAreReplaced() throws IOException {
    byte[] bytes = new byte[256];
    for (int unit = 0; unit < bytes.length; unit++) {
      bytes[unit] = (byte) unit;
    }
    assertThat(lines(file(bytes), 1)).hasSize(2).last().asString().contains("\ufffd");
  }

  @Test
  void checksumIsOfTheBytesOfTheRange() throws Exception {
    byte[] bytes = "one\ntwo\nthree\n".repeat(10_000).getBytes(StandardCharsets.UTF_8);
    Path file = file(bytes);
    for (ByteRange range : ByteRange.divide(bytes.length, 3)) {
      byte[] own = Arrays.copyOfRange(bytes, (int) range.from(), (int) range.to());
      String expected = HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(own));
      try (RangeLines in = new RangeLines(file.toString(), range, HADOOP)) {
        while (in.next()) {
          assertThat(in.text()).isIn("one", "two", "three");
        }
        assertThat(in.sha256()).isEqualTo(expected);
      }
    }
  }

  @Test
  void rangesMeetEachOtherAndTheEnds() {
    long bytes = Long.MAX_VALUE / 2;
    List<ByteRange> ranges = ByteRange.divide(bytes, 99_999);

    assertThat(ranges.get(0).from()).isZero();
    assertThat(ranges.get(ranges.size() - 1).to()).isEqualTo(bytes);
    for (int number = 1; number < ranges.size(); number++) {
      assertThat(ranges.get(number).from()).isEqualTo(ranges.get(number - 1).to());
    }
  }

  @Test
  void missingFileIsAMessage() {
    String file = temporary.resolve("none").toString();

    assertThatThrownBy(() -> new RangeLines(file, new ByteRange(0, 0, 1), HADOOP))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("cannot be read");
  }
}
