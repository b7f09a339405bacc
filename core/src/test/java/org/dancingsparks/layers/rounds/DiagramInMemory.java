package org.dancingsparks.layers.rounds;

import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.dancingsparks.layers.disk.RandomBytes;
import org.dancingsparks.layers.partitions.PartitionedDiagram;

/** A diagram in partitions, built one task after another, with files in memory. */
final class DiagramInMemory implements PartitionedDiagram.Files {
  private final long memory;
  private final BigInteger solutions;
  private final long residuals;
  private final long spilled;
  private final List<byte[]> nodes = new ArrayList<>();

  /** By partition of the round that was built last, the index of its nodes. */
  private List<RoundSweep.Stored> indexes = List.of();

  private int reads;
  private long bytesRead;

  /** Builds a diagram whose tasks, and readers, have some memory. */
  DiagramInMemory(DiagramRounds rounds, long memory) {
    this.memory = memory;
    RoundSweep forward = rounds.forward();
    RoundsInMemory residualsOf = new RoundsInMemory(forward, memory);
    solutions = residualsOf.count();
    residuals = residualsOf.residuals();
    long before = residualsOf.spilled();
    for (int round = forward.rounds() - 1; round >= 0; round--) {
      List<RoundSweep.Stored> next = indexes;
      List<RoundSweep.Stored> built = new ArrayList<>();
      for (int partition = forward.partitions(round) - 1; partition >= 0; partition--) {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        ByteArrayOutputStream index = new ByteArrayOutputStream();
        DiagramRounds.Nodes found =
            rounds.nodes(
                residualsOf.task(round, partition),
                new DiagramRounds.Input(
                    residualsOf.fillings(round, partition), next::get, solutions),
                new DiagramRounds.NewFiles(file, index));
        nodes.add(0, file.toByteArray());
        built.add(
            0,
            new RoundSweep.Stored(
                "index", RoundsInMemory.bytes(index.toByteArray()), found.index()));
      }
      indexes = built;
    }
    spilled = residualsOf.spilled() - before;
  }

  /** The bytes of nodes that tasks moved to temporary files. */
  long spilled() {
    return spilled;
  }

  /** Changes the file of a partition. */
  void change(int partition, UnaryOperator<byte[]> change) {
    nodes.set(partition, change.apply(nodes.get(partition)));
  }

  @Override
  public RandomBytes open(int partition) {
    RandomBytes file = RoundsInMemory.bytes(nodes.get(partition));
    return (from, length) -> {
      reads++;
      bytesRead += length;
      return file.read(from, length);
    };
  }

  /** The reads of files since the last call. */
  int takeReads() {
    int all = reads;
    reads = 0;
    return all;
  }

  /** The bytes read from files since the last call. */
  long takeBytesRead() {
    long all = bytesRead;
    bytesRead = 0;
    return all;
  }

  @Override
  public long bytes(int partition) {
    return nodes.get(partition).length;
  }

  /** Number of partitions in all rounds. */
  int partitions() {
    return nodes.size();
  }

  @Override
  public String name(int partition) {
    return "partition " + partition;
  }

  @Override
  public BigInteger solutions() {
    return solutions;
  }

  @Override
  public long residuals() {
    return residuals;
  }

  @Override
  public long memory() {
    return memory;
  }
}
