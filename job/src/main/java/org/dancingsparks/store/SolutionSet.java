package org.dancingsparks.store;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.UUID;
import java.util.regex.Pattern;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSError;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.spark.SparkContext;
import org.apache.spark.util.SerializableConfiguration;
import org.dancingsparks.format.KnuthWriter;
import org.dancingsparks.format.PuzzleWriter;
import org.dancingsparks.plan.BinResult;
import org.dancingsparks.plan.Execution;
import org.dancingsparks.plan.HadoopFiles;
import org.dancingsparks.plan.Plan;
import org.dancingsparks.plan.Progress;
import org.dancingsparks.plan.SolutionSchema;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.Puzzle;

/**
 * A directory of solutions in the making, on any Hadoop file system.
 *
 * <p>Each row is written exactly once: tasks write under names of their own, Spark accepts one
 * result per bin, and the driver moves the files that those results name. Until {@code _run.json}
 * is there the directory is an unfinished run.
 */
public final class SolutionSet {
  /** The manifest, written last. */
  public static final String MANIFEST = "_run.json";

  /** Where an unfinished run keeps its files. */
  public static final String WORK = "_work";

  private static final Pattern OURS =
      Pattern.compile(
          "part-\\d{5}\\.parquet|_options\\.parquet|_problem\\.dlx|_puzzle\\.yaml"
              + "|_run\\.json|_work");
  private static final Pattern OURS_AT_WORK =
      Pattern.compile("attempt-.*\\.parquet|bin-\\d{5}\\.json|_run\\.json|plan\\.json|owner");

  private final Puzzle puzzle;
  private final Path directory;
  private final FileSystem files;
  private final Path work;

  /**
   * Says in {@code _work} whose it is: if another run takes the place over, this one has to end.
   */
  private final String owner = UUID.randomUUID().toString();

  /** What to do about a directory that is there already. */
  public enum Existing {
    REFUSE,
    OVERWRITE
  }

  private SolutionSet(Puzzle puzzle, Path directory, FileSystem files) {
    this.puzzle = puzzle;
    this.directory = directory;
    this.files = files;
    work = new Path(directory, WORK);
  }

  /**
   * Checks that a solution set may be begun at a place, and changes nothing.
   *
   * @throws StoreException if something is there that may not be replaced
   */
  public static void check(String directory, Existing existing, Configuration hadoop) {
    try {
      Path path = new Path(directory);
      FileSystem files = HadoopFiles.of(path, hadoop);
      new SolutionSet(null, files.makeQualified(path), files).checkReplaceable(existing);
    } catch (IOException | FSError | IllegalArgumentException e) {
      throw cannotWrite(directory, e);
    }
  }

  /**
   * Begins a solution set: makes the directory and writes what describes the puzzle.
   *
   * @throws StoreException if something is there that may not be replaced, or the directory cannot
   *     be written
   */
  public static SolutionSet begin(
      String directory, Existing existing, Puzzle puzzle, Configuration hadoop) {
    try {
      Path path = new Path(directory);
      FileSystem files = HadoopFiles.of(path, hadoop);
      SolutionSet set = new SolutionSet(puzzle, files.makeQualified(path), files);
      set.checkReplaceable(existing);
      set.clear();
      if (!files.mkdirs(set.work)) {
        throw new IOException("the directory cannot be made");
      }
      set.write(set.ownerFile(), set.owner);
      set.describe();
      return set;
    } catch (IOException | FSError | IllegalArgumentException e) {
      throw cannotWrite(directory, e);
    }
  }

  private static StoreException cannotWrite(String directory, Throwable e) {
    return new StoreException(
        "Cannot write to %s: %s; choose a place that you may write to."
            .formatted(directory, HadoopFiles.why(e)),
        e);
  }

  private void checkReplaceable(Existing existing) throws IOException {
    if (!files.exists(directory)) {
      return;
    }
    Path foreign = foreign();
    if (existing == Existing.REFUSE) {
      throw new StoreException(
          "There is something at %s already; choose another place%s"
              .formatted(directory, foreign == null ? ", or replace it with --overwrite." : "."));
    }
    if (foreign != null) {
      throw new StoreException(
          "--overwrite leaves %s alone: %s is no part of a solution set; choose another place."
              .formatted(directory, foreign));
    }
  }

  /** Deletes what is in the directory, if it is there; all of it has to be ours. */
  private void clear() throws IOException {
    // The manifest first: from then on this is no finished set.
    delete(new Path(directory, MANIFEST));
    if (files.exists(directory)) {
      for (FileStatus child : files.listStatus(directory)) {
        delete(child.getPath());
      }
    }
  }

  private void delete(Path path) throws IOException {
    if (files.exists(path) && !files.delete(path, true)) {
      throw new IOException(path + " cannot be deleted");
    }
  }

  /** Something at the place that no run of ours has written, or null. */
  private Path foreign() throws IOException {
    if (files.getFileStatus(directory).isFile()) {
      return directory;
    }
    Path found = foreign(directory, OURS);
    return found == null && files.exists(work) ? foreign(work, OURS_AT_WORK) : found;
  }

  private Path foreign(Path parent, Pattern ours) throws IOException {
    for (FileStatus child : files.listStatus(parent)) {
      boolean isWork = child.getPath().getName().equals(WORK);
      if (!ours.matcher(child.getPath().getName()).matches() || child.isDirectory() != isWork) {
        return child.getPath();
      }
    }
    return null;
  }

  private void describe() throws IOException {
    write(new Path(directory, "_problem.dlx"), KnuthWriter.write(puzzle.problem()));
    if (puzzle instanceof PiecePuzzle pieces) {
      write(new Path(directory, "_puzzle.yaml"), PuzzleWriter.write(pieces));
    }
    OptionsFile.write(files, new Path(directory, "_options.parquet"), puzzle);
  }

  private void write(Path path, String text) throws IOException {
    try (OutputStream out = files.create(path, true)) {
      out.write(text.getBytes(StandardCharsets.UTF_8));
    }
  }

  /**
   * Runs a plan for the puzzle and keeps all its solutions.
   *
   * @param version of the program, for the manifest
   * @return the results of all bins, in order
   * @throws StoreException if the parts cannot be moved or the manifest cannot be written
   */
  public List<BinResult> enumerate(
      SparkContext spark, Plan plan, String version, Progress progress) {
    BinResult[] results = new BinResult[plan.bins().size()];
    ObjectNode head = Manifest.head(puzzle, plan, version);
    recordPlan(head);
    PartTask task =
        new PartTask(
            work,
            SolutionSchema.of(puzzle),
            new SerializableConfiguration(spark.hadoopConfiguration()));
    new Execution(spark, "enumerate " + puzzle.name())
        .run(
            plan,
            task,
            result -> {
              record(result);
              results[result.bin()] = result;
            },
            progress);
    List<BinResult> inOrder = Arrays.asList(results);
    finish(inOrder, Manifest.write(head, plan, inOrder));
    return inOrder;
  }

  private Path ownerFile() {
    return new Path(work, "owner");
  }

  private void checkOwner() throws IOException {
    if (!files.exists(ownerFile())) {
      throw new IOException("another run has taken the place over");
    }
    try (InputStream in = files.open(ownerFile())) {
      if (!owner.equals(new String(in.readAllBytes(), StandardCharsets.UTF_8))) {
        throw new IOException("another run has taken the place over");
      }
    }
  }

  private void recordPlan(ObjectNode head) {
    try {
      write(new Path(work, "plan.json"), Manifest.text(head));
    } catch (IOException | FSError e) {
      throw new StoreException(
          "Cannot record the plan in %s: %s.".formatted(work, HadoopFiles.why(e)), e);
    }
  }

  private void record(BinResult result) {
    try {
      checkOwner();
      write(new Path(work, "bin-%05d.json".formatted(result.bin())), Manifest.record(result));
    } catch (IOException | FSError e) {
      throw new StoreException(
          "Cannot record a finished bin in %s: %s.".formatted(work, HadoopFiles.why(e)), e);
    }
  }

  /** Moves the files that won, then says that the set is complete, then tidies up. */
  private void finish(List<BinResult> results, String manifest) {
    try {
      for (BinResult result : results) {
        checkOwner();
        move(new Path(work, result.file().name()), new Path(directory, partName(result.bin())));
      }
      checkOwner();
      Path draft = new Path(work, MANIFEST);
      write(draft, manifest);
      move(draft, new Path(directory, MANIFEST));
      files.delete(work, true);
    } catch (IOException | FSError e) {
      throw new StoreException(
          "Cannot complete %s: %s.".formatted(directory, HadoopFiles.why(e)), e);
    }
  }

  private void move(Path from, Path to) throws IOException {
    // A rename may replace what is there, which would be another run's.
    if (files.exists(to) || !files.rename(from, to)) {
      throw new IOException("%s cannot be moved to %s".formatted(from, to));
    }
  }

  static String partName(int bin) {
    return "part-%05d.parquet".formatted(bin);
  }
}
