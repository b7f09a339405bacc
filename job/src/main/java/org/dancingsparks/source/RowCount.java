package org.dancingsparks.source;

import java.math.BigInteger;
import java.util.OptionalLong;
import org.apache.spark.sql.connector.read.Statistics;
import org.apache.spark.sql.types.StructType;

/** The number of a table's rows, if known, for Spark's planner. */
record RowCount(OptionalLong numRows, StructType schema) implements Statistics {
  /** Bytes of each row in memory, beside its values. */
  private static final int ROW_BYTES = 8;

  @Override
  public OptionalLong sizeInBytes() {
    if (numRows.isEmpty()) {
      return OptionalLong.empty();
    }
    BigInteger bytes =
        BigInteger.valueOf(numRows.getAsLong())
            .multiply(BigInteger.valueOf(ROW_BYTES + schema.defaultSize()));
    return OptionalLong.of(bytes.min(BigInteger.valueOf(Long.MAX_VALUE)).longValue());
  }
}
