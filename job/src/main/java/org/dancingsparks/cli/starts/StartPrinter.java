package org.dancingsparks.cli.starts;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.util.Arrays;
import org.dancingsparks.cli.output.Json;
import org.dancingsparks.cli.output.ShownSolutions;
import org.dancingsparks.cli.output.SolutionPrinter;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.search.Search;
import org.dancingsparks.starts.Grade;
import org.dancingsparks.starts.Grader;
import org.dancingsparks.starts.Start;
import org.dancingsparks.starts.StartPlan;

/** Prints starts one after another: drawn, one per line, or as JSON. */
public final class StartPrinter {
  private final Puzzle puzzle;
  private final int[] givens;
  private final ShownSolutions shown;
  private final PrintWriter out;
  private final SolutionPrinter printer;

  /** The grader, or null if starts are not graded. */
  private final Grader grader;

  private boolean hasBegun;

  private StartPrinter(StartPlan plan, ShownSolutions shown, Grader grader, PrintWriter out) {
    this.shown = shown;
    this.grader = grader;
    this.out = out;
    puzzle = plan.puzzle();
    givens = plan.search().givens().options();
    printer = shown.drawn(puzzle, shown.flags().isJson() ? start -> {} : shown.text(puzzle));
    if (shown.flags().isJson()) {
      // Written start by start, since they may need more memory than there is.
      ObjectNode head =
          Json.object().put("puzzle", puzzle.name()).put("pieces", plan.sets().size());
      out.print(Json.text(head).replaceFirst("\\s*}$", ",\n  \"starts\" : ["));
    }
  }

  /** A printer of the starts of a plan. */
  public static StartPrinter of(StartPlan plan, ShownSolutions shown, PrintWriter out) {
    return new StartPrinter(plan, shown, null, out);
  }

  /** A printer of the starts of a plan, with their grades of difficulty. */
  public static StartPrinter graded(StartPlan plan, ShownSolutions shown, PrintWriter out) {
    Search search = plan.search();
    Grader grader = new Grader(search.ordered(), () -> false);
    return new StartPrinter(plan, shown, grader, out);
  }

  public void print(Start start) {
    int[] all = withGivens(start.toArray(), givens);
    printer.print(all);
    Grade grade = grader == null ? null : grader.grade(start.toArray());
    if (shown.flags().isJson()) {
      ObjectNode node = ShownSolutions.json(puzzle, all).put("solution", start.solution());
      if (grade != null) {
        put(node, grade);
      }
      out.print((hasBegun ? ",\n" : "\n") + Json.text(node));
      hasBegun = true;
    } else if (grade != null) {
      out.println(text(grade));
      out.println();
    }
  }

  public void end() {
    printer.end();
    if (shown.flags().isJson()) {
      out.println("\n]}");
    }
  }

  static int[] withGivens(int[] start, int... givens) {
    int[] all = Arrays.copyOf(start, start.length + givens.length);
    System.arraycopy(givens, 0, all, start.length, givens.length);
    return all;
  }

  private static void put(ObjectNode node, Grade grade) {
    node.put("nodes", grade.nodes())
        .put("forced", grade.forced())
        .put("branches", grade.branches())
        .put("minimal", grade.isMinimal());
  }

  private static String text(Grade grade) {
    return "%,d nodes, %d forced, %d branches%s"
        .formatted(
            grade.nodes(), grade.forced(), grade.branches(), grade.isMinimal() ? ", minimal" : "");
  }
}
