package org.dancingsparks.layers.rounds;

import java.util.Arrays;
import org.dancingsparks.layers.carriers.Block;
import org.dancingsparks.layers.places.PlaceRanges;

/** Sends the residuals of a partition to their partitions of the next round. One thread. */
final class PartitionTransfer extends OutgoingChunks {
  private final int partitions;
  private final PlaceRanges.Partitioning partitioning;

  /** The bits of a residual. */
  private final long[] bits;

  private final RoundSweep.Task task;
  private final BlockFile file;
  private final MultiplicitySum read = new MultiplicitySum();
  private int next;

  /**
   * A transfer.
   *
   * @param task of the round before
   */
  PartitionTransfer(PlaceRounds rounds, RoundSweep.Task task, BlockFile file) {
    super(rounds.codec(), task.partition());
    this.task = task;
    this.file = file;
    partitions = rounds.partitions(task.round() + 1);
    partitioning = rounds.ranges().partitioning(task.round() + 1);
    bits = new long[rounds.problem().width()];
  }

  @Override
  boolean sendMore() {
    if (next == file.subblocks()) {
      file.check(read);
      return false;
    }
    task.watch().check();
    Block residuals = file.read(next);
    read.add(residuals);
    send(file.set(next), residuals);
    next++;
    return true;
  }

  private void send(int place, Block residuals) {
    int[] target = new int[residuals.size()];
    int[] end = new int[partitions + 1];
    for (int at = 0; at < target.length; at++) {
      target[at] = target(place, residuals, at);
      end[target[at] + 1]++;
    }
    Arrays.parallelPrefix(end, Integer::sum);
    // By target, in their order; each entry moves the end of those of its target.
    int[] chosen = new int[target.length];
    for (int at = 0; at < target.length; at++) {
      chosen[end[target[at]]++] = at;
    }
    int from = 0;
    for (int partition = 0; partition < partitions; partition++) {
      if (end[partition] > from) {
        int[] ofPartition = Arrays.copyOfRange(chosen, from, end[partition]);
        send(partition, place, residuals.selected(ofPartition, ofPartition.length));
      }
      from = end[partition];
    }
  }

  private int target(int place, Block residuals, int at) {
    bits[0] = residuals.key(at);
    for (int word = 1; word < bits.length; word++) {
      bits[word] = residuals.word(at, word - 1);
    }
    return partitioning.of(place, bits);
  }
}
