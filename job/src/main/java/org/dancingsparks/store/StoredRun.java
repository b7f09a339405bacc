package org.dancingsparks.store;

import java.io.IOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSError;
import org.apache.hadoop.fs.Path;
import org.apache.spark.SparkContext;
import org.apache.spark.util.SerializableConfiguration;
import org.dancingsparks.format.KnuthWriter;
import org.dancingsparks.format.PuzzleWriter;
import org.dancingsparks.plan.Bin;
import org.dancingsparks.plan.BinResult;
import org.dancingsparks.plan.BinTask;
import org.dancingsparks.plan.Execution;
import org.dancingsparks.plan.HadoopFiles;
import org.dancingsparks.plan.Plan;
import org.dancingsparks.plan.Progress;
import org.dancingsparks.plan.SolutionSchema;
import org.dancingsparks.plan.WrittenFile;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.Puzzle;

/**
 * A run that keeps what it has done in a directory on any Hadoop file system: a set of solutions,
 * or their number, in the making.
 *
 * <p>Each row is written exactly once: tasks write under names of their own, Spark accepts one
 * result per bin, the driver records it, and in the end moves the files that the records name.
 * Until {@code _run.json} is there the run is unfinished, and another can go on with it.
 */
public final class StoredRun {
  private final RunDirectory directory;
  private final Contents contents;
  private final Puzzle puzzle;
  private final Plan plan;
  private final RunHead head;
  private final BinRecords records;
  private final List<WrittenFile> described;

  /** What to do about a directory that is there already. */
  public enum Existing {
    REFUSE,
    /** Replace what is there, finished or not. */
    OVERWRITE,
    /** Go on with the run that is there, or begin one if there is none. */
    RESUME
  }

  private StoredRun(
      RunDirectory directory, Contents contents, Puzzle puzzle, Plan plan, String program)
      throws IOException {
    this.directory = directory;
    this.contents = contents;
    this.puzzle = puzzle;
    this.plan = plan;
    head = RunHead.of(contents, puzzle, plan, program);
    records = new BinRecords(directory, contents, SealedJson.seal(SealedJson.tree(head)));
    // Before a long search: parts of another plan may be there, whose record was damaged.
    directory.checkNoPartsFrom(contents == Contents.SOLUTIONS ? plan.bins().size() : 0);
    directory.claim();
    described = describe();
    // Last: with the plan there is something to go on with.
    directory.writeUnlessThere(
        directory.atWork(RunDirectory.PLAN), SealedJson.write(SealedJson.tree(head)));
  }

  /**
   * Checks that a run may be begun or gone on with at a place, and changes nothing.
   *
   * @throws StoreException if something is there that may not be replaced
   */
  public static void check(String directory, Existing existing, Configuration hadoop) {
    try {
      checkReplaceable(new RunDirectory(directory, hadoop), existing);
    } catch (IOException | FSError | IllegalArgumentException e) {
      throw cannotWrite(directory, e);
    }
  }

  /**
   * Begins a run, or takes over one of the same plan: makes the directory and writes what describes
   * the puzzle.
   *
   * @param plan for the puzzle
   * @param program the version of the program
   * @throws StoreException if something is there that may not be replaced, or the directory cannot
   *     be written
   */
  public static StoredRun begin(
      String directory,
      Existing existing,
      Contents contents,
      Puzzle puzzle,
      Plan plan,
      String program,
      Configuration hadoop) {
    try {
      RunDirectory run = new RunDirectory(directory, hadoop);
      checkReplaceable(run, existing);
      if (existing == Existing.RESUME) {
        checkUnfinished(run);
      } else {
        run.clear();
      }
      return new StoredRun(run, contents, puzzle, plan, program);
    } catch (IOException | FSError | IllegalArgumentException e) {
      throw cannotWrite(directory, e);
    }
  }

  /** Deletes what a run has left behind that was stopped when it was complete already. */
  public static void tidy(String directory, Configuration hadoop) {
    try {
      new RunDirectory(directory, hadoop).tidy();
    } catch (IOException | FSError e) {
      throw cannotWrite(directory, e);
    }
  }

  private static StoreException cannotWrite(String directory, Throwable e) {
    return new StoreException(
        "Cannot write to %s: %s; choose a place that you may write to."
            .formatted(directory, HadoopFiles.why(e)),
        e);
  }

  private static void checkReplaceable(RunDirectory directory, Existing existing)
      throws IOException {
    if (!directory.exists()) {
      return;
    }
    Optional<Path> foreign = directory.foreign();
    if (existing == Existing.REFUSE) {
      throw new StoreException(
          "There is something at %s already; choose another place%s"
              .formatted(
                  directory,
                  foreign.isPresent()
                      ? "."
                      : ", go on with it by --resume, or replace it with --overwrite."));
    }
    if (foreign.isPresent()) {
      throw new StoreException(
          "%s is no part of a solution set, so --%s leaves %s alone; choose another place."
              .formatted(
                  foreign.get(), existing == Existing.RESUME ? "resume" : "overwrite", directory));
    }
    boolean isUnknown =
        directory.read(directory.atWork(RunDirectory.PLAN)).isEmpty()
            && directory.read(directory.path(RunDirectory.MANIFEST)).isEmpty();
    if (existing == Existing.RESUME && isUnknown && directory.hasParts()) {
      throw new StoreException(
          "%s has parts, but nothing says of which run; choose another place, or replace them with --overwrite."
              .formatted(directory));
    }
  }

  /** Whether another has completed the run since its records were read: it is not done again. */
  private static void checkUnfinished(RunDirectory directory) throws IOException {
    Optional<String> manifest = directory.read(directory.path(RunDirectory.MANIFEST));
    if (manifest.filter(text -> SealedJson.isWhole(text)).isPresent()) {
      throw new StoreException(
          "%s is complete: another run has gone on with it; `dance verify` proves it."
              .formatted(directory));
    }
  }

  private List<WrittenFile> describe() throws IOException {
    List<WrittenFile> files = new ArrayList<>();
    files.add(
        directory.writeUnlessThere(
            directory.path(RunDirectory.PROBLEM), KnuthWriter.write(puzzle.problem())));
    if (puzzle instanceof PiecePuzzle pieces) {
      files.add(
          directory.writeUnlessThere(
              directory.path(RunDirectory.PUZZLE), PuzzleWriter.write(pieces)));
    }
    if (contents == Contents.SOLUTIONS) {
      files.add(OptionsFile.write(directory.files(), directory.path(RunDirectory.OPTIONS), puzzle));
    }
    return files;
  }

  /**
   * Does what is left to do of the plan, and completes the run.
   *
   * @return the results of all bins, in order, those that were there already included
   * @throws StoreException if results cannot be recorded or the parts cannot be moved
   */
  public List<BinResult> run(SparkContext spark, Progress progress) {
    BinResult[] results = records.read(plan.bins().size());
    List<Bin> open = plan.bins().stream().filter(bin -> results[bin.number()] == null).toList();
    if (!open.isEmpty()) {
      List<BinResult> done = Arrays.stream(results).filter(Objects::nonNull).toList();
      double weight =
          done.stream().mapToDouble(result -> plan.bins().get(result.bin()).weight()).sum();
      long found = done.stream().mapToLong(BinResult::solutions).sum();
      new Execution(
              spark,
              "%s %s".formatted(contents == Contents.COUNT ? "count" : "enumerate", puzzle.name()))
          .run(
              plan,
              open,
              task(spark),
              result -> {
                records.write(result);
                results[result.bin()] = result;
              },
              progress.after(weight, found));
    }
    List<BinResult> inOrder = Arrays.asList(results);
    complete(BinResult.solutions(inOrder), inOrder, progress);
    return inOrder;
  }

  private BinTask task(SparkContext spark) {
    return contents == Contents.COUNT
        ? BinTask.counting()
        : new PartTask(
            directory.work(),
            SolutionSchema.of(puzzle),
            new SerializableConfiguration(spark.hadoopConfiguration()));
  }

  /**
   * Completes a run whose number of solutions was known without doing anything.
   *
   * @throws StoreException if that cannot be written
   */
  public void complete(BigInteger solutions) {
    complete(solutions, List.of(), (done, found) -> {});
  }

  /** Moves the files that won, then says that the run is complete, then tidies up. */
  private void complete(BigInteger solutions, List<BinResult> results, Progress progress) {
    try {
      for (BinResult result : results) {
        progress.completing(result.bin(), results.size());
        if (contents == Contents.SOLUTIONS) {
          directory.checkOwner();
          directory.move(result.file(), RunDirectory.partName(result.bin()));
        }
      }
      if (contents == Contents.SOLUTIONS) {
        directory.checkMoved(results.stream().map(BinResult::file).toList());
      }
      RunTotals totals = RunTotals.of(contents, plan, solutions, results, described);
      directory.checkOwner();
      WrittenFile draft =
          directory.write(
              directory.atWork(RunDirectory.MANIFEST),
              SealedJson.write(SealedJson.tree(head, totals)));
      directory.move(draft, RunDirectory.MANIFEST);
      directory.tidy();
    } catch (IOException | FSError e) {
      throw new StoreException(
          "Cannot complete %s: %s; mend that, and go on with --resume."
              .formatted(directory, HadoopFiles.why(e)),
          e);
    }
  }
}
