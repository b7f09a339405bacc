package org.dancingsparks.layers.carriers;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.Test;

/** Blocks against lists of keys and multiplicities. */
class BlockTest {
  private static final int KEY_BITS = 40;

  private static BigInteger random(Random random, int bits) {
    return new BigInteger(bits, random);
  }

  /** A block of some form, whose entries are added to a list. */
  private static Block block(Random random, List<Map.Entry<Long, BigInteger>> entries) {
    int size = random.nextInt(20);
    int words = random.nextInt(4);
    int shift = words == 0 ? Long.SIZE - KEY_BITS : 0;
    long[] longs = new long[size];
    long[] counts = words == 0 ? null : new long[size * words];
    for (int at = 0; at < size; at++) {
      long key = random.nextLong() >>> Long.SIZE - KEY_BITS;
      BigInteger multiplicity = random(random, words == 0 ? shift : Long.SIZE * words);
      entries.add(Map.entry(key, multiplicity));
      longs[at] = words == 0 ? key << shift | multiplicity.longValue() : key;
      for (int word = 0; word < words; word++) {
        counts[at * words + word] = multiplicity.shiftRight(Long.SIZE * word).longValue();
      }
    }
    return new Block(longs, shift, words, counts);
  }

  private static List<Map.Entry<Long, BigInteger>> entries(Block block) {
    return IntStream.range(0, block.size())
        .mapToObj(at -> Map.entry(block.key(at), block.multiplicity(at)))
        .toList();
  }

  @Test
  void joinedBlocksHaveTheEntriesOfAll() {
    Seed.times(
        200,
        (random, seed) -> {
          List<Map.Entry<Long, BigInteger>> expected = new ArrayList<>();
          List<Block> blocks = new ArrayList<>();
          for (int more = random.nextInt(4); more >= 0; more--) {
            blocks.add(block(random, expected));
          }
          assertEquals(expected, entries(Block.joined(blocks)));
        });
  }

  @Test
  void sortedBlocksAscend() {
    Seed.times(
        200,
        (random, seed) -> {
          List<Map.Entry<Long, BigInteger>> expected = new ArrayList<>();
          Block block = block(random, expected);
          expected.sort(Comparator.comparing(Map.Entry::getKey));
          assertEquals(expected, entries(block.sorted()));
        });
  }

  @Test
  void aMultiplicityIsBelowAPowerOfTwo() {
    Seed.times(
        200,
        (random, seed) -> {
          List<Map.Entry<Long, BigInteger>> expected = new ArrayList<>();
          Block block = block(random, expected);
          for (int at = 0; at < block.size(); at++) {
            BigInteger multiplicity = expected.get(at).getValue();
            for (int bits : new int[] {0, 1, random.nextInt(Long.SIZE), Long.SIZE - 1}) {
              assertEquals(multiplicity.bitLength() <= bits, block.isBelow(at, bits));
            }
          }
        });
  }
}
