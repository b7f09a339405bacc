package org.dancingsparks.layers.rounds;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.dancingsparks.layers.carriers.Block;

/**
 * The chunks that arrive at a partition, sorted by their keys, as blocks in their order. Checks
 * that exactly one trailer has come from each task that sends any, and what it says about the
 * chunks. One thread.
 */
final class ArrivedBlocks {
  private final Iterator<Chunk> chunks;
  private final ChunkCodec codec;

  /** By task. */
  private final Map<Integer, ChunkTrailer> trailers = new HashMap<>();

  private final Map<Integer, ChunkTrailer.Counter> counted = new TreeMap<>();
  private Chunk next;
  private long bytes;

  /**
   * The blocks of sorted chunks.
   *
   * @param sources the tasks that have made them
   * @throws TransferException if trailers are missing, or there are more
   */
  ArrivedBlocks(Iterator<Chunk> chunks, int[] sources, ChunkCodec codec) {
    this.chunks = chunks;
    this.codec = codec;
    for (int source : sources) {
      counted.put(source, new ChunkTrailer.Counter());
    }
    advance();
    for (; next != null && next.key().isTrailer(); advance()) {
      int source = source();
      if (trailers.put(source, ChunkTrailer.read(next.bytes())) != null) {
        throw TransferException.of("task %d has sent two trailers", source);
      }
    }
    for (int source : sources) {
      if (!trailers.containsKey(source)) {
        throw TransferException.of("the trailer of task %d is missing", source);
      }
    }
  }

  private void advance() {
    next = chunks.hasNext() ? chunks.next() : null;
  }

  private int source() {
    int source = next.key().source();
    if (!counted.containsKey(source)) {
      throw TransferException.of("task %d sends nothing here", source);
    }
    return source;
  }

  /** The chunks of a block, which are those that come next; empty if it has none. */
  List<Block> take(long block) {
    List<Block> taken = new ArrayList<>();
    take(block, taken::add);
    return taken;
  }

  /** Hands over these chunks, one after another. */
  void take(long block, Consumer<Block> receiver) {
    for (; next != null && next.key().block() == block; advance()) {
      Block entries = codec.decode(next.bytes());
      bytes += next.bytes().length;
      ChunkTrailer.Counter counter = counted.get(source());
      counter.nextChunk();
      counter.add(entries);
      receiver.accept(entries);
    }
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
    counted.forEach(
        (source, counter) -> {
          if (!counter.trailer().equals(trailers.get(source))) {
            throw TransferException.of(
                "task %d has sent %s, but %s have arrived",
                source, trailers.get(source), counter.trailer());
          }
        });
  }
}
