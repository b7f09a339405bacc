package org.dancingsparks.source;

import org.apache.spark.TaskContext;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.catalyst.expressions.GenericInternalRow;
import org.apache.spark.sql.connector.metric.CustomTaskMetric;
import org.apache.spark.sql.connector.read.InputPartition;
import org.apache.spark.sql.connector.read.PartitionReader;
import org.apache.spark.sql.connector.read.PartitionReaderFactory;
import org.dancingsparks.plan.BinCursor;
import org.dancingsparks.plan.SentSearch;

/** Makes readers of one row: the number of solutions of a bin. */
final class BinCountFactory implements PartitionReaderFactory {
  private static final long serialVersionUID = 1;

  private final SentSearch search;

  BinCountFactory(SentSearch search) {
    this.search = search;
  }

  @Override
  public PartitionReader<InternalRow> createReader(InputPartition partition) {
    return new Reader(
        new BinCursor(
            search.search(),
            ((BinPartition) partition).bin(),
            TaskContext.get(),
            (weight, solutions) -> {}));
  }

  private static final class Reader implements PartitionReader<InternalRow> {
    private final BinCursor cursor;
    private boolean isDone;
    private long count;

    Reader(BinCursor cursor) {
      this.cursor = cursor;
    }

    @Override
    public boolean next() {
      if (isDone) {
        return false;
      }
      count = cursor.count();
      isDone = true;
      return true;
    }

    @Override
    public InternalRow get() {
      return new GenericInternalRow(new Object[] {count});
    }

    @Override
    public CustomTaskMetric[] currentMetricsValues() {
      return TaskMetric.of(cursor.profile().nodes(), count);
    }

    @Override
    public void close() {}
  }
}
