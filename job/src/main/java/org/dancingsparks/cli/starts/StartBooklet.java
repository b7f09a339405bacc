package org.dancingsparks.cli.starts;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.dancingsparks.cli.count.DiagramSource;
import org.dancingsparks.cli.flag.ResultForm;
import org.dancingsparks.cli.output.Json;
import org.dancingsparks.cli.output.NewBooklet;
import org.dancingsparks.cli.session.ProgressLines;
import org.dancingsparks.message.InputException;
import org.dancingsparks.page.BookletPositions;
import org.dancingsparks.puzzle.BoardPuzzle;
import org.dancingsparks.puzzle.Piece;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.runs.starts.StartJob;
import org.dancingsparks.starts.GradedSample;
import org.dancingsparks.starts.Start;
import org.dancingsparks.starts.StartPlan;
import org.dancingsparks.starts.StartSample;
import org.dancingsparks.view.booklet.Booklet;
import org.dancingsparks.view.booklet.Booklet.Chapter;
import org.dancingsparks.view.booklet.Booklet.Position;

/** A booklet of unique starts from easy to hard, with a sample for each number of pieces. */
public final class StartBooklet {
  private final DiagramSource known;
  private final ChallengeFlags asked;
  private final int bins;

  /** A chapter, and the number of positions from which it was chosen. */
  private record Found(int pieces, long unique, Chapter chapter) {}

  public StartBooklet(DiagramSource known, ChallengeFlags asked, int bins) {
    this.known = known;
    this.asked = asked;
    this.bins = bins;
  }

  /** Writes it, and prints its number of positions. */
  public void run(PrintWriter out, ResultForm form) {
    BoardPuzzle puzzle = drawable(known.target().puzzle());
    NewBooklet file = new NewBooklet(known.session(), asked.booklet());
    Challenges challenges = new Challenges(known);
    // All chapters are planned before work on the first, since any can be refused.
    List<StartPlan> plans =
        asked.counts().fromMost().stream().map(pieces -> challenges.plan(pieces, bins)).toList();
    plans.forEach(challenges::checkMemory);
    String title = "Positions " + given(plans.get(0), asked.counts()) + " given";
    Booklet booklet = checked(file.of(puzzle, title), puzzle);
    List<Found> found = new ArrayList<>();
    for (StartPlan plan : plans) {
      chapter(challenges, plan).ifPresent(found::add);
    }
    if (found.isEmpty()) {
      throw new InputException(
          "No start of %s of %s has exactly one solution"
              .formatted(number(plans.get(0)), puzzle.name()),
          "use more pieces (--minimum finds the smallest number)");
    }
    file.write(html(booklet, plans.get(0), found));
    print(out, puzzle, found, form);
  }

  private static void print(
      PrintWriter out, BoardPuzzle puzzle, List<Found> found, ResultForm form) {
    int positions = found.stream().mapToInt(at -> at.chapter().positions().size()).sum();
    if (form == ResultForm.TEXT) {
      out.println(positions);
      return;
    }
    ObjectNode node = Json.object().put("puzzle", puzzle.name()).put("positions", positions);
    ArrayNode chapters = node.putArray("chapters");
    for (Found at : found) {
      chapters
          .addObject()
          .put("pieces", at.pieces())
          .put("unique", at.unique())
          .put("positions", at.chapter().positions().size());
    }
    out.println(Json.text(node));
  }

  private static BoardPuzzle drawable(Puzzle puzzle) {
    BoardPuzzle drawn =
        puzzle
            .onBoard()
            .orElseThrow(
                () ->
                    new InputException(
                        "%s has no board to draw".formatted(puzzle.name()),
                        "make booklets of a puzzle file (.yaml) or a family"));
    if (drawn.graph().isPresent()) {
      throw new InputException(
          "%s is drawn as a graph, which no page of a booklet has room for"
              .formatted(puzzle.name()),
          "make booklets of puzzles on a board");
    }
    return drawn;
  }

  /** Returns text such as "with 10 to 2 of 12 pieces", counting givens other than holes. */
  private static String given(StartPlan plan, PieceCounts counts) {
    int more =
        (int)
            IntStream.of(plan.search().givens().options())
                .filter(option -> !isHole(plan, option))
                .count();
    String number =
        (counts.most() + more) + (counts.isRange() ? " to " + (counts.fewest() + more) : "");
    // The total is unknown where a piece may be used several times.
    boolean isCounted =
        plan.puzzle().pieces().stream().noneMatch(piece -> piece.use().isRepeated());
    String all = isCounted ? " of " + (plan.slots().size() + more) : "";
    String things = number.equals("1") && !isCounted ? "piece" : things(plan);
    return "with %s%s %s".formatted(number, all, things);
  }

  private static boolean isHole(StartPlan plan, int option) {
    return plan.puzzle().pieceOf(option).filter(Piece::isHole).isPresent();
  }

  /** Returns text such as "10 to 2 pieces", as the user typed it. */
  private String number(StartPlan plan) {
    String number = asked.counts().toString().replace("-", " to ");
    return number + " " + (number.equals("1") ? things(plan).replaceFirst("s$", "") : things(plan));
  }

  private static String things(StartPlan plan) {
    return plan.puzzle().pieces().isEmpty() ? "cells" : "pieces";
  }

  private Booklet checked(Booklet booklet, BoardPuzzle puzzle) {
    int chapters = asked.counts().fromMost().size();
    if ((long) asked.positions() * chapters > booklet.most()) {
      throw new InputException(
          "A booklet of %s has room for %,d positions, not %,d"
              .formatted(puzzle.name(), booklet.most(), (long) asked.positions() * chapters),
          "ask for fewer with --limit" + (chapters > 1 ? ", which is for each chapter" : ""));
    }
    return booklet;
  }

  private Optional<Found> chapter(Challenges challenges, StartPlan plan) {
    int pieces = plan.sets().size();
    String work = asked.counts().isRange() ? "work on starts of size " + pieces : "work";
    ProgressLines progress = known.progress().of(work, "unique starts");
    int most = GradedSample.size(asked.positions());
    StartSample sampled =
        new StartJob(challenges.runner(plan), plan, progress).sample(most, asked.seed());
    if (sampled.starts().isEmpty()) {
      if (asked.counts().isRange()) {
        progress.say(
            "no start of size %d leaves one solution, so there is no chapter of them"
                .formatted(pieces));
      }
      return Optional.empty();
    }
    String heading =
        asked.counts().isRange()
            ? "W" + given(plan, new PieceCounts(pieces, pieces)).substring(1) + " given"
            : "";
    Chapter chapter = new Chapter(heading, positions(plan, sampled.starts(), progress));
    return Optional.of(new Found(pieces, sampled.counts().unique(), chapter));
  }

  private static String html(Booklet booklet, StartPlan plan, List<Found> found) {
    List<Chapter> chapters = found.stream().map(Found::chapter).toList();
    return booklet.graded(BookletPositions.grading(chapters, things(plan))).html(chapters);
  }

  private List<Position> positions(StartPlan plan, List<Start> starts, ProgressLines progress) {
    GradedSample sample =
        GradedSample.of(
            plan, starts, asked.positions(), graded -> progress.grades(graded, starts.size()));
    return BookletPositions.of(sample, plan.search().givens().options());
  }
}
