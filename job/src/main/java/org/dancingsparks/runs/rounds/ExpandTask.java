package org.dancingsparks.runs.rounds;

import java.util.Iterator;
import java.util.List;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.function.PairFlatMapFunction;
import org.apache.spark.util.TaskCompletionListener;
import org.dancingsparks.layers.rounds.Chunk;
import org.dancingsparks.layers.rounds.ChunkKey;
import org.dancingsparks.layers.rounds.RoundSweep;
import org.dancingsparks.spark.TaskCounters;
import scala.Tuple2;

/** Turns the file of a partition into chunks for the partitions of the next round. */
final class ExpandTask implements PairFlatMapFunction<Integer, ChunkKey, byte[]> {
  private static final long serialVersionUID = 1;

  private final RoundSearch search;
  private final BlockFiles files;
  private final int round;
  private final RoundFile[] open;
  private final SentChunks sent;

  /**
   * A task for the numbers of partitions.
   *
   * @param open files by partition; none for the beginning
   * @param sent receives the index of each task's chunks
   */
  ExpandTask(RoundSearch search, Open open, SentChunks sent) {
    this.search = search;
    this.files = open.files;
    this.round = open.round;
    this.open = open.byPartition.toArray(RoundFile[]::new);
    this.sent = sent;
  }

  /**
   * The open residuals of a round.
   *
   * @param round -1 for the beginning, without files
   */
  record Open(BlockFiles files, int round, List<RoundFile> byPartition) {}

  @Override
  public Iterator<Tuple2<ChunkKey, byte[]>> call(Integer partition) {
    Iterator<Chunk> chunks = chunks(partition);
    return new Iterator<>() {
      private Chunk next = advanced();

      @Override
      public boolean hasNext() {
        return next != null;
      }

      @Override
      public Tuple2<ChunkKey, byte[]> next() {
        Tuple2<ChunkKey, byte[]> chunk = new Tuple2<>(next.key(), next.bytes());
        next = advanced();
        return chunk;
      }

      /** The next chunk; null once the index has come, which is the last. */
      private Chunk advanced() {
        Chunk chunk = chunks.next();
        if (chunk.key().isIndex()) {
          sent.add(chunk);
          return null;
        }
        return chunk;
      }
    };
  }

  private Iterator<Chunk> chunks(int partition) {
    RoundSweep sweep = search.sweep();
    if (round < 0) {
      return sweep.initial();
    }
    TaskContext context = TaskContext.get();
    TaskCounters.begin(context);
    OpenBlockFile file = files.open(open[partition]);
    context.addTaskCompletionListener((TaskCompletionListener) ended -> file.close());
    return sweep.expand(search.task(round, partition, context::isInterrupted), file.stored());
  }
}
