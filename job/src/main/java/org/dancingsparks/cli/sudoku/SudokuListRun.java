package org.dancingsparks.cli.sudoku;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.util.Optional;
import org.apache.hadoop.conf.Configuration;
import org.dancingsparks.cli.flag.ResultForm;
import org.dancingsparks.cli.output.Json;
import org.dancingsparks.cli.output.RunOutput;
import org.dancingsparks.cli.session.ProgressLines;
import org.dancingsparks.cli.session.Session;
import org.dancingsparks.cli.session.Version;
import org.dancingsparks.message.InputException;
import org.dancingsparks.message.Printable;
import org.dancingsparks.message.ShellWord;
import org.dancingsparks.runs.Manifest;
import org.dancingsparks.runs.sudoku.LineCounts;
import org.dancingsparks.runs.sudoku.ListHeader;
import org.dancingsparks.runs.sudoku.ListPlan;
import org.dancingsparks.runs.sudoku.ListRun;
import org.dancingsparks.runs.sudoku.ListSummary;
import org.dancingsparks.runs.sudoku.Malformed;
import org.dancingsparks.runs.sudoku.SudokuList;
import org.dancingsparks.runs.sudoku.Survey;
import org.dancingsparks.spark.TaskRunner;
import org.dancingsparks.sudoku.SolverSettings;
import org.dancingsparks.sudoku.SudokuShape;

/** Starts or resumes a run that solves a list of sudokus and stores it in a directory. */
public final class SudokuListRun {
  /** The maximum limit; beyond it a killed task would take too long to end. */
  public static final int MAX_SOLUTIONS = 1_000_000;

  /** The default limit, enough to tell puzzles with one solution from others. */
  private static final int LIMIT = 2;

  private static final double NANOS = 1e9;

  private final long began = System.nanoTime();
  private final Session session;
  private final String file;
  private final SudokuListFlags flags;
  private final ProgressLines progress;
  private final RunOutput output;
  private final Configuration hadoop;

  /** The user's settings; the others have defaults or come from the resumed run. */
  public record Wanted(SudokuShapeFlags shape, Optional<Integer> limit) {}

  public SudokuListRun(Session session, String file, SudokuListFlags flags) {
    this.session = session;
    hadoop = session.hadoop();
    this.file = file;
    this.flags = flags;
    progress = session.progress(file).of("list", "puzzles");
    output = RunOutput.of(session, flags.directory(), flags.run());
  }

  /** Runs to the end, and prints the number of puzzles, or JSON. */
  public void run(Wanted wanted, ResultForm form) {
    flags.run().bins();
    wanted.shape.block();
    SudokuList list = SudokuList.open(file, hadoop);
    output.checkPlace();
    Optional<Manifest<ListHeader, ListSummary>> manifest =
        output.manifest(
            ListRun.MANIFESTS, damage -> progress.say(damage + ", so it is made again"));
    Optional<ListHeader> recorded = manifest.map(Manifest::header);
    TaskRunner runner = session.runner(file, output.directory());
    ListRun run = new ListRun(plan(wanted, recorded, list, runner), Version.program());
    manifest.ifPresent(known -> known.checkResumable(run.header()));
    Optional<ListSummary> summary = manifest.flatMap(Manifest::summary);
    summary.ifPresent(complete -> output.resumeComplete(progress));
    print(run.header(), summary.orElseGet(() -> solve(run, runner)), form);
  }

  private ListPlan plan(
      Wanted wanted, Optional<ListHeader> recorded, SudokuList list, TaskRunner runner) {
    SudokuShape shape = shape(wanted, recorded, list);
    int limit = wanted.limit.or(() -> recorded.map(ListHeader::limit)).orElse(LIMIT);
    int bins =
        flags
            .run()
            .bins()
            .or(() -> recorded.map(header -> header.plan().mostBins()))
            .orElseGet(session::bins);
    return Survey.plan(runner, list, new SolverSettings(shape, limit), bins);
  }

  private SudokuShape shape(Wanted wanted, Optional<ListHeader> recorded, SudokuList list) {
    Optional<SudokuShape> asked = wanted.shape.block();
    if (asked.isPresent()) {
      return asked.get();
    }
    if (recorded.isPresent() && !wanted.shape.hasDiagonals()) {
      return recorded.get().shape();
    }
    return wanted.shape.withDiagonals(
        list.likelyShape(hadoop).orElseGet(() -> SudokuShape.order(3)));
  }

  private ListSummary solve(ListRun run, TaskRunner runner) {
    String resuming =
        "`dance sudoku %s --resume --out %s`"
            .formatted(ShellWord.quoted(file), ShellWord.quoted(flags.directory()));
    return output.run(runner, run, progress, resuming).summary();
  }

  private void print(ListHeader header, ListSummary summary, ResultForm form) {
    PrintWriter out = session.out();
    LineCounts counts = summary.totals();
    out.println(form == ResultForm.JSON ? Json.text(json(header, counts)) : counts.puzzles());
    Optional<String> warning =
        Optional.ofNullable(summary.firstRejected())
            .map(first -> warning(header.shape(), summary, first));
    if (warning.isPresent() && flags.isStrict()) {
      throw new InputException(warning.get() + " The rest is done.");
    }
    warning.ifPresent(text -> session.warn(Printable.text(text)));
  }

  private ObjectNode json(ListHeader header, LineCounts counts) {
    return Json.object()
        .put("list", header.input().name())
        .put("shape", header.shape().toString())
        .put("limit", header.limit())
        .put("bins", header.plan().bins())
        .put("lines", header.input().lines())
        .put("puzzles", counts.puzzles())
        .put("unique", counts.unique())
        .put("several", counts.several())
        .put("none", counts.none())
        .put("propagated", counts.propagated())
        .put("rejected", counts.rejected())
        .put("skipped", counts.skipped())
        .put("nodes", counts.nodes())
        .put("seconds", (System.nanoTime() - began) / NANOS);
  }

  private String warning(SudokuShape shape, ListSummary summary, Malformed first) {
    LineCounts counts = summary.totals();
    long rejected = counts.rejected();
    // No line is a puzzle, so the shape is probably wrong.
    String remedy =
        counts.puzzles() == 0
            ? " No line is a puzzle of %s; --block names their shape.".formatted(shape)
            : "";
    return "%,d of %,d lines of %s %s left out, listed in %s/%s; the first is line %,d: %s"
            .formatted(
                rejected,
                counts.lines(),
                file,
                rejected == 1 ? "is malformed and" : "are malformed and",
                flags.directory(),
                summary.rejectedFolder(),
                first.line(),
                first.reason())
        + remedy;
  }
}
