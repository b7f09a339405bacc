package org.dancingsparks.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.dancingsparks.challenge.DifficultyLevels;
import org.dancingsparks.challenge.Grade;
import org.dancingsparks.challenge.GradedStart;
import org.dancingsparks.challenge.Grader;
import org.dancingsparks.challenge.Start;
import org.dancingsparks.challenge.StartPlan;
import org.dancingsparks.challenge.StartRun;
import org.dancingsparks.challenge.StartRun.Sampled;
import org.dancingsparks.format.InputException;
import org.dancingsparks.plan.Search;
import org.dancingsparks.puzzle.BoardPuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.view.Booklet;

/** A booklet of unique starts, from easy to hard: some of a sample of all there are. */
final class BookletRun {
  /** So many times the positions wanted are graded, and so many at least. */
  private static final int GRADED_PER_POSITION = 16;

  private static final int LEAST_GRADED = 256;

  private static final String FIGURES =
      "Nodes are what a computer's search looks at to find the solution and to know that there is no"
          + " other. On the way to it, forced are the moves where only one choice was left, and branches"
          + " those where there were several. A position is minimal if nothing that is given can be left"
          + " out.";

  private final Known known;
  private final ChallengeFlags asked;
  private final int bins;
  private final NewFile file;

  BookletRun(Known known, ChallengeFlags asked, int bins, NewFile file) {
    this.known = known;
    this.asked = asked;
    this.bins = bins;
    this.file = file;
  }

  /** Writes it, and prints how many positions are in it. */
  void run(PrintWriter out, boolean isJson) {
    BoardPuzzle puzzle = drawable(known.target().puzzle());
    file.check();
    Challenges challenges = new Challenges(known);
    StartPlan plan = challenges.plan(asked.pieces(), bins);
    Booklet booklet = booklet(puzzle, plan);
    int most = Math.max(LEAST_GRADED, GRADED_PER_POSITION * asked.positions());
    ProgressLines progress = challenges.progress();
    Sampled sampled = StartRun.sample(challenges.spark(plan), plan, most, asked.seed(), progress);
    if (sampled.starts().isEmpty()) {
      throw new InputException(
          "%s has no starts of %d that leave one solution; ask for more --pieces: --minimum says how many."
              .formatted(puzzle.name(), asked.pieces()));
    }
    List<Booklet.Position> positions = positions(plan, sampled.starts(), progress);
    String html = booklet.html(positions);
    file.write(html);
    out.println(
        isJson
            ? Json.text(
                Json.object()
                    .put("puzzle", puzzle.name())
                    .put("pieces", asked.pieces())
                    .put("unique", sampled.counts().unique())
                    .put("positions", positions.size()))
            : positions.size());
  }

  private static BoardPuzzle drawable(Puzzle puzzle) {
    if (puzzle instanceof BoardPuzzle drawn) {
      return drawn;
    }
    throw new InputException(
        "%s has no board to draw; make booklets of a puzzle file (.yaml) or a family."
            .formatted(puzzle.name()));
  }

  private Booklet booklet(BoardPuzzle puzzle, StartPlan plan) {
    int[] givens = plan.search().givens().options();
    String title =
        "Positions with %d of %d %s given"
            .formatted(
                asked.pieces() + givens.length,
                plan.kinds().size() + givens.length,
                plan.kinds().arePieces() ? "pieces" : "cells");
    String given =
        Arrays.stream(givens).mapToObj(" --given '#%d'"::formatted).collect(Collectors.joining());
    Booklet booklet =
        new Booklet(puzzle, title)
            .madeBy(
                "dance challenges %s%s --pieces %d --booklet FILE.html --n %d --seed %d"
                    .formatted(
                        puzzle.name(), given, asked.pieces(), asked.positions(), asked.seed()))
            .explaining(FIGURES);
    if (asked.positions() > booklet.most()) {
      throw new InputException(
          "A booklet of %s has room for %,d positions, not %,d; ask for fewer with --n."
              .formatted(puzzle.name(), booklet.most(), asked.positions()));
    }
    return booklet;
  }

  private List<Booklet.Position> positions(
      StartPlan plan, List<Start> starts, ProgressLines progress) {
    Search search = plan.search();
    Grader grader = new Grader(search.problem(), search.order(), search.givens(), () -> false);
    List<GradedStart> graded = new ArrayList<>();
    for (Start start : starts) {
      progress.grades(graded.size(), starts.size());
      Grade grade = grader.grade(start.toArray());
      graded.add(GradedStart.of(plan.kinds(), start.toArray(), grader.solution(), grade));
    }
    DifficultyLevels levels = DifficultyLevels.of(graded);
    int[] givens = search.givens().options();
    return levels.spread(asked.positions()).stream()
        .map(
            start ->
                new Booklet.Position(
                    list(StartPrinter.withGivens(array(start.start()), givens)),
                    start.solution(),
                    levels.level(start.grade()),
                    StartPrinter.text(start.grade())))
        .toList();
  }

  private static List<Integer> list(int... options) {
    return Arrays.stream(options).boxed().toList();
  }

  private static int[] array(List<Integer> options) {
    return options.stream().mapToInt(option -> option).toArray();
  }
}
