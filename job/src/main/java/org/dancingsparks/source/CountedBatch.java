package org.dancingsparks.source;

import java.math.BigInteger;
import org.apache.spark.sql.vectorized.ColumnVector;
import org.apache.spark.sql.vectorized.ColumnarBatch;
import org.dancingsparks.search.BinCursor;

/** Rows without columns, for counting solutions only. */
final class CountedBatch implements SolutionBatch {
  private final BinCursor cursor;
  private final ColumnarBatch batch = new ColumnarBatch(new ColumnVector[0]);
  private long left = -1;

  CountedBatch(BinCursor cursor) {
    this.cursor = cursor;
  }

  @Override
  public int fill(int most) {
    if (left < 0) {
      // More rows than that would take longer than anyone waits.
      left = cursor.count().min(BigInteger.valueOf(Long.MAX_VALUE)).longValue();
    }
    int rows = (int) Math.min(most, left);
    left -= rows;
    batch.setNumRows(rows);
    return rows;
  }

  @Override
  public ColumnarBatch batch() {
    return batch;
  }
}
