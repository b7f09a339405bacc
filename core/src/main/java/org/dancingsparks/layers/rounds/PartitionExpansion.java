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
    Block[] parts = new Block[builder.parts()];
    for (int part = 0; part < parts.length; part++) {
      parts[part] = file.read(set, part);
    }
    BlockSource source = (from, part) -> from == set ? parts[part] : null;
    for (int rest = keys.keys & ~set; rest != 0; rest &= rest - 1) {
      int target = set | rest & -rest;
      for (int part = 0; part < parts.length; part++) {
        Block built = builder.build(source, target, part);
        if (built.size() > 0) {
          send(keys.partition(target), keys.block(target, part), built.sorted());
        }
      }
    }
  }
}
