package org.dancingsparks.cli.starts;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.util.Optional;
import org.dancingsparks.cli.output.Json;
import org.dancingsparks.cli.output.ShownSolutions;
import org.dancingsparks.cli.output.SolutionPrinter;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.runs.starts.StartJob;
import org.dancingsparks.starts.MinimumStart;
import org.dancingsparks.starts.StartPlan;
import org.dancingsparks.starts.StartSample;

/** Prints the minimum number of placed pieces that leaves exactly one solution. */
public final class MinimumStartPrinter {
  private final Challenges challenges;
  private final ShownSolutions shown;

  public MinimumStartPrinter(Challenges challenges, ShownSolutions shown) {
    this.challenges = challenges;
    this.shown = shown;
  }

  /**
   * Prints it, with an example and its solution; reports on standard error if there is none.
   *
   * @param bins maximum number of bins of each size
   */
  public void print(int bins, PrintWriter out) {
    Optional<MinimumStart> minimum =
        MinimumStart.of(challenges.search(), size -> sample(size, bins));
    if (minimum.isPresent()) {
      print(minimum.get(), out);
      return;
    }
    challenges.progress().say("there is no solution, so no start has one");
    if (shown.flags().isJson()) {
      out.println(Json.text(json(null)));
    }
  }

  private StartSample sample(int size, int bins) {
    StartPlan plan = challenges.plan(size, bins);
    StartSample sample =
        new StartJob(challenges.runner(plan), plan, challenges.progress())
            .sample(1, MinimumStart.SEED);
    challenges
        .progress()
        .say(
            "%,d of %,d starts of size %d are unique"
                .formatted(sample.counts().unique(), sample.counts().solvable(), size));
    return sample;
  }

  private void print(MinimumStart minimum, PrintWriter out) {
    Puzzle puzzle = challenges.puzzle();
    int[] givens = challenges.search().givens().options();
    int[] start = StartPrinter.withGivens(minimum.example().toArray(), givens);
    int[] solution = minimum.solution().stream().mapToInt(option -> option).toArray();
    SolutionPrinter printer =
        shown.drawn(puzzle, shown.flags().isJson() ? drawn -> {} : shown.text(puzzle));
    if (!shown.flags().isJson()) {
      out.println(minimum.size());
      out.println();
    }
    printer.print("start", start);
    printer.print("solution", solution);
    printer.end();
    if (shown.flags().isJson()) {
      ObjectNode node = json(minimum.size());
      if (minimum.size() > 0) {
        node.put("unique", minimum.unique()).put("solvable", minimum.solvable());
      }
      node.set("start", ShownSolutions.json(puzzle, start));
      node.set("solution", ShownSolutions.json(puzzle, solution));
      out.println(Json.text(node));
    }
  }

  private ObjectNode json(Integer minimum) {
    return Json.object().put("puzzle", challenges.puzzle().name()).put("minimum", minimum);
  }
}
