package org.dancingsparks.source;

import java.util.List;
import org.apache.spark.TaskContext;
import org.apache.spark.sql.connector.read.InputPartition;
import org.dancingsparks.search.Bin;
import org.dancingsparks.search.BinCursor;
import org.dancingsparks.spark.BroadcastSearch;

/** A bin as Spark's partition. */
final class BinPartition implements InputPartition {
  private static final long serialVersionUID = 1;

  private final int search;
  private final Bin bin;

  /**
   * A partition.
   *
   * @param search the place of its search among those of the scan
   */
  BinPartition(int search, Bin bin) {
    this.search = search;
    this.bin = bin;
  }

  /** Returns a cursor over its solutions, in a task; metrics report the progress to Spark. */
  BinCursor cursor(List<BroadcastSearch> searches) {
    return new BinCursor(searches.get(search).search(), bin)
        .watchedBy(TaskContext.get()::isInterrupted);
  }
}
