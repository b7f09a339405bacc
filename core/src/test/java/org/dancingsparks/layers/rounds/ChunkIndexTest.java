package org.dancingsparks.layers.rounds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.Test;

class ChunkIndexTest {
  private static final int PARTITIONS = 300;

  private static ChunkSums sums(Random random) {
    return new ChunkSums(
        1 + (random.nextLong() >>> 1 + random.nextInt(60)),
        1 + (random.nextLong() >>> 2 + random.nextInt(60)),
        random.nextLong());
  }

  @Test
  void addsTheSumsOfEachTaskOnce() {
    Seed.times(
        100,
        (random, seed) -> {
          int sources = 1 + random.nextInt(5);
          ChunkIndex index = new ChunkIndex(sources, PARTITIONS);
          Map<Integer, ChunkSums> expected = new HashMap<>();
          for (int source = 0; source < sources; source++) {
            SortedMap<Integer, ChunkSums> ofTask = new TreeMap<>();
            random
                .ints(random.nextInt(20), 0, PARTITIONS)
                .forEach(at -> ofTask.put(at, sums(random)));
            ofTask.forEach((at, sent) -> expected.merge(at, sent, ChunkSums::plus));
            int times = 1 + random.nextInt(3);
            for (int time = 0; time < times; time++) {
              index.add(source, ChunkIndex.bytes(ofTask));
            }
          }
          for (int partition = 0; partition < PARTITIONS; partition++) {
            index.check(partition, expected.getOrDefault(partition, ChunkSums.NONE));
          }
        });
  }

  @Test
  void rowsOfUsualTasksAreSmall() {
    SortedMap<Integer, ChunkSums> ofTask = new TreeMap<>();
    for (int partition = 0; partition < PARTITIONS; partition += 2) {
      ofTask.put(partition, new ChunkSums(5, 1_000, -1));
    }
    assertEquals(12 * PARTITIONS / 2, ChunkIndex.bytes(ofTask).length);
    assertEquals(0, ChunkIndex.bytes(new TreeMap<>()).length);
  }

  @Test
  void saysWhoseIndexIsMissing() {
    ChunkIndex index = new ChunkIndex(3, 1);
    index.add(2, new byte[0]);
    index.add(0, new byte[0]);
    String problem =
        assertThrows(TransferException.class, () -> index.check(0, ChunkSums.NONE)).problem();
    assertEquals("Residuals were lost: the index of task 1 is missing", problem);
  }

  @Test
  void saysWhatHasNotArrived() {
    ChunkSums sent = new ChunkSums(3, 4_000, 7);
    ChunkIndex index = new ChunkIndex(1, 2);
    index.add(0, ChunkIndex.bytes(new TreeMap<>(Map.of(1, sent))));
    String problem =
        assertThrows(TransferException.class, () -> index.check(1, new ChunkSums(2, 3_000, 5)))
            .problem();
    assertEquals(
        "Residuals were lost: 3 chunks of 4,000 bytes were sent to partition 1, but 2 chunks of"
            + " 3,000 bytes, or other ones, have arrived",
        problem);
  }

  /** Each part of a key, and each byte, changes the hash. */
  @Test
  void hashesDifferWhereChunksDo() {
    List<ChunkSums> all = new ArrayList<>();
    for (int partition = 0; partition < 4; partition++) {
      for (int block = 0; block < 4; block++) {
        for (int source = 0; source < 4; source++) {
          for (int number = 0; number < 4; number++) {
            for (byte content = 0; content < 4; content++) {
              ChunkKey key = new ChunkKey(partition, block, source, number);
              all.add(ChunkSums.of(new Chunk(key, new byte[] {content, 0, 0, 0})));
            }
          }
        }
      }
    }
    assertEquals(all.size(), all.stream().map(ChunkSums::hash).distinct().count());
  }
}
