package org.dancingsparks.verify.proofs;

import java.io.IOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.HashPartitioner;
import org.apache.spark.SparkContext;
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
import scala.Option;
import scala.Tuple2;

/**
 * Checks a proof: each of its rows by those that it leads to. No row is looked up in a search; the
 * memory of a task, some 32 MB, holds a part of the rows that does not grow with them.
 */
public final class ProofVerification {
  /** The maximum number of faults that are worded. */
  private static final int MOST_FAULTS = 100;

  /** The number of rows in a byte beyond which a part is asked for them: some 0.7 are usual. */
  private static final int MOST_ROWS_OF_BYTE = 1 << 6;

  private static final String WRONG_ROWS = "its part %s does not have %,d rows";

  private final String directory;
  private final Faults faults = new Faults();
  private final Puzzle puzzle;
  private final ProofHeader header;
  private final ProofSummary summary;
  private final List<ProofPart> parts;

  /**
   * A verification of a directory.
   *
   * @throws StoreException if there is no complete run, or its manifest or a file that describes
   *     the puzzle cannot be understood
   */
  public ProofVerification(String directory, Configuration hadoop) {
    this.directory = directory;
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
    parts = ProofPart.of(summary.parts());
  }

  private void check(
      RunDirectory run, Manifest<ProofHeader, ProofSummary> manifest, Puzzle described)
      throws IOException {
    ProofSummary found = manifest.summary().orElseThrow();
    FileCheck files = new FileCheck(run, faults);
    files.check(found.files(), found.parts().stream().map(PartRecord::asFile).toList());
    String file = run.name(RunNames.MANIFEST);
    PuzzleIdentity identity = manifest.header().identity();
    check(
        PuzzleIdentity.of(described).equals(identity), file, "its puzzle is not the one beside it");
    Map<String, String> texts = PuzzleFiles.texts(described);
    List<String> sideFiles = new ArrayList<>(texts.keySet());
    if (found.files().stream().anyMatch(named -> named.file().equals(run.name(RunNames.OPTIONS)))) {
      sideFiles.add(RunNames.OPTIONS);
    }
    sideFiles.replaceAll(run::name);
    check(
        found.files().stream().map(FileRecord::file).toList().equals(sideFiles),
        file,
        "beside parts it does not name " + sideFiles);
    files.checkOptions(described);
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
    int bins = manifest.header().bins();
    check(
        found.parts().size() == bins
            && IntStream.range(0, bins)
                .allMatch(bin -> found.parts().get(bin).file().equals(RunNames.partName(bin))),
        file,
        "its parts are not those of its bins");
    for (PartRecord part : found.parts()) {
      check(hasRows(run, part), file, WRONG_ROWS.formatted(part.file(), part.rows()));
    }
  }

  /** Tasks are planned by these numbers, before one of them is compared with the rows. */
  private static boolean hasRows(RunDirectory run, PartRecord part) throws IOException {
    return part.rows() / MOST_ROWS_OF_BYTE <= part.bytes()
        ? part.rows() >= 0
        : part.rows() == RowReader.rows(run.files(), run.path(part.file()));
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
    ProofPlace place = place(spark);
    Results results = new Results();
    runTasks(spark, place, results, progress);
    results.report(new SparkJob(spark, "name faults of " + directory, "some parts"), place);
  }

  private ProofPlace place(SparkContext spark) {
    int[] givens = header.givens().stream().mapToInt(Integer::intValue).toArray();
    int words = new ProofRules(puzzle.problem(), givens).words();
    return new ProofPlace(
        directory,
        new SerializableConfiguration(spark.hadoopConfiguration()),
        ProofColumns.of(words, summary.count()).type().toString(),
        KnuthWriter.write(puzzle.problem()),
        givens,
        ProofPlace.sizes(words, summary.count().bitLength() / Long.SIZE + 2, summary.rows()));
  }

  private void runTasks(SparkContext spark, ProofPlace place, Results results, Progress progress) {
    List<String> texts = parts.stream().map(SealedJson::text).toList();
    int lookups = place.sizes().lookups();
    String title = "verify " + directory;
    // The names of the stages that send; SparkJob gives the last one its own.
    spark.setCallSite(title + ": edges");
    RDD<Tuple2<Integer, long[]>> edges =
        JavaSparkContext.fromSparkContext(spark)
            .parallelize(texts, texts.size())
            .flatMapToPair(new EdgeTask(place))
            .partitionBy(new HashPartitioner(2 * lookups))
            .rdd();
    spark.setCallSite(title + ": lookups");
    RDD<Tuple2<Integer, long[]>> terms =
        edges
            .coalesce(lookups, false, Option.apply(new RowsThenEdges()), null)
            .toJavaRDD()
            .mapPartitionsToPair(new LookupTask(place))
            .partitionBy(new HashPartitioner(place.sizes().sums()))
            .rdd();
    try {
      String amount = "%,d rows".formatted(summary.rows());
      new SparkJob(spark, title, amount).run(terms, new SumTask(place), results::add, progress);
    } finally {
      // Else they would stay until the driver's next collection of garbage.
      terms.cleanShuffleDependencies(false);
      edges.cleanShuffleDependencies(false);
    }
  }

  private void check(boolean isRight, String file, String what) {
    if (!isRight) {
      faults.add(file, what);
    }
  }

  /** The findings of all tasks. */
  private final class Results {
    private final Set<Integer> broken = new TreeSet<>();
    private final List<SumTask.Fault> found = new ArrayList<>();
    private final List<String> starts = new ArrayList<>();
    private long rows;

    void add(String text) {
      SumTask.Findings findings = SealedJson.record(SumTask.Findings.class, text);
      broken.addAll(findings.broken());
      found.addAll(findings.faults());
      starts.addAll(findings.starts());
      rows += findings.rows();
    }

    void report(SparkJob job, ProofPlace place) {
      List<FaultTask.Found> ofParts = ofParts();
      if (ofParts.isEmpty()) {
        checkTotals();
        return;
      }
      Map<Integer, List<String>> worded = new TreeMap<>();
      job.run(
          ofParts.stream().map(SealedJson::text).toList(),
          new FaultTask(place),
          text -> {
            FaultTask.Worded each = SealedJson.record(FaultTask.Worded.class, text);
            worded.put(each.part(), each.faults());
          },
          (done, results) -> {});
      worded.forEach(
          (part, words) ->
              words.forEach(what -> faults.add(parts.get(part).record().file(), what)));
      check(!faults.areNone(), directory, "a part could not be read, and then it could");
    }

    /** The parts to word the faults of: those that are broken, as others follow from these. */
    private List<FaultTask.Found> ofParts() {
      if (!broken.isEmpty()) {
        return broken.stream()
            .limit(MOST_FAULTS)
            .map(part -> new FaultTask.Found(parts.get(part), List.of()))
            .toList();
      }
      List<SumTask.Fault> first =
          found.stream()
              .sorted(Comparator.comparingLong(SumTask.Fault::row))
              .distinct()
              .limit(MOST_FAULTS)
              .toList();
      return parts.stream()
          .map(
              part ->
                  new FaultTask.Found(
                      part, first.stream().filter(fault -> part.has(fault.row())).toList()))
          .filter(part -> !part.faults().isEmpty())
          .toList();
    }

    private void checkTotals() {
      check(rows == summary.rows(), directory, "it has %,d rows".formatted(rows));
      check(
          starts.equals(List.of(summary.count().toString())),
          directory,
          "its row of the whole problem has the number %s, and the manifest %s"
              .formatted(starts.isEmpty() ? "none" : starts.get(0), summary.count()));
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

  /** The ids of options that are given. */
  public List<Integer> givens() {
    return header.givens();
  }

  /** The number of rows. */
  public long rows() {
    return summary.rows();
  }
}
