package org.dancingsparks.verify.proofs;

import java.io.IOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.apache.hadoop.conf.Configuration;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.schema.MessageType;
import org.apache.spark.HashPartitioner;
import org.apache.spark.SparkContext;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.rdd.RDD;
import org.apache.spark.util.SerializableConfiguration;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.format.knuth.KnuthWriter;
import org.dancingsparks.parquet.RowReader;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.runs.DamagedException;
import org.dancingsparks.runs.FileRecord;
import org.dancingsparks.runs.Manifest;
import org.dancingsparks.runs.PartRecord;
import org.dancingsparks.runs.RunDirectory;
import org.dancingsparks.runs.RunNames;
import org.dancingsparks.runs.SealedJson;
import org.dancingsparks.runs.StoreException;
import org.dancingsparks.runs.proofs.ProofColumns;
import org.dancingsparks.runs.proofs.ProofHeader;
import org.dancingsparks.runs.proofs.ProofRun;
import org.dancingsparks.runs.proofs.ProofSummary;
import org.dancingsparks.runs.solutions.PuzzleFiles;
import org.dancingsparks.runs.solutions.PuzzleIdentity;
import org.dancingsparks.search.Progress;
import org.dancingsparks.spark.SparkJob;
import org.dancingsparks.verify.Faults;
import org.dancingsparks.verify.FileCheck;
import org.dancingsparks.verify.Opening;
import scala.Tuple2;

/**
 * Checks a proof: each of its rows by those that it leads to. No row is looked up in a search; the
 * memory of a task holds a part of the rows that does not grow with them.
 */
public final class ProofVerification {
  /** Rows that a task looks up others in, about. */
  private static final int ROWS = 1 << 18;

  private final String directory;
  private final Configuration hadoop;
  private final Faults faults = new Faults();
  private final Puzzle puzzle;
  private final ProofHeader header;
  private final ProofSummary summary;

  /**
   * A verification of a directory.
   *
   * @throws StoreException if there is no complete run, or its manifest or a file that describes
   *     the puzzle cannot be understood
   */
  public ProofVerification(String directory, Configuration hadoop) {
    this.directory = directory;
    this.hadoop = hadoop;
    record Known(Puzzle puzzle, ProofHeader header, ProofSummary summary) {}
    Known known =
        Opening.of(
            directory,
            hadoop,
            run -> {
              Manifest<ProofHeader, ProofSummary> found =
                  ProofRun.MANIFESTS.readComplete(directory, run);
              Puzzle described = PuzzleFiles.read(run, found.header().identity().puzzle());
              check(run, found, described);
              return new Known(described, found.header(), found.summary().orElseThrow());
            });
    puzzle = known.puzzle;
    header = known.header;
    summary = known.summary;
  }

  private void check(
      RunDirectory run, Manifest<ProofHeader, ProofSummary> manifest, Puzzle described)
      throws IOException {
    ProofSummary found = manifest.summary().orElseThrow();
    new FileCheck(run, faults)
        .check(found.files(), found.parts().stream().map(PartRecord::asFile).toList());
    String file = run.name(RunNames.MANIFEST);
    PuzzleIdentity identity = manifest.header().identity();
    check(
        PuzzleIdentity.of(described).equals(identity), file, "its puzzle is not the one beside it");
    Map<String, String> texts = PuzzleFiles.texts(described);
    List<String> sideFiles = texts.keySet().stream().map(run::name).toList();
    check(
        found.files().stream().map(FileRecord::file).toList().equals(sideFiles),
        file,
        "beside parts it does not name " + sideFiles);
    for (Map.Entry<String, String> text : texts.entrySet()) {
      check(
          run.readSideFile(text.getKey()).equals(Optional.of(text.getValue())),
          run.name(text.getKey()),
          "it does not describe the puzzle as the others do");
    }
    checkGivens(manifest.header(), described.problem());
    int words = new ProofRules(described.problem()).words();
    check(
        ProofColumns.of(words, found.count()).names().equals(manifest.header().columns()),
        file,
        "its columns are not those of the problem");
    check(found.rows() > 0, file, "it has no rows");
    List<String> names =
        IntStream.range(0, manifest.header().bins()).mapToObj(RunNames::partName).toList();
    check(
        found.parts().stream().map(PartRecord::file).toList().equals(names),
        file,
        "its parts are not those of its bins");
    check(
        found.rows() == manifest.header().rows(),
        file,
        "its parts have not as many rows as it says");
    for (PartRecord part : found.parts()) {
      if (faults.areNone()) {
        part.asFile().contentFault(run).ifPresent(what -> faults.add(part.file(), what));
      }
    }
  }

  private static void checkGivens(ProofHeader header, Problem problem) {
    int[] givens = header.givens().stream().mapToInt(Integer::intValue).toArray();
    boolean isOnce = Arrays.stream(givens).distinct().count() == givens.length;
    if (!isOnce
        || Arrays.stream(givens).anyMatch(given -> given < 0 || given >= problem.options())) {
      throw new DamagedException("its givens are no options");
    }
    try {
      Prefix.of(problem, givens);
    } catch (IllegalArgumentException e) {
      throw new DamagedException("its givens are no options of one solution: " + e.getMessage());
    }
  }

  /** Checks all rows. */
  public void readRows(SparkContext spark, Progress progress) {
    if (!faults.areNone()) {
      return;
    }
    int[] givens = header.givens().stream().mapToInt(Integer::intValue).toArray();
    ProofRules rules = new ProofRules(puzzle.problem(), givens);
    MessageType type = ProofColumns.of(rules.words(), summary.count()).type();
    int partitions = (int) Math.max(1, (summary.rows() + ROWS - 1) / ROWS);
    ProofPlace place =
        new ProofPlace(
            directory,
            new SerializableConfiguration(spark.hadoopConfiguration()),
            type.toString(),
            KnuthWriter.write(puzzle.problem()),
            givens,
            new ProofPlace.Sizes(
                rules.words(), summary.count().bitLength() / Long.SIZE + 2, partitions));
    List<Tuple2<Integer, String>> parts = new ArrayList<>();
    for (PartRecord part : summary.parts()) {
      parts.add(new Tuple2<>(parts.size(), part.file()));
    }
    HashPartitioner partitioner = new HashPartitioner(partitions);
    JavaPairRDD<Integer, long[]> edges =
        JavaSparkContext.fromSparkContext(spark)
            .parallelize(parts, parts.size())
            .flatMapToPair(new EdgeTask(place))
            .partitionBy(partitioner);
    JavaPairRDD<Integer, long[]> terms =
        edges.mapPartitionsToPair(new LookupTask(place)).partitionBy(partitioner);
    RDD<Tuple2<Integer, long[]>> rdd = terms.rdd();
    Results results = new Results();
    try {
      String amount = "%,d rows".formatted(summary.rows());
      new SparkJob(spark, "verify " + directory, amount)
          .run(rdd, new SumTask(place), results::add, progress);
    } finally {
      // Else they would stay until the driver's next collection of garbage.
      rdd.cleanShuffleDependencies(false);
      edges.rdd().cleanShuffleDependencies(false);
    }
    results.report(rules);
  }

  private void check(boolean isRight, String file, String what) {
    if (!isRight) {
      faults.add(file, what);
    }
  }

  /** The findings of all tasks. */
  private final class Results {
    private final List<SumTask.Fault> found = new ArrayList<>();
    private final List<String> starts = new ArrayList<>();
    private long rows;

    void add(String text) {
      SumTask.Findings findings = SealedJson.record(SumTask.Findings.class, text);
      found.addAll(findings.faults());
      starts.addAll(findings.starts());
      rows += findings.rows();
    }

    void report(ProofRules rules) {
      found.sort((one, other) -> Long.compare(one.row(), other.row()));
      for (SumTask.Fault fault : found) {
        int part = (int) (fault.row() >>> ProofPlace.ROW_BITS);
        long row = fault.row() & (1L << ProofPlace.ROW_BITS) - 1;
        String file = summary.parts().get(part).file();
        faults.add(
            file,
            "row %,d, of the residual %s: %s"
                .formatted(row + 1, text(rules, file, row), fault.what()));
      }
      if (faults.areNone()) {
        check(rows == summary.rows(), directory, "it has %,d rows".formatted(rows));
        check(
            starts.equals(List.of(summary.count().toString())),
            directory,
            "its row of the whole problem has the number %s, and the manifest %s"
                .formatted(starts.isEmpty() ? "none" : starts.get(0), summary.count()));
      }
    }

    private String text(ProofRules rules, String file, long row) {
      try {
        RunDirectory run = new RunDirectory(directory, hadoop);
        MessageType type = ProofColumns.of(rules.words(), summary.count()).type();
        try (RowReader rows = RowReader.open(run.files(), run.path(file), type)) {
          Group read = rows.next();
          for (long at = 0; at < row; at++) {
            read = rows.next();
          }
          return rules.text(rules.state(ProofRow.of(read, rules.words()).key()));
        }
      } catch (IOException | DamagedException e) {
        throw StoreException.cannotRead(directory, e);
      }
    }
  }

  /** All faults, file by file; none if none was found. */
  public List<String> faults() {
    return faults.list();
  }

  /** The number of solutions. */
  public BigInteger solutions() {
    return summary.count();
  }

  /** The number of rows. */
  public long rows() {
    return summary.rows();
  }
}
