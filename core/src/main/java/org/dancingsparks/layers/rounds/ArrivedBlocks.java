package org.dancingsparks.layers.rounds;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.dancingsparks.layers.carriers.Block;

/**
 * The chunks that arrive at a partition, sorted by their keys, as blocks in their order. Whether
 * they are all that was sent, their {@linkplain #finish sums} show. One thread.
 */
final class ArrivedBlocks {
  private final Iterator<Chunk> chunks;
  private final ChunkCodec codec;
  private ChunkSums sums = ChunkSums.NONE;
  private Chunk next;

  /** The blocks of sorted chunks; an index among them ends the blocks. */
  ArrivedBlocks(Iterator<Chunk> chunks, ChunkCodec codec) {
    this.chunks = chunks;
    this.codec = codec;
    advance();
  }

  private void advance() {
    next = chunks.hasNext() ? chunks.next() : null;
    if (next != null && next.key().isIndex()) {
      next = null;
    }
  }

  /** The chunks of a block, which are those that come next; empty if it has none. */
  List<Block> take(long block) {
    List<Block> taken = new ArrayList<>();
    take(block, (source, entries) -> taken.add(entries));
    return taken;
  }

  /** Receiver of the blocks that arrive. */
  @FunctionalInterface
  interface Receiver {
    /** Receives what a task has sent, by the partition of the round before that it is for. */
    void accept(int source, Block entries);
  }

  /** Hands over these chunks, one after another. */
  void take(long block, Receiver receiver) {
    for (; next != null && next.key().block() == block; advance()) {
      Block entries = codec.decode(next.bytes());
      sums = sums.plus(ChunkSums.of(next));
      receiver.accept(next.key().source(), entries);
    }
  }

  /**
   * The sums of all chunks, at the end.
   *
   * @throws TransferException if one has not been taken
   */
  ChunkSums finish() {
    if (next != null) {
      throw TransferException.of("a chunk comes at a wrong place, %s", next.key());
    }
    return sums;
  }
}
