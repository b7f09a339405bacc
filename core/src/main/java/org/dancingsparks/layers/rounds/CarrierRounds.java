package org.dancingsparks.layers.rounds;

import java.math.BigInteger;
import java.util.Iterator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.dancingsparks.layers.carriers.Sweep;

/**
 * Rounds by carriers; some of them are keys. A partition has the residuals that cover the same
 * keys, with a block for each set of the other carriers; round j has the partitions with j keys, so
 * that there is one round more than keys. A partition's residuals are expanded by each further key
 * on their way to the next round.
 *
 * <p>Immutable and thread safe.
 */
final class CarrierRounds implements RoundSweep {
  private final Sweep sweep;
  private final KeyCarriers keys;
  private final ChunkCodec codec;

  /** True if the file for halves takes all residuals, each once. */
  private final boolean isKeeping;

  CarrierRounds(Sweep sweep, int keys, int chunkBytes) {
    this(sweep, new KeyCarriers(sweep.problem().carriers(), keys), chunkBytes, false);
  }

  /**
   * Rounds of a count, where some partitions are cut.
   *
   * @param keys with the cuts
   */
  CarrierRounds(Sweep sweep, KeyCarriers keys, int chunkBytes) {
    this(sweep, keys, chunkBytes, false);
  }

  private CarrierRounds(Sweep sweep, KeyCarriers keys, int chunkBytes, boolean isKeeping) {
    this.sweep = sweep;
    this.isKeeping = isKeeping;
    this.keys = keys;
    codec = new ChunkCodec(sweep.shift(), chunkBytes);
  }

  /** The same rounds with all residuals in the file for halves, which there are none of. */
  CarrierRounds keeping() {
    if (sweep.cut().isInMiddle()) {
      throw new IllegalArgumentException("Halves cannot be kept with all residuals.");
    }
    KeyCarriers uncut = new KeyCarriers(sweep.problem().carriers(), keys.keys);
    return new CarrierRounds(sweep, uncut, codec.mostBytes(), true);
  }

  boolean isKeeping() {
    return isKeeping;
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

  @Override
  public int rounds() {
    return keys.rounds();
  }

  @Override
  public int partitions(int round) {
    return keys.partitions(round);
  }

  @Override
  public List<Pair> joins(int round) {
    int completing = rounds() - 1 - round;
    return !sweep.cut().isInMiddle() || completing > round
        ? List.of()
        : IntStream.range(0, partitions(round))
            .boxed()
            .flatMap(partition -> pairs(round, partition))
            .filter(pair -> completing < round || pair.partition() <= pair.partner())
            .toList();
  }

  /** A partition with each of those that complete it: several, where they are cut. */
  private Stream<Pair> pairs(int round, int partition) {
    int partners = sweep.cut().image(keys.keys & ~keys.covered(round, partition));
    int first = keys.partition(partners);
    return IntStream.range(first, first + keys.cuts(partners))
        .mapToObj(partner -> new Pair(partition, partner));
  }

  @Override
  public Iterator<Chunk> initial() {
    return OutgoingChunks.initial(codec, sweep.first());
  }

  @Override
  public Iterator<Chunk> expand(Task task, Stored open) {
    return new PartitionExpansion(this, task, file(open));
  }

  @Override
  public PartitionResult build(Task task, Iterator<Chunk> chunks, NewFiles files) {
    PartitionSweep.Output output =
        new PartitionSweep.Output(
            new BlockFileWriter(files.open(), codec), new BlockFileWriter(files.fillings(), codec));
    try (PartitionSweep partition = new PartitionSweep(this, task, output)) {
      partition.run(new ArrivedBlocks(chunks, codec));
      return partition.result();
    }
  }

  @Override
  public BigInteger join(Task task, Stored... fillings) {
    PartitionJoin join = new PartitionJoin(sweep);
    return fillings.length == 1
        ? join.self(file(fillings[0]), task.watch()::check)
        : join.pair(file(fillings[0]), file(fillings[1]), task.watch()::check);
  }

  BlockFile file(Stored stored) {
    return new BlockFile(stored, codec);
  }
}
