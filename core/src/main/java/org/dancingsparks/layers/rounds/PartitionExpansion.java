package org.dancingsparks.layers.rounds;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.TreeMap;
import org.dancingsparks.layers.Block;
import org.dancingsparks.layers.BlockBuilder;
import org.dancingsparks.layers.BlockSource;

/**
 * Expands the blocks of a partition by each key carrier that it does not cover, into chunks for the
 * partitions of the next round, and ends with a trailer for each that it can reach. One thread.
 */
final class PartitionExpansion implements Iterator<Chunk> {
  private final RoundSweep rounds;
  private final RoundSweep.Task task;
  private final BlockFile file;
  private final BlockBuilder builder;

  /** By partition of the next round. */
  private final Map<Integer, ChunkTrailer.Counter> counters = new TreeMap<>();

  private final Iterator<Integer> sets;
  private final Deque<Chunk> ready = new ArrayDeque<>();
  private boolean hasEnded;

  /**
   * An expansion.
   *
   * @param task of the round before
   */
  PartitionExpansion(RoundSweep rounds, RoundSweep.Task task, BlockFile file) {
    this.rounds = rounds;
    this.task = task;
    this.file = file;
    builder = new BlockBuilder(rounds.sweep());
    for (int target : rounds.keys().targets(task.round(), task.partition())) {
      counters.put(target, new ChunkTrailer.Counter());
    }
    sets = file.sets().iterator();
  }

  @Override
  public boolean hasNext() {
    while (ready.isEmpty() && sets.hasNext()) {
      task.check();
      expand(sets.next());
    }
    if (ready.isEmpty() && !hasEnded) {
      hasEnded = true;
      counters.forEach(
          (target, counter) ->
              ready.add(
                  new Chunk(
                      ChunkKey.trailer(target, task.partition()), counter.trailer().bytes())));
    }
    return !ready.isEmpty();
  }

  @Override
  public Chunk next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    return ready.remove();
  }

  private void expand(int set) {
    Block[] parts = new Block[builder.parts()];
    for (int part = 0; part < parts.length; part++) {
      parts[part] = file.read(set, part);
    }
    BlockSource source = (from, part) -> from == set ? parts[part] : null;
    for (int rest = rounds.keys().keys & ~set; rest != 0; rest &= rest - 1) {
      int target = set | rest & -rest;
      for (int part = 0; part < parts.length; part++) {
        Block built = builder.build(source, target, part);
        if (built.size() > 0) {
          send(built.sorted(), target, part);
        }
      }
    }
  }

  private void send(Block block, int set, int part) {
    int target = rounds.keys().partition(set);
    long place = rounds.keys().block(set, part);
    ChunkTrailer.Counter counter = counters.get(target);
    counter.add(block);
    rounds
        .codec()
        .encode(
            block,
            bytes ->
                ready.add(
                    new Chunk(
                        new ChunkKey(target, place, task.partition(), counter.nextChunk()),
                        bytes)));
  }
}
