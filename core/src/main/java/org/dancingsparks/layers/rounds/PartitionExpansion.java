package org.dancingsparks.layers.rounds;

import java.util.Iterator;
import org.dancingsparks.layers.carriers.Block;
import org.dancingsparks.layers.carriers.BlockBuilder;
import org.dancingsparks.layers.carriers.BlockSource;

/**
 * Expands the blocks of a partition by each key carrier that it does not cover, into chunks for the
 * partitions of the next round. One thread.
 */
final class PartitionExpansion extends OutgoingChunks {
  private final KeyCarriers keys;
  private final RoundSweep.Task task;
  private final BlockFile file;
  private final BlockBuilder builder;
  private final Iterator<Integer> sets;

  /**
   * An expansion.
   *
   * @param task of the round before
   */
  PartitionExpansion(CarrierRounds rounds, RoundSweep.Task task, BlockFile file) {
    super(rounds.codec(), task.partition(), rounds.keys().targets(task.round(), task.partition()));
    this.task = task;
    this.file = file;
    keys = rounds.keys();
    builder = new BlockBuilder(rounds.sweep());
    sets = file.sets().iterator();
  }

  @Override
  boolean sendMore() {
    if (!sets.hasNext()) {
      return false;
    }
    task.watch().check();
    expand(sets.next());
    return true;
  }

  private void expand(int set) {
    Block[] subblocks = new Block[builder.subblocks()];
    for (int subblock = 0; subblock < subblocks.length; subblock++) {
      subblocks[subblock] = file.read(set, subblock);
    }
    BlockSource source = (from, subblock) -> from == set ? subblocks[subblock] : null;
    for (int rest = keys.keys & ~set; rest != 0; rest &= rest - 1) {
      int target = set | rest & -rest;
      for (int subblock = 0; subblock < subblocks.length; subblock++) {
        Block built = builder.build(source, target, subblock);
        if (built.size() > 0) {
          send(keys.partition(target), keys.block(target, subblock), built.sorted());
        }
      }
    }
  }
}
