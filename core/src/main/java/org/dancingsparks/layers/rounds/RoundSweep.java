package org.dancingsparks.layers.rounds;

import java.io.OutputStream;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.layers.Block;
import org.dancingsparks.layers.Sweep;

/**
 * Counts in layers as rounds of tasks that exchange files and sorted chunks, so that each round can
 * run on many machines.
 *
 * <p>Some carriers are keys. A partition has the residuals that cover the same keys, with a block
 * for each set of the other carriers; round j has the partitions with j keys, so that there is one
 * round more than keys. A task {@linkplain #expand expands} a partition's file by each further key
 * into chunks; another {@linkplain #build builds} a partition of the next round from those that
 * arrive. Where halves are joined in the middle, a third {@linkplain #join joins} two partitions
 * that complete each other. What is lost or damaged between them is noticed.
 *
 * <p>Immutable and thread safe.
 */
public final class RoundSweep {
  private final Sweep sweep;
  private final KeyCarriers keys;
  private final ChunkCodec codec;

  /**
   * Bounds of a task.
   *
   * @param memory bytes for blocks; what exceeds them goes to temporary files
   * @param directory for these
   */
  public record Limits(long memory, Path directory) {}

  /** A task for a partition. */
  public record Task(int round, int partition, Limits limits, Monitor monitor) {
    /** Ends the task if it is cancelled. */
    void check() {
      if (monitor.isCancelled()) {
        throw new CancellationException("The task was cancelled.");
      }
    }
  }

  /** Watches a task. */
  public interface Monitor {
    /** Returns whether the task should end; called for each block. */
    boolean isCancelled();

    /**
     * Receives the size of a part of a block that was built.
     *
     * @param carriers covered
     */
    void built(int carriers, long residuals);
  }

  /**
   * A file of blocks as it was recorded.
   *
   * @param name for messages
   */
  public record Stored(String name, RandomBytes bytes, StoredBlocks facts) {}

  /**
   * The new files of a partition, which are not closed.
   *
   * @param open for residuals that keys expand
   * @param fillings for complete left halves
   */
  public record NewFiles(OutputStream open, OutputStream fillings) {}

  /** Partitions of a round and of the one that completes it, by their numbers. */
  public record Pair(int partition, int partner) {}

  RoundSweep(Sweep sweep, int keys, int chunkBytes) {
    this.sweep = sweep;
    this.keys = new KeyCarriers(sweep.problem().carriers(), keys);
    codec = new ChunkCodec(sweep.shift(), chunkBytes);
  }

  /**
   * A sweep of a problem.
   *
   * @param givens options that every solution has to contain
   * @param keys the set of key carriers, from a {@link RoundPlan} of the same problem
   * @return empty if the problem is not suitable for layers
   */
  public static Optional<RoundSweep> of(Problem problem, ItemOrder order, Prefix givens, int keys) {
    return Sweep.of(problem, order, givens)
        .map(sweep -> new RoundSweep(sweep, keys, ChunkCodec.MOST_BYTES));
  }

  Sweep sweep() {
    return sweep;
  }

  KeyCarriers keys() {
    return keys;
  }

  ChunkCodec codec() {
    return codec;
  }

  /** Number of rounds. */
  public int rounds() {
    return keys.rounds();
  }

  /** Number of partitions of a round. */
  public int partitions(int round) {
    return keys.partitions(round);
  }

  /** Returns whether halves are joined in the middle. */
  public boolean isCut() {
    return sweep.cut().isInMiddle();
  }

  /**
   * The pairs of partitions to join once a round is built; none if the round that completes it
   * comes later, or there are no halves.
   */
  public List<Pair> joins(int round) {
    int completing = rounds() - 1 - round;
    return !isCut() || completing > round
        ? List.of()
        : IntStream.range(0, partitions(round))
            .mapToObj(partition -> new Pair(partition, partner(round, partition)))
            .filter(pair -> completing < round || pair.partition <= pair.partner)
            .toList();
  }

  private int partner(int round, int partition) {
    return keys.partition(sweep.cut().image(keys.keys & ~keys.covered(round, partition)));
  }

  /** The tasks that send a trailer, and perhaps chunks, to a partition. */
  private int[] sources(int round, int partition) {
    return round == 0 ? new int[] {0} : keys.sources(round, partition);
  }

  /** The input of the only partition of round 0: the problem with nothing covered. */
  public Iterator<Chunk> start() {
    Block first = sweep.first();
    ChunkTrailer.Counter counter = new ChunkTrailer.Counter();
    counter.add(first);
    Stream.Builder<Chunk> chunks = Stream.builder();
    codec.encode(
        first, bytes -> chunks.add(new Chunk(new ChunkKey(0, 0, 0, counter.nextChunk()), bytes)));
    Chunk trailer = new Chunk(ChunkKey.trailer(0, 0), counter.trailer().bytes());
    return Stream.concat(Stream.of(trailer), chunks.build()).iterator();
  }

  /**
   * Expands a partition's open residuals by each key that it does not cover.
   *
   * @param task for the partition that is expanded
   * @return chunks for the next round, in no particular order
   */
  public Iterator<Chunk> expand(Task task, Stored open) {
    return new PartitionExpansion(this, task, file(open));
  }

  /**
   * Builds the blocks of a partition.
   *
   * @param chunks all that have the partition's number, in order of their keys
   * @throws TransferException if chunks or trailers are missing or damaged
   * @throws java.io.UncheckedIOException if a file fails
   */
  public PartitionResult build(Task task, Iterator<Chunk> chunks, NewFiles files) {
    PartitionSweep.Output output =
        new PartitionSweep.Output(
            new BlockFileWriter(files.open, codec), new BlockFileWriter(files.fillings, codec));
    try (PartitionSweep partition = new PartitionSweep(this, task, output)) {
      partition.run(new ArrivedBlocks(chunks, sources(task.round, task.partition), codec));
      return partition.result();
    }
  }

  /**
   * The number of solutions of a partition with its partner.
   *
   * @param fillings of the partition, then of its partner; one if that is the partition itself
   */
  public BigInteger join(Task task, Stored... fillings) {
    PartitionJoin join = new PartitionJoin(sweep);
    return fillings.length == 1
        ? join.self(file(fillings[0]), task::check)
        : join.pair(file(fillings[0]), file(fillings[1]), task::check);
  }

  private BlockFile file(Stored stored) {
    return new BlockFile(stored, codec);
  }
}
