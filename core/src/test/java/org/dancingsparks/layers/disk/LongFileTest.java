package org.dancingsparks.layers.disk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LongFileTest {
  private static final int GIBIBYTE = 1 << 27;

  @TempDir private Path directory;

  @Test
  void readsWhatHasBeenWrittenAlsoOnceItIsClosed() {
    LongFile file = new LongFile(directory);
    long[] more = LongStream.range(0, 20_000).map(at -> at * at).toArray();
    file.write(file.reserve(3), 7, Long.MIN_VALUE, -1);
    file.map();
    assertEquals(-1, file.get(2));
    long from = file.reserve(more.length);
    file.write(from, more);
    file.map();
    file.close();
    assertEquals(Long.MIN_VALUE, file.get(1));
    for (int at = 0; at < more.length; at++) {
      assertEquals(more[at], file.get(from + at));
    }
  }

  /** What lies between is never written, and takes no room. */
  @Test
  void isMappedInPieces() {
    try (LongFile file = new LongFile(directory)) {
      file.write(file.reserve(GIBIBYTE - 1), 5);
      file.map();
      assertEquals(5, file.get(0));
      file.write(file.reserve(3), 11, 12, 13);
      file.map();
      assertEquals(5, file.get(0));
      assertEquals(11, file.get(GIBIBYTE - 1));
      assertEquals(12, file.get(GIBIBYTE));
      assertEquals(13, file.get(GIBIBYTE + 1));
    }
  }

  @Test
  void beginsWithZerosWhereItCanBeChanged() {
    LongFile zeros = LongFile.ofZeros(directory, 30_000);
    zeros.put(29_999, -3);
    zeros.put(5, 6);
    assertEquals(30_000, zeros.size());
    assertEquals(3, LongStream.range(0, 30_000).map(zeros::get).sum());
  }

  @Test
  void leavesNothingInItsDirectory() throws IOException {
    LongFile.ofZeros(directory, 10);
    try (Stream<Path> left = Files.list(directory)) {
      assertEquals(0, left.count());
    }
  }

  @Test
  void namesTheDirectoryThatFails() {
    Path missing = directory.resolve("missing");
    UncheckedIOException failure =
        assertThrows(UncheckedIOException.class, () -> new LongFile(missing));
    assertTrue(failure.getMessage().contains(missing.toString()), failure.getMessage());
  }
}
