package org.dancingsparks.source;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.connector.metric.CustomTaskMetric;
import org.apache.spark.sql.connector.read.InputPartition;
import org.apache.spark.sql.connector.read.PartitionReader;
import org.apache.spark.sql.connector.read.PartitionReaderFactory;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.sql.vectorized.ColumnVector;
import org.apache.spark.sql.vectorized.ColumnarBatch;
import org.dancingsparks.search.BinCursor;
import org.dancingsparks.search.SolutionSchema;
import org.dancingsparks.spark.BroadcastSearch;

/** Makes readers of the solutions of a bin, in columnar batches. */
final class BinRowsFactory implements PartitionReaderFactory {
  private static final long serialVersionUID = 1;

  private final ArrayList<BroadcastSearch> searches;
  private final SolutionSchema schema;
  private final StructType columns;
  private final long limit;

  /**
   * A factory.
   *
   * @param searches of the scan
   * @param columns of the schema to read
   * @param limit rows of each bin that are enough
   */
  BinRowsFactory(
      List<BroadcastSearch> searches,
      SolutionSchema schema,
      StructType columns,
      OptionalInt limit) {
    this.searches = new ArrayList<>(searches);
    this.schema = schema;
    this.columns = columns;
    this.limit = limit.isPresent() ? limit.getAsInt() : Long.MAX_VALUE;
  }

  @Override
  public PartitionReader<InternalRow> createReader(InputPartition partition) {
    throw new UnsupportedOperationException("Solutions are read in batches.");
  }

  @Override
  public boolean supportColumnarReads(InputPartition partition) {
    return true;
  }

  @Override
  public PartitionReader<ColumnarBatch> createColumnarReader(InputPartition partition) {
    BinCursor cursor = ((BinPartition) partition).cursor(searches);
    return new Reader(cursor, batch(cursor), limit);
  }

  private SolutionBatch batch(BinCursor cursor) {
    if (columns.isEmpty() && limit == Long.MAX_VALUE) {
      return new CountedBatch(cursor);
    }
    return schema.hasPieces() || columns.isEmpty()
        ? new PieceBatch(cursor, schema, columns)
        : new OptionsBatch(cursor, columns);
  }

  private static final class Reader implements PartitionReader<ColumnarBatch> {
    private static final int MAX_ROWS = 1 << 12;

    private final BinCursor cursor;
    private final SolutionBatch batch;
    private long left;
    private long solutions;

    Reader(BinCursor cursor, SolutionBatch batch, long limit) {
      this.cursor = cursor;
      this.batch = batch;
      left = limit;
    }

    @Override
    public boolean next() {
      int rows = batch.fill((int) Math.min(MAX_ROWS, left));
      left -= rows;
      solutions += rows;
      return rows > 0;
    }

    @Override
    public ColumnarBatch get() {
      return batch.batch();
    }

    @Override
    public CustomTaskMetric[] currentMetricsValues() {
      return TaskMetric.of(cursor.profile().nodes(), solutions);
    }

    @Override
    public void close() {
      batch.batch().close();
    }
  }

  /** Rows without columns, for counting solutions only. */
  private static final class CountedBatch implements SolutionBatch {
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
}
