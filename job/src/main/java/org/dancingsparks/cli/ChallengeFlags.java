package org.dancingsparks.cli;

import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Which starts are asked for, and what is to be done with them. */
final class ChallengeFlags {
  private static final int MOST_POSITIONS = 10_000;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Option(
      names = "--pieces",
      paramLabel = "K",
      description =
          "Starts of so many placed pieces, besides what is given; where a puzzle has no pieces that"
              + " are used at most once, of so many options.")
  private Integer pieces;

  @Option(
      names = "--count",
      description =
          "Print how many starts there are, unique and solvable: all, up to symmetry, and for every"
              + " set of pieces.")
  private boolean isCounted;

  @Option(
      names = "--minimum",
      description =
          "Print the least number of pieces that leaves exactly one solution, with an example, and"
              + " its solution.")
  private boolean isMinimum;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description =
          "Write all unique starts to Parquet files in a new directory, on any Hadoop file system.")
  private String directory;

  @Option(
      names = "--booklet",
      paramLabel = "FILE.html",
      description =
          "Write a booklet of unique starts to be solved on paper, easy and hard ones, to a new file; all"
              + " starts are found first.")
  private String booklet;

  @Option(
      names = "--n",
      paramLabel = "N",
      description = "At most so many positions in the booklet; by default 24.")
  private Integer positions;

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "Another seed draws other positions for the booklet; by default 1.")
  private Long seed;

  @Option(
      names = "--grade",
      description =
          "Say how difficult each start is: nodes of the search by links, forced moves, branches, and"
              + " whether no piece of it can be left out.")
  private boolean isGraded;

  @Option(
      names = "--limit",
      paramLabel = "N",
      description = "List at most so many starts; by default all.")
  private Long limit;

  /** What is to be done. */
  enum Task {
    LIST,
    COUNT,
    MINIMUM,
    WRITE,
    BOOKLET
  }

  /**
   * What is to be done.
   *
   * @throws ParameterException if that is not one thing, or makes no sense
   */
  Task task() {
    List<Task> asked =
        Stream.of(
                isCounted ? Task.COUNT : null,
                isMinimum ? Task.MINIMUM : null,
                directory != null ? Task.WRITE : null,
                booklet != null ? Task.BOOKLET : null)
            .filter(task -> task != null)
            .toList();
    check(asked.size() <= 1, "--count, --minimum, --out and --booklet exclude each other.");
    Task task = asked.isEmpty() ? Task.LIST : asked.get(0);
    check(
        (pieces == null) == (task == Task.MINIMUM),
        pieces == null
            ? "Say how many pieces starts have, as in --pieces 3; or ask for the --minimum."
            : "--minimum finds the number of pieces; leave out --pieces.");
    check(pieces == null || pieces >= 1, "--pieces cannot be %d; it is 1 or more.", pieces);
    check(
        !isGraded || task == Task.LIST || task == Task.WRITE,
        "--grade goes with starts that are listed or written with --out.");
    check(limit == null || task == Task.LIST, "--limit is for starts that are listed.");
    check(limit == null || limit >= 1, "--limit cannot be %d; it is 1 or more.", limit);
    boolean isBook = task == Task.BOOKLET;
    check(positions == null && seed == null || isBook, "--n and --seed go with --booklet.");
    check(
        positions == null || positions >= 1 && positions <= MOST_POSITIONS,
        "--n cannot be %d; it is 1 to " + MOST_POSITIONS + ".",
        positions);
    return task;
  }

  private void check(boolean isFine, String message, Object... values) {
    if (!isFine) {
      throw new ParameterException(command.commandLine(), message.formatted(values));
    }
  }

  /** Options of a start; not for {@link Task#MINIMUM}. */
  int pieces() {
    return pieces;
  }

  String directory() {
    return directory;
  }

  String booklet() {
    return booklet;
  }

  int positions() {
    return positions == null ? 24 : positions;
  }

  long seed() {
    return seed == null ? 1 : seed;
  }

  boolean isGraded() {
    return isGraded;
  }

  boolean isLimited() {
    return limit != null;
  }

  long limit() {
    return limit == null ? Long.MAX_VALUE : limit;
  }
}
