package org.dancingsparks.layers.rounds;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Random;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Watch;
import org.dancingsparks.layers.disk.RandomBytes;
import org.dancingsparks.layers.places.PlaceRanges;
import org.dancingsparks.testing.Seed;

/** The rounds of a count, one task after another, with files and chunks in memory. */
public final class RoundsInMemory {
  private final RoundSweep rounds;
  private final RoundSweep.Limits limits;
  private TransferFault fault;
  private Random random;
  private BigInteger sum = BigInteger.ZERO;
  private long spilled;

  private final Watch watch =
      new Watch() {
        @Override
        public boolean isCancelled() {
          return false;
        }

        @Override
        public void spilled(long bytes) {
          spilled += bytes;
        }
      };

  /** By round and partition, its files. */
  private final List<List<Files>> files = new ArrayList<>();

  private record Files(RoundSweep.Stored open, RoundSweep.Stored fillings, long residuals) {}

  /** Counts in rounds that merge isomorphic residuals. */
  public static BigInteger byClasses(OrderedProblem problem, int shares) {
    PlaceRanges ranges = PlaceRanges.byClasses(problem, shares);
    return new RoundsInMemory(new PlaceRounds(ranges, 1_000), 1 << 26).count();
  }

  RoundsInMemory(RoundSweep rounds, long memory) {
    this.rounds = rounds;
    limits = new RoundSweep.Limits(memory, Path.of(System.getProperty("java.io.tmpdir")));
  }

  /** The same with one fault in some round after the first. */
  RoundsInMemory disturbedBy(TransferFault one, Random by) {
    RoundsInMemory disturbed = new RoundsInMemory(rounds, limits.memory());
    disturbed.fault = one;
    disturbed.random = by;
    return disturbed;
  }

  /** Counts again and again, with a random fault each time. */
  static void assertNoticesFaults(RoundSweep rounds) {
    Seed.times(
        60,
        (random, seed) -> {
          TransferFault fault =
              TransferFault.values()[random.nextInt(TransferFault.values().length)];
          RoundsInMemory disturbed = new RoundsInMemory(rounds, 1_000).disturbedBy(fault, random);
          String message =
              assertThrows(TransferException.class, disturbed::count, fault.name()).getMessage();
          assertTrue(message.startsWith("Residuals were lost: "), message);
        });
  }

  RoundSweep.Task task(int round, int partition) {
    return new RoundSweep.Task(round, partition, limits, watch);
  }

  /** The bytes that tasks moved to temporary files. */
  long spilled() {
    return spilled;
  }

  /** All that tasks have sent to a round. */
  private static final class Sent {
    final List<Chunk> chunks = new ArrayList<>();
    final List<Chunk> indexes = new ArrayList<>();

    void add(Chunk chunk) {
      (chunk.key().isIndex() ? indexes : chunks).add(chunk);
    }

    /** The sum of the indexes, each of which comes twice. */
    ChunkIndex index(int sources, int partitions) {
      ChunkIndex index = new ChunkIndex(sources, partitions);
      for (Chunk ofTask : indexes) {
        index.add(ofTask.key().source(), ofTask.bytes());
        index.add(ofTask.key().source(), ofTask.bytes());
      }
      return index;
    }
  }

  BigInteger count() {
    int disturbed = fault == null ? -1 : 1 + random.nextInt(2);
    for (int round = 0; round < rounds.rounds(); round++) {
      Sent sent = new Sent();
      if (round == 0) {
        rounds.initial().forEachRemaining(sent::add);
      } else {
        for (int source = 0; source < rounds.partitions(round - 1); source++) {
          RoundSweep.Stored open = files.get(round - 1).get(source).open;
          boolean isChanged = round == disturbed && fault == TransferFault.CHANGED_FILE;
          rounds
              .expand(task(round - 1, source), isChanged ? changed(open) : open)
              .forEachRemaining(sent::add);
        }
      }
      build(round, sent, round == disturbed);
      join(round);
    }
    return sum;
  }

  private RoundSweep.Stored changed(RoundSweep.Stored open) {
    byte[] all = open.bytes().read(0, (int) open.facts().bytes());
    byte[] changed = all.length == 0 ? all : TransferFault.changed(all, random);
    return new RoundSweep.Stored("open", bytes(changed), open.facts());
  }

  private void build(int round, Sent sent, boolean isDisturbed) {
    sent.chunks.sort(Comparator.comparing(Chunk::key));
    if (isDisturbed && fault == TransferFault.LOST_INDEX) {
      sent.indexes.remove(random.nextInt(sent.indexes.size()));
    }
    int sources = round == 0 ? 1 : rounds.partitions(round - 1);
    ChunkIndex index = sent.index(sources, rounds.partitions(round));
    List<Files> built = new ArrayList<>();
    for (int partition = 0; partition < rounds.partitions(round); partition++) {
      int number = partition;
      List<Chunk> mine =
          new ArrayList<>(sent.chunks.stream().filter(c -> c.key().partition() == number).toList());
      if (isDisturbed && !mine.isEmpty() && fault.isOfChunks()) {
        fault.disturb(mine, random);
      }
      built.add(build(task(round, partition), mine.iterator(), index));
    }
    files.add(built);
  }

  private Files build(RoundSweep.Task task, Iterator<Chunk> chunks, ChunkIndex sent) {
    ByteArrayOutputStream open = new ByteArrayOutputStream();
    ByteArrayOutputStream fillings = new ByteArrayOutputStream();
    PartitionResult result = rounds.build(task, chunks, new RoundSweep.NewFiles(open, fillings));
    sent.check(task.partition(), result.arrived());
    sum = sum.add(result.solutions());
    return new Files(
        new RoundSweep.Stored("open", bytes(open.toByteArray()), result.open()),
        new RoundSweep.Stored("fillings", bytes(fillings.toByteArray()), result.fillings()),
        result.residuals());
  }

  /** The file of halves, or of kept residuals, of a partition that was counted. */
  RoundSweep.Stored fillings(int round, int partition) {
    return files.get(round).get(partition).fillings;
  }

  /** By partition, the residuals of a round that was counted. */
  List<Long> residuals(int round) {
    return files.get(round).stream().map(Files::residuals).toList();
  }

  /** Those of all rounds. */
  long residuals() {
    return files.stream().flatMap(List::stream).mapToLong(Files::residuals).sum();
  }

  static RandomBytes bytes(byte[] all) {
    return (from, length) -> Arrays.copyOfRange(all, (int) from, (int) from + length);
  }

  private void join(int round) {
    for (RoundSweep.Pair pair : rounds.joins(round)) {
      int other = rounds.rounds() - 1 - round;
      RoundSweep.Stored some = files.get(round).get(pair.partition()).fillings;
      boolean isSelf = other == round && pair.partner() == pair.partition();
      sum =
          sum.add(
              isSelf
                  ? rounds.join(task(round, pair.partition()), some)
                  : rounds.join(
                      task(round, pair.partition()),
                      some,
                      files.get(other).get(pair.partner()).fillings));
    }
  }
}
