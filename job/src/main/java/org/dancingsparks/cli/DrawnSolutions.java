package org.dancingsparks.cli;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.dancingsparks.cli.SolutionFlags.Printer;
import org.dancingsparks.format.InputException;
import org.dancingsparks.puzzle.BoardPuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.view.BoardSvg;
import org.dancingsparks.view.BoardsSvg;

/** Draws the solutions that another printer prints into one picture: one, or a sheet of them. */
final class DrawnSolutions implements Printer {
  /** Side by side on a sheet. */
  private static final int PER_LINE = 5;

  private final BoardPuzzle puzzle;
  private final String file;
  private final Printer printed;
  private final BoardsSvg sheet;
  private final Set<Integer> givens;
  private final List<Captioned> solutions = new ArrayList<>();

  private record Captioned(String caption, int[] options) {}

  /**
   * A picture.
   *
   * @param file where it goes, a new one
   * @throws InputException if the puzzle cannot be drawn or the file is there
   */
  DrawnSolutions(Puzzle puzzle, String file, Printer printed) {
    this(puzzle, file, printed, Set.of());
  }

  /**
   * The same with options that stand out where one solution is drawn.
   *
   * @throws InputException as the other
   */
  DrawnSolutions(Puzzle puzzle, String file, Printer printed, Set<Integer> givens) {
    this.puzzle = drawable(puzzle);
    this.givens = givens;
    this.file = file;
    this.printed = printed;
    sheet = new BoardsSvg(this.puzzle, PER_LINE);
    NewFile.check(file);
  }

  /** The puzzle as one that has a board. */
  static BoardPuzzle drawable(Puzzle puzzle) {
    if (puzzle instanceof BoardPuzzle drawn) {
      return drawn;
    }
    throw new InputException(
        "%s has no board to draw; leave out --svg, or use a puzzle file (.yaml) or a family."
            .formatted(puzzle.name()));
  }

  @Override
  public void print(int[] solution) {
    print("" + (solutions.size() + 1), solution);
  }

  @Override
  public void print(String caption, int... solution) {
    if (solutions.size() == sheet.most()) {
      throw new InputException(
          "A picture has room for %,d boards of %d cells; draw fewer."
              .formatted(sheet.most(), puzzle.board().size()));
    }
    solutions.add(new Captioned(caption, solution));
    printed.print(caption, solution);
  }

  @Override
  public void end() {
    printed.end();
    byte[] picture = picture().getBytes(StandardCharsets.UTF_8);
    NewFile.write(file, out -> out.write(picture));
  }

  private String picture() {
    if (solutions.size() == 1) {
      return new BoardSvg(puzzle, givens).svg(solutions.get(0).options());
    }
    solutions.forEach(solution -> sheet.add(solution.caption(), solution.options()));
    return sheet.svg();
  }
}
