package org.dancingsparks.layers.rounds;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.SortedMap;
import java.util.TreeMap;
import org.dancingsparks.layers.carriers.Block;

/**
 * The chunks that a task sends to partitions of the next round, made as they are asked for, and at
 * the end their index. One thread.
 */
abstract class OutgoingChunks implements Iterator<Chunk> {
  private final ChunkCodec codec;
  private final int source;

  /** By partition of the next round. */
  private final SortedMap<Integer, ChunkSums> sent = new TreeMap<>();

  private final Deque<Chunk> ready = new ArrayDeque<>();
  private boolean hasEnded;

  /**
   * The chunks of a task.
   *
   * @param source its partition
   */
  OutgoingChunks(ChunkCodec codec, int source) {
    this.codec = codec;
    this.source = source;
  }

  /** The input of a partition to which only one block is sent, sorted; and its index. */
  static Iterator<Chunk> initial(ChunkCodec codec, Block only) {
    List<Chunk> chunks = new ArrayList<>();
    codec.encode(only, bytes -> chunks.add(new Chunk(new ChunkKey(0, 0, 0, chunks.size()), bytes)));
    SortedMap<Integer, ChunkSums> sent = new TreeMap<>();
    chunks.forEach(chunk -> sent.merge(0, ChunkSums.of(chunk), ChunkSums::plus));
    chunks.add(new Chunk(ChunkKey.index(0), ChunkIndex.bytes(sent)));
    return chunks.iterator();
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
    codec.encode(sorted, bytes -> send(target, block, bytes));
  }

  private void send(int target, long block, byte[] bytes) {
    ChunkSums before = sent.getOrDefault(target, ChunkSums.NONE);
    int number = Math.toIntExact(before.chunks());
    Chunk chunk = new Chunk(new ChunkKey(target, block, source, number), bytes);
    sent.put(target, before.plus(ChunkSums.of(chunk)));
    ready.add(chunk);
  }

  @Override
  public final boolean hasNext() {
    while (ready.isEmpty() && !hasEnded) {
      hasEnded = !sendMore();
      if (hasEnded) {
        ready.add(new Chunk(ChunkKey.index(source), ChunkIndex.bytes(sent)));
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
