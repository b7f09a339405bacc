package org.dancingsparks.cli.boards;

import java.io.PrintWriter;
import java.util.Optional;
import org.dancingsparks.boards.BoardCounts;
import org.dancingsparks.cli.flag.ResultForm;
import org.dancingsparks.cli.output.Json;
import org.dancingsparks.cli.output.RunOutput;
import org.dancingsparks.cli.puzzles.Target;
import org.dancingsparks.cli.session.ProgressLines;
import org.dancingsparks.cli.session.Version;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.message.InputException;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.runs.Manifest;
import org.dancingsparks.runs.boards.BoardHeader;
import org.dancingsparks.runs.boards.BoardPlan;
import org.dancingsparks.runs.boards.BoardRun;
import org.dancingsparks.runs.boards.BoardSummary;

/** Starts or resumes a run that stores the boards of a puzzle in a directory. */
public final class BoardSetRun {
  private final Target target;
  private final RunOutput output;
  private final ProgressLines progress;

  public BoardSetRun(Target target, RunOutput output, ProgressLines progress) {
    this.target = target;
    this.output = output;
    this.progress = progress.of("boards", "boards");
  }

  /**
   * Runs to the end, and prints a summary.
   *
   * @param memory of each JVM, in bytes
   * @param wantedBins by default those of the resumed run, or a number that suits the cores
   */
  public void run(long memory, Optional<Integer> wantedBins, ResultForm form) {
    PiecePuzzle puzzle = puzzle();
    Prefix givens = target.givens();
    output.checkPlace();
    Optional<Manifest<BoardHeader, BoardSummary>> manifest =
        output.manifest(
            BoardRun.MANIFESTS, damage -> progress.say(damage + ", so it is planned again"));
    int bins =
        wantedBins
            .or(() -> manifest.map(known -> known.header().mostBins()))
            .orElseGet(output.session()::bins);
    BoardPlan plan = BoardPlan.of(puzzle, target.order(), givens, bins);
    BoardRun run = new BoardRun(plan, memory, Version.program());
    BoardCounts counts = counts(manifest, run);
    BoardPrinter printer = new BoardPrinter(puzzle.name(), plan.boards().holes(), counts);
    PrintWriter out = output.session().out();
    if (form == ResultForm.JSON) {
      out.println(Json.text(printer.json()));
    } else {
      printer.print(out);
    }
  }

  private PiecePuzzle puzzle() {
    return target
        .puzzle()
        .ofPieces()
        .orElseThrow(
            () ->
                new InputException(
                    "%s has no pieces, so it has no holes either".formatted(target.puzzle().name()),
                    "give a puzzle file with holes"));
  }

  private BoardCounts counts(Optional<Manifest<BoardHeader, BoardSummary>> manifest, BoardRun run) {
    manifest.ifPresent(known -> known.checkResumable(run.header()));
    Optional<BoardSummary> complete = manifest.flatMap(Manifest::summary);
    if (complete.isPresent()) {
      output.resumeComplete(progress);
      return complete.get().counts();
    }
    return output.run(run, progress, "the same command and --resume").summary().counts();
  }
}
