package org.dancingsparks.runs.rounds;

import java.io.Serializable;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.apache.spark.SparkContext;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.rdd.RDD;
import org.dancingsparks.layers.rounds.ChunkIndex;
import org.dancingsparks.layers.rounds.ChunkKey;
import org.dancingsparks.layers.rounds.RoundSweep;
import org.dancingsparks.runs.ResultType;
import org.dancingsparks.runs.RunKind;
import org.dancingsparks.search.Progress;
import org.dancingsparks.spark.SparkJob;
import org.dancingsparks.spark.StepJob;
import org.dancingsparks.spark.TaskRunner;
import scala.Tuple2;

/** The Spark job of a step: builds partitions of a round, or joins pairs of them. */
final class RoundJob implements StepJob<String> {
  private final RoundSearch search;
  private final RoundSteps steps;
  private final RunKind.Step<RoundBin> step;
  private final RoundSteps.RoundStep what;
  private final String title;
  private final double weight;
  private long bytesSpilled;

  /**
   * A job.
   *
   * @param step with the bins of those before it
   */
  RoundJob(RoundSearch search, RoundSteps steps, RunKind.Step<RoundBin> step, Label label) {
    this.search = search;
    this.steps = steps;
    this.step = step;
    what = steps.get(step.number());
    title = (steps.result() == ResultType.PROOF ? "prove " : "count ") + label.puzzle;
    weight = label.weight;
  }

  /**
   * The presentation of a job.
   *
   * @param puzzle its name
   * @param weight of each bin in progress
   */
  record Label(String puzzle, double weight) {}

  @Override
  public void run(
      TaskRunner runner, List<Integer> open, Consumer<String> results, Progress progress) {
    SparkContext spark = runner.spark();
    int first = steps.bins().first(step.number());
    List<Integer> numbers = open.stream().map(bin -> bin - first).toList();
    BlockFiles files = new BlockFiles(step.work(), spark.hadoopConfiguration());
    switch (what.work()) {
      case PAIRS ->
          new SparkJob(spark, title, "join after round %d".formatted(what.round() + 1))
              .run(numbers, new JoinTask(search, files, first, pairs()), results, progress);
      case NODES -> {
        BackwardTask.Work back = nodes(first);
        boolean isProof = steps.result() == ResultType.PROOF;
        String stage = isProof ? "rows of round %d" : "nodes of round %d";
        new SparkJob(spark, title, stage.formatted(what.round() + 1))
            .run(
                numbers,
                isProof ? new RowsTask(search, files, back) : new NodesTask(search, files, back),
                results,
                progress);
      }
      default -> build(spark, files, numbers, new SparkResults(results, progress));
    }
  }

  /** The bytes that the tasks which built partitions have spilled; 0 for other steps. */
  long bytesSpilled() {
    return bytesSpilled;
  }

  private record SparkResults(Consumer<String> results, Progress progress) {}

  private void build(
      SparkContext spark, BlockFiles files, List<Integer> partitions, SparkResults to) {
    int round = what.round();
    List<RoundFile> before =
        round == 0 ? List.of() : bins(round - 1).stream().map(RoundBin::open).toList();
    int sources = Math.max(1, before.size());
    String number = "round %d of %d".formatted(round + 1, steps.sweep().rounds());
    // The name of the stage that sends; SparkJob gives the other one its own.
    spark.setCallSite("%s: residuals for %s".formatted(title, number));
    int targets = steps.sweep().partitions(round);
    SentChunks sent = new SentChunks(new ChunkIndex(sources, targets));
    spark.register(sent);
    ExpandTask.Open open = new ExpandTask.Open(files, round - 1, before);
    JavaPairRDD<ChunkKey, byte[]> chunks =
        JavaSparkContext.fromSparkContext(spark)
            .parallelize(IntStream.range(0, sources).boxed().toList(), sources)
            .flatMapToPair(new ExpandTask(search, open, sent))
            .repartitionAndSortWithinPartitions(
                new PartitionNumber(targets),
                (Comparator<ChunkKey> & Serializable) ChunkKey::compareTo);
    RDD<Tuple2<ChunkKey, byte[]>> rdd = chunks.rdd();
    try {
      bytesSpilled =
          new SparkJob(spark, title, number)
              .of(partitions)
              .run(
                  rdd,
                  new BuildTask(search, files, work()),
                  built -> to.results.accept(built.checked(sent.value())),
                  to.progress);
    } finally {
      // Else they would stay until the driver's next collection of garbage.
      rdd.cleanShuffleDependencies(false);
    }
  }

  private BuildTask.Work work() {
    int round = what.round();
    return new BuildTask.Work(
        round,
        steps.bins().first(step.number()),
        weight,
        steps.expansion(round).orElse(NewFilePair.NO_STEP),
        steps.halves(round).orElse(NewFilePair.NO_STEP));
  }

  /** The bins of a round's partitions, which are done. */
  private List<RoundBin> bins(int round) {
    return bins(steps.build(round), round);
  }

  /** The bins of a step that is done, one for each partition of a round. */
  private List<RoundBin> bins(int number, int round) {
    int first = steps.bins().first(number);
    return step.bins().subList(first, first + steps.sweep().partitions(round));
  }

  /** The files that the nodes or rows of a round are built from. */
  private BackwardTask.Work nodes(int firstBin) {
    int round = what.round();
    boolean isLast = round + 1 == steps.sweep().rounds();
    List<RoundFile> indexes =
        isLast
            ? List.of()
            : bins(steps.nodes(round + 1), round + 1).stream()
                .map(bin -> bin.nodes().index())
                .toList();
    BigInteger solutions = RoundRun.solutions(step.bins().subList(0, steps.partitions()));
    return new BackwardTask.Work(
        new BackwardTask.Place(round, firstBin, steps.firstPartition(round), weight),
        round == 0 ? NewFilePair.NO_STEP : steps.nodes(round - 1),
        bins(round).stream().map(RoundBin::fillings).toArray(RoundFile[]::new),
        indexes.toArray(RoundFile[]::new),
        solutions);
  }

  /** The files of the pairs to join. */
  private List<JoinTask.Pair> pairs() {
    int round = what.round();
    int other = steps.sweep().rounds() - 1 - round;
    List<JoinTask.Pair> pairs = new ArrayList<>();
    for (RoundSweep.Pair pair : steps.sweep().joins(round)) {
      boolean isSelf = other == round && pair.partner() == pair.partition();
      pairs.add(
          new JoinTask.Pair(
              bins(round).get(pair.partition()).fillings(),
              isSelf ? null : bins(other).get(pair.partner()).fillings()));
    }
    return pairs;
  }
}
