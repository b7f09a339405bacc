package org.dancingsparks.runs.rounds;

import java.util.Iterator;
import java.util.List;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.function.PairFlatMapFunction;
import org.apache.spark.util.TaskCompletionListener;
import org.dancingsparks.layers.rounds.Chunk;
import org.dancingsparks.layers.rounds.ChunkKey;
import org.dancingsparks.layers.rounds.RoundSweep;
import scala.Tuple2;

/** Turns the file of a partition into chunks for the partitions of the next round. */
final class ExpandTask implements PairFlatMapFunction<Integer, ChunkKey, byte[]> {
  private static final long serialVersionUID = 1;

  private final RoundSearch search;
  private final BlockFiles files;
  private final int round;
  private final RoundFile[] open;

  /**
   * A task for the numbers of partitions.
   *
   * @param round that the files belong to; -1 for the beginning, without files
   * @param open by partition
   */
  ExpandTask(RoundSearch search, BlockFiles files, int round, List<RoundFile> open) {
    this.search = search;
    this.files = files;
    this.round = round;
    this.open = open.toArray(RoundFile[]::new);
  }

  @Override
  public Iterator<Tuple2<ChunkKey, byte[]>> call(Integer partition) {
    return new Iterator<>() {
      private final Iterator<Chunk> chunks = chunks(partition);

      @Override
      public boolean hasNext() {
        return chunks.hasNext();
      }

      @Override
      public Tuple2<ChunkKey, byte[]> next() {
        Chunk chunk = chunks.next();
        return new Tuple2<>(chunk.key(), chunk.bytes());
      }
    };
  }

  private Iterator<Chunk> chunks(int partition) {
    RoundSweep sweep = search.sweep();
    if (round < 0) {
      return sweep.initial();
    }
    TaskContext context = TaskContext.get();
    OpenBlockFile file = files.open(open[partition]);
    context.addTaskCompletionListener((TaskCompletionListener) ended -> file.close());
    return sweep.expand(search.task(round, partition, context::isInterrupted), file.stored());
  }
}
