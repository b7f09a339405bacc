package org.dancingsparks.cli.output;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.dancingsparks.cli.flag.PictureFlags;
import org.dancingsparks.cli.session.Session;
import org.dancingsparks.message.InputException;
import org.dancingsparks.puzzle.BoardPuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.view.BoardSvg;
import org.dancingsparks.view.BoardsSvg;

/** The picture of solutions that a command draws into a file, if one is asked for. */
public record Picture(Session session, PictureFlags flags) {
  /**
   * Checks, before long work, that the picture may be written.
   *
   * @throws InputException if it is there and is not to be replaced
   */
  public void check() {
    flags.check();
    if (flags.isAsked()) {
      file().check();
    }
  }

  private NewFile file() {
    return NewFile.of(session, flags.file());
  }

  /**
   * Wraps a printer so that its solutions are also drawn if a picture was asked for.
   *
   * @param givens options that stand out where one solution is drawn
   * @throws InputException if the puzzle cannot be drawn
   */
  public SolutionPrinter drawn(Puzzle puzzle, SolutionPrinter printed, Set<Integer> givens) {
    return flags.isAsked() ? new Drawing(drawable(puzzle), printed, givens) : printed;
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

  private record Captioned(String caption, int[] options) {}

  /** Draws the solutions that another printer prints: one, or a sheet of them. */
  private final class Drawing implements SolutionPrinter {
    private final BoardPuzzle puzzle;
    private final SolutionPrinter printed;
    private final Set<Integer> givens;
    private final BoardsSvg sheet;
    private final List<Captioned> solutions = new ArrayList<>();

    Drawing(BoardPuzzle puzzle, SolutionPrinter printed, Set<Integer> givens) {
      this.puzzle = puzzle;
      this.printed = printed;
      this.givens = givens;
      sheet = new BoardsSvg(puzzle, flags.columns(), flags.sideOnSheet());
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
        file().write(picture());
      }
    }

    private String picture() {
      if (solutions.size() == 1) {
        return new BoardSvg(puzzle, givens, flags.side()).svg(solutions.get(0).options());
      }
      for (int at = 0; at < solutions.size(); at++) {
        sheet.add(flags.hasCaptions() ? caption(at) : "", solutions.get(at).options());
      }
      return sheet.svg();
    }

    /** Returns the remark on a solution; else its place among those drawn. */
    private String caption(int at) {
      String caption = solutions.get(at).caption();
      return caption.isEmpty() ? "%d of %d".formatted(at + 1, solutions.size()) : caption;
    }
  }
}
