package org.dancingsparks.cli.flag;

import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The flags that choose whether solutions are drawn, printed one per line, or printed as JSON. */
public final class SolutionFlags {
  @Option(
      names = "--lines",
      description =
          "One line per solution: the board's symbols in reading order, with option "
              + "numbers where they are needed to tell copies of a piece apart; for puzzles "
              + "without pieces, option numbers only.")
  private boolean isLines;

  @Option(names = "--json", description = "Print JSON.")
  private boolean isJson;

  @Mixin private PictureFlags picture;

  public ResultForm form() {
    return isJson ? ResultForm.JSON : ResultForm.TEXT;
  }

  public boolean isJson() {
    return isJson;
  }

  public boolean isLines() {
    return isLines;
  }

  public PictureFlags picture() {
    return picture;
  }
}
