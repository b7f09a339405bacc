package org.dancingsparks.runs.solutions;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSError;
import org.apache.parquet.ParquetRuntimeException;
import org.apache.spark.SparkContext;
import org.dancingsparks.files.HadoopFiles;
import org.dancingsparks.message.InputException;
import org.dancingsparks.parquet.SolutionReader;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.runs.ChecksumTask;
import org.dancingsparks.runs.CompleteCheck;
import org.dancingsparks.runs.DamagedException;
import org.dancingsparks.runs.FileRecord;
import org.dancingsparks.runs.ResultType;
import org.dancingsparks.runs.RunDirectory;
import org.dancingsparks.runs.StoreException;
import org.dancingsparks.search.SolutionSchema;
import org.dancingsparks.spark.TaskRunner;

/**
 * A complete solution set, open for reading. Its files exist; only a verification proves that its
 * rows are right.
 *
 * @param directory of its parts, as a path for Spark
 * @param record of the search, with the number of solutions
 * @param describedBy the file that describes the puzzle, as {@link org.dancingsparks.files.Puzzles}
 *     finds it
 */
public record SolutionSet(String directory, SearchRecord record, String describedBy) {
  /**
   * Opens a set.
   *
   * @throws StoreException if it is not a complete set of solutions with all its parts and no other
   */
  public static SolutionSet open(String directory, Configuration hadoop) {
    try {
      RunDirectory run = new RunDirectory(directory, hadoop);
      SearchRecord record = SearchRecord.complete(directory, run);
      check(directory, run, record);
      return new SolutionSet(
          run.path(".").toString(), record, run.path(PuzzleFiles.describing(run)).toString());
    } catch (DamagedException | InputException e) {
      throw damaged(directory, DamagedException.problem(e), e);
    } catch (IOException | FSError | IllegalArgumentException e) {
      throw StoreException.cannotRead(directory, e);
    }
  }

  private static void check(String directory, RunDirectory run, SearchRecord record)
      throws IOException {
    if (record.type() != ResultType.SOLUTIONS) {
      throw new StoreException(
          "%s holds %s, not solutions".formatted(directory, record.type().words()),
          "write them with {enumerate}");
    }
    List<FileRecord> parts = parts(record);
    List<FileRecord> sideFiles = record.summary().files();
    new CompleteCheck(run).checkLengths(Stream.concat(parts.stream(), sideFiles.stream()).toList());
    for (FileRecord file : sideFiles) {
      file.check(run);
    }
    // Spark does not see names that begin like this.
    CompleteCheck.checkNames(
        parts, run.names(), name -> !name.startsWith("_") && !name.startsWith("."));
  }

  private static List<FileRecord> parts(SearchRecord record) {
    return record.summary().parts().stream().map(SolutionSummary.Part::asFile).toList();
  }

  private static StoreException damaged(String directory, String why, Throwable cause) {
    return new StoreException(
        "%s is damaged: %s".formatted(directory, why),
        "make it again, or restore it from a copy",
        cause);
  }

  /**
   * Checks by Spark that the parts are as they were written, for readers that see only their
   * content.
   *
   * @throws StoreException if one is not
   */
  public void checkParts(SparkContext spark) {
    SortedMap<String, String> faults =
        ChecksumTask.by(TaskRunner.of(spark)).faults(directory, parts(record));
    if (!faults.isEmpty()) {
      String part = faults.firstKey();
      throw damaged(directory, "%s %s".formatted(part, faults.get(part)), null);
    }
  }

  /**
   * Reads its solutions, in the order of the set; each part only if it is as it was written.
   *
   * @param reader given option ids, ascending or in the order of the columns; false to end
   * @throws StoreException if they cannot be read
   */
  public void read(Configuration hadoop, Predicate<int[]> reader) {
    try {
      RunDirectory run = new RunDirectory(directory, hadoop);
      for (FileRecord part : parts(record)) {
        part.check(run);
        if (!read(run, part.file(), reader)) {
          return;
        }
      }
    } catch (DamagedException e) {
      throw damaged(directory, e.getMessage(), e);
    } catch (IOException | FSError e) {
      throw StoreException.cannotRead(directory, e);
    }
  }

  private boolean read(RunDirectory run, String part, Predicate<int[]> reader) throws IOException {
    try (SolutionReader rows = SolutionReader.open(run.files(), run.path(part), schema())) {
      for (int options = rows.next(); options >= 0; options = rows.next()) {
        if (!reader.test(Arrays.copyOf(rows.options(), options))) {
          return false;
        }
      }
      return true;
    } catch (ParquetRuntimeException e) {
      throw new DamagedException("%s cannot be read: %s".formatted(part, HadoopFiles.why(e)));
    }
  }

  /** The puzzle of the solutions, as it was stored. */
  public Puzzle puzzle() {
    return record.puzzle();
  }

  /** The schema of its rows. */
  public SolutionSchema schema() {
    return SolutionSchema.of(puzzle());
  }
}
