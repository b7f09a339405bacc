package org.dancingsparks.layers.rounds;

import java.util.Arrays;
import java.util.List;
import org.dancingsparks.layers.carriers.Block;
import org.dancingsparks.layers.disk.NodeFile;
import org.dancingsparks.layers.places.PlaceEdges;
import org.dancingsparks.proof.CollectedRows;
import org.dancingsparks.proof.ProofResiduals;

/**
 * Adds up the numbers of completions of a partition by hash, from the last place of its round back
 * to the first: each residual is a row of a proof. The memory holds the rows of the partition, and
 * the residuals of later rounds with a completion that they lead to. Used once, by one thread.
 */
final class PlaceNumbers {
  private final ProofResiduals residuals;
  private final PlaceRounds rounds;
  private final RoundSweep.Task task;
  private final DiagramRounds.Input input;
  private final int width;
  private final int places;
  private final PartitionNodes live;
  private final PlaceEdges expansion;
  private final CollectedRows rows;

  /** The number of the residual that is expanded: its words, the lowest first. */
  private final long[] number;

  PlaceNumbers(
      ProofResiduals residuals,
      PlaceRounds rounds,
      RoundSweep.Task task,
      DiagramRounds.Input input) {
    this.residuals = residuals;
    this.rounds = rounds;
    this.task = task;
    this.input = input;
    width = rounds.problem().width();
    places = rounds.problem().places();
    live = new PartitionNodes(rounds, task, input);
    expansion = new PlaceEdges(rounds.problem(), this::add);
    number = new long[live.words()];
    rows = new CollectedRows(residuals.words(), number.length);
  }

  ProofRounds.Rows build(BlockFileWriter index) {
    BlockFile kept = rounds.file(input.residuals());
    List<Integer> expanded = kept.ofSubblock(KeptResiduals.EXPANDED);
    for (int at = expanded.size() - 1; at >= 0; at--) {
      addUp(kept.set(expanded.get(at)), kept.read(expanded.get(at)));
    }
    live.writeIndex(kept, index);
    boolean isFirst = task.round() == 0 && task.partition() == 0;
    if (isFirst && input.solutions().signum() > 0) {
      // Where all is covered there is one residual, the same in all partitions.
      Arrays.fill(number, 0);
      number[0] = 1;
      addRow(new long[residuals.words()]);
    }
    return new ProofRounds.Rows(rows, index.finish());
  }

  private void addUp(int place, Block ofPlace) {
    for (int at = 0; at < ofPlace.size(); at++) {
      long[] bits = KeptResiduals.bits(ofPlace, at, width);
      long[] key = rounds.problem().unmarked(bits);
      // The first residual is passed on to its place.
      if (residuals.place(key) == place) {
        Arrays.fill(number, 0);
        expansion.expand(place, bits);
        addRow(key);
        addLive(place, bits);
      }
    }
    task.watch().check();
    task.watch().done(0, ofPlace.size());
  }

  private void addRow(long... key) {
    rows.add(key, residuals.item(key), number);
  }

  private void addLive(int place, long... bits) {
    boolean isDead = Arrays.stream(number).allMatch(word -> word == 0);
    if (!isDead) {
      long[] entry = Arrays.copyOf(bits, width + 1 + number.length);
      entry[width] = NodeFile.END;
      System.arraycopy(number, 0, entry, width + 1, number.length);
      live.add(place, entry);
    }
  }

  private void add(int option, int place, long... bits) {
    if (place == places) {
      NodeFile.add(number, 0, number.length, word -> word == 0 ? 1 : 0);
      return;
    }
    LiveNodes nodes = live.of(place);
    int entry = nodes == null ? LiveNodes.NONE : nodes.find(bits);
    if (entry != LiveNodes.NONE) {
      NodeFile.add(number, 0, number.length, word -> nodes.count(entry, word));
    }
  }
}
