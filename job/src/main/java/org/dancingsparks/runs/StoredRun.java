package org.dancingsparks.runs;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.dancingsparks.search.Progress;
import org.dancingsparks.spark.StepJob;
import org.dancingsparks.spark.TaskRunner;

/**
 * A run of any kind that stores its results in a directory on any Hadoop file system. It finds the
 * finished bins, does the others as a job, {@linkplain BinRecorder records} each, and completes the
 * run.
 *
 * <p>{@link RunCommitter} makes sure that each row is written exactly once. Equal headers lead to
 * equal bytes, however often a run was stopped and resumed. To be used once, by one thread.
 *
 * @param <B> the record of a finished bin
 * @param <S> the summary of a complete run
 */
public final class StoredRun<B extends Record & BinCommit, S extends Record> {
  /** The maximum number reported as progress, which need not be exact. */
  private static final BigInteger MAX_REPORT = BigInteger.valueOf(Long.MAX_VALUE >> 1);

  private final RunKind<B, S> kind;
  private final RunOutline<B> outline;
  private final RunCommitter<B> committer;

  private StoredRun(RunKind<B, S> kind, RunTarget target) {
    this.kind = kind;
    outline = kind.outline();
    committer = RunCommitter.begin(target, outline, kind::writeSideFiles);
  }

  /**
   * Begins a run, or takes over one with the same header: makes the directory and writes the files
   * beside the parts.
   *
   * @throws StoreException if something is there that may not be replaced, or the directory cannot
   *     be written
   */
  public static <B extends Record & BinCommit, S extends Record> StoredRun<B, S> begin(
      RunTarget target, RunKind<B, S> kind) {
    return new StoredRun<>(kind, target);
  }

  /**
   * A complete run.
   *
   * @param bins all of them, in order
   */
  public record Completed<B, S>(List<B> bins, S summary) {}

  /**
   * Does the remaining bins, and completes the run.
   *
   * @throws StoreException if something cannot be written
   */
  public Completed<B, S> run(TaskRunner runner, Progress progress) {
    List<String> faulty = new ArrayList<>();
    List<B> bins = new ArrayList<>(committer.done(ChecksumTask.by(runner), faulty::addAll));
    if (!faulty.isEmpty()) {
      kind.repeats(outline.steps().step(bins.indexOf(null)), faulty);
    }
    for (int step = 0; step < outline.steps().number(); step++) {
      run(runner, step, bins, progress);
      committer.deleteStepFiles(step, bins, progress);
    }
    S summary = kind.summary(bins, committer.sideFiles());
    committer.complete(bins, summary, progress);
    return new Completed<>(bins, summary);
  }

  /** Does those bins of a step whose records are null. */
  private void run(TaskRunner runner, int step, List<B> bins, Progress progress) {
    int[] numbers = outline.steps().bins(step).toArray();
    List<Integer> open =
        IntStream.of(numbers).filter(bin -> bins.get(bin) == null).boxed().toList();
    if (open.isEmpty()) {
      return;
    }
    List<B> done = bins.stream().filter(Objects::nonNull).toList();
    double weight = done.stream().mapToDouble(kind::weight).sum();
    BigInteger found = done.stream().map(kind::results).reduce(BigInteger.ZERO, BigInteger::add);
    Class<B> type = outline.type();
    StepJob<String> job =
        kind.job(
            runner, new RunKind.Step<>(committer.work(), step, Collections.unmodifiableList(bins)));
    try (BinRecorder<B> recorder = new BinRecorder<>(committer::record)) {
      job.run(
          runner,
          open,
          text -> {
            B bin = SealedJson.record(type, text);
            recorder.record(bin);
            bins.set(bin.bin(), bin);
          },
          progress.after(weight, found.min(MAX_REPORT).longValue()));
      recorder.finish();
    }
    kind.ended(step, IntStream.of(numbers).mapToObj(bins::get).toList());
  }

  /**
   * Completes a run whose results are available without any of its bins.
   *
   * @param summary of the files beside the parts
   * @throws StoreException if it cannot be written
   */
  public S completeAtOnce(Function<List<FileRecord>, S> summary, Progress progress) {
    S complete = summary.apply(committer.sideFiles());
    committer.complete(List.of(), complete, progress);
    return complete;
  }
}
