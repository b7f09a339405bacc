package org.dancingsparks.verify.proofs;

import java.util.stream.IntStream;
import org.apache.spark.Partition;
import org.apache.spark.rdd.PartitionCoalescer;
import org.apache.spark.rdd.PartitionGroup;
import org.apache.spark.rdd.RDD;
import scala.Option;

/**
 * Puts each partition of rows before that of the edges to them, as one: the rows are in memory
 * before the first edge comes, and no edge has to wait there.
 */
final class RowsThenEdges implements PartitionCoalescer, java.io.Serializable {
  private static final long serialVersionUID = 1;

  @Override
  public PartitionGroup[] coalesce(int partitions, RDD<?> parent) {
    Partition[] all = parent.partitions();
    return IntStream.range(0, partitions)
        .mapToObj(
            partition -> {
              PartitionGroup group = new PartitionGroup(Option.empty());
              group.partitions().addOne(all[partition]).addOne(all[partitions + partition]);
              return group;
            })
        .toArray(PartitionGroup[]::new);
  }
}
