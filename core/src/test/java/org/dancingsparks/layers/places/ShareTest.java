package org.dancingsparks.layers.places;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Residuals in tables and files against a map of their multiplicities. */
class ShareTest {
  private static final int MAX_WORDS = 3;

  private final Map<List<Long>, BigInteger> sums = new HashMap<>();

  /** Some entries with multiplicities of these words, which are added to the sums. */
  private long[] entries(Random random, int width, int words) {
    int number = random.nextInt(500);
    long[] entries = new long[number * (width + words)];
    for (int at = 0; at < entries.length; at += width + words) {
      for (int word = 0; word < width; word++) {
        entries[at + word] = random.nextInt(8) << 2 * word;
      }
      // The last word of a residual is not 0.
      entries[at + width - 1] |= Long.MIN_VALUE;
      BigInteger multiplicity =
          new BigInteger(1 + random.nextInt(Long.SIZE * words), random).max(BigInteger.ONE);
      if (random.nextInt(4) == 0) {
        multiplicity = BigInteger.ONE.shiftLeft(Long.SIZE * words).subtract(BigInteger.ONE);
      }
      for (int word = 0; word < words; word++) {
        entries[at + width + word] = multiplicity.shiftRight(Long.SIZE * word).longValue();
      }
      sums.merge(residual(entries, at, width), multiplicity, BigInteger::add);
    }
    return entries;
  }

  private static List<Long> residual(long[] entries, int at, int width) {
    return Arrays.stream(entries, at, at + width).boxed().toList();
  }

  /** A number of some words, the lowest first. */
  private static BigInteger number(long[] from, int at, int words) {
    BigInteger number = BigInteger.ZERO;
    for (int word = words - 1; word >= 0; word--) {
      BigInteger digit = new BigInteger(Long.toUnsignedString(from[at + word]));
      number = number.shiftLeft(Long.SIZE).add(digit);
    }
    return number;
  }

  /** Adds the residuals of a table, none of which was found before. */
  private static void collect(PlaceTable table, Map<List<Long>, BigInteger> found) {
    BigInteger sum = BigInteger.ZERO;
    int number = 0;
    for (int entry = 0; entry < table.size(); entry++) {
      int at = table.at(entry);
      BigInteger multiplicity = number(table.entries(), at + table.width, table.words());
      assertNull(found.put(residual(table.entries(), at, table.width), multiplicity));
      sum = sum.add(multiplicity);
      number++;
    }
    assertEquals(number, table.size());
    assertEquals(sum, table.sum());
  }

  @Test
  void multiplicitiesOfEqualResidualsAddUp(@TempDir Path directory) {
    Seed.times(
        100,
        (random, seed) -> {
          sums.clear();
          int width = 1 + random.nextInt(MAX_WORDS);
          MemoryUse memory = new MemoryUse(0);
          try (SpillFile file = new SpillFile(directory)) {
            Share share = new Share(width, memory, file);
            for (int more = random.nextInt(5); more > 0; more--) {
              int words = 1 + random.nextInt(MAX_WORDS);
              long[] entries = entries(random, width, words);
              share.add(entries, 0, entries.length, words);
              if (random.nextBoolean()) {
                share.spill();
              }
            }
            Map<List<Long>, BigInteger> found = new HashMap<>();
            share.take(random.nextInt(1 << 14), table -> collect(table, found));
            assertEquals(sums, found);
            assertEquals(0, share.entries());
          }
        });
  }

  /** Sums outgrow their words in merges between two batches, as an outbox sends them. */
  @Test
  void multiplicitiesGrowWiderBetweenBatches(@TempDir Path directory) {
    Seed.times(
        100,
        (random, seed) -> {
          sums.clear();
          int width = 1 + random.nextInt(MAX_WORDS);
          int words = 1 + random.nextInt(MAX_WORDS);
          int stride = width + words;
          MemoryUse memory = new MemoryUse(0);
          try (SpillFile file = new SpillFile(directory)) {
            Share share = new Share(width, memory, file);
            for (int more = 0; more < 4; more++) {
              long[] entries = entries(random, width, words);
              for (int from = 0; from < entries.length; from += 32 * stride) {
                share.add(entries, from, Math.min(entries.length, from + 32 * stride), words);
              }
            }
            assertTrue(share.sent() >= share.entries());
            assertEquals(sums.size(), share.entries());
            Map<List<Long>, BigInteger> found = new HashMap<>();
            share.take(Long.MAX_VALUE, table -> collect(table, found));
            assertEquals(sums, found);
          }
          assertFalse(memory.isExceeded());
        });
  }

  /** Entries of a table in ascending order of the first word; others in any. */
  @Test
  void sortedResidualsAreThoseOfTheTables() {
    Seed.times(
        100,
        (random, seed) -> {
          sums.clear();
          int width = 1 + random.nextInt(MAX_WORDS);
          int words = 1 + random.nextInt(MAX_WORDS);
          PlaceTable table = new PlaceTable(width, new MemoryUse(0));
          long[] entries = entries(random, width, words);
          table.add(entries, 0, entries.length, words);
          table.merge();
          List<Long> firsts = new ArrayList<>();
          Map<List<Long>, BigInteger> found = new HashMap<>();
          ResidualSorter sorter =
              new ResidualSorter(
                  width,
                  sorted -> {
                    for (int at = 0; at < sorted.size(); at++) {
                      firsts.add(sorted.firsts()[at]);
                      put(sorted, at, width, found);
                    }
                  });
          sorter.add(table);
          sorter.finish();
          assertEquals(sums, found);
          assertEquals(firsts.stream().sorted().toList(), firsts);
        });
  }

  private static void put(Residuals sorted, int at, int width, Map<List<Long>, BigInteger> found) {
    long[] entry = new long[1 + sorted.words()];
    entry[0] = sorted.firsts()[at];
    System.arraycopy(sorted.rest(), at * sorted.words(), entry, 1, sorted.words());
    BigInteger multiplicity = number(entry, width, entry.length - width);
    assertNull(found.put(residual(entry, 0, width), multiplicity));
  }
}
