package org.dancingsparks.cli;

import org.dancingsparks.puzzle.BoardPuzzle;
import org.dancingsparks.view.BoardSvg;
import org.dancingsparks.view.BoardsSvg;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** What pictures of solutions look like: how large, and how several are laid out on a sheet. */
final class SheetFlags {
  private static final int SMALLEST = 4;
  private static final int LARGEST = 400;
  private static final int MOST_COLUMNS = 1000;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  private Integer side;
  private Integer columns;

  @Option(names = "--no-captions", description = "Leave out the captions of a sheet's boards.")
  private boolean isWithoutCaptions;

  @Option(
      names = "--size",
      paramLabel = "PIXELS",
      description =
          "The side of a cell in a picture; by default "
              + BoardSvg.SIDE
              + ", on a sheet of several boards "
              + BoardsSvg.SIDE
              + ".")
  void side(int pixels) {
    check("--size", pixels, SMALLEST, LARGEST);
    side = pixels;
  }

  @Option(
      names = "--columns",
      paramLabel = "N",
      description = "Boards side by side on a sheet; by default " + BoardsSvg.COLUMNS + ".")
  void columns(int number) {
    check("--columns", number, 1, MOST_COLUMNS);
    columns = number;
  }

  private void check(String flag, int value, int least, int most) {
    if (value < least || value > most) {
      throw new ParameterException(
          command.commandLine(),
          "%s cannot be %d; it is %d to %d.".formatted(flag, value, least, most));
    }
  }

  /** Whether any of them was given. */
  boolean areGiven() {
    return side != null || columns != null || isWithoutCaptions;
  }

  boolean hasCaptions() {
    return !isWithoutCaptions;
  }

  BoardSvg picture(BoardPuzzle puzzle) {
    return side == null ? new BoardSvg(puzzle) : new BoardSvg(puzzle, side);
  }

  BoardsSvg sheet(BoardPuzzle puzzle) {
    return new BoardsSvg(
        puzzle,
        columns == null ? BoardsSvg.COLUMNS : columns,
        side == null ? BoardsSvg.SIDE : side);
  }
}
