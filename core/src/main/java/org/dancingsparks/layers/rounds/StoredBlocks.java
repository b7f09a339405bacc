package org.dancingsparks.layers.rounds;

import java.io.Serializable;

/**
 * The facts about a file of blocks by which its reader notices any damage: they lead to the
 * checksum of its index, which leads to those of its chunks. A class, not a record, since Kryo
 * carries it. Immutable.
 */
public final class StoredBlocks implements Serializable {
  private static final long serialVersionUID = 1;

  private final long bytes;
  private final int blocks;
  private final int indexChecksum;
  private final long entries;
  private final long sum;

  StoredBlocks(long bytes, int blocks, int indexChecksum, MultiplicitySum sum) {
    this.bytes = bytes;
    this.blocks = blocks;
    this.indexChecksum = indexChecksum;
    entries = sum.entries();
    this.sum = sum.sum();
  }

  /** Bytes of the file. */
  public long bytes() {
    return bytes;
  }

  /** Number of parts of blocks. */
  int blocks() {
    return blocks;
  }

  /** CRC-32C of the index at the end of the file. */
  int indexChecksum() {
    return indexChecksum;
  }

  /** Residuals in the file. */
  public long entries() {
    return entries;
  }

  /** Sum of their multiplicities, modulo a prime. */
  public long sum() {
    return sum;
  }
}
