package org.dancingsparks.layers.rounds;

import java.io.Closeable;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.dancingsparks.layers.carriers.Block;
import org.dancingsparks.layers.carriers.BlockBuilder;
import org.dancingsparks.layers.carriers.BlockSource;
import org.dancingsparks.layers.carriers.BlockStore;
import org.dancingsparks.layers.carriers.ExactSum;
import org.dancingsparks.layers.carriers.KeyGroups;
import org.dancingsparks.layers.carriers.ResidualTable;
import org.dancingsparks.layers.carriers.Sweep;

/**
 * Builds the blocks of a partition, layer by layer of its other carriers, from the residuals that
 * arrive and from its own blocks. Writes the residuals that key carriers can expand, and the
 * complete ones. Used once, by one thread.
 */
final class PartitionSweep implements BlockSource, Closeable {
  private final Sweep sweep;
  private final KeyCarriers keys;
  private final RoundSweep.Task task;
  private final BlockStore.Budget budget;
  private final BlockBuilder builder;
  private final Output output;
  private final ExactSum sum = new ExactSum();

  /** By number of carriers covered, the residuals built so far. */
  private final long[] sizes;

  private long bytesArrived;
  private BlockStore[] before = {};
  private BlockStore[] blocks = {};

  /** By subblock, what has arrived of the block that is built. */
  private List<List<Block>> arrived = List.of();

  /**
   * The files of a partition.
   *
   * @param open residuals that key carriers can expand
   * @param fillings complete ones, where halves are joined
   */
  record Output(BlockFileWriter open, BlockFileWriter fillings) {}

  PartitionSweep(CarrierRounds rounds, RoundSweep.Task task, Output output) {
    this.task = task;
    this.output = output;
    sweep = rounds.sweep();
    keys = rounds.keys();
    budget =
        new BlockStore.Budget(new AtomicLong(task.limits().memory()), task.limits().directory());
    builder = new BlockBuilder(sweep);
    sizes = new long[sweep.problem().carriers() + 1];
  }

  /** By number of carriers covered, the residuals built so far; not to be changed. */
  long[] sizes() {
    return sizes;
  }

  /** Builds all blocks. */
  void run(ArrivedBlocks input) {
    int covered = keys.covered(task.round(), task.partition());
    int others = Integer.bitCount(keys.others);
    for (int size = 0; size <= others; size++) {
      BlockStore.close(before);
      before = blocks;
      blocks = stores(size);
      for (int other : keys.otherSets.ofSize(size)) {
        build(covered | KeyCarriers.spread(other, keys.others), input);
      }
    }
    input.finish();
    bytesArrived = input.bytes();
  }

  private BlockStore[] stores(int size) {
    BlockStore[] stores = new BlockStore[builder.subblocks()];
    for (int subblock = 0; subblock < stores.length; subblock++) {
      stores[subblock] = new BlockStore(budget, keys.otherSets.number(size));
    }
    return stores;
  }

  private void build(int set, ArrivedBlocks input) {
    arrived =
        builder.subblocks() == 1
            ? List.of(input.take(keys.block(set, 0)))
            : List.of(input.take(keys.block(set, 0)), input.take(keys.block(set, 1)));
    if (isTarget(set)) {
      task.watch().check();
      for (int subblock = 0; subblock < builder.subblocks(); subblock++) {
        Block built = builder.build(this, set, subblock);
        sizes[Integer.bitCount(set)] += built.size();
        task.watch().done(0, built.size());
        if (built.size() > 0) {
          finish(set, subblock, built);
        }
      }
    }
  }

  private boolean isTarget(int set) {
    boolean isTarget = arrived.stream().anyMatch(ofSubblock -> !ofSubblock.isEmpty());
    for (int rest = set & keys.others; rest != 0; rest &= rest - 1) {
      int rank = keys.otherRank(set ^ rest & -rest);
      for (BlockStore store : before) {
        isTarget |= store.has(rank);
      }
    }
    return isTarget;
  }

  @Override
  public Block block(int set, int subblock) {
    boolean isHere = (set & keys.keys) == keys.covered(task.round(), task.partition());
    return isHere ? before[subblock].get(keys.otherRank(set)) : null;
  }

  @Override
  public List<Block> arrived(int subblock) {
    return arrived.get(subblock);
  }

  private void finish(int set, int subblock, Block built) {
    builder.complete(built, subblock);
    ResidualTable fillings = builder.fillings()[subblock];
    if (sweep.cut().isInMiddle()) {
      if (fillings.size() > 0) {
        output.fillings.add(set, subblock, fillings.sorted(KeyGroups.ONE).sorted());
      }
    } else if ((set & sweep.problem().needed()) == sweep.problem().needed()) {
      addAll(fillings.sorted(KeyGroups.ONE));
    }
    Block open = builder.expandable(built, keys.keys & ~set);
    if (open.size() > 0) {
      output.open.add(set, subblock, open.sorted());
    }
    Block rest = builder.expandable(built, keys.others & ~set);
    if (rest.size() > 0) {
      blocks[subblock].put(keys.otherRank(set), rest);
    }
  }

  private void addAll(Block complete) {
    for (int at = 0; at < complete.size(); at++) {
      sum.add(complete.multiplicity(at));
    }
  }

  /** The facts about the partition, once its blocks are built. */
  PartitionResult result() {
    return new PartitionResult(
        output.open.finish(),
        output.fillings.finish(),
        sum.value(),
        builder.visited(),
        bytesArrived,
        List.of());
  }

  @Override
  public void close() {
    BlockStore.close(before);
    BlockStore.close(blocks);
  }
}
