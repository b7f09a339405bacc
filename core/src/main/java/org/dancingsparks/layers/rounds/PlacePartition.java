package org.dancingsparks.layers.rounds;

import java.io.Closeable;
import java.math.BigInteger;
import org.dancingsparks.layers.carriers.Block;
import org.dancingsparks.layers.disk.Limits;
import org.dancingsparks.layers.places.PartialSweep;
import org.dancingsparks.layers.places.Residuals;

/**
 * Builds a partition: expands the residuals of its round's places, those that arrive and its own,
 * and writes those of later places. Used once, by one thread.
 */
final class PlacePartition implements Closeable {
  private final PlaceRounds rounds;
  private final RoundSweep.Task task;
  private final PartialSweep sweep;
  private final BlockFileWriter open;
  private final BlockFileWriter fillings;

  PlacePartition(PlaceRounds rounds, RoundSweep.Task task, RoundSweep.NewFiles files) {
    this.rounds = rounds;
    this.task = task;
    Limits limits = new Limits(1, task.limits().memory(), task.limits().directory());
    sweep = rounds.ranges().sweep(task.round(), limits, work -> task.watch().check());
    open = new BlockFileWriter(files.open(), rounds.codec());
    fillings = new BlockFileWriter(files.fillings(), rounds.codec());
  }

  PartitionResult build(ArrivedBlocks input) {
    long residuals = 0;
    int places = rounds.problem().places();
    for (int number = rounds.ranges().first(task.round()); number < places; number++) {
      int place = number;
      input.take(place, block -> add(place, block));
      if (place < rounds.ranges().end(task.round())) {
        long expanded = sweep.expand(place);
        task.watch().done(0, expanded);
        residuals += expanded;
      } else {
        sweep.take(place, sorted -> open.add(place, 0, block(sorted)));
      }
    }
    input.take(places, block -> add(places, block));
    input.finish();
    BigInteger solutions = sweep.sum(places);
    return new PartitionResult(
        open.finish(), fillings.finish(), solutions, residuals, input.bytes());
  }

  private void add(int place, Block block) {
    sweep.add(place, new Residuals(block.entries(), block.words(), block.counts()));
  }

  /** Residuals as entries whose keys are first words, and whose other words count. */
  static Block block(Residuals residuals) {
    return new Block(residuals.firsts(), residuals.words(), residuals.rest());
  }

  @Override
  public void close() {
    sweep.close();
  }
}
