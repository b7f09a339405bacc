package org.dancingsparks.cli.flag;

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

  /** Returns the name of the picture's file. */
  public String file() {
    return svg;
  }

  /**
   * Checks that the layout is that of a picture.
   *
   * @throws ParameterException if there is none
   */
  public void check() {
    if (svg == null && (side != null || columns != null || isWithoutCaptions)) {
      throw new ParameterException(
          command.commandLine(),
          "--size, --columns and --no-captions are for pictures; name one with --svg FILE.");
    }
  }

  public boolean hasCaptions() {
    return !isWithoutCaptions;
  }

  /** Returns the side of a cell of a single board, in pixels. */
  public int side() {
    return side == null ? BoardSvg.SIDE : side;
  }

  /** Returns the side of a cell on a sheet of several boards, in pixels. */
  public int sideOnSheet() {
    return side == null ? BoardsSvg.SIDE : side;
  }

  /** Returns the number of boards side by side on a sheet. */
  public int columns() {
    return columns == null ? BoardsSvg.COLUMNS : columns;
  }
}
