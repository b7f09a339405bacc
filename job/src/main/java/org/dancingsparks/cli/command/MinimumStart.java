package org.dancingsparks.cli.command;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.math.BigInteger;
import java.util.List;
import org.dancingsparks.cli.option.SolutionFlags;
import org.dancingsparks.cli.output.Json;
import org.dancingsparks.cli.output.SolutionPrinter;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.starts.Start;
import org.dancingsparks.starts.StartCounts;
import org.dancingsparks.starts.StartPlan;
import org.dancingsparks.startsets.StartJob;
import org.dancingsparks.startsets.StartJob.Sampled;

/** The minimum number of placed pieces that leaves exactly one solution. */
final class MinimumStart {
  private static final long SEED = 1;

  private final Challenges challenges;
  private final int bins;
  private final SolutionFlags shown;

  MinimumStart(Challenges challenges, int bins, SolutionFlags shown) {
    this.challenges = challenges;
    this.bins = bins;
    this.shown = shown;
  }

  /** Prints it, with an example and its solution; reports on standard error if there is none. */
  void print(PrintWriter out) {
    BigInteger solutions = challenges.search().knownCount().orElseThrow();
    if (solutions.signum() == 0) {
      challenges.progress().say("there is no solution, so no start has one");
      if (shown.isJson()) {
        out.println(Json.text(json(null)));
      }
      return;
    }
    int size = 0;
    Sampled sampled = null;
    if (!solutions.equals(BigInteger.ONE)) {
      do {
        StartPlan plan = challenges.plan(++size, bins);
        sampled = new StartJob(challenges.spark(plan), plan, challenges.progress()).sample(1, SEED);
        challenges
            .progress()
            .say(
                "%,d of %,d starts of %d are unique"
                    .formatted(unique(sampled), all(sampled), size));
      } while (sampled.starts().isEmpty());
    }
    Start example = sampled == null ? new Start(List.of(), 0) : sampled.starts().get(0);
    print(out, size, sampled == null ? null : sampled.counts(), example);
  }

  private static long unique(Sampled sampled) {
    return sampled.counts().unique();
  }

  private static long all(Sampled sampled) {
    return sampled.counts().solvable();
  }

  private void print(PrintWriter out, int size, StartCounts counts, Start example) {
    Puzzle puzzle = challenges.puzzle();
    int[] start =
        StartPrinter.withGivens(example.toArray(), challenges.search().givens().options());
    int[] solution = solution(example);
    SolutionPrinter printer =
        shown.drawn(puzzle, shown.isJson() ? drawn -> {} : shown.text(puzzle));
    if (!shown.isJson()) {
      out.println(size);
      out.println();
    }
    printer.print("start", start);
    printer.print("solution", solution);
    printer.end();
    if (shown.isJson()) {
      ObjectNode node = json(size);
      if (counts != null) {
        node.put("unique", counts.unique()).put("solvable", counts.solvable());
      }
      node.set("start", SolutionFlags.json(puzzle, start));
      node.set("solution", SolutionFlags.json(puzzle, solution));
      out.println(Json.text(node));
    }
  }

  private ObjectNode json(Integer minimum) {
    return Json.object().put("puzzle", challenges.puzzle().name()).put("minimum", minimum);
  }

  /** Taken from the diagram: there may be more solutions than have numbers in a search. */
  private int[] solution(Start start) {
    Prefix placed = Prefix.of(challenges.puzzle().problem(), start.toArray());
    return challenges
        .search()
        .diagram()
        .orElseThrow()
        .restrictedTo(placed)
        .solution(BigInteger.ZERO);
  }
}
