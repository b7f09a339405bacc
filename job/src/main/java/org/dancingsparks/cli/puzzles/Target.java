package org.dancingsparks.cli.puzzles;

import java.io.File;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.dancingsparks.cli.flag.PuzzleName;
import org.dancingsparks.cli.flag.TargetFlags;
import org.dancingsparks.cli.session.Session;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.diagram.NumberedSolutions;
import org.dancingsparks.files.HadoopFiles;
import org.dancingsparks.files.Puzzles;
import org.dancingsparks.format.BoardReader;
import org.dancingsparks.format.FoundPuzzle;
import org.dancingsparks.format.GivenReader;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.format.knuth.KnuthReader;
import org.dancingsparks.message.InputException;
import org.dancingsparks.message.Printable;
import org.dancingsparks.message.Redacted;
import org.dancingsparks.message.ShellWord;
import org.dancingsparks.message.Suggestions;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.runs.ManifestType;
import org.dancingsparks.runs.ResultType;
import org.dancingsparks.runs.rounds.DiagramFiles;
import org.dancingsparks.runs.rounds.TaskMemory;
import org.dancingsparks.runs.solutions.SolutionSet;
import org.dancingsparks.search.Searches;

/**
 * The subject of a command: a puzzle or a finished solution set, the givens of its solutions, and
 * the order of its items. They are read when they are first needed.
 */
public final class Target {
  private final Session session;
  private final PuzzleName name;
  private final TargetFlags flags;
  private FoundPuzzle found;
  private SolutionSet set;
  private int[] placed;

  private Target(Session session, PuzzleName name, TargetFlags flags) {
    this.session = session;
    this.name = name;
    this.flags = flags;
  }

  /** The target that flags describe. */
  public Target(Session session, TargetFlags flags) {
    this(session, flags.name(), flags);
  }

  /** The whole of a puzzle, in its own item order. */
  public Target(Session session, PuzzleName name) {
    this(session, name, new TargetFlags());
  }

  /** The whole of a puzzle, in its own item order. */
  public static Target of(Session session, Puzzle puzzle) {
    Target target = new Target(session, new TargetFlags());
    target.use(puzzle);
    return target;
  }

  /** Returns whether the user has named the puzzle. */
  public boolean isNamed() {
    return name.given().isPresent();
  }

  /** Returns whether the user has set givens. */
  public boolean hasGivens() {
    return flags.hasGivens();
  }

  /** Uses a puzzle in place of a name. */
  public void use(Puzzle puzzle) {
    found = new FoundPuzzle(puzzle);
  }

  /**
   * Returns the finished solution set, if the name is that of a directory; its puzzle then becomes
   * the target's. Commands that take a set call this first.
   *
   * @throws org.dancingsparks.runs.StoreException if the directory is not such a set
   */
  public Optional<SolutionSet> set() {
    if (found == null) {
      name.given()
          .filter(given -> !NamedPuzzles.isNamed(given) && isDirectory(given))
          .filter(given -> storedDiagram().isEmpty())
          .ifPresent(
              directory -> {
                set = SolutionSet.open(directory, session.hadoop());
                use(Puzzles.drawn(set.puzzle(), session.files()));
              });
    }
    return Optional.ofNullable(set);
  }

  /** Returns whether a name can be that of a directory; of one on this disk without Hadoop. */
  private boolean canBeDirectory(String name) {
    return name.contains(":")
        || !session.files().isLocalByDefault()
        || new File(name).isDirectory();
  }

  private boolean isDirectory(String name) {
    return HadoopFiles.isDirectory(name, session.hadoop());
  }

  /** Returns the puzzle, with the diagram if its file had one. */
  public FoundPuzzle found() {
    if (found == null) {
      found = storedDiagram().orElseGet(this::named);
      found.warnings().forEach(session::warn);
    }
    return found;
  }

  private FoundPuzzle named() {
    directory()
        .ifPresent(
            given -> {
              throw new InputException(
                  "%s is a directory without a complete diagram".formatted(given),
                  "name a puzzle; a run of `dance count --diagram` goes on by `dance count --resume %s`",
                  ShellWord.quoted(given));
            });
    return Puzzles.find(name.needed(), session.files());
  }

  /** Returns the name, if it is that of a directory. */
  private Optional<String> directory() {
    return name.given()
        .filter(given -> !Puzzles.isNamedLikeFile(given) && canBeDirectory(given))
        .filter(given -> !NamedPuzzles.isNamed(given) && isDirectory(given));
  }

  /** Returns the puzzle of a diagram in partitions, if the name is that of its directory. */
  private Optional<FoundPuzzle> storedDiagram() {
    return directory()
        .filter(
            given ->
                ManifestType.typeAt(given, session.hadoop())
                    .equals(Optional.of(ResultType.DIAGRAM)))
        .map(
            given -> {
              DiagramFiles.Stored diagram =
                  DiagramFiles.open(
                      given,
                      session.hadoop(),
                      TaskMemory.of(session.namedMemory(), session.tasksInOneJvm()));
              Puzzle puzzle = Puzzles.drawn(diagram.record().puzzle(), session.files());
              return new FoundPuzzle(puzzle, Optional.of(diagram.solutions()), List.of());
            });
  }

  public Puzzle puzzle() {
    return found().puzzle();
  }

  /** Returns whether the puzzle came with the diagram of its solutions. */
  public boolean hasDiagram() {
    return found().solutions().isPresent();
  }

  /**
   * Returns the solutions that contain the givens, if the puzzle came with a diagram that has them.
   */
  public Optional<NumberedSolutions> solutions(Prefix givens) {
    Optional<NumberedSolutions> restricted =
        found().diagram().map(diagram -> diagram.restrictedTo(givens));
    return restricted.isPresent() || givens.size() > 0 ? restricted : found().solutions();
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
    return GivenReader.prefix(puzzle(), flags.givens(), more);
  }

  /**
   * Returns the options on the board. Reads it once, since standard input can be read only once.
   */
  private int[] placed() {
    if (placed == null) {
      placed =
          flags
              .board()
              .map(board -> BoardReader.options(puzzle(), drawing(board)))
              .orElseGet(() -> new int[0]);
    }
    return placed;
  }

  private String drawing(String board) {
    if (board.equals("-")) {
      return session.input("a board");
    }
    return board.startsWith("@") ? readText(board.substring(1)) : board;
  }

  private String readText(String file) {
    return Puzzles.readText(file, session.files());
  }

  /**
   * Returns the item order, if the user has set it.
   *
   * @throws InputException if there is no such order
   */
  public Optional<ItemOrder> wantedOrder() {
    return flags.order().map(this::order);
  }

  private ItemOrder order(String order) {
    List<String> known = puzzle().itemOrders();
    try {
      return known.contains(order) ? puzzle().itemOrder(order) : orderOfFile(order, known);
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

  private ItemOrder orderOfFile(String order, List<String> known) {
    if (!order.contains("/") && !order.contains(".")) {
      throw new InputException(
          "There is no item order %s.%s %s has %s"
              .formatted(
                  order, Suggestions.of(order, known), puzzle().name(), String.join(", ", known)),
          "or give the path of a file (with a / or . in it) that names all items");
    }
    List<String> names = KnuthReader.readNames(order, readText(order));
    return ItemOrder.ofNames(Printable.text(Redacted.fileName(order)), puzzle().problem(), names);
  }
}
