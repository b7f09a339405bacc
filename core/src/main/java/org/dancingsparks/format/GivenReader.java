package org.dancingsparks.format;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.message.InputException;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.Piece;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.Placement;
import org.dancingsparks.puzzle.Puzzle;

/** Reads the short forms in which people write givens. */
public final class GivenReader {
  private static final Pattern CELL =
      Pattern.compile("\\(\\s*(\\d{1,9})\\s*,\\s*(\\d{1,9})\\s*(?:,\\s*(\\d{1,9})\\s*)?\\)");
  private static final Pattern CELLS = Pattern.compile("(?:\\s*+" + CELL.pattern() + ")++\\s*+");
  private static final Pattern NUMBER = Pattern.compile("\\d{1,9}");

  private GivenReader() {}

  /**
   * The options of several givens together, each counted once.
   *
   * @param givens as {@link #options} takes them
   * @param more further options that are given
   * @throws InputException if there is no such option, or two conflict
   */
  public static Prefix prefix(Puzzle puzzle, List<String> givens, int... more) {
    int[] options =
        IntStream.concat(
                givens.stream().flatMapToInt(given -> options(puzzle, given)), Arrays.stream(more))
            .distinct()
            .toArray();
    puzzle.ofPieces().ifPresent(pieces -> checkNever(pieces, options));
    try {
      return Prefix.of(puzzle.problem(), options);
    } catch (IllegalArgumentException e) {
      throw new InputException("The givens conflict: " + e.getMessage());
    }
  }

  private static void checkNever(PiecePuzzle puzzle, int... options) {
    Set<Cell> open =
        Arrays.stream(options)
            .filter(option -> puzzle.pieces().get(puzzle.mark(option)).isHole())
            .mapToObj(puzzle::cells)
            .flatMap(List::stream)
            .collect(Collectors.toSet());
    for (Set<Cell> cells : puzzle.pieceRules().never()) {
      if (open.containsAll(cells)) {
        throw new InputException(
            "The givens open %s, which are never open together"
                .formatted(
                    cells.stream()
                        .sorted()
                        .map(puzzle.board()::called)
                        .collect(Collectors.joining(" and "))),
            "leave one of them covered");
      }
    }
  }

  /**
   * The options of a given: in the form {@code open=CELL,CELL...} the holes on these cells, each a
   * label or {@code (row,column)}; else the one of {@link #option}.
   *
   * @throws InputException if there are none
   */
  public static IntStream options(Puzzle puzzle, String given) {
    return puzzle
        .ofPieces()
        .filter(pieces -> OpenCells.isMeant(pieces, given))
        .map(pieces -> new OpenCells(pieces, given).options())
        .orElseGet(() -> IntStream.of(option(puzzle, given)));
  }

  /**
   * The option of a given in the form {@code PIECE=CELL,CELL...}, each cell a label or {@code
   * (row,column)}, {@code PIECE=ID} or {@code #ID}.
   *
   * @throws InputException if there is no such option
   */
  public static int option(Puzzle puzzle, String given) {
    if (given.startsWith("#")) {
      return number(puzzle, given, given.substring(1));
    }
    PiecePuzzle pieces =
        puzzle
            .ofPieces()
            .orElseThrow(() -> unknown(given, "write #ID, the option's number from 0"));
    int equals = given.indexOf('=');
    if (equals < 0) {
      throw unknown(
          given, "write PIECE=(row,column)(row,column)..., PIECE=ID, #ID or open=CELL,CELL...");
    }
    return option(pieces, given, given.substring(0, equals).strip(), given.substring(equals + 1));
  }

  private static InputException unknown(String given, String remedy) {
    return new InputException("The given %s is not understood".formatted(given), remedy);
  }

  private static int option(PiecePuzzle puzzle, String given, String name, String place) {
    int piece =
        puzzle
            .piece(name)
            .orElseThrow(
                () ->
                    new InputException(
                        "The given %s names no piece of %s".formatted(given, puzzle.name()),
                        "its pieces are %s",
                        pieceNames(puzzle)));
    boolean isLabel = puzzle.board().labelled(place.strip()).isPresent();
    if (NUMBER.matcher(place.strip()).matches() && !isLabel) {
      int option = number(puzzle, given, place.strip());
      Placement placement = puzzle.placements().get(option);
      if (placement.piece() != piece) {
        throw ofAnother(
            "The given %s is a placement of %s"
                .formatted(given, puzzle.pieces().get(placement.piece()).name()),
            name,
            puzzle.optionsOf(piece));
      }
      return option;
    }
    List<Cell> cells = cells(place).orElseGet(() -> labelled(puzzle.board(), given, place));
    return placement(puzzle, given, piece, cells);
  }

  private static List<Cell> labelled(Board board, String given, String place) {
    if (place.isBlank() || !board.hasLabels()) {
      throw new InputException(
          "The given %s does not say where the piece lies".formatted(given),
          "add its cells, as in (1,1)(1,2), or an option's number");
    }
    return new GivenCells(board, given).read(place);
  }

  private static InputException ofAnother(String problem, String name, int... own) {
    return own.length == 0
        ? new InputException(problem, "%s has none", name)
        : new InputException(
            problem, "those of %s are %d to %d", name, own[0], own[own.length - 1]);
  }

  /** The cells that a text like {@code (1,1)(1,2)} names, if it is one. */
  static Optional<List<Cell>> cells(String text) {
    return CELLS.matcher(text).matches()
        ? Optional.of(CELL.matcher(text).results().map(GivenReader::cell).toList())
        : Optional.empty();
  }

  private static Cell cell(MatchResult match) {
    int layer = match.group(3) == null ? 1 : Integer.parseInt(match.group(3));
    return new Cell(Integer.parseInt(match.group(1)), Integer.parseInt(match.group(2)), layer);
  }

  private static String pieceNames(PiecePuzzle puzzle) {
    return puzzle.pieces().stream().map(Piece::name).collect(Collectors.joining(", "));
  }

  private static int number(Puzzle puzzle, String given, String digits) {
    int options = puzzle.problem().options();
    if (!NUMBER.matcher(digits).matches() || Integer.parseInt(digits) >= options) {
      throw new InputException(
          "The given %s names no option".formatted(given),
          "%s has %d options, numbered from 0",
          puzzle.name(),
          options);
    }
    return Integer.parseInt(digits);
  }

  static int placement(PiecePuzzle puzzle, String given, int piece, List<Cell> cells) {
    List<Cell> sorted = cells.stream().sorted().toList();
    return Arrays.stream(puzzle.optionsOf(piece))
        .filter(option -> puzzle.placements().get(option).cells().equals(sorted))
        .findFirst()
        .orElseThrow(
            () ->
                new InputException(
                    "The given %s is not a placement of %s: the piece cannot cover exactly these cells"
                        .formatted(given, puzzle.pieces().get(piece).name()),
                    "give the cells of a placement"));
  }
}
