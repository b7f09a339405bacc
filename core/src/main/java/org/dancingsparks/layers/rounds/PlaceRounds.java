package org.dancingsparks.layers.rounds;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import org.dancingsparks.layers.carriers.Block;
import org.dancingsparks.layers.places.PlaceProblem;
import org.dancingsparks.layers.places.PlaceRanges;

/**
 * Rounds by place, of any problem: each expands the residuals of a range of places. A partition has
 * those with the same hash of their key. Residuals of places beyond the range go to the next round,
 * and from there perhaps further.
 *
 * <p>Immutable and thread safe.
 */
final class PlaceRounds implements RoundSweep {
  private final PlaceRanges ranges;
  private final ChunkCodec codec;

  /** True if the file for halves takes all residuals that are expanded, each once. */
  private final boolean isKeeping;

  PlaceRounds(PlaceRanges ranges, int chunkBytes) {
    this(ranges, new ChunkCodec(0, chunkBytes), false);
  }

  private PlaceRounds(PlaceRanges ranges, ChunkCodec codec, boolean isKeeping) {
    this.ranges = ranges;
    this.codec = codec;
    this.isKeeping = isKeeping;
  }

  /** The same rounds with {@link KeptResiduals} in the file for halves, which there are none of. */
  PlaceRounds keeping() {
    return new PlaceRounds(ranges, codec, true);
  }

  boolean isKeeping() {
    return isKeeping;
  }

  PlaceProblem problem() {
    return ranges.problem();
  }

  PlaceRanges ranges() {
    return ranges;
  }

  ChunkCodec codec() {
    return codec;
  }

  @Override
  public int rounds() {
    return ranges.number();
  }

  @Override
  public int partitions(int round) {
    return ranges.partitions(round);
  }

  @Override
  public List<Pair> joins(int round) {
    return List.of();
  }

  @Override
  public Iterator<Chunk> initial() {
    long[] initial = problem().initial();
    long[] rest = Arrays.copyOfRange(initial, 1, initial.length);
    return OutgoingChunks.initial(codec, new Block(Arrays.copyOf(initial, 1), rest.length, rest));
  }

  @Override
  public Iterator<Chunk> expand(Task task, Stored open) {
    return new PartitionTransfer(this, task, file(open));
  }

  @Override
  public PartitionResult build(Task task, Iterator<Chunk> chunks, NewFiles files) {
    try (PlacePartition partition = new PlacePartition(this, task, files)) {
      return partition.build(new ArrivedBlocks(chunks, codec));
    }
  }

  BlockFile file(Stored stored) {
    return new BlockFile(stored, codec);
  }

  @Override
  public BigInteger join(Task task, Stored... fillings) {
    throw new UnsupportedOperationException("There are no halves.");
  }
}
