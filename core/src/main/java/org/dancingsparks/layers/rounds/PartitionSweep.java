package org.dancingsparks.layers.rounds;

import java.io.Closeable;
import java.util.ArrayList;
import java.util.List;
import org.dancingsparks.layers.carriers.Block;
import org.dancingsparks.layers.carriers.BlockBuilder;
import org.dancingsparks.layers.carriers.BlockParts;
import org.dancingsparks.layers.carriers.BlockStore;
import org.dancingsparks.layers.carriers.ExactSum;
import org.dancingsparks.layers.carriers.ResidualTable;
import org.dancingsparks.layers.carriers.Sweep;

/**
 * Builds the blocks of a partition, layer by layer of its other carriers, from the residuals that
 * arrive and from its own blocks. Writes the residuals that key carriers can expand, and the
 * complete ones. Used once, by one thread.
 */
final class PartitionSweep implements Closeable {
  private final Sweep sweep;
  private final KeyCarriers keys;
  private final boolean isKeeping;
  private final RoundSweep.Task task;
  private final BlockStore.Budget budget;
  private final BlockBuilder builder;
  private final Output output;
  private final ExactSum sum = new ExactSum();

  /** By number of carriers covered, the residuals built so far. */
  private final long[] sizes;

  /** By carrier, the residuals that cover it; then the number of all. */
  private final long[] covering;

  private ChunkSums arrived = ChunkSums.NONE;

  /** By subblock, the parts of the blocks that are built, and those of the blocks after them. */
  private BlockParts[] parts = {};

  private BlockParts[] next = {};

  /**
   * The files of a partition.
   *
   * @param open residuals that key carriers can expand
   * @param fillings complete ones, where halves are joined; else all, if they are kept
   */
  record Output(BlockFileWriter open, BlockFileWriter fillings) {}

  PartitionSweep(CarrierRounds rounds, RoundSweep.Task task, Output output) {
    this.task = task;
    this.output = output;
    sweep = rounds.sweep();
    keys = rounds.keys();
    isKeeping = rounds.isKeeping();
    budget = new BlockStore.Budget(task.limits().ofParts(), task.limits().directory());
    builder = new BlockBuilder(sweep).within(task.limits().ofTable());
    sizes = new long[sweep.problem().carriers() + 1];
    covering = new long[sizes.length];
  }

  /** By number of carriers covered, the residuals built so far; not to be changed. */
  long[] sizes() {
    return sizes;
  }

  /** By carrier, the residuals that cover it; then the number of all. Not to be changed. */
  long[] covering() {
    return covering;
  }

  /** Builds all blocks. */
  void run(ArrivedBlocks input) {
    int covered = keys.covered(task.round(), task.partition());
    int others = Integer.bitCount(keys.others);
    next = parts(0);
    for (int size = 0; size <= others; size++) {
      BlockParts.close(parts);
      parts = next;
      next = parts(size + 1);
      for (int other : keys.otherSets.ofSize(size)) {
        build(covered | KeyCarriers.spread(other, keys.others), input);
      }
    }
    arrived = input.finish();
  }

  private BlockParts[] parts(int size) {
    BlockParts[] ofSize = new BlockParts[builder.subblocks()];
    for (int subblock = 0; subblock < ofSize.length; subblock++) {
      ofSize[subblock] = new BlockParts(budget, keys.otherSets.number(size));
    }
    return ofSize;
  }

  private void build(int set, ArrivedBlocks input) {
    List<List<Block>> ofSet = new ArrayList<>();
    for (int subblock = 0; subblock < builder.subblocks(); subblock++) {
      List<Block> all = input.take(keys.block(set, subblock));
      all.addAll(parts[subblock].take(keys.otherRank(set)));
      ofSet.add(all);
    }
    for (int subblock = 0; subblock < ofSet.size(); subblock++) {
      if (!ofSet.get(subblock).isEmpty()) {
        task.watch().check();
        Block built = builder.build(ofSet.get(subblock));
        count(set, built.size());
        task.watch().done(0, built.size());
        finish(set, subblock, built);
      }
    }
  }

  private void count(int set, int residuals) {
    sizes[Integer.bitCount(set)] += residuals;
    covering[covering.length - 1] += residuals;
    for (int left = set; left != 0; left &= left - 1) {
      covering[Integer.numberOfTrailingZeros(left)] += residuals;
    }
  }

  private void finish(int set, int subblock, Block built) {
    builder.complete(built, subblock);
    ResidualTable fillings = builder.fillings()[subblock];
    if (sweep.cut().isInMiddle()) {
      if (fillings.size() > 0) {
        output.fillings.add(set, subblock, fillings.entries().sorted());
      }
    } else if ((set & sweep.problem().needed()) == sweep.problem().needed()) {
      addAll(fillings.entries());
    }
    if (isKeeping) {
      output.fillings.add(set, subblock, Block.once(built.sorted().keys(), sweep.shift()));
    }
    Block open = builder.expandable(built, keys.keys & ~set);
    if (open.size() > 0) {
      output.open.add(set, subblock, open.sorted());
    }
    builder.expand(
        built,
        subblock,
        keys.others & ~set,
        (carrier, into, children) ->
            next[into].put(keys.otherRank(set | 1 << carrier), carrier, children));
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
        arrived,
        List.of());
  }

  @Override
  public void close() {
    BlockParts.close(parts);
    BlockParts.close(next);
    task.watch().spilled(budget.spilled().get());
  }
}
