package org.dancingsparks.verify;

import java.io.IOException;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.SparkContext;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.util.SerializableConfiguration;
import org.dancingsparks.runs.DamagedException;
import org.dancingsparks.runs.ResultType;
import org.dancingsparks.runs.RunDirectory;
import org.dancingsparks.runs.SealedJson;
import org.dancingsparks.runs.StoreException;
import org.dancingsparks.runs.solutions.SearchRecord;
import org.dancingsparks.runs.solutions.SolutionSummary;
import org.dancingsparks.search.Progress;
import org.dancingsparks.search.Search;
import org.dancingsparks.search.SolutionSchema;
import org.dancingsparks.search.SymmetryUse;
import org.dancingsparks.spark.SparkJob;
import org.dancingsparks.spark.SparkSchema;

/**
 * Proves the result of a complete run without trusting the program that wrote it. Its files are
 * exactly those of the manifest; each row is a solution and none occurs twice; and the number of
 * solutions is confirmed if it can be found in another way.
 */
public final class Verification {
  private final String directory;
  private final Configuration hadoop;
  private final Faults faults = new Faults();
  private final SearchRecord record;
  private BigInteger members = BigInteger.ZERO;
  private Optional<BigInteger> counted = Optional.empty();

  /**
   * A verification of a directory.
   *
   * @throws StoreException if there is no complete run, or its manifest or a file that describes
   *     the puzzle cannot be understood
   */
  public Verification(String directory, Configuration hadoop) {
    this.directory = directory;
    this.hadoop = hadoop;
    record =
        Opening.of(
            directory,
            hadoop,
            run -> {
              SearchRecord found = SearchRecord.complete(directory, run);
              new ManifestCheck(run, found, faults).check();
              return found;
            });
  }

  /**
   * Reads all parts with Spark, and checks each row. There must be a part; see {@link #hasParts}.
   */
  public void readParts(SparkContext spark, Progress progress) {
    SolutionSummary summary = record.summary();
    PartFindings[] found = new PartFindings[summary.parts().size()];
    String amount = "%,d solutions in %,d parts".formatted(summary.count(), found.length);
    new SparkJob(spark, "verify " + directory, amount)
        .run(
            summary.parts().stream().map(SealedJson::text).toList(),
            new PartCheck(
                directory, record, new SerializableConfiguration(spark.hadoopConfiguration())),
            text -> {
              PartFindings findings = SealedJson.record(PartFindings.class, text);
              found[findings.number()] = findings;
            },
            progress);
    SolutionCheck across = new SolutionCheck(record.search(), record.isOrdered());
    for (PartFindings part : found) {
      String name = summary.parts().get(part.number()).file();
      part.faults().forEach(what -> faults.add(name, what));
      members = members.add(BigInteger.valueOf(part.members()));
      if (part.faults().isEmpty() && part.rows() > 0) {
        follow(across, name, part);
      }
    }
    if (faults.areNone() && !record.isOrdered()) {
      StructType schema = SparkSchema.of(SolutionSchema.of(record.puzzle()));
      DistinctRows.find(schema, paths(), summary.count())
          .ifPresent(row -> faults.add(directory, "more than one row has the options " + row));
    }
  }

  /** Checks that the first row of a part comes after the last of the part before. */
  private void follow(SolutionCheck across, String name, PartFindings part) {
    try {
      across.check(array(part.first()), part.first().size());
      if (part.rows() > 1) {
        across.check(array(part.last()), part.last().size());
      }
    } catch (DamagedException e) {
      faults.add(name, "row 1, after the part before: " + e.getMessage());
    }
  }

  private static int[] array(List<Integer> numbers) {
    return numbers.stream().mapToInt(Integer::intValue).toArray();
  }

  private List<String> paths() {
    try {
      RunDirectory run = new RunDirectory(directory, hadoop);
      return record.summary().parts().stream()
          .map(part -> run.path(part.file()).toString())
          .toList();
    } catch (IOException e) {
      throw StoreException.cannotRead(directory, e);
    }
  }

  /**
   * Compares the number of solutions with that of the diagram of the whole search, if there is one.
   *
   * @param prepare builds the diagram of a search, unless it does not fit
   */
  public void compare(Function<Search, Search> prepare) {
    Search search = record.search();
    boolean isOfClasses = search.use() == SymmetryUse.CLASSES;
    if (!faults.areNone() || !isComparable()) {
      return;
    }
    Search all = Search.all(search.ordered());
    counted = prepare.apply(all).numbered().map(solutions -> solutions.count());
    // Classes are complete if their members are.
    BigInteger found = isOfClasses ? members : record.summary().count();
    counted
        .filter(count -> !count.equals(found))
        .ifPresent(
            count ->
                faults.add(
                    directory,
                    "it has %,d solutions%s, and the diagram counts %,d"
                        .formatted(found, isOfClasses ? " in its classes" : "", count)));
  }

  /** Returns whether a diagram can confirm the number; for classes, only if they were listed. */
  public boolean isComparable() {
    return record.search().use() != SymmetryUse.CLASSES || record.type() != ResultType.COUNT;
  }

  /** All faults, file by file; none if none was found. */
  public List<String> faults() {
    return faults.list();
  }

  /** Returns whether there are rows to read. */
  public boolean hasParts() {
    return !record.summary().parts().isEmpty();
  }

  /**
   * Returns whether rows are in the order of solutions, so that each must be greater than the last.
   */
  public boolean isOrdered() {
    return record.isOrdered();
  }

  /** The record of the run. */
  public SearchRecord record() {
    return record;
  }

  /** The number of solutions by a diagram, where it could be compared. */
  public Optional<BigInteger> counted() {
    return counted;
  }
}
