package org.dancingsparks.source;

import org.apache.spark.sql.connector.read.InputPartition;
import org.dancingsparks.plan.Bin;

/** A bin as Spark's partition. */
final class BinPartition implements InputPartition {
  private static final long serialVersionUID = 1;

  private final Bin bin;

  BinPartition(Bin bin) {
    this.bin = bin;
  }

  Bin bin() {
    return bin;
  }
}
