package org.dancingsparks.layers.rounds;

import java.util.Arrays;
import org.dancingsparks.layers.disk.NodeFile;
import org.dancingsparks.layers.partitions.DiagramLayout;
import org.dancingsparks.values.DiagramGraph;

/** The partitions of rounds by carriers: the carrier of an option says where its edges lead. */
final class CarrierLayout implements DiagramLayout {
  private final KeyCarriers keys;

  /** By option id, its carrier. */
  private final int[] carriers;

  /** By round, the number of its first partition; see {@link RoundSweep#firstPartitions}. */
  private final int[] first;

  CarrierLayout(CarrierRounds rounds) {
    keys = rounds.keys();
    carriers = rounds.sweep().problem().carrierById();
    first = rounds.firstPartitions();
  }

  @Override
  public int partitions() {
    return first[first.length - 1];
  }

  @Override
  public int leave() {
    return DiagramGraph.NONE;
  }

  @Override
  public long target(int partition, long edge) {
    int carrier = 1 << carriers[NodeFile.option(edge)];
    boolean isKey = (carrier & keys.keys) != 0;
    int next = isKey ? partitionOf(covered(partition) | carrier) : partition;
    return DiagramLayout.node(next, NodeFile.target(edge));
  }

  /** The key carriers that a partition covers. */
  private int covered(int partition) {
    int at = Arrays.binarySearch(first, partition);
    int round = at >= 0 ? at : -at - 2;
    return keys.covered(round, partition - first[round]);
  }

  /** The partition of some key carriers. */
  private int partitionOf(int covered) {
    return first[Integer.bitCount(covered)] + keys.partition(covered);
  }
}
