package org.dancingsparks.layers.rounds;

import java.io.Closeable;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.dancingsparks.layers.carriers.Block;
import org.dancingsparks.layers.disk.Limits;
import org.dancingsparks.layers.places.PartialSweep;
import org.dancingsparks.layers.places.PlaceListener;
import org.dancingsparks.layers.places.Residuals;
import org.dancingsparks.layers.places.StageCount;

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

  /** Residuals that are kept; empty where none are. */
  private final Optional<KeptResiduals> kept;

  private final List<StageCount> stages = new ArrayList<>();
  private long residuals;

  /** Listener to the sweep. */
  private final class Listener implements PlaceListener {
    @Override
    public void done(long entries) {
      task.watch().check();
    }

    @Override
    public void labels(long labelled) {
      visited(labelled);
    }

    @Override
    public void merged(StageCount stage) {
      stages.add(stage);
    }
  }

  PlacePartition(PlaceRounds rounds, RoundSweep.Task task, RoundSweep.NewFiles files) {
    this.rounds = rounds;
    this.task = task;
    Limits limits = new Limits(1, task.limits().memory(), task.limits().directory());
    sweep = rounds.ranges().sweep(task.round(), limits, new Listener());
    open = new BlockFileWriter(files.open(), rounds.codec());
    fillings = new BlockFileWriter(files.fillings(), rounds.codec());
    kept =
        rounds.isKeeping()
            ? Optional.of(new KeptResiduals(fillings, rounds.problem().width()))
            : Optional.empty();
  }

  PartitionResult build(ArrivedBlocks input) {
    int places = rounds.problem().places();
    for (int number = rounds.ranges().first(task.round()); number < places; number++) {
      int place = number;
      input.take(place, (source, block) -> add(place, source, block));
      if (place < rounds.ranges().end(task.round())) {
        visited(expand(place));
      } else {
        sweep.take(place, sorted -> open.add(place, 0, block(sorted)));
      }
    }
    input.take(places, (source, block) -> add(places, source, block));
    ChunkSums arrived = input.finish();
    BigInteger solutions = sweep.sum(places);
    return new PartitionResult(
        open.finish(), fillings.finish(), solutions, residuals, arrived, stages);
  }

  /** Records residuals that are labelled or expanded. */
  private void visited(long more) {
    task.watch().check();
    task.watch().done(0, more);
    residuals += more;
  }

  private long expand(int place) {
    return kept.isPresent()
        ? sweep.expandAndKeep(place, sorted -> kept.get().addExpanded(place, sorted))
        : sweep.expand(place);
  }

  private void add(int place, int source, Block block) {
    kept.ifPresent(files -> files.addArrived(place, source, block));
    sweep.add(place, new Residuals(block.entries(), block.words(), block.counts()));
  }

  /** Residuals as entries whose keys are first words, and whose other words count. */
  static Block block(Residuals residuals) {
    return new Block(residuals.firsts(), residuals.words(), residuals.rest());
  }

  @Override
  public void close() {
    sweep.close();
    task.watch().spilled(sweep.spilled());
  }
}
