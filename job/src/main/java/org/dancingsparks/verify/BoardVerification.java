package org.dancingsparks.verify;

import java.io.IOException;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.SparkContext;
import org.apache.spark.util.SerializableConfiguration;
import org.dancingsparks.boards.BoardCounts;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.runs.DamagedException;
import org.dancingsparks.runs.FileRecord;
import org.dancingsparks.runs.Manifest;
import org.dancingsparks.runs.PartRecord;
import org.dancingsparks.runs.RunDirectory;
import org.dancingsparks.runs.RunNames;
import org.dancingsparks.runs.SealedJson;
import org.dancingsparks.runs.boards.BoardHeader;
import org.dancingsparks.runs.boards.BoardPlan;
import org.dancingsparks.runs.boards.BoardRun;
import org.dancingsparks.runs.boards.BoardSummary;
import org.dancingsparks.runs.solutions.PuzzleFiles;
import org.dancingsparks.search.Progress;
import org.dancingsparks.spark.BroadcastSearch;
import org.dancingsparks.spark.SparkJob;

/**
 * Proves a complete run of boards. Its files are exactly those of the manifest; there is a row for
 * each board of the recorded puzzle, in order, with a solution if it has any; and a sample of
 * boards, or all, have as many solutions as their rows say.
 */
public final class BoardVerification {
  /** The approximate number of boards in a sample. */
  private static final long SAMPLE = 100;

  private final String directory;
  private final Faults faults = new Faults();
  private final String manifest;
  private final BoardPlan plan;
  private final BoardSummary summary;
  private long recounted;

  /**
   * A verification of a directory.
   *
   * @throws org.dancingsparks.runs.StoreException if there is no complete run, or its manifest or a
   *     file that describes the puzzle cannot be understood
   */
  public BoardVerification(String directory, Configuration hadoop) {
    this.directory = directory;
    record Known(String manifest, BoardPlan plan, BoardSummary summary) {}
    Known known =
        Opening.of(
            directory,
            hadoop,
            run -> {
              Manifest<BoardHeader, BoardSummary> found =
                  BoardRun.MANIFESTS.readComplete(directory, run);
              BoardPlan wanted = plan(run, found.header());
              check(run, found, wanted);
              return new Known(run.name(RunNames.MANIFEST), wanted, found.summary().orElseThrow());
            });
    manifest = known.manifest;
    plan = known.plan;
    summary = known.summary;
  }

  private static BoardPlan plan(RunDirectory run, BoardHeader header) throws IOException {
    Puzzle puzzle = PuzzleFiles.read(run, header.identity().puzzle());
    PiecePuzzle pieces =
        puzzle
            .ofPieces()
            .orElseThrow(() -> new DamagedException(run.name(RunNames.PUZZLE) + " is missing"));
    ItemOrder order = ItemOrder.ofNames("recorded", puzzle.problem(), header.items());
    int[] givens = header.givens().stream().mapToInt(Integer::intValue).toArray();
    return BoardPlan.of(pieces, order, Prefix.of(puzzle.problem(), givens), header.mostBins());
  }

  private void check(RunDirectory run, Manifest<BoardHeader, BoardSummary> record, BoardPlan wanted)
      throws IOException {
    BoardSummary found = record.summary().orElseThrow();
    FileCheck files = new FileCheck(run, faults);
    files.check(found.files(), found.parts().stream().map(PartRecord::asFile).toList());
    String file = run.name(RunNames.MANIFEST);
    BoardHeader header = record.header();
    faults.check(
        header.equals(new BoardRun(wanted, 0, header.origin().program()).header()),
        file,
        "its header is not that of the boards of its puzzle");
    List<String> names = IntStream.range(0, wanted.bins()).mapToObj(RunNames::partName).toList();
    faults.check(
        found.parts().stream().map(PartRecord::file).toList().equals(names),
        file,
        "its parts are not those of its bins");
    List<String> sideFiles =
        Stream.of(RunNames.PROBLEM, RunNames.PUZZLE, RunNames.OPTIONS).map(run::name).toList();
    faults.check(
        found.files().stream().map(FileRecord::file).toList().equals(sideFiles),
        file,
        "beside parts it does not name " + sideFiles);
    files.checkOptions(wanted.puzzle());
  }

  /**
   * Reads all parts by Spark, checks each row, and counts boards again.
   *
   * @param memory of each JVM, in bytes
   */
  public void readParts(SparkContext spark, Extent extent, long memory, Progress progress) {
    if (!faults.areNone()) {
      // Bins without a part, or parts of other bins.
      return;
    }
    BroadcastSearch search = BroadcastSearch.of(spark, plan.search());
    BoardPartCheck check =
        new BoardPartCheck(
            search,
            plan,
            new BoardPartCheck.Recount(extent.step(plan.boards().choices(), SAMPLE), memory),
            new BoardPartCheck.Place(
                directory, new SerializableConfiguration(spark.hadoopConfiguration())));
    BoardPartCheck.Findings[] found = new BoardPartCheck.Findings[plan.bins()];
    try {
      new SparkJob(spark, "verify " + directory, "%,d boards".formatted(summary.counts().all()))
          .run(
              summary.parts().stream().map(SealedJson::text).toList(),
              check,
              text -> {
                BoardPartCheck.Findings findings =
                    SealedJson.record(BoardPartCheck.Findings.class, text);
                found[findings.number()] = findings;
              },
              progress);
    } finally {
      search.end();
    }
    BoardCounts counts = BoardCounts.NONE;
    for (BoardPartCheck.Findings part : found) {
      part.faults().forEach(what -> faults.add(RunNames.partName(part.number()), what));
      counts = counts.plus(part.counts());
      recounted += part.recounted();
    }
    faults.check(
        !faults.areNone() || counts.equals(summary.counts()),
        manifest,
        "its summary is not that of the rows");
  }

  /** All faults, file by file; none if none was found. */
  public List<String> faults() {
    return faults.list();
  }

  /** The number of boards. */
  public long boards() {
    return summary.counts().all();
  }

  /** The number of boards that were counted again. */
  public long recounted() {
    return recounted;
  }
}
