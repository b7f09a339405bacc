package org.dancingsparks.cli.flag;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The flags for a puzzle, the givens of its solutions, and the order of its items. */
public final class TargetFlags {
  @Mixin private PuzzleName name = new PuzzleName();

  @Option(
      names = "--given",
      paramLabel = "OPTION",
      description =
          "Only solutions with this placement (option), by a piece and its cells,%n"
              + "  'Red=(1,1)(1,2)'%n"
              + "  or by its number, '#17'; or with open cells,%n"
              + "  'open=(2,3)' or 'open=Jan,1'.%n"
              + "  Repeatable; the shell needs the quotes.")
  private List<String> givens = new ArrayList<>();

  @Option(
      names = "--board",
      paramLabel = "BOARD",
      description =
          "Only solutions that contain this position, as `solve`, `show` and `solve --lines`"
              + " print it: each cell's symbol, or . where it is open; in one row, in several, or"
              + " from @FILE or - for standard input.")
  private String board;

  @Option(
      names = "--item-order",
      paramLabel = "ORDER",
      description =
          "The order in which a diagram branches on items, or links on equally small ones. For"
              + " puzzles of pieces: puzzle, the default (cells along the board's narrow side, then"
              + " pieces), pieces-first (then cells row by row) or first-use (as the options name"
              + " them); for other problems: given; for all: the path of a file that names all items"
              + " as a .dlx file's first line does.")
  private String order;

  public PuzzleName name() {
    return name;
  }

  /** Returns the givens, each as the user typed it. */
  public List<String> givens() {
    return givens;
  }

  /** Returns the position, {@code @} and a file that has it, or {@code -} for standard input. */
  public Optional<String> board() {
    return Optional.ofNullable(board);
  }

  /** Returns whether the user has set givens. */
  public boolean hasGivens() {
    return !givens.isEmpty() || board != null;
  }

  /** Returns the name of an item order, or the path of a file that has one. */
  public Optional<String> order() {
    return Optional.ofNullable(order);
  }
}
