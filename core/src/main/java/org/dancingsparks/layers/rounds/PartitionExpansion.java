package org.dancingsparks.layers.rounds;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.dancingsparks.layers.carriers.Block;
import org.dancingsparks.layers.carriers.BlockBuilder;

/**
 * Expands the blocks of a partition by each key carrier that it does not cover, into chunks for the
 * partitions of the next round. One thread.
 */
final class PartitionExpansion extends OutgoingChunks {
  /** Residuals of a block that is expanded by one carrier after another, to hold fewer children. */
  private static final int LARGE = 1 << 19;

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
    super(rounds.codec(), task.partition());
    this.task = task;
    this.file = file;
    keys = rounds.keys();
    builder = new BlockBuilder(rounds.sweep()).within(task.limits().ofTable());
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
    Block[] blocks = new Block[builder.subblocks()];
    int size = 0;
    for (int subblock = 0; subblock < blocks.length; subblock++) {
      blocks[subblock] = file.read(set, subblock);
      size += blocks[subblock] == null ? 0 : blocks[subblock].size();
    }
    int carriers = keys.keys & ~set;
    if (size < LARGE) {
      expand(set, carriers, blocks);
      return;
    }
    for (int left = carriers; left != 0; left &= left - 1) {
      expand(set, left & -left, blocks);
    }
  }

  private void expand(int set, int carriers, Block... blocks) {
    int subblocks = blocks.length;
    // By carrier, then by subblock.
    Map<Integer, List<Block>> parts = new TreeMap<>();
    for (int subblock = 0; subblock < subblocks; subblock++) {
      if (blocks[subblock] != null) {
        builder.expand(
            blocks[subblock],
            subblock,
            carriers,
            (carrier, into, children) ->
                parts
                    .computeIfAbsent(carrier * subblocks + into, at -> new ArrayList<>())
                    .add(children));
      }
    }
    parts.forEach(
        (at, ofBlock) -> {
          int target = set | 1 << at / subblocks;
          Block built = builder.build(ofBlock);
          send(target, at % subblocks, built.sorted());
        });
  }

  /** Sends a block to the partitions of its set. */
  private void send(int target, int subblock, Block sorted) {
    int cuts = keys.cuts(target);
    int first = keys.partition(target);
    for (int part = 0; part < cuts; part++) {
      int partition = first + part;
      Block ofPart =
          cuts == 1 ? sorted : sorted.selected(key -> keys.partition(target, key) == partition);
      if (ofPart.size() > 0) {
        send(partition, keys.block(target, subblock), ofPart);
      }
    }
  }
}
