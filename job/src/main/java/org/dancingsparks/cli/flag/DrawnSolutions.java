package org.dancingsparks.cli.flag;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.dancingsparks.cli.output.NewFile;
import org.dancingsparks.cli.output.SolutionPrinter;
import org.dancingsparks.message.InputException;
import org.dancingsparks.puzzle.BoardPuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.view.BoardsSvg;

/** Draws the solutions that another printer prints into one picture: one, or a sheet of them. */
public final class DrawnSolutions implements SolutionPrinter {
  private final BoardPuzzle puzzle;
  private final NewFile file;
  private final PictureFlags style;
  private final SolutionPrinter printed;
  private final BoardsSvg sheet;
  private final Set<Integer> givens;
  private final List<Captioned> solutions = new ArrayList<>();

  private record Captioned(String caption, int[] options) {}

  /**
   * A picture.
   *
   * @param style its file, its size and its layout
   * @param givens options that stand out where one solution is drawn
   * @throws InputException if the puzzle cannot be drawn
   */
  DrawnSolutions(Puzzle puzzle, PictureFlags style, SolutionPrinter printed, Set<Integer> givens) {
    this.puzzle = drawable(puzzle);
    this.givens = givens;
    file = style.file();
    this.style = style;
    this.printed = printed;
    sheet = style.sheet(this.puzzle);
  }

  /** The puzzle as one that has a board. */
  public static BoardPuzzle drawable(Puzzle puzzle) {
    return puzzle
        .onBoard()
        .orElseThrow(
            () ->
                new InputException(
                    "%s has no board to draw".formatted(puzzle.name()),
                    "leave out --svg, or use a puzzle file (.yaml) or a family"));
  }

  @Override
  public void print(int[] solution) {
    print("", solution);
  }

  @Override
  public void print(String caption, int... solution) {
    draw(caption, solution);
    printed.print(caption, solution);
  }

  @Override
  public void costing(long cost, BigInteger number, int... solution) {
    draw("cost %d, no. %d".formatted(cost, number), solution);
    printed.costing(cost, number, solution);
  }

  private void draw(String caption, int... solution) {
    if (solutions.size() == sheet.most()) {
      throw new InputException(
          "A picture has room for %,d boards of %d cells"
              .formatted(sheet.most(), puzzle.board().size()),
          "draw fewer");
    }
    solutions.add(new Captioned(caption, solution));
  }

  @Override
  public void end() {
    printed.end();
    if (!solutions.isEmpty()) {
      file.write(picture());
    }
  }

  private String picture() {
    if (solutions.size() == 1) {
      return style.picture(puzzle, givens).svg(solutions.get(0).options());
    }
    for (int at = 0; at < solutions.size(); at++) {
      sheet.add(style.hasCaptions() ? caption(at) : "", solutions.get(at).options());
    }
    return sheet.svg();
  }

  /** Returns the remark on a solution; else its place among those drawn. */
  private String caption(int at) {
    String caption = solutions.get(at).caption();
    return caption.isEmpty() ? "%d of %d".formatted(at + 1, solutions.size()) : caption;
  }
}
