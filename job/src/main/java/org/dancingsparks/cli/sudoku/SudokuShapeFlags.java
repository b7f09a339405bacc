package org.dancingsparks.cli.sudoku;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.dancingsparks.sudoku.SudokuShape;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The flags for the shape of sudokus. */
public final class SudokuShapeFlags {
  private static final Pattern BLOCK = Pattern.compile("(\\d{1,3})x(\\d{1,3})");

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Option(
      names = "--block",
      paramLabel = "RxC",
      description =
          "Blocks have R rows and C columns, as in 2x3; by default they are square, with their"
              + " size derived from the number of cells.")
  private String block;

  @Option(names = "--diagonals", description = "Each diagonal must also contain every value.")
  private boolean hasDiagonals;

  /**
   * Returns the shape of the blocks, if the user has set it, with diagonals if the user wants them.
   */
  public Optional<SudokuShape> block() {
    if (block == null) {
      return Optional.empty();
    }
    Matcher matcher = BLOCK.matcher(block);
    if (!matcher.matches()) {
      throw new ParameterException(
          command.commandLine(),
          "--block cannot be %s; it is the rows and columns of a block, as in 2x3."
              .formatted(block));
    }
    try {
      int lines = Integer.parseInt(matcher.group(1));
      return Optional.of(withDiagonals(SudokuShape.of(lines, Integer.parseInt(matcher.group(2)))));
    } catch (IllegalArgumentException e) {
      throw new ParameterException(command.commandLine(), e.getMessage(), e);
    }
  }

  /** Returns whether sudokus have diagonals. */
  public boolean hasDiagonals() {
    return hasDiagonals;
  }

  /** Returns a shape, with diagonals if the user wants them. */
  public SudokuShape withDiagonals(SudokuShape shape) {
    return hasDiagonals ? shape.withDiagonals() : shape;
  }
}
