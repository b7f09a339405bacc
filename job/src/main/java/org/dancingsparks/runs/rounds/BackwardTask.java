package org.dancingsparks.runs.rounds;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.apache.hadoop.fs.FSError;
import org.dancingsparks.cover.Watch;
import org.dancingsparks.layers.rounds.DiagramRounds;
import org.dancingsparks.layers.rounds.RoundSweep;
import org.dancingsparks.layers.rounds.StoredBlocks;
import org.dancingsparks.runs.FileRecord;
import org.dancingsparks.runs.SealedJson;
import org.dancingsparks.spark.SparkJob;

/**
 * Builds what a partition has in the end, and an index of it for the round before, into files of
 * this attempt alone.
 */
abstract class BackwardTask implements SparkJob.Work<Integer, String> {
  private static final long serialVersionUID = 1;

  final RoundSearch search;
  final BlockFiles files;
  private final Work work;

  /**
   * The place of a round among the others.
   *
   * @param firstBin the bin of partition 0
   * @param firstPartition the number of partition 0, counted through all rounds
   * @param weight of a partition, for progress
   */
  record Place(int round, int firstBin, int firstPartition, double weight)
      implements Serializable {}

  /**
   * The partitions of a round.
   *
   * @param reading the step that reads their indexes, or -1
   * @param residuals by partition, all of them
   * @param indexes by partition of the next round
   * @param solutions of the problem
   */
  record Work(
      Place place, int reading, RoundFile[] residuals, RoundFile[] indexes, BigInteger solutions)
      implements Serializable {}

  /** A part that is built; closing deletes it unless it was finished. */
  interface Part extends Closeable {
    /** Number of nodes or rows. */
    long number();

    /** The facts about the file of their index. */
    StoredBlocks index();

    /** Finishes the file. */
    FileRecord finish() throws IOException;
  }

  BackwardTask(RoundSearch search, BlockFiles files, Work work) {
    this.search = search;
    this.files = files;
    this.work = work;
  }

  @Override
  public final String apply(Integer partition, Watch watch) {
    int bin = work.place.firstBin + partition;
    List<OpenBlockFile> open = new ArrayList<>();
    try {
      String record = SealedJson.text(build(partition, watch, open));
      watch.done(work.place.weight, 0);
      return record;
    } catch (UncheckedIOException | IOException | FSError e) {
      throw files.failed("write bin %d".formatted(bin), e);
    } finally {
      open.forEach(OpenBlockFile::close);
    }
  }

  private RoundBin build(int partition, Watch watch, List<OpenBlockFile> open) throws IOException {
    int bin = work.place.firstBin + partition;
    int number = work.place.firstPartition + partition;
    RoundSweep.Task task = search.task(work.place.round, partition, watch);
    DiagramRounds.Input input =
        new DiagramRounds.Input(
            stored(work.residuals[partition], open), target -> index(target, open), work.solutions);
    NewBlockFile index = files.create(bin, "index");
    try (Part part = build(new Bin(bin, number), task, input, index.stream())) {
      RoundFile stored = null;
      if (work.reading == NewFilePair.NO_STEP) {
        index.delete();
      } else {
        stored = index.finish(part.index(), work.reading);
      }
      return RoundBin.ofNodes(
          bin, new RoundBin.Nodes(number, part.number(), part.finish(), stored, areRows()));
    } catch (IOException | RuntimeException | FSError e) {
      index.deleteAfter(e);
      throw e;
    }
  }

  /**
   * A bin of a step back.
   *
   * @param partition counted through all rounds
   */
  record Bin(int number, int partition) {}

  /**
   * Builds a part.
   *
   * @param index receives the index; it is not closed
   */
  abstract Part build(Bin bin, RoundSweep.Task task, DiagramRounds.Input input, OutputStream index)
      throws IOException;

  /** Returns whether rows are built, not nodes. */
  abstract boolean areRows();

  /** Opens an index. By hash there are many, which are read one after another. */
  private RoundSweep.Stored index(int target, List<OpenBlockFile> open) {
    while (search.isByHash() && open.size() > 1) {
      open.remove(open.size() - 1).close();
    }
    return stored(work.indexes[target], open);
  }

  private RoundSweep.Stored stored(RoundFile file, List<OpenBlockFile> open) {
    OpenBlockFile opened = files.open(file);
    open.add(opened);
    return opened.stored();
  }
}
