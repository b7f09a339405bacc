package org.dancingsparks.layers.carriers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.stream.LongStream;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.Test;

class ResidualTableTest {
  /** Adds random entries to a table and to a map; the sums of the map. */
  private static Map<Long, BigInteger> fill(ResidualTable table, Random random, int bits) {
    Map<Long, BigInteger> sums = new HashMap<>();
    table.clear(random.nextInt(100));
    for (int entry = 0; entry < 500; entry++) {
      long key = random.nextInt(200);
      // A multiplicity is 1 or more.
      long low = random.nextLong() >>> Long.SIZE - bits | 1;
      Block source = new Block(new long[] {key}, 1, new long[] {low});
      table.add(key, source, 0);
      sums.merge(key, source.multiplicity(0), BigInteger::add);
    }
    return sums;
  }

  private static void assertHas(Map<Long, BigInteger> sums, ResidualTable table) {
    Block entries = table.entries();
    for (int at = 0; at < entries.size(); at++) {
      assertEquals(sums.remove(entries.key(at)), entries.multiplicity(at));
    }
    assertEquals(Map.of(), sums);
  }

  @Test
  void sumsAreExactOrOverflowIsNoticed() {
    Seed.times(
        200,
        (random, seed) -> {
          int bits = 1 + random.nextInt(40);
          ResidualTable packed = new PackedTable(20 + random.nextInt(30));
          Map<Long, BigInteger> sums = fill(packed, random, bits);
          BigInteger most =
              sums.values().stream().max(BigInteger::compareTo).orElse(BigInteger.ZERO);
          int room = packed.slots().shift();
          if (packed.hasOverflowed) {
            assertTrue(most.bitLength() > room, most + " fits " + room + " bits");
          } else {
            assertHas(sums, packed);
          }
        });
  }

  @Test
  void wideSumsCarry() {
    Seed.times(
        200,
        (random, seed) -> {
          ResidualTable narrow = new WideTable(1);
          fill(narrow, random, 64);
          assertTrue(narrow.hasOverflowed);
          ResidualTable wide = new WideTable(2 + random.nextInt(2));
          Map<Long, BigInteger> sums = fill(wide, random, 64);
          assertFalse(wide.hasOverflowed);
          assertHas(sums, wide);
        });
  }

  /** The multiplicity is 2^64 + 1, or 1 in two words. */
  @Test
  void wordsThatATableDoesNotHaveMustBeZero() {
    for (ResidualTable table : new ResidualTable[] {new PackedTable(20), new WideTable(1)}) {
      for (long high = 0; high < 2; high++) {
        table.clear(1);
        table.add(3, new Block(new long[] {3}, 2, new long[] {1, high}), 0);
        assertEquals(high == 1, table.hasOverflowed);
      }
    }
    ResidualTable wide = new WideTable(2);
    wide.clear(1);
    wide.add(3, new Block(new long[] {3}, 2, new long[] {1, 1}), 0);
    assertHas(new HashMap<>(Map.of(3L, BigInteger.TWO.pow(64).add(BigInteger.ONE))), wide);
  }

  @Test
  void growsNoFurtherThanAllowed() {
    for (ResidualTable table : new ResidualTable[] {new PackedTable(20), new WideTable(2)}) {
      table.mostSlots = 64;
      table.clear(1_000);
      Block block = Block.once(LongStream.range(0, 64).toArray(), 0);
      assertThrows(BlockTooLargeException.class, () -> table.addAll(block));
    }
  }
}
