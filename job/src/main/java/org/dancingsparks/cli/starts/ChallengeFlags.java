package org.dancingsparks.cli.starts;

import java.util.List;
import java.util.stream.Stream;
import org.dancingsparks.cli.flag.BookletFlags;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The flags for the number of pieces of starts, and for the use made of the starts. */
public final class ChallengeFlags {
  private static final int MAX_POSITIONS = 10_000;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Option(
      names = "--pieces",
      paramLabel = "K",
      description =
          "Starts with this many placed pieces, besides the givens; for puzzles without pieces"
              + " that are used at most once, with this many options. A booklet can have a chapter"
              + " for each number of a range, as in 10-2, the most first.")
  private String pieces;

  @Option(
      names = "--count",
      description =
          "Print the numbers of unique and of solvable starts: in total, up to "
              + "symmetry, and for each set of pieces.")
  private boolean isCounted;

  @Option(
      names = "--minimum",
      description =
          "Print the minimum number of pieces that leaves exactly one solution, with an example"
              + " and its solution.")
  private boolean isMinimum;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "Write all unique starts to Parquet files in a new directory.")
  private String directory;

  @Mixin private BookletFlags booklet;

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "The seed that selects the booklet's positions; by default 1.")
  private Long seed;

  @Option(
      names = "--grade",
      description =
          "Grade each start: nodes of the search by links, forced moves, branches, and whether"
              + " it is minimal, so that no piece can be left out.")
  private boolean isGraded;

  @Option(
      names = "--limit",
      paramLabel = "N",
      description =
          "List at most this many starts, by default all; or have at most this many positions"
              + " in each chapter of the booklet, by default 24.")
  private Long limit;

  /** The tasks; a command line chooses one. */
  public enum Task {
    LIST,
    COUNT,
    MINIMUM,
    WRITE,
    BOOKLET
  }

  /**
   * Returns the task.
   *
   * @throws ParameterException if the flags name no single task, or contradict each other
   */
  public Task task() {
    Task task = asked();
    checkPieces(task);
    checkLimit(task);
    check(
        !isGraded || task == Task.LIST || task == Task.WRITE,
        "--grade is for starts listed or written with --out.");
    check(seed == null || task == Task.BOOKLET, "--seed goes with --booklet.");
    booklet.check();
    return task;
  }

  private Task asked() {
    List<Task> asked =
        Stream.of(
                isCounted ? Task.COUNT : null,
                isMinimum ? Task.MINIMUM : null,
                directory != null ? Task.WRITE : null,
                booklet.isAsked() ? Task.BOOKLET : null)
            .filter(task -> task != null)
            .toList();
    check(asked.size() <= 1, "--count, --minimum, --out and --booklet cannot be used together.");
    return asked.isEmpty() ? Task.LIST : asked.get(0);
  }

  private void checkPieces(Task task) {
    check(
        (pieces == null) == (task == Task.MINIMUM),
        pieces == null
            ? "Set the number of pieces of starts, as in --pieces 3, or find the --minimum."
            : "--minimum finds the number of pieces; leave out --pieces.");
    if (pieces != null) {
      check(
          task == Task.BOOKLET || !counts().isRange(),
          "--pieces %s is a range, for the chapters of a --booklet; else say one number, as in --pieces %d.",
          counts(),
          counts().fewest());
    }
  }

  private void checkLimit(Task task) {
    boolean isBook = task == Task.BOOKLET;
    check(
        limit == null || isBook || task == Task.LIST,
        "--limit is for listed starts, and for positions in a --booklet.");
    check(limit == null || limit >= 1, "--limit cannot be %d; it is 1 or more.", limit);
    check(
        !isBook || limit == null || limit <= MAX_POSITIONS,
        "--limit of a booklet cannot be %d; it is 1 to " + MAX_POSITIONS + ".",
        limit);
  }

  private void check(boolean isFine, String message, Object... values) {
    if (!isFine) {
      throw new ParameterException(command.commandLine(), message.formatted(values));
    }
  }

  /** The number of options of a start; not for {@link Task#MINIMUM} or a range. */
  public int pieces() {
    return counts().most();
  }

  /** The numbers of options of starts; not for {@link Task#MINIMUM}. */
  public PieceCounts counts() {
    try {
      return PieceCounts.of(pieces);
    } catch (IllegalArgumentException e) {
      throw new ParameterException(command.commandLine(), e.getMessage(), e);
    }
  }

  public String directory() {
    return directory;
  }

  public BookletFlags booklet() {
    return booklet;
  }

  /** Maximum number of positions in a chapter. */
  public int positions() {
    return limit == null ? 24 : limit.intValue();
  }

  public long seed() {
    return seed == null ? 1 : seed;
  }

  public boolean isGraded() {
    return isGraded;
  }

  public boolean isLimited() {
    return limit != null;
  }

  public long limit() {
    return limit == null ? Long.MAX_VALUE : limit;
  }
}
