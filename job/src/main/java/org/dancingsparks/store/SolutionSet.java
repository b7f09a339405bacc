package org.dancingsparks.store;

import java.io.IOException;
import java.util.Arrays;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSError;
import org.dancingsparks.format.InputException;
import org.dancingsparks.plan.SolutionSchema;
import org.dancingsparks.puzzle.Puzzle;

/**
 * A finished solution set, to be read. That it is all there is known; that it is right, {@link
 * Verification} tells.
 *
 * @param directory where its parts are, as a path that Spark takes
 * @param record what was searched, how, and how many solutions there are
 * @param describedBy the file that describes the puzzle, as {@link org.dancingsparks.plan.Puzzles}
 *     finds it
 */
public record SolutionSet(String directory, RunRecord record, String describedBy) {
  /**
   * Opens a set.
   *
   * @throws StoreException if it is not a finished set of solutions with all its parts and no other
   */
  public static SolutionSet open(String directory, Configuration hadoop) {
    try {
      RunDirectory run = new RunDirectory(directory, hadoop);
      RunRecord record = RunRecord.finished(directory, run);
      check(directory, run, record);
      return new SolutionSet(
          run.path(".").toString(), record, run.path(RunRecord.describing(run)).toString());
    } catch (DamagedException | InputException e) {
      throw new StoreException(
          "%s is not whole: %s; make it again, or get it again from where it came."
              .formatted(directory, RunRecord.withoutRemedy(e)),
          e);
    } catch (IOException | FSError | IllegalArgumentException e) {
      throw RunRecord.cannotRead(directory, e);
    }
  }

  private static void check(String directory, RunDirectory run, RunRecord record)
      throws IOException {
    if (record.contents() != Contents.SOLUTIONS) {
      throw new StoreException(
          "%s keeps a count and no solutions; `dance enumerate` writes them.".formatted(directory));
    }
    Listing there = run.listing();
    for (RunTotals.Part part : record.totals().parts()) {
      if (!there.has(part.file(), part.bytes())) {
        throw new DamagedException(
            "%s is missing, or has not the %,d bytes that it had"
                .formatted(part.file(), part.bytes()));
      }
    }
    Set<String> parts =
        record.totals().parts().stream().map(RunTotals.Part::file).collect(Collectors.toSet());
    for (String name : run.names()) {
      // What begins so is hidden from Spark.
      if (!parts.contains(name) && !name.startsWith("_") && !name.startsWith(".")) {
        throw new DamagedException(name + " is no part of it, and would be read with it");
      }
    }
  }

  /**
   * Reads its solutions, in the order of the set.
   *
   * @param reader given option ids, ascending or in the order of the columns; false to end
   * @throws StoreException if they cannot be read
   */
  public void read(Configuration hadoop, Predicate<int[]> reader) {
    try {
      RunDirectory run = new RunDirectory(directory, hadoop);
      for (String name : run.names()) {
        if (name.startsWith("part-") && !readPart(run, name, reader)) {
          return;
        }
      }
    } catch (DamagedException e) {
      throw new StoreException(
          "%s is not whole: %s; `dance verify` says what is wrong with it."
              .formatted(directory, e.getMessage()),
          e);
    } catch (IOException | FSError e) {
      throw RunRecord.cannotRead(directory, e);
    }
  }

  private boolean readPart(RunDirectory run, String name, Predicate<int[]> reader)
      throws IOException {
    try (SolutionReader rows = SolutionReader.open(run.files(), run.path(name), schema())) {
      for (int options = rows.next(); options >= 0; options = rows.next()) {
        if (!reader.test(Arrays.copyOf(rows.options(), options))) {
          return false;
        }
      }
      return true;
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
