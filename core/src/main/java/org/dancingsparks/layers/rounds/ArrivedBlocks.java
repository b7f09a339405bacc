package org.dancingsparks.layers.rounds;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.dancingsparks.layers.Block;

/**
 * The chunks that arrive at a partition, sorted by their keys, as blocks in their order. Checks
 * that exactly one trailer has come from each source, and what it says about the chunks. One
 * thread.
 */
final class ArrivedBlocks {
  private final Iterator<Chunk> chunks;
  private final ChunkCodec codec;
  private final ChunkTrailer[] trailers;
  private final ChunkTrailer.Counter[] counted;
  private Chunk next;
  private long bytes;

  /**
   * The blocks of sorted chunks.
   *
   * @param sources number of tasks that have made them
   * @throws TransferException if trailers are missing, or there are more
   */
  ArrivedBlocks(Iterator<Chunk> chunks, int sources, ChunkCodec codec) {
    this.chunks = chunks;
    this.codec = codec;
    trailers = new ChunkTrailer[sources];
    counted = new ChunkTrailer.Counter[sources];
    advance();
    for (; next != null && next.key().isTrailer(); advance()) {
      int source = source();
      if (trailers[source] != null) {
        throw TransferException.of("task %d has sent two trailers", source);
      }
      trailers[source] = ChunkTrailer.read(next.bytes());
    }
    for (int source = 0; source < sources; source++) {
      counted[source] = new ChunkTrailer.Counter();
      if (trailers[source] == null) {
        throw TransferException.of("the trailer of task %d of %d is missing", source, sources);
      }
    }
  }

  private void advance() {
    next = chunks.hasNext() ? chunks.next() : null;
  }

  private int source() {
    int source = next.key().source();
    if (source < 0 || source >= trailers.length) {
      throw TransferException.of("task %d of %d is unknown", source, trailers.length);
    }
    return source;
  }

  /** The chunks of a block, which are those that come next; empty if it has none. */
  List<Block> take(long block) {
    List<Block> taken = new ArrayList<>();
    for (; next != null && next.key().block() == block; advance()) {
      Block entries = codec.decode(next.bytes());
      bytes += next.bytes().length;
      counted[source()].nextChunk();
      counted[source()].add(entries);
      taken.add(entries);
    }
    return taken;
  }

  /** Bytes of the chunks taken so far. */
  long bytes() {
    return bytes;
  }

  /**
   * Checks that all has arrived, at the end.
   *
   * @throws TransferException if not
   */
  void finish() {
    if (next != null) {
      throw TransferException.of("a chunk comes at a wrong place, %s", next.key());
    }
    for (int source = 0; source < trailers.length; source++) {
      if (!counted[source].trailer().equals(trailers[source])) {
        throw TransferException.of(
            "task %d has sent %s, but %s have arrived",
            source, trailers[source], counted[source].trailer());
      }
    }
  }
}
