package org.dancingsparks.layers.rounds;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.dancingsparks.layers.carriers.Block;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.Test;

class ChunkCodecTest {
  private static Block sorted(Random random, int words) {
    long[] keys = random.longs(1 + random.nextInt(20), 0, Long.MAX_VALUE).sorted().toArray();
    return new Block(keys, words, random.longs((long) words * keys.length).toArray());
  }

  private static List<byte[]> chunks(Block block, int mostBytes) {
    List<byte[]> chunks = new ArrayList<>();
    new ChunkCodec(0, mostBytes).encode(block, chunks::add);
    return chunks;
  }

  @Test
  void entriesOfAnyWidthComeBack() {
    ChunkCodec codec = new ChunkCodec(0, 0);
    Seed.times(
        300,
        (random, seed) -> {
          Block block = sorted(random, 1 + random.nextInt(random.nextBoolean() ? 3 : 600));
          List<Block> parts =
              chunks(block, random.nextInt(10_000)).stream().map(codec::decode).toList();
          Block read = Block.joined(parts);
          assertEquals(block.words(), read.words());
          assertArrayEquals(block.entries(), read.entries());
          assertArrayEquals(block.counts(), read.counts());
        });
  }

  @Test
  void packedEntriesComeBackInChunksOfTheirSize() {
    Seed.times(
        300,
        (random, seed) -> {
          int shift = 1 + random.nextInt(Long.SIZE - 1);
          Block block = new Block(random.longs(1 + random.nextInt(500)).toArray(), shift).sorted();
          int mostBytes = random.nextInt(1_000);
          ChunkCodec codec = new ChunkCodec(shift, mostBytes);
          List<Block> parts = new ArrayList<>();
          codec.encode(
              block,
              chunk -> {
                parts.add(codec.decode(chunk));
                int entries = parts.get(parts.size() - 1).size();
                assertTrue(entries == 1 || chunk.length <= mostBytes);
              });
          Block read = Block.joined(parts);
          assertEquals(shift, read.shift());
          assertArrayEquals(block.entries(), read.entries());
        });
  }

  @Test
  void noticesAnyChangedBit() {
    ChunkCodec codec = new ChunkCodec(0, 0);
    Seed.times(
        200,
        (random, seed) -> {
          byte[] chunk = chunks(sorted(random, 2), 1_000).get(0);
          chunk[random.nextInt(chunk.length)] ^= (byte) (1 << random.nextInt(Byte.SIZE));
          assertThrows(TransferException.class, () -> codec.decode(chunk));
        });
  }
}
