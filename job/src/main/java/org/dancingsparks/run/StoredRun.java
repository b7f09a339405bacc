package org.dancingsparks.run;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.apache.spark.SparkContext;
import org.dancingsparks.search.Progress;

/**
 * A run that stores its results in a directory on any Hadoop file system, of any kind: finds the
 * bins that are done, does the others as a Spark job, records each, and completes the run.
 *
 * <p>{@link RunCommitter} makes sure that each row is written exactly once. Equal headers lead to
 * equal bytes, however often a run was stopped and resumed. To be used once, by one thread.
 *
 * @param <B> the record of a finished bin
 * @param <S> the summary of a complete run
 */
public final class StoredRun<B extends Record & BinCommit, S extends Record> {
  /** For progress, which need not be exact. */
  private static final BigInteger MOST_REPORTED = BigInteger.valueOf(Long.MAX_VALUE >> 1);

  private final RunKind<B, S> kind;
  private final RunCommitter<B> committer;

  private StoredRun(RunKind<B, S> kind, RunCommitter<B> committer) {
    this.kind = kind;
    this.committer = committer;
  }

  /**
   * Begins a run, or takes over one with the same header: makes the directory and writes the files
   * beside the parts.
   *
   * @throws StoreException if something is there that may not be replaced, or the directory cannot
   *     be written
   */
  public static <B extends Record & BinCommit, S extends Record> StoredRun<B, S> begin(
      RunPlace place, RunKind<B, S> kind) {
    return new StoredRun<>(kind, RunCommitter.begin(place, kind.outline(), kind::writeBeside));
  }

  /**
   * A complete run.
   *
   * @param bins all of them, in order
   */
  public record Completed<B, S>(List<B> bins, S summary) {}

  /**
   * Does the bins that are left, and completes the run.
   *
   * @throws StoreException if something cannot be written
   */
  public Completed<B, S> run(SparkContext spark, Progress progress) {
    List<B> bins = new ArrayList<>(committer.done(ChecksumTask.by(spark)));
    if (bins.contains(null)) {
      List<B> done = bins.stream().filter(Objects::nonNull).toList();
      double weight = done.stream().mapToDouble(kind::weight).sum();
      BigInteger found = done.stream().map(kind::results).reduce(BigInteger.ZERO, BigInteger::add);
      run(spark, bins, progress.after(weight, found.min(MOST_REPORTED).longValue()));
    }
    S summary = kind.summary(bins, committer.beside());
    committer.complete(bins, summary, progress);
    return new Completed<>(bins, summary);
  }

  /** Does the bins that are null. */
  private void run(SparkContext spark, List<B> bins, Progress progress) {
    List<Integer> open =
        IntStream.range(0, bins.size()).filter(bin -> bins.get(bin) == null).boxed().toList();
    Class<B> type = kind.outline().type();
    kind.job(spark, committer.work())
        .run(
            spark,
            open,
            text -> {
              B bin = SealedJson.record(type, text);
              committer.record(bin);
              bins.set(bin.bin(), bin);
            },
            progress);
  }

  /**
   * Completes a run whose results are available without any of its bins.
   *
   * @param summary of the files beside the parts
   * @throws StoreException if it cannot be written
   */
  public S completeAtOnce(Function<List<FileRecord>, S> summary) {
    S complete = summary.apply(committer.beside());
    committer.complete(List.of(), complete, (done, found) -> {});
    return complete;
  }
}
