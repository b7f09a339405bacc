package org.dancingsparks.layers.carriers;

import java.util.List;

/** The blocks that a block is built from. */
@FunctionalInterface
public interface BlockSource {
  /** A subblock of the block of a set; null if there is none. */
  Block block(int set, int subblock);

  /**
   * Residuals of a subblock of the block to be built that were expanded elsewhere; a residual can
   * be in several of these blocks.
   */
  default List<Block> arrived(int subblock) {
    return List.of();
  }
}
