package org.dancingsparks.cli.flag;

import java.util.Set;
import org.dancingsparks.cli.output.FileKind;
import org.dancingsparks.cli.output.NewFile;
import org.dancingsparks.cli.output.SolutionPrinter;
import org.dancingsparks.cli.session.Session;
import org.dancingsparks.puzzle.BoardPuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.view.BoardSvg;
import org.dancingsparks.view.BoardsSvg;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/**
 * The flags for a picture of solutions: its file, its size, and the layout of several on a sheet.
 */
public final class PictureFlags {
  private static final int MIN_SIDE = 4;
  private static final int MAX_SIDE = 400;
  private static final int MAX_COLUMNS = 1000;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Option(
      names = "--svg",
      paramLabel = "FILE",
      converter = FileKind.Svg.class,
      description = "Also draw them into a file.")
  private String svg;

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
    check("--size", pixels, MIN_SIDE, MAX_SIDE);
    side = pixels;
  }

  @Option(
      names = "--columns",
      paramLabel = "N",
      description = "Boards side by side on a sheet; by default " + BoardsSvg.COLUMNS + ".")
  void columns(int number) {
    check("--columns", number, 1, MAX_COLUMNS);
    columns = number;
  }

  private void check(String flag, int value, int least, int most) {
    if (value < least || value > most) {
      throw new ParameterException(
          command.commandLine(),
          "%s cannot be %d; it is %d to %d.".formatted(flag, value, least, most));
    }
  }

  /** Returns whether a picture is drawn. */
  public boolean isAsked() {
    return svg != null;
  }

  /** Returns the picture's file. */
  NewFile file() {
    return NewFile.of(Session.of(command), svg);
  }

  /**
   * Checks, before long work, that the picture may be written, if there is one.
   *
   * @throws org.dancingsparks.message.InputException if it is there and is not to be replaced
   */
  public void check() {
    if (svg != null) {
      file().check();
    } else if (side != null || columns != null || isWithoutCaptions) {
      throw new ParameterException(
          command.commandLine(),
          "--size, --columns and --no-captions are for pictures; name one with --svg FILE.");
    }
  }

  /**
   * Wraps a printer so that its solutions are also drawn if a picture was asked for.
   *
   * @param givens options that stand out where one solution is drawn
   */
  public SolutionPrinter drawn(Puzzle puzzle, SolutionPrinter printed, Set<Integer> givens) {
    return svg == null ? printed : new DrawnSolutions(puzzle, this, printed, givens);
  }

  boolean hasCaptions() {
    return !isWithoutCaptions;
  }

  BoardSvg picture(BoardPuzzle puzzle, Set<Integer> givens) {
    return new BoardSvg(puzzle, givens, side == null ? BoardSvg.SIDE : side);
  }

  BoardsSvg sheet(BoardPuzzle puzzle) {
    return new BoardsSvg(
        puzzle,
        columns == null ? BoardsSvg.COLUMNS : columns,
        side == null ? BoardsSvg.SIDE : side);
  }
}
