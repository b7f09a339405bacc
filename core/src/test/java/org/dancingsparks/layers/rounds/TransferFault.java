package org.dancingsparks.layers.rounds;

import java.util.List;
import java.util.Random;

/** A fault of the chunks that arrive at a partition, or of a file. */
enum TransferFault {
  LOST_CHUNK,
  LOST_INDEX,
  OTHER_PARTITION,
  OTHER_CHUNK_TWICE,
  DOUBLE_CHUNK,
  FOREIGN_CHUNK,
  CHANGED_BYTE,
  CHANGED_FILE;

  boolean isOfChunks() {
    return this != CHANGED_FILE && this != LOST_INDEX;
  }

  /** Disturbs the sorted chunks of a partition, at least one. */
  void disturb(List<Chunk> chunks, Random random) {
    int chunk = random.nextInt(chunks.size());
    switch (this) {
      case LOST_CHUNK -> chunks.remove(chunk);
      case DOUBLE_CHUNK -> chunks.add(chunk, chunks.get(chunk));
      case OTHER_PARTITION -> {
        ChunkKey key = chunks.get(chunk).key();
        ChunkKey other = new ChunkKey(key.partition() + 1, key.block(), key.source(), key.number());
        chunks.set(chunk, new Chunk(other, chunks.get(chunk).bytes()));
      }
      case OTHER_CHUNK_TWICE -> {
        Chunk doubled = chunks.remove(chunk);
        if (!chunks.isEmpty()) {
          chunks.set(Math.min(chunk, chunks.size() - 1), doubled);
          chunks.add(chunk, doubled);
        }
      }
      case FOREIGN_CHUNK -> {
        ChunkKey key = chunks.get(chunk).key();
        ChunkKey other = new ChunkKey(key.partition(), Long.MAX_VALUE, key.source(), 0);
        chunks.set(chunk, new Chunk(other, chunks.get(chunk).bytes()));
      }
      case CHANGED_BYTE -> {
        int at = random.nextInt(chunks.size());
        chunks.set(at, new Chunk(chunks.get(at).key(), changed(chunks.get(at).bytes(), random)));
      }
      default -> throw new IllegalStateException("Not of chunks.");
    }
  }

  static byte[] changed(byte[] bytes, Random random) {
    byte[] changed = bytes.clone();
    changed[random.nextInt(changed.length)] ^= (byte) (1 + random.nextInt(255));
    return changed;
  }
}
