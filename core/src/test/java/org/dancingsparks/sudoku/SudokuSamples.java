package org.dancingsparks.sudoku;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.links.Links;

/** Sudokus with known answers, and lists of small ones. */
public final class SudokuSamples {
  /** The article's puzzle as printed. */
  public static final String NINE_LINES =
      ".125.487."
          + "........."
          + "75.....23"
          + "..41.87.."
          + ".2..5..4."
          + "..34.95.."
          + "48.....17"
          + "........."
          + ".357.169.";

  /** Its one solution. */
  public static final String SOLUTION =
      "612534879349287165758916423594128736827653941163479582486395217971862354235741698";

  /** The same puzzle without its last row, as the article's program read it: 736 solutions. */
  public static final String LAST_LINE_OPEN = NINE_LINES.substring(0, 72) + ".".repeat(9);

  private SudokuSamples() {}

  /** A grid of order 3 from its line. */
  public static SudokuGrid grid(String line) {
    return grid(SudokuShape.order(3), line);
  }

  /** A grid from its line, {@code .} where a cell is open. */
  public static SudokuGrid grid(SudokuShape shape, String line) {
    return SudokuGrid.of(shape, line.chars().map(symbol -> shape.value((char) symbol)).toArray());
  }

  /** A grid's values in reading order. */
  public static int[] values(SudokuGrid grid) {
    int[] values = new int[grid.shape().cells()];
    for (int cell = 0; cell < values.length; cell++) {
      values[cell] = grid.value(cell);
    }
    return values;
  }

  /** All completions of a grid, in the order of the engine {@code links}. */
  public static List<String> completions(SudokuGrid grid) {
    SudokuProblem sudoku = SudokuProblem.of(grid.shape());
    List<String> lines = new ArrayList<>();
    if (sudoku.givens(grid).isPresent()) {
      Links links = new Links(sudoku.problem(), ItemOrder.given(sudoku.problem()));
      links.from(sudoku.givens(grid).get());
      while (links.next()) {
        lines.add(sudoku.grid(links.solution()).line());
      }
    }
    return lines;
  }

  /** All grids of a shape. */
  public static List<String> all(SudokuShape shape) {
    return completions(grid(shape, ".".repeat(shape.cells())));
  }

  /** A grid of random values; with most of them open there may be solutions. */
  public static SudokuGrid random(Random random, SudokuShape shape) {
    int[] values = new int[shape.cells()];
    for (int given = random.nextInt(shape.cells()); given > 0; given--) {
      values[random.nextInt(values.length)] = random.nextInt(shape.side() + 1);
    }
    return SudokuGrid.of(shape, values);
  }

  /** A solution with a number of its cells opened at random. */
  public static SudokuGrid opened(Random random, SudokuShape shape, String solution, int open) {
    int[] values = values(grid(shape, solution));
    for (int left = open; left > 0; ) {
      int cell = random.nextInt(values.length);
      left -= values[cell] > 0 ? 1 : 0;
      values[cell] = 0;
    }
    return SudokuGrid.of(shape, values);
  }

  /** True if a completion agrees with the givens. */
  public static boolean agree(SudokuGrid givens, String completion) {
    for (int cell = 0; cell < completion.length(); cell++) {
      int given = givens.value(cell);
      if (given > 0 && given != givens.shape().value(completion.charAt(cell))) {
        return false;
      }
    }
    return true;
  }
}
