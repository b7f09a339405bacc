package org.dancingsparks.source;

import org.apache.spark.TaskContext;
import org.apache.spark.sql.connector.read.InputPartition;
import org.dancingsparks.search.Bin;
import org.dancingsparks.search.BinCursor;
import org.dancingsparks.spark.BroadcastSearch;

/** A bin as Spark's partition. */
final class BinPartition implements InputPartition {
  private static final long serialVersionUID = 1;

  private final Bin bin;

  BinPartition(Bin bin) {
    this.bin = bin;
  }

  /** Returns a cursor over its solutions, in a task; metrics report the progress to Spark. */
  BinCursor cursor(BroadcastSearch search) {
    return new BinCursor(search.search(), bin).watchedBy(TaskContext.get()::isInterrupted);
  }
}
