package org.dancingsparks.parquet;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.apache.parquet.column.values.rle.RunLengthBitPackingHybridDecoder;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Parquet-java reads back what the encoder has written. */
class HybridEncoderTest {
  private final HybridEncoder encoder = new HybridEncoder();

  private record Run(int number, int times) {}

  private byte[] encoded(int width, List<Run> runs) {
    encoder.start(width);
    runs.forEach(run -> encoder.add(run.number, run.times));
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      encoder.finish().writeAllTo(bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  private void assertReadsBack(int width, List<Run> runs) {
    var decoder =
        new RunLengthBitPackingHybridDecoder(width, new ByteArrayInputStream(encoded(width, runs)));
    try {
      for (Run run : runs) {
        for (int time = 0; time < run.times; time++) {
          assertThat(decoder.readInt()).isEqualTo(run.number);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Mostly short runs, or mostly long ones. */
  private static List<Run> runs(Random random, int width) {
    List<Run> runs = new ArrayList<>();
    int usual = 1 + random.nextInt(20);
    for (int left = random.nextInt(2000); left > 0; left--) {
      int times = 1 + random.nextInt(random.nextInt(50) == 0 ? 100_000 : usual);
      runs.add(new Run((int) (random.nextInt() & (1L << width) - 1), times));
    }
    return runs;
  }

  @Test
  @Tag("slow")
  void runsOfAnyWidthReadBack() {
    Seed.times(
        60,
        (random, seed) -> {
          int width = random.nextInt(32);
          assertReadsBack(width, runs(random, width));
        });
  }

  @Test
  void singleNumbersReadBackInEveryWidth() {
    for (int width = 0; width < 32; width++) {
      List<Run> runs = new ArrayList<>();
      for (int at = 0; at < 3000; at++) {
        runs.add(new Run((int) (at * 2_654_435_761L & (1L << width) - 1), 1));
      }
      assertReadsBack(width, runs);
    }
  }

  @Test
  void packsAsTheFormatsExampleSays() {
    List<Run> runs = new ArrayList<>();
    for (int number = 0; number < 8; number++) {
      runs.add(new Run(number, 1));
    }
    assertThat(encoded(3, runs)).containsExactly(0b11, 0b10001000, 0b11000110, 0b11111010);
  }

  @Test
  void longRunTakesItsLengthAndItsNumber() {
    assertThat(encoded(9, List.of(new Run(300, 100)))).containsExactly(200, 1, 300 & 0xff, 1);
    assertThat(encoded(9, List.of(new Run(300, 1 << 30)))).hasSize(7);
    assertThat(encoded(0, List.of(new Run(0, 8)))).containsExactly(16);
  }

  @Test
  void begunGroupIsFilledBeforeARunIsRepeated() {
    assertThat(encoded(8, List.of(new Run(1, 3), new Run(2, 13))))
        .containsExactly(0b11, 1, 1, 1, 2, 2, 2, 2, 2, 16, 2);
    assertThat(encoded(8, List.of(new Run(1, 3)))).containsExactly(0b11, 1, 1, 1, 0, 0, 0, 0, 0);
  }

  @Test
  void noNumbersAreNoBytes() {
    encoded(8, List.of(new Run(1, 3)));
    assertThat(encoded(7, List.of())).isEmpty();
  }
}
