package org.dancingsparks.layers.rounds;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.dancingsparks.layers.carriers.Block;

/**
 * The chunks that a task sends to partitions of the next round, made as they are asked for, and at
 * the end a trailer for each partition. One thread.
 */
abstract class OutgoingChunks implements Iterator<Chunk> {
  private final ChunkCodec codec;
  private final int source;

  /** By partition of the next round. */
  private final Map<Integer, ChunkTrailer.Counter> counters = new TreeMap<>();

  private final Deque<Chunk> ready = new ArrayDeque<>();
  private boolean hasEnded;

  /**
   * The chunks of a task.
   *
   * @param source its partition
   * @param targets the partitions that it can reach
   */
  OutgoingChunks(ChunkCodec codec, int source, int... targets) {
    this.codec = codec;
    this.source = source;
    for (int target : targets) {
      counters.put(target, new ChunkTrailer.Counter());
    }
  }

  /** The input of a partition to which only one block is sent, sorted. */
  static Iterator<Chunk> initial(ChunkCodec codec, Block only) {
    ChunkTrailer.Counter counter = new ChunkTrailer.Counter();
    counter.add(only);
    Stream.Builder<Chunk> chunks = Stream.builder();
    codec.encode(
        only, bytes -> chunks.add(new Chunk(new ChunkKey(0, 0, 0, counter.nextChunk()), bytes)));
    Chunk trailer = new Chunk(ChunkKey.trailer(0, 0), counter.trailer().bytes());
    return Stream.concat(Stream.of(trailer), chunks.build()).iterator();
  }

  /** Sends some more entries, perhaps none; returns false at the end. */
  abstract boolean sendMore();

  /**
   * Sends entries to a partition.
   *
   * @param block their place in the order of that partition's blocks
   * @param sorted entries whose keys ascend
   */
  final void send(int target, long block, Block sorted) {
    ChunkTrailer.Counter counter = counters.get(target);
    counter.add(sorted);
    codec.encode(
        sorted,
        bytes ->
            ready.add(new Chunk(new ChunkKey(target, block, source, counter.nextChunk()), bytes)));
  }

  @Override
  public final boolean hasNext() {
    while (ready.isEmpty() && !hasEnded) {
      hasEnded = !sendMore();
      if (hasEnded) {
        counters.forEach(
            (target, counter) ->
                ready.add(new Chunk(ChunkKey.trailer(target, source), counter.trailer().bytes())));
      }
    }
    return !ready.isEmpty();
  }

  @Override
  public final Chunk next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    return ready.remove();
  }
}
