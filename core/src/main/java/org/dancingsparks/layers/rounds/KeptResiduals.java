package org.dancingsparks.layers.rounds;

import org.dancingsparks.layers.carriers.Block;
import org.dancingsparks.layers.places.Residuals;

/**
 * Keeps the residuals of a partition by hash in a file of blocks, for the way back: those that were
 * expanded, by place, each once; and those that arrived, by the partition that they are from, each
 * with its place. One thread.
 */
final class KeptResiduals {
  /** The subblocks of residuals that were expanded; their set is the place. */
  static final int EXPANDED = 0;

  /** The subblocks of those that arrived; their set is the partition that they are from. */
  static final int ARRIVED = 1;

  private final BlockFileWriter file;
  private final int width;

  /**
   * Keeps residuals in a file.
   *
   * @param width words of a residual
   */
  KeptResiduals(BlockFileWriter file, int width) {
    this.file = file;
    this.width = width;
  }

  /** Adds residuals that were expanded. */
  void addExpanded(int place, Residuals sorted) {
    long[] rest = new long[(width - 1) * sorted.size()];
    for (int at = 0; at < sorted.size(); at++) {
      System.arraycopy(sorted.rest(), at * sorted.words(), rest, at * (width - 1), width - 1);
    }
    // Entries without other words are packed, with no bits for a multiplicity.
    Block block =
        width == 1 ? new Block(sorted.firsts(), 0) : new Block(sorted.firsts(), width - 1, rest);
    file.add(place, EXPANDED, block);
  }

  /** Adds residuals that arrived. */
  void addArrived(int place, int source, Block sorted) {
    long[] rest = new long[width * sorted.size()];
    for (int at = 0; at < sorted.size(); at++) {
      System.arraycopy(sorted.counts(), at * sorted.words(), rest, at * width, width - 1);
      rest[at * width + width - 1] = place;
    }
    file.add(source, ARRIVED, new Block(sorted.entries(), width, rest));
  }

  /** The bits of a residual in a block. */
  static long[] bits(Block block, int at, int width) {
    long[] bits = new long[width];
    bits[0] = block.key(at);
    for (int word = 1; word < width; word++) {
      bits[word] = block.word(at, word - 1);
    }
    return bits;
  }
}
