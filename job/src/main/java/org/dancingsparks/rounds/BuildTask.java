package org.dancingsparks.rounds;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.Iterator;
import org.apache.hadoop.fs.FSError;
import org.apache.spark.TaskContext;
import org.dancingsparks.layers.rounds.Chunk;
import org.dancingsparks.layers.rounds.ChunkKey;
import org.dancingsparks.layers.rounds.PartitionResult;
import org.dancingsparks.layers.rounds.RoundSweep;
import org.dancingsparks.search.TaskProgress;
import org.dancingsparks.spark.SparkJob;
import scala.Tuple2;

/** Builds a partition from sorted chunks, into files of this attempt alone. */
final class BuildTask implements SparkJob.PartitionWork<Tuple2<ChunkKey, byte[]>, RoundPart> {
  private static final long serialVersionUID = 1;

  private final RoundSearch search;
  private final RoundPlace place;
  private final int round;

  BuildTask(RoundSearch search, RoundPlace place, int round) {
    this.search = search;
    this.place = place;
    this.round = round;
  }

  @Override
  public RoundPart apply(
      Iterator<Tuple2<ChunkKey, byte[]>> sorted, TaskContext context, TaskProgress progress) {
    int partition = context.partitionId();
    String open = RoundPlace.newName("open", round, partition);
    String fillings = RoundPlace.newName("fillings", round, partition);
    RoundSweep sweep = search.sweep();
    try {
      PartitionResult result;
      try (OutputStream toOpen = place.create(open);
          OutputStream toFillings = place.create(fillings)) {
        result =
            sweep.build(
                search.task(round, partition, context),
                chunks(sorted),
                new RoundSweep.NewFiles(toOpen, toFillings));
      }
      place.checkLength(open, result.open().bytes());
      place.checkLength(fillings, result.fillings().bytes());
      progress.add(1.0 / sweep.partitions(round), result.residuals());
      return new RoundPart(partition, result, open, fillings);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (FSError e) {
      // A full disk, as Hadoop's own local file system reports it.
      throw new UncheckedIOException(new IOException(e.getCause()));
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
