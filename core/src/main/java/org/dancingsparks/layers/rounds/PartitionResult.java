package org.dancingsparks.layers.rounds;

import java.io.Serializable;
import java.math.BigInteger;

/**
 * The result of building a partition: the facts about its two files, and its solutions where no
 * halves are joined. A class, not a record, since Kryo carries it. Immutable.
 */
public final class PartitionResult implements Serializable {
  private static final long serialVersionUID = 1;

  private final StoredBlocks open;
  private final StoredBlocks fillings;
  private final BigInteger solutions;
  private final long residuals;

  PartitionResult(StoredBlocks open, StoredBlocks fillings, BigInteger solutions, long residuals) {
    this.open = open;
    this.fillings = fillings;
    this.solutions = solutions;
    this.residuals = residuals;
  }

  /** The file of residuals that key carriers can expand. */
  public StoredBlocks open() {
    return open;
  }

  /** The file of complete left halves. */
  public StoredBlocks fillings() {
    return fillings;
  }

  /** Solutions that were completed here. */
  public BigInteger solutions() {
    return solutions;
  }

  /** Residuals built. */
  public long residuals() {
    return residuals;
  }
}
