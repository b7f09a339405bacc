package org.dancingsparks.source;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.catalyst.expressions.GenericInternalRow;
import org.apache.spark.sql.connector.metric.CustomTaskMetric;
import org.apache.spark.sql.connector.read.InputPartition;
import org.apache.spark.sql.connector.read.PartitionReader;
import org.apache.spark.sql.connector.read.PartitionReaderFactory;
import org.dancingsparks.search.BinCursor;
import org.dancingsparks.spark.BroadcastSearch;

/** Makes readers of one row: the number of solutions of a bin. */
final class BinCountFactory implements PartitionReaderFactory {
  private static final long serialVersionUID = 1;

  private final ArrayList<BroadcastSearch> searches;

  /** The largest count that stays within a BIGINT if all partitions reach it. */
  private final long most;

  BinCountFactory(List<BroadcastSearch> searches, int partitions) {
    this.searches = new ArrayList<>(searches);
    most = Long.MAX_VALUE / Math.max(1, partitions);
  }

  @Override
  public PartitionReader<InternalRow> createReader(InputPartition partition) {
    return new Reader(((BinPartition) partition).cursor(searches), most);
  }

  private static final class Reader implements PartitionReader<InternalRow> {
    private final BinCursor cursor;
    private final long most;
    private boolean isDone;
    private long count;

    Reader(BinCursor cursor, long most) {
      this.cursor = cursor;
      this.most = most;
    }

    @Override
    public boolean next() {
      if (isDone) {
        return false;
      }
      BigInteger exact = cursor.count();
      if (exact.compareTo(BigInteger.valueOf(most)) > 0) {
        // Their sum could silently overflow.
        throw new SourceException(
            "There may be more solutions than Spark's BIGINT holds", "count them with {count}");
      }
      count = exact.longValueExact();
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
