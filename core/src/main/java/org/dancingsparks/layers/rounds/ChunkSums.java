package org.dancingsparks.layers.rounds;

import java.nio.ByteBuffer;

/**
 * Sums over some chunks that tell them from any others: if one is lost, doubled, changed or in
 * another partition, the sum of the hashes is another with a probability of 1 - 2^-64.
 *
 * @param chunks their number
 * @param bytes of all of them
 * @param hash the sum of the hashes of their keys and checksums, modulo 2^64
 */
public record ChunkSums(long chunks, long bytes, long hash) {
  static final ChunkSums NONE = new ChunkSums(0, 0, 0);

  private static final long FACTOR = 0xBF58476D1CE4E5B9L;
  private static final long INCREMENT = 0x9E3779B97F4A7C15L;

  /** The sums of one chunk. */
  static ChunkSums of(Chunk chunk) {
    ChunkKey key = chunk.key();
    long hash = mixed(ByteBuffer.wrap(chunk.bytes()).getInt());
    hash = mixed(hash ^ key.partition());
    hash = mixed(hash ^ key.block());
    hash = mixed(hash ^ key.source());
    hash = mixed(hash ^ key.number());
    return new ChunkSums(1, chunk.bytes().length, hash);
  }

  private static long mixed(long word) {
    long mixed = (word + INCREMENT) * FACTOR;
    mixed = (mixed ^ mixed >>> 29) * INCREMENT;
    return mixed ^ mixed >>> 32;
  }

  ChunkSums plus(ChunkSums other) {
    return new ChunkSums(chunks + other.chunks, bytes + other.bytes, hash + other.hash);
  }

  @Override
  public String toString() {
    return "%,d %s of %,d bytes".formatted(chunks, chunks == 1 ? "chunk" : "chunks", bytes);
  }
}
