package org.dancingsparks.runs.rounds;

import java.io.IOException;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.util.Iterator;
import org.apache.hadoop.fs.FSError;
import org.apache.spark.TaskContext;
import org.dancingsparks.cover.Watch;
import org.dancingsparks.layers.rounds.Chunk;
import org.dancingsparks.layers.rounds.ChunkKey;
import org.dancingsparks.layers.rounds.PartitionResult;
import org.dancingsparks.layers.rounds.RoundSweep;
import org.dancingsparks.runs.JsonCount;
import org.dancingsparks.runs.SealedJson;
import org.dancingsparks.spark.SparkJob;
import org.dancingsparks.spark.TaskCounters;
import scala.Tuple2;

/** Builds a partition from sorted chunks, into files of this attempt alone. */
final class BuildTask implements SparkJob.PartitionWork<Tuple2<ChunkKey, byte[]>, BuiltPartition> {
  private static final long serialVersionUID = 1;

  private final RoundSearch search;
  private final BlockFiles files;
  private final Work work;

  /**
   * The partitions of a round.
   *
   * @param firstBin the bin of partition 0
   * @param weight of a partition, for progress
   * @param expansion the step that expands them, or -1
   * @param halves the step that reads their halves, or all residuals that are kept, or -1
   */
  record Work(int round, int firstBin, double weight, int expansion, int halves)
      implements Serializable {}

  BuildTask(RoundSearch search, BlockFiles files, Work work) {
    this.search = search;
    this.files = files;
    this.work = work;
  }

  @Override
  public BuiltPartition apply(Iterator<Tuple2<ChunkKey, byte[]>> sorted, Watch watch) {
    int partition = TaskContext.getPartitionId();
    int bin = work.firstBin + partition;
    try (NewFilePair pair = new NewFilePair(files, bin, work)) {
      RoundSweep.Task task = search.task(work.round, partition, watch);
      BuiltPartition built = build(task, sorted, pair, bin);
      watch.done(work.weight, 0);
      return built;
    } catch (UncheckedIOException | IOException | FSError e) {
      throw files.failed("write bin %d".formatted(bin), e);
    }
  }

  private BuiltPartition build(
      RoundSweep.Task task, Iterator<Tuple2<ChunkKey, byte[]>> sorted, NewFilePair pair, int bin)
      throws IOException {
    try {
      PartitionResult result = search.sweep().build(task, chunks(sorted), pair.streams());
      RoundBin record =
          new RoundBin(
              bin,
              JsonCount.of(result.solutions()),
              result.residuals(),
              result.arrived().bytes(),
              pair.open(result.open()),
              pair.fillings(result.fillings()),
              result.stages(),
              null);
      TaskCounters.wrote(record.residuals(), record.bytes());
      return new BuiltPartition(task.partition(), SealedJson.text(record), result.arrived());
    } catch (IOException | RuntimeException | FSError e) {
      pair.deleteAfter(e);
      throw e;
    }
  }

  private static Iterator<Chunk> chunks(Iterator<Tuple2<ChunkKey, byte[]>> sorted) {
    return new Iterator<>() {
      @Override
      public boolean hasNext() {
        return sorted.hasNext();
      }

      @Override
      public Chunk next() {
        Tuple2<ChunkKey, byte[]> chunk = sorted.next();
        return new Chunk(chunk._1(), chunk._2());
      }
    };
  }
}
