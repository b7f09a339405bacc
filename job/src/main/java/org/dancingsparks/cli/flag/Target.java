package org.dancingsparks.cli.flag;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.files.Puzzles;
import org.dancingsparks.format.BoardReader;
import org.dancingsparks.format.FoundPuzzle;
import org.dancingsparks.format.GivenReader;
import org.dancingsparks.format.knuth.KnuthReader;
import org.dancingsparks.message.InputException;
import org.dancingsparks.message.Printable;
import org.dancingsparks.message.Redacted;
import org.dancingsparks.message.Suggestions;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.runs.solutions.SolutionSet;
import org.dancingsparks.search.Searches;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The subject of a command: a puzzle, the givens of its solutions, and the order of its items. */
public final class Target {
  @Mixin private PuzzleName name;

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

  private int[] placed;

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

  /** The whole of a puzzle, in its own item order. */
  public static Target of(Puzzle puzzle) {
    Target target = new Target();
    target.name = new PuzzleName();
    target.is(puzzle);
    return target;
  }

  /** Returns whether the user has named the puzzle. */
  public boolean isNamed() {
    return name.isGiven();
  }

  /** Returns whether the user has set givens. */
  public boolean hasGivens() {
    return !givens.isEmpty() || board != null;
  }

  /** Uses a puzzle in place of a name. */
  public void is(Puzzle puzzle) {
    name.is(puzzle);
  }

  /** Returns the solution set that is named in place of its puzzle; see {@link PuzzleName#set}. */
  public Optional<SolutionSet> set() {
    return name.set();
  }

  /** Returns the puzzle, with the diagram if its file had one. */
  public FoundPuzzle found() {
    return name.found();
  }

  public Puzzle puzzle() {
    return name.puzzle();
  }

  /** Returns whether the puzzle's file had the diagram of its solutions. */
  public boolean hasDiagram() {
    return name.diagram().isPresent();
  }

  /** Returns the diagram of the solutions that contain the givens, if the puzzle's file had one. */
  public Optional<Diagram> diagram(Prefix givens) {
    return name.diagram().map(diagram -> diagram.restrictedTo(givens));
  }

  /**
   * Returns the searches for its solutions.
   *
   * @throws InputException if the givens are not understood or conflict
   */
  public Searches searches() {
    return Searches.of(puzzle()).orderedBy(order()).containing(givens());
  }

  /**
   * Returns the givens as options.
   *
   * @throws InputException if they are not understood or conflict
   */
  public Prefix givens() {
    return givens(Prefix.EMPTY);
  }

  /**
   * Returns the givens as options, added to some that always apply.
   *
   * @throws InputException if they are not understood or conflict
   */
  public Prefix givens(Prefix inAnyCase) {
    int[] more =
        IntStream.concat(Arrays.stream(inAnyCase.options()), Arrays.stream(placed())).toArray();
    return GivenReader.prefix(puzzle(), givens, more);
  }

  /**
   * Returns the options on the board. Reads it once, since standard input can be read only once.
   */
  private int[] placed() {
    if (placed == null) {
      placed = board == null ? new int[0] : BoardReader.options(puzzle(), drawing());
    }
    return placed;
  }

  private String drawing() {
    if (board.equals("-")) {
      return name.session().input("a board");
    }
    return board.startsWith("@")
        ? Puzzles.readText(board.substring(1), name.session().hadoop())
        : board;
  }

  /**
   * Returns the item order, if the user has set it.
   *
   * @throws InputException if there is no such order
   */
  public Optional<ItemOrder> wantedOrder() {
    if (order == null) {
      return Optional.empty();
    }
    List<String> known = puzzle().itemOrders();
    try {
      return Optional.of(known.contains(order) ? puzzle().itemOrder(order) : orderOfFile(known));
    } catch (IllegalArgumentException e) {
      throw new InputException(e.getMessage());
    }
  }

  /**
   * Returns the item order that the user has set, or the puzzle's first.
   *
   * @throws InputException if there is no such order
   */
  public ItemOrder order() {
    return wantedOrder().orElseGet(() -> puzzle().defaultOrder());
  }

  private ItemOrder orderOfFile(List<String> known) {
    if (!order.contains("/") && !order.contains(".")) {
      throw new InputException(
          "There is no item order %s.%s %s has %s"
              .formatted(
                  order, Suggestions.of(order, known), puzzle().name(), String.join(", ", known)),
          "or give the path of a file (with a / or . in it) that names all items");
    }
    List<String> names =
        KnuthReader.readNames(order, Puzzles.readText(order, name.session().hadoop()));
    return ItemOrder.ofNames(Printable.text(Redacted.fileName(order)), puzzle().problem(), names);
  }
}
