package org.dancingsparks.layers.rounds;

import java.util.List;
import java.util.Random;

/** A fault of the chunks that arrive at a partition, or of a file. */
enum TransferFault {
  LOST_CHUNK,
  LOST_TRAILER,
  DOUBLE_CHUNK,
  DOUBLE_TRAILER,
  FOREIGN_CHUNK,
  CHANGED_BYTE,
  CHANGED_FILE;

  /** Disturbs sorted chunks: trailers, then at least one other. */
  void disturb(List<Chunk> chunks, int trailers, Random random) {
    int trailer = random.nextInt(trailers);
    int chunk = trailers + random.nextInt(chunks.size() - trailers);
    switch (this) {
      case LOST_CHUNK -> chunks.remove(chunk);
      case LOST_TRAILER -> chunks.remove(trailer);
      case DOUBLE_CHUNK -> chunks.add(chunk, chunks.get(chunk));
      case DOUBLE_TRAILER -> chunks.add(trailer, chunks.get(trailer));
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
