package org.dancingsparks.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.util.Arrays;
import java.util.OptionalInt;
import org.dancingsparks.format.Printable;
import org.dancingsparks.plan.Bin;
import org.dancingsparks.plan.Planner;
import org.dancingsparks.plan.Search;
import org.dancingsparks.plan.Subproblem;
import org.dancingsparks.plan.SubproblemCursor;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.view.BoardText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code dance solve}: the first solutions, found here and now, without Spark. */
@Command(
    name = "solve",
    description = "Draws the first solutions.",
    mixinStandardHelpOptions = true)
final class SolveCommand implements Runnable {
  @Spec private CommandSpec spec;
  @Mixin private Target target;
  @Mixin private Symmetry symmetry;

  @Option(
      names = "--limit",
      paramLabel = "N",
      defaultValue = "1",
      description = "At most so many solutions; by default ${DEFAULT-VALUE}.")
  private long limit;

  @Option(
      names = "--lines",
      description =
          "One line per solution: symbols in reading order, or option numbers without pieces.")
  private boolean isLines;

  @Option(names = "--json", description = "Print JSON.")
  private boolean isJson;

  private long found;

  @Override
  public void run() {
    if (limit < 1) {
      throw new ParameterException(
          spec.commandLine(), "--limit cannot be %d; it is 1 or more.".formatted(limit));
    }
    Search search = symmetry.search(target);
    Printer printer = printer();
    ProgressLines progress = new ProgressLines(target.puzzle().name(), spec.commandLine().getErr());
    SubproblemCursor cursor = new SubproblemCursor(search);
    PrintWriter out = spec.commandLine().getOut();
    double passed = 0;
    for (Bin bin : Planner.plan(search, OptionalInt.of(0), 1).bins()) {
      for (Subproblem subproblem : bin.subproblems()) {
        double before = passed;
        cursor.cancelledBy(
            () -> {
              progress.update(before + subproblem.weight() * cursor.passed(), found);
              return false;
            });
        cursor.start(subproblem);
        while (found < limit && !out.checkError() && cursor.next()) {
          printer.print(cursor.solution());
          found++;
        }
        passed += subproblem.weight();
      }
    }
    printer.end();
    if (found == 0) {
      spec.commandLine().getErr().println("There is no solution.");
    }
  }

  /** Shows one solution after another. */
  private interface Printer {
    void print(int[] solution);

    default void end() {}
  }

  private Printer printer() {
    PrintWriter out = spec.commandLine().getOut();
    Puzzle puzzle = target.puzzle();
    if (isJson) {
      return new JsonPrinter(out, puzzle);
    }
    if (puzzle instanceof PiecePuzzle pieces) {
      BoardText board = new BoardText(pieces);
      if (isLines) {
        return solution -> out.println(board.line(solution));
      }
      return solution ->
          out.println(Ansi.AUTO.enabled() ? board.blocks(solution) : board.letters(solution));
    }
    return isLines
        ? solution -> out.println(numbers(solution))
        : solution -> {
          Arrays.stream(solution)
              .sorted()
              .mapToObj(option -> Printable.text(puzzle.problem().describe(option)))
              .forEach(out::println);
          out.println();
        };
  }

  private static String numbers(int[] solution) {
    StringBuilder numbers = new StringBuilder();
    Arrays.stream(solution)
        .sorted()
        .forEach(option -> numbers.append(numbers.isEmpty() ? "" : " ").append(option));
    return numbers.toString();
  }

  private static final class JsonPrinter implements Printer {
    private final PrintWriter out;
    private final Puzzle puzzle;
    private final ObjectNode root = Json.object();
    private final ArrayNode solutions;

    JsonPrinter(PrintWriter out, Puzzle puzzle) {
      this.out = out;
      this.puzzle = puzzle;
      root.put("puzzle", puzzle.name());
      solutions = root.putArray("solutions");
    }

    @Override
    public void print(int[] solution) {
      ObjectNode node = solutions.addObject();
      node.set("options", Json.tree(Arrays.stream(solution).sorted().toArray()));
      if (puzzle instanceof PiecePuzzle pieces) {
        node.put("board", new BoardText(pieces).line(solution));
      }
    }

    @Override
    public void end() {
      out.println(Json.text(root));
    }
  }
}
