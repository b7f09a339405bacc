package org.dancingsparks.rounds;

import java.io.Serializable;
import org.dancingsparks.layers.rounds.StoredBlocks;

/**
 * A file that a task has written, as the driver records it. A class, not a record, since Kryo
 * carries it. Immutable.
 */
final class RoundFile implements Serializable {
  private static final long serialVersionUID = 1;

  private final String name;
  private final StoredBlocks blocks;

  RoundFile(String name, StoredBlocks blocks) {
    this.name = name;
    this.blocks = blocks;
  }

  String name() {
    return name;
  }

  StoredBlocks blocks() {
    return blocks;
  }
}
