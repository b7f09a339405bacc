package org.dancingsparks.rounds;

import java.io.Serializable;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.spark.SparkContext;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.rdd.RDD;
import org.dancingsparks.layers.rounds.ChunkKey;
import org.dancingsparks.layers.rounds.RoundPlan;
import org.dancingsparks.layers.rounds.RoundSweep;
import org.dancingsparks.search.MemoryBudget;
import org.dancingsparks.search.Progress;
import org.dancingsparks.search.Search;
import org.dancingsparks.spark.BroadcastSearch;
import org.dancingsparks.spark.SparkJob;
import scala.Tuple2;

/**
 * Counts the solutions of a search in rounds, each a Spark job: it expands the files of the round
 * before and builds the partitions of this one. The driver records the file that each partition's
 * accepted attempt has written. Halves are joined, and files deleted, as soon as possible. Used
 * once.
 */
public final class RoundCount {
  /** Bytes of a residual in files and shuffles, about, with some to spare. */
  private static final double BYTES_PER_RESIDUAL = 4;

  private final SparkContext spark;
  private final Search search;
  private final RoundPlan plan;
  private final Resources resources;
  private final List<List<RoundPart>> rounds = new ArrayList<>();
  private BigInteger solutions = BigInteger.ZERO;
  private RoundSearch sent;
  private RoundPlace place;

  /**
   * The memory and the place of a count.
   *
   * @param directory that all machines see, for temporary files
   * @param memory bytes for blocks in a JVM; at most a third of its heap is used
   * @param tasks at a time in a JVM
   */
  public record Resources(String directory, long memory, int tasks) implements Serializable {
    /** Bytes for the blocks of a task. */
    public long taskMemory() {
      return Math.max(1, Math.min(memory, MemoryBudget.shareOfHeap()) / tasks);
    }
  }

  /**
   * A count.
   *
   * @param plan of the same problem
   */
  public RoundCount(SparkContext spark, Search search, RoundPlan plan, Resources resources) {
    this.spark = spark;
    this.search = search;
    this.plan = plan;
    this.resources = resources;
  }

  /**
   * Counts.
   *
   * @param name of the puzzle
   * @throws org.dancingsparks.message.InputException if there is no place for the files
   */
  public RoundResult run(String name, RoundListener listener) {
    place =
        RoundPlace.in(
            resources.directory,
            BYTES_PER_RESIDUAL * plan.residuals().number(),
            spark.hadoopConfiguration());
    BroadcastSearch broadcast = BroadcastSearch.of(spark, search);
    try {
      sent = new RoundSearch(broadcast, plan.keys(), resources);
      RoundSweep sweep = RoundSearch.sweep(search, plan.keys());
      for (int round = 0; round < sweep.rounds(); round++) {
        Progress progress = listener.begins(round + 1, sweep.rounds());
        List<RoundPart> built = build(name, sweep, round, progress);
        rounds.add(built);
        if (round > 0) {
          place.delete(rounds.get(round - 1).stream().map(RoundPart::open).toList());
        }
        join(name, sweep, round);
        listener.ended(
            new RoundListener.RoundSummary(
                round + 1, sweep.rounds(), built.size(), residuals(built), bytes(built)));
      }
      List<RoundPart> all = rounds.stream().flatMap(List::stream).toList();
      return new RoundResult(solutions, residuals(all), bytes(all));
    } finally {
      broadcast.end();
      place.delete();
    }
  }

  private static long residuals(List<RoundPart> parts) {
    return parts.stream().mapToLong(part -> part.result().residuals()).sum();
  }

  private static long bytes(List<RoundPart> parts) {
    return parts.stream().mapToLong(RoundPart::bytes).sum();
  }

  private List<RoundPart> build(String name, RoundSweep sweep, int round, Progress progress) {
    int partitions = sweep.partitions(round);
    List<RoundFile> before =
        round == 0 ? List.of() : rounds.get(round - 1).stream().map(RoundPart::open).toList();
    int sources = Math.max(1, before.size());
    JavaPairRDD<ChunkKey, byte[]> chunks =
        JavaSparkContext.fromSparkContext(spark)
            .parallelize(IntStream.range(0, sources).boxed().toList(), sources)
            .flatMapToPair(new ExpandTask(sent, place, round - 1, before))
            .repartitionAndSortWithinPartitions(
                new PartitionNumber(partitions),
                (Comparator<ChunkKey> & Serializable) ChunkKey::compareTo);
    RoundPart[] parts = new RoundPart[partitions];
    RDD<Tuple2<ChunkKey, byte[]>> rdd = chunks.rdd();
    new SparkJob(spark, "count " + name, "round %d of %d".formatted(round + 1, sweep.rounds()))
        .run(
            rdd,
            new BuildTask(sent, place, round),
            part -> parts[part.partition()] = part,
            progress);
    // Else they would stay until the driver's next collection of garbage.
    rdd.cleanShuffleDependencies(false);
    List<RoundPart> built = Arrays.asList(parts);
    built.forEach(part -> solutions = solutions.add(part.result().solutions()));
    return built;
  }

  /** Joins the halves that have become complete with a round, and deletes them. */
  private void join(String name, RoundSweep sweep, int round) {
    List<RoundSweep.Pair> pairs = sweep.joins(round);
    if (pairs.isEmpty()) {
      return;
    }
    int other = sweep.rounds() - 1 - round;
    List<RoundFile> some = new ArrayList<>();
    List<RoundFile> partners = new ArrayList<>();
    for (RoundSweep.Pair pair : pairs) {
      boolean isSelf = other == round && pair.partner() == pair.partition();
      some.add(rounds.get(round).get(pair.partition()).fillings());
      partners.add(isSelf ? null : rounds.get(other).get(pair.partner()).fillings());
    }
    new SparkJob(spark, "count " + name, "join after round %d".formatted(round + 1))
        .<Integer, BigInteger>run(
            IntStream.range(0, pairs.size()).boxed().toList(),
            new JoinTask(sent, place, some, partners),
            sum -> solutions = solutions.add(sum),
            (done, found) -> {});
    place.delete(rounds.get(round).stream().map(RoundPart::fillings).toList());
    place.delete(rounds.get(other).stream().map(RoundPart::fillings).toList());
  }
}
