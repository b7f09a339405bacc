package org.dancingsparks.cli.sudoku;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.dancingsparks.cli.output.Json;
import org.dancingsparks.cli.output.Remarks;
import org.dancingsparks.cli.output.SolutionPrinter;
import org.dancingsparks.cli.session.ProgressLines;
import org.dancingsparks.cli.session.Session;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.format.SudokuReader;
import org.dancingsparks.links.Links;
import org.dancingsparks.message.InputException;
import org.dancingsparks.sudoku.PropagateAndSearch;
import org.dancingsparks.sudoku.SudokuGrid;
import org.dancingsparks.sudoku.SudokuProblem;
import org.dancingsparks.sudoku.SudokuShape;
import org.dancingsparks.view.PropagationText;

/** One sudoku given as text, solved in this JVM without Spark. */
public final class OneSudoku {
  private static final String STANDARD_INPUT = "-";

  private final Session session;
  private final String text;
  private final SudokuShapeFlags shape;

  /** The forms in which solutions are printed. */
  public enum Shown {
    DRAWING,
    LINES,
    JSON
  }

  /** Makes printers of pictures of grids of a shape with some given options. */
  public interface Drawing {
    SolutionPrinter printer(SudokuShape shape, Set<Integer> givens);
  }

  public OneSudoku(Session session, String text, SudokuShapeFlags shape) {
    this.session = session;
    this.text = text;
    this.shape = shape;
  }

  /** Prints the trace of the algorithm PS-1-2. */
  public void trace() {
    session.out().print(PropagationText.text(PropagateAndSearch.solve(grid())));
  }

  /** Prints the first solutions, and draws them. */
  public void solve(int limit, Shown shown, Drawing drawing) {
    SudokuGrid grid = grid();
    int[] given = SudokuPuzzles.options(grid);
    SolutionPrinter drawn =
        drawing.printer(
            grid.shape(), IntStream.of(given).boxed().collect(Collectors.toUnmodifiableSet()));
    List<SudokuGrid> solutions = new ArrayList<>();
    ProgressLines progress = session.progress("sudoku");
    SudokuProblem sudoku = SudokuProblem.of(grid.shape());
    Links links = new Links(sudoku.problem(), ItemOrder.given(sudoku.problem()));
    links.cancelledBy(
        () -> {
          progress.update(links.passed(), solutions.size());
          return false;
        });
    Optional<Prefix> givens = sudoku.givens(grid);
    boolean isOpen = givens.isPresent() && links.from(givens.get()).next();
    while (isOpen && solutions.size() < limit) {
      solutions.add(sudoku.grid(links.solution()));
      isOpen = links.next();
    }
    print(grid, solutions, isOpen, shown);
    sayHowMany(solutions, isOpen, progress);
    solutions.forEach(solution -> drawn.print(SudokuPuzzles.options(solution)));
    drawn.end();
  }

  private void print(SudokuGrid grid, List<SudokuGrid> solutions, boolean hasMore, Shown shown) {
    PrintWriter out = session.out();
    switch (shown) {
      case DRAWING ->
          out.print(String.join("\n", solutions.stream().map(SudokuGrid::drawing).toList()));
      case LINES -> solutions.forEach(solution -> out.println(solution.line()));
      case JSON -> {
        ObjectNode node = Json.object();
        node.put("shape", grid.shape().toString());
        node.put("puzzle", grid.line());
        node.set("solutions", Json.tree(solutions.stream().map(SudokuGrid::line).toList()));
        node.put("more", hasMore);
        out.println(Json.text(node));
      }
    }
  }

  private static void sayHowMany(
      List<SudokuGrid> solutions, boolean hasMore, ProgressLines progress) {
    if (solutions.isEmpty()) {
      Remarks.noSolution(progress);
    } else if (hasMore) {
      progress.say("there are more solutions; --limit N shows more");
    }
  }

  /**
   * Returns the grid.
   *
   * @throws InputException if the text is not a grid
   */
  private SudokuGrid grid() {
    boolean isInput = text.equals(STANDARD_INPUT);
    String file = isInput ? "Standard input" : "The grid";
    try {
      SudokuGrid grid =
          SudokuReader.read(
              file, isInput ? session.input("a grid") : text, shape.block().orElse(null));
      return shape.hasDiagonals()
          ? SudokuGrid.of(shape.withDiagonals(grid.shape()), grid.rows())
          : grid;
    } catch (InputException e) {
      throw !isInput && isPath() ? noGrid(e) : e;
    }
  }

  private InputException noGrid(InputException e) {
    InputException noGrid =
        new InputException(
            "%s is a file, not a grid".formatted(text),
            "solve a list with --out DIR, or give a grid as text, or - to read one from standard input");
    noGrid.initCause(e);
    return noGrid;
  }

  private boolean isPath() {
    try {
      return text.matches("(?s).*(/|\\.(txt|csv|sdk|sdm|sudoku))[^\\n]*")
          || Files.exists(Path.of(text));
    } catch (InvalidPathException e) {
      return false;
    }
  }
}
