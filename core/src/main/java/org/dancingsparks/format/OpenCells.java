package org.dancingsparks.format;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.message.InputException;
import org.dancingsparks.puzzle.Piece;
import org.dancingsparks.puzzle.PiecePuzzle;

/** Reads a given of the form {@code open=CELL,CELL...}: cells that stay open. */
final class OpenCells {
  private static final String OPEN = "open";

  private final PiecePuzzle puzzle;
  private final String given;

  OpenCells(PiecePuzzle puzzle, String given) {
    this.puzzle = puzzle;
    this.given = given;
  }

  /** Returns whether a given is of this form; where a piece has the name open, it means that. */
  static boolean isMeant(PiecePuzzle puzzle, String given) {
    return given.indexOf('=') >= 0 && name(given).equals(OPEN) && puzzle.piece(OPEN).isEmpty();
  }

  private static String name(String given) {
    return given.substring(0, given.indexOf('=')).strip();
  }

  /** The holes on the cells, one on each. */
  IntStream options() {
    if (puzzle.pieces().stream().noneMatch(Piece::isHole)) {
      throw new InputException(
          "The given %s names open cells, but %s has no holes".formatted(given, puzzle.name()),
          "give pieces, or a puzzle with holes");
    }
    String cells = given.substring(given.indexOf('=') + 1);
    return new GivenCells(puzzle.board(), given).read(cells).stream().mapToInt(this::hole);
  }

  private int hole(Cell cell) {
    int[] holes =
        IntStream.range(0, puzzle.placements().size())
            .filter(option -> piece(option).isHole())
            .filter(option -> puzzle.placements().get(option).cells().contains(cell))
            .toArray();
    if (holes.length == 0) {
      throw new InputException(
          "The given %s names the cell %s, which cannot stay open"
              .formatted(given, puzzle.board().called(cell)),
          "%s can have the holes %s",
          puzzle.name(),
          puzzle.pieces().stream()
              .filter(Piece::isHole)
              .map(Piece::name)
              .collect(Collectors.joining(", ")));
    }
    if (holes.length > 1) {
      List<String> names = Arrays.stream(holes).mapToObj(option -> piece(option).name()).toList();
      throw new InputException(
          "The given %s names the cell %s, which can be one of the holes %s"
              .formatted(given, puzzle.board().called(cell), String.join(", ", names)),
          "say which, as in %s=%s",
          names.get(0),
          puzzle.board().called(cell));
    }
    return holes[0];
  }

  private Piece piece(int option) {
    return puzzle.pieces().get(puzzle.mark(option));
  }
}
