package org.dancingsparks.boards;

import java.io.Serializable;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.message.InputException;
import org.dancingsparks.puzzle.Piece;
import org.dancingsparks.puzzle.PiecePuzzle;

/**
 * The boards of a puzzle. Each is a choice of cells for all holes; choices are numbered from 0,
 * with the last hole changing fastest. A choice is not a board if its holes exclude each other, or
 * differ from the givens. Immutable; takes little memory.
 */
public final class Boards implements Serializable {
  private static final long serialVersionUID = 1;

  /** Maximum number of choices; more would take days to count. */
  private static final long MAX_CHOICES = 100_000_000;

  private final ArrayList<Holes> holes;
  private final int[] givens;

  /** The givens that are holes. */
  private final int[] givenHoles;

  private Boards(List<Holes> holes, int[] givens, int... givenHoles) {
    this.holes = new ArrayList<>(holes);
    this.givens = givens;
    this.givenHoles = givenHoles;
  }

  /**
   * The boards of a puzzle.
   *
   * @param givens options that all solutions contain; where these are holes, all boards have them
   * @throws InputException if the puzzle has no holes, or too many choices, or some hole has no
   *     exact number
   */
  public static Boards of(PiecePuzzle puzzle, Prefix givens) {
    List<Holes> holes =
        IntStream.range(0, puzzle.pieces().size())
            .filter(piece -> puzzle.pieces().get(piece).isHole())
            .mapToObj(piece -> holes(puzzle, piece))
            .toList();
    if (holes.isEmpty()) {
      throw new InputException(
          "%s has no holes, so it has only one board".formatted(puzzle.name()),
          "count its solutions, or choose a puzzle with holes");
    }
    Boards boards =
        new Boards(
            holes,
            givens.options(),
            Arrays.stream(givens.options())
                .filter(option -> puzzle.pieces().get(puzzle.mark(option)).isHole())
                .toArray());
    if (boards.all().compareTo(BigInteger.valueOf(MAX_CHOICES)) > 0) {
      throw new InputException(
          "%s has %,d choices of open cells; there can be at most %,d"
              .formatted(puzzle.name(), boards.all(), MAX_CHOICES),
          "give its holes fewer cells");
    }
    return boards;
  }

  private static Holes holes(PiecePuzzle puzzle, int number) {
    Piece piece = puzzle.pieces().get(number);
    if (piece.use().least() < piece.use().most()) {
      throw new InputException(
          "The hole %s of %s has the use %s, so a board can have several sets of open cells"
              .formatted(piece.name(), puzzle.name(), piece.use().text()),
          "give it an exact number of cells");
    }
    int[] options = puzzle.optionsOf(number);
    String[] texts =
        Arrays.stream(options)
            .mapToObj(option -> puzzle.cells(option).get(0))
            .map(puzzle.board()::called)
            .toArray(String[]::new);
    return new Holes(piece.name(), piece.use().least(), options, texts);
  }

  private BigInteger all() {
    return holes.stream().map(Holes::sets).reduce(BigInteger.ONE, BigInteger::multiply);
  }

  /** The names of the holes. */
  public List<String> holes() {
    return holes.stream().map(Holes::name).toList();
  }

  /** The number of choices, whether they are boards or not. */
  public long choices() {
    return all().longValueExact();
  }

  /** The number of the set of each hole. */
  private long[] sets(long choice) {
    long[] sets = new long[holes.size()];
    long left = choice;
    for (int hole = sets.length - 1; hole >= 0; hole--) {
      long all = holes.get(hole).sets().longValueExact();
      sets[hole] = left % all;
      left /= all;
    }
    return sets;
  }

  /** The open cells of each hole, with blanks between: labels where cells have them. */
  public List<String> open(long choice) {
    long[] sets = sets(choice);
    return IntStream.range(0, sets.length)
        .mapToObj(hole -> holes.get(hole).text(sets[hole]))
        .toList();
  }

  /** Random choices, which depend only on the seed; a choice may come more than once. */
  public LongStream random(long seed) {
    return new SplittableRandom(seed).longs(0, choices());
  }

  /** The options of a board: the givens and its holes; empty if the choice is not a board. */
  public Optional<Prefix> board(Problem problem, long choice) {
    long[] sets = sets(choice);
    Set<Integer> open =
        IntStream.range(0, sets.length)
            .flatMap(hole -> Arrays.stream(holes.get(hole).options(sets[hole])))
            .boxed()
            .collect(Collectors.toCollection(LinkedHashSet::new));
    if (!Arrays.stream(givenHoles).allMatch(open::contains)) {
      return Optional.empty();
    }
    Prefix board = Prefix.of(problem, givens);
    for (int given : givens) {
      open.remove(given);
    }
    for (int option : open) {
      if (!board.allows(problem, option)) {
        return Optional.empty();
      }
      int[] longer = Arrays.copyOf(board.options(), board.size() + 1);
      longer[board.size()] = option;
      board = Prefix.of(problem, longer);
    }
    return Optional.of(board);
  }
}
