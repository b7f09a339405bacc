package org.dancingsparks.solutions;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSError;
import org.apache.parquet.ParquetRuntimeException;
import org.apache.spark.SparkContext;
import org.apache.spark.util.SerializableConfiguration;
import org.dancingsparks.files.HadoopFiles;
import org.dancingsparks.message.InputException;
import org.dancingsparks.parquet.SolutionReader;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.run.CompleteCheck;
import org.dancingsparks.run.DamagedException;
import org.dancingsparks.run.FileRecord;
import org.dancingsparks.run.PartChecksums;
import org.dancingsparks.run.ResultType;
import org.dancingsparks.run.RunDirectory;
import org.dancingsparks.run.SealedJson;
import org.dancingsparks.run.StoreException;
import org.dancingsparks.search.SolutionSchema;
import org.dancingsparks.spark.SparkJob;

/**
 * A finished solution set, to be read. That it is all there is known; that it is right, {@code
 * verify} proves.
 *
 * @param directory where its parts are, as a path that Spark takes
 * @param record what was searched, how, and how many solutions there are
 * @param describedBy the file that describes the puzzle, as {@link org.dancingsparks.files.Puzzles}
 *     finds it
 */
public record SolutionSet(String directory, SearchRecord record, String describedBy) {
  /**
   * Opens a set.
   *
   * @throws StoreException if it is not a finished set of solutions with all its parts and no other
   */
  public static SolutionSet open(String directory, Configuration hadoop) {
    try {
      RunDirectory run = new RunDirectory(directory, hadoop);
      SearchRecord record = SearchRecord.finished(directory, run);
      check(directory, run, record);
      return new SolutionSet(
          run.path(".").toString(), record, run.path(SearchRecord.describing(run)).toString());
    } catch (DamagedException | InputException e) {
      throw notWhole(directory, SearchRecord.withoutRemedy(e), e);
    } catch (IOException | FSError | IllegalArgumentException e) {
      throw StoreException.cannotRead(directory, e);
    }
  }

  private static void check(String directory, RunDirectory run, SearchRecord record)
      throws IOException {
    if (record.contents() != ResultType.SOLUTIONS) {
      throw new StoreException(
          "%s keeps a count and no solutions; `dance enumerate` writes them.".formatted(directory));
    }
    List<FileRecord> parts = parts(record);
    List<FileRecord> beside = record.totals().files();
    new CompleteCheck(run).checkLengths(Stream.concat(parts.stream(), beside.stream()).toList());
    for (FileRecord file : beside) {
      file.check(run);
    }
    Set<String> names = parts.stream().map(FileRecord::file).collect(Collectors.toSet());
    for (String name : run.names()) {
      // What begins so is hidden from Spark.
      if (!names.contains(name) && !name.startsWith("_") && !name.startsWith(".")) {
        throw CompleteCheck.noPart(name);
      }
    }
  }

  private static List<FileRecord> parts(SearchRecord record) {
    return record.totals().parts().stream().map(SolutionSummary.Part::asFile).toList();
  }

  private static StoreException notWhole(String directory, String why, Throwable cause) {
    return new StoreException(
        "%s is not whole: %s; make it again, or get it again from where it came."
            .formatted(directory, why),
        cause);
  }

  /**
   * Checks by Spark that the parts are as they were written, for readers that see only what is in
   * them.
   *
   * @throws StoreException if one is not
   */
  public void checkParts(SparkContext spark) {
    List<FileRecord> parts = parts(record);
    if (parts.isEmpty()) {
      return;
    }
    SortedSet<String> faults = new TreeSet<>();
    new SparkJob(spark, "check " + directory, "%,d parts".formatted(parts.size()))
        .run(
            parts.stream().map(SealedJson::text).toList(),
            new PartChecksums(
                directory, new SerializableConfiguration(spark.hadoopConfiguration())),
            fault -> faults.add(fault),
            (done, found) -> {});
    faults.remove("");
    if (!faults.isEmpty()) {
      throw notWhole(directory, faults.first(), null);
    }
  }

  /**
   * Reads its solutions, in the order of the set; of each part only when it is as it was written.
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
      throw notWhole(directory, e.getMessage(), e);
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

  /** The puzzle whose solutions they are, as it was kept. */
  public Puzzle puzzle() {
    return record.puzzle();
  }

  /** What its rows are. */
  public SolutionSchema schema() {
    return SolutionSchema.of(puzzle());
  }
}
