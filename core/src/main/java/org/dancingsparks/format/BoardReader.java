package org.dancingsparks.format;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.BoardPuzzle;
import org.dancingsparks.puzzle.Cell;
import org.dancingsparks.puzzle.Mark;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.Printable;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.puzzle.Use;

/**
 * Reads a start given as one line: for each cell of the board in reading order the symbol of what
 * is there, or {@code .}; what a board's drawing in one line looks like.
 */
public final class BoardReader {
  private static final char OPEN = '.';

  private final BoardPuzzle puzzle;
  private final String line;

  private BoardReader(BoardPuzzle puzzle, String line) {
    this.puzzle = puzzle;
    this.line = line;
  }

  /**
   * The options of a start.
   *
   * @throws InputException if the line does not fit the puzzle
   */
  public static int[] options(Puzzle puzzle, String line) {
    if (!(puzzle instanceof BoardPuzzle drawn)) {
      throw new InputException(
          "%s has no board, so no start can be given as one; give options as #ID."
              .formatted(puzzle.name()));
    }
    if (line.length() != drawn.board().size()) {
      throw new InputException(
          "The board %s has %d characters; %s has %d cells."
              .formatted(line, line.length(), puzzle.name(), drawn.board().size()));
    }
    return new BoardReader(drawn, line).options();
  }

  private int[] options() {
    Board board = puzzle.board();
    Map<Character, List<Cell>> bySymbol = new LinkedHashMap<>();
    for (int cell = 0; cell < board.size(); cell++) {
      if (line.charAt(cell) != OPEN) {
        bySymbol.computeIfAbsent(line.charAt(cell), key -> new ArrayList<>()).add(board.cell(cell));
      }
    }
    return bySymbol.entrySet().stream()
        .flatMapToInt(entry -> marked(mark(entry.getKey()), entry.getValue()))
        .toArray();
  }

  private int mark(char symbol) {
    List<Mark> marks = puzzle.marks();
    return IntStream.range(0, marks.size())
        .filter(mark -> marks.get(mark).symbol() == symbol)
        .findFirst()
        .orElseThrow(
            () ->
                new InputException(
                    "The board has the symbol %s, which is none of %s's; they are %s and . for an open cell."
                        .formatted(
                            Printable.text(String.valueOf(symbol)),
                            puzzle.name(),
                            marks.stream()
                                .map(mark -> String.valueOf(mark.symbol()))
                                .collect(Collectors.joining(" ")))));
  }

  private IntStream marked(int mark, List<Cell> cells) {
    return puzzle instanceof PiecePuzzle pieces
        ? IntStream.of(placed(pieces, mark, cells))
        : cells.stream().mapToInt(cell -> filling(mark, cell, cells)).distinct();
  }

  private static int placed(PiecePuzzle puzzle, int piece, List<Cell> cells) {
    if (puzzle.pieces().get(piece).use() == Use.ANY_NUMBER) {
      throw new InputException(
          "The piece %s can be used several times, so a board does not tell how; give its"
                  .formatted(puzzle.pieces().get(piece).symbol())
              + " placements one by one.");
    }
    String given =
        puzzle.pieces().get(piece).name() + "=" + Cell.text(cells, puzzle.board().isFlat());
    return GivenReader.placement(puzzle, given, piece, cells);
  }

  /** The option that puts a value in a cell, and in no other cell than the line says. */
  private int filling(int mark, Cell cell, List<Cell> cells) {
    int[] options =
        IntStream.range(0, puzzle.problem().options())
            .filter(option -> puzzle.mark(option) == mark)
            .filter(option -> puzzle.cells(option).contains(cell))
            .filter(option -> cells.containsAll(puzzle.cells(option)))
            .toArray();
    if (options.length != 1) {
      throw new InputException(
          "%s %s puts %s in %s and elsewhere only where the board has it; give options as #ID."
              .formatted(
                  options.length == 0 ? "No option" : "More than one option",
                  Arrays.toString(options).replace("[]", "of " + puzzle.name()),
                  puzzle.marks().get(mark).symbol(),
                  cell.text(puzzle.board().isFlat())));
    }
    return options[0];
  }
}
