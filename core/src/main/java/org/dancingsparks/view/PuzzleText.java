package org.dancingsparks.view;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.puzzle.Piece;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.PuzzleCheck;

/** Draws a puzzle as this program reads it: its board and each of its pieces, as text. */
public final class PuzzleText {
  private static final char CELL = '#';
  private static final String MARGIN = "    ";
  private static final String GAP = "   ";

  private PuzzleText() {}

  /**
   * The board, then each piece in its symbol with its turns and use, then remarks. Layers stand
   * side by side, the top one left.
   */
  public static String of(PuzzleCheck check) {
    PiecePuzzle puzzle = check.puzzle();
    StringBuilder text = new StringBuilder("puzzle  %s\n".formatted(puzzle.name()));
    if (!puzzle.title().isEmpty()) {
      text.append("title   %s\n".formatted(puzzle.title()));
    }
    text.append("board   %s\n\n".formatted(count(puzzle.board().size(), "cell")));
    draw(puzzle.board().cells(), CELL, text);
    for (int number = 0; number < puzzle.pieces().size(); number++) {
      Piece piece = puzzle.pieces().get(number);
      text.append(
          "\n%c  %s: %s, %s, %s, %s\n\n"
              .formatted(
                  piece.symbol(),
                  piece.name(),
                  count(piece.cells().size(), "cell"),
                  piece.use().text(),
                  count(check.orientations(number), "orientation"),
                  count(check.placements(number), "placement")));
      draw(piece.cells(), piece.symbol(), text);
    }
    List<String> remarks = check.remarks();
    text.append(remarks.isEmpty() ? "" : "\n");
    remarks.forEach(remark -> text.append(remark).append('\n'));
    return text.toString();
  }

  private static String count(int number, String what) {
    return number + " " + what + (number == 1 ? "" : "s");
  }

  /** Cells whose coordinates are 1 or more, within a box that holds few more. */
  private static void draw(List<Cell> cells, char symbol, StringBuilder text) {
    Set<Cell> drawn = new HashSet<>(cells);
    int rows = cells.stream().mapToInt(Cell::row).max().orElseThrow();
    int columns = cells.stream().mapToInt(Cell::column).max().orElseThrow();
    int layers = cells.stream().mapToInt(Cell::layer).max().orElseThrow();
    for (int row = 1; row <= rows; row++) {
      StringBuilder line = new StringBuilder(MARGIN);
      for (int layer = 1; layer <= layers; layer++) {
        line.append(layer == 1 ? "" : GAP);
        for (int column = 1; column <= columns; column++) {
          line.append(drawn.contains(new Cell(row, column, layer)) ? symbol : ' ');
        }
      }
      text.append(line.toString().stripTrailing()).append('\n');
    }
  }
}
