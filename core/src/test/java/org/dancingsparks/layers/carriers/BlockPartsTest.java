package org.dancingsparks.layers.carriers;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.dancingsparks.layers.disk.CoreTasks;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BlockPartsTest {
  private static final int BLOCKS = 5;
  private static final int CARRIERS = 4;

  /** Bytes of all entries: three longs or nine by turns. */
  private static final long BYTES = CARRIERS * BLOCKS * (3 + 9) * Long.BYTES;

  /** A block of its own for each place, carrier and number, packed or wide. */
  private static Block block(int at, int carrier, int number) {
    long[] longs = {at + 1, carrier, number};
    return number % 2 == 0
        ? new Block(longs, 8)
        : new Block(longs, 2, new long[] {1, 2, 3, 4, 5, 6});
  }

  private static void assertSame(Block expected, Block block) {
    assertArrayEquals(expected.entries(), block.entries());
    assertEquals(expected.shift(), block.shift());
    assertEquals(expected.words(), block.words());
    assertArrayEquals(expected.counts(), block.counts());
  }

  private static void assertHas(BlockParts parts) {
    for (int at = 0; at < BLOCKS; at++) {
      assertTrue(parts.has(at));
      List<Block> taken = parts.take(at);
      assertFalse(parts.has(at));
      assertEquals(2 * CARRIERS, taken.size());
      for (int part = 0; part < taken.size(); part++) {
        assertSame(block(at, part / 2, part % 2), taken.get(part));
      }
      assertEquals(List.of(), parts.take(at));
    }
  }

  @Test
  void partsOfThreadsAreTakenByCarrier(@TempDir Path directory) {
    Seed.times(
        50,
        (random, seed) -> {
          // From none in memory to all.
          long memory = random.nextInt(8_000);
          BlockStore.Budget budget = new BlockStore.Budget(memory, directory);
          try (BlockParts parts = new BlockParts(budget, BLOCKS)) {
            new CoreTasks(CARRIERS)
                .run(
                    carrier -> {
                      for (int part = 0; part < 2 * BLOCKS; part++) {
                        int at = part / 2;
                        parts.put(at, carrier, block(at, carrier, part % 2));
                      }
                    });
            assertTrue(budget.left().get() >= 0);
            assertTrue(budget.spilled().get() <= BYTES);
            assertHas(parts);
            assertEquals(memory, budget.left().get());
          }
        });
  }

  @Test
  void whatDoesNotFitInMemoryIsSpilled(@TempDir Path directory) {
    for (long memory : new long[] {0, 1 << 20}) {
      BlockStore.Budget budget = new BlockStore.Budget(memory, directory);
      try (BlockParts parts = new BlockParts(budget, BLOCKS)) {
        for (int part = 0; part < 2 * CARRIERS * BLOCKS; part++) {
          int number = part % 2;
          parts.put(part / 2 % BLOCKS, part / 2 / BLOCKS, block(1, 1, number));
        }
      }
      assertEquals(memory == 0 ? BYTES : 0, budget.spilled().get());
    }
  }

  @Test
  void closingGivesBackMemoryAndSpace(@TempDir Path directory) throws IOException {
    BlockStore.Budget budget = new BlockStore.Budget(400, directory);
    try (BlockParts parts = new BlockParts(budget, BLOCKS)) {
      for (int carrier = 0; carrier < CARRIERS; carrier++) {
        parts.put(1, carrier, block(1, carrier, 0));
      }
      assertTrue(budget.left().get() < 400);
    }
    assertEquals(400, budget.left().get());
    try (Stream<Path> files = Files.list(directory)) {
      assertEquals(List.of(), files.toList());
    }
  }
}
