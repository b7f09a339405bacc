package org.dancingsparks.cli.output;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import org.dancingsparks.cli.flag.OverwriteFlag;
import org.dancingsparks.cli.flag.SolutionFlags;
import org.dancingsparks.cli.session.Session;
import org.dancingsparks.message.Printable;
import org.dancingsparks.puzzle.BoardPuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.view.BoardText;
import picocli.CommandLine.Help.Ansi;

/**
 * Shows solutions as a command's flags ask: as drawings, one per line, or as JSON; and in a picture
 * file, if one was asked for.
 */
public record ShownSolutions(Session session, SolutionFlags flags) {
  /** Returns a printer of a puzzle's solutions in the form of the flags. */
  public SolutionPrinter printer(Puzzle puzzle) {
    return drawn(puzzle, flags.isJson() ? new JsonPrinter(session.out(), puzzle) : text(puzzle));
  }

  /** Returns a printer that shows the cost of each solution as well. */
  public SolutionPrinter costPrinter(Puzzle puzzle) {
    return flags.isJson() ? printer(puzzle) : drawn(puzzle, withCosts(text(puzzle)));
  }

  private SolutionPrinter withCosts(SolutionPrinter printed) {
    PrintWriter out = session.out();
    return new SolutionPrinter() {
      @Override
      public void print(int[] solution) {
        printed.print(solution);
      }

      @Override
      public void costing(long cost, BigInteger number, int... solution) {
        out.print(flags.isLines() ? cost + " " : "cost %d, no. %d%n".formatted(cost, number));
        printed.print(solution);
      }
    };
  }

  /**
   * Checks, before long work, that the picture may be written, if there is one.
   *
   * @throws org.dancingsparks.message.InputException if it is there and is not to be replaced
   */
  public void check() {
    picture().check();
  }

  /**
   * Checks that the picture may be written, in commands that can replace no other file.
   *
   * @throws picocli.CommandLine.ParameterException if there is none to replace
   */
  public void check(OverwriteFlag overwrite) {
    if (!flags.picture().isAsked()) {
      overwrite.checkWithout("--svg");
    }
    check();
  }

  private Picture picture() {
    return new Picture(session, flags.picture());
  }

  /** Wraps a printer so that its solutions are also drawn if a picture was asked for. */
  public SolutionPrinter drawn(Puzzle puzzle, SolutionPrinter printed) {
    return picture().drawn(puzzle, printed, Set.of());
  }

  /** Returns a printer of a puzzle's solutions as text: drawn, or one per line. */
  public SolutionPrinter text(Puzzle puzzle) {
    return puzzle.onBoard().map(this::onBoard).orElseGet(() -> inWords(puzzle));
  }

  private SolutionPrinter onBoard(BoardPuzzle puzzle) {
    PrintWriter out = session.out();
    BoardText board = new BoardText(puzzle);
    if (flags.isLines()) {
      return solution -> out.println(board.listed(solution));
    }
    // Colours distinguish pieces and nothing else.
    boolean isColoured = !puzzle.pieces().isEmpty() && Ansi.AUTO.enabled();
    return solution -> out.println(isColoured ? board.blocks(solution) : board.letters(solution));
  }

  private SolutionPrinter inWords(Puzzle puzzle) {
    PrintWriter out = session.out();
    return flags.isLines()
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

  /** A solution: its options, and its board if there is one. */
  public static ObjectNode json(Puzzle puzzle, int... solution) {
    return json(board(puzzle), solution);
  }

  private static ObjectNode json(Optional<BoardText> board, int... solution) {
    ObjectNode node = Json.object();
    node.set("options", Json.tree(Arrays.stream(solution).sorted().toArray()));
    board.ifPresent(text -> node.put("board", text.line(solution)));
    return node;
  }

  private static Optional<BoardText> board(Puzzle puzzle) {
    return puzzle.onBoard().map(BoardText::new);
  }

  private static final class JsonPrinter implements SolutionPrinter {
    private final PrintWriter out;
    private final Optional<BoardText> board;
    private final ObjectNode root = Json.object();
    private final ArrayNode solutions;

    JsonPrinter(PrintWriter out, Puzzle puzzle) {
      this.out = out;
      board = board(puzzle);
      root.put("puzzle", puzzle.name());
      solutions = root.putArray("solutions");
    }

    @Override
    public void print(int[] solution) {
      solutions.add(json(board, solution));
    }

    @Override
    public void costing(long cost, BigInteger number, int... solution) {
      ObjectNode node = json(board, solution).put("cost", cost);
      Json.put(node, "number", number);
      solutions.add(node);
    }

    @Override
    public void end() {
      out.println(Json.text(root));
    }
  }
}
