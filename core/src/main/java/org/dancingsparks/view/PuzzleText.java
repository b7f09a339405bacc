package org.dancingsparks.view;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.lattice.Lattice;
import org.dancingsparks.puzzle.Group;
import org.dancingsparks.puzzle.Piece;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.check.PuzzleCheck;

/** Draws a puzzle as this program reads it: its board and each of its pieces, as text. */
public final class PuzzleText {
  private static final char CELL = '#';
  private static final char FREE = 'o';
  private static final char ELSEWHERE = '.';
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
    text.append("board   %s\n\n".formatted(board(puzzle)));
    draw(
        puzzle.board().cells(),
        cell -> puzzle.pieceRules().free().contains(cell) ? FREE : sign(puzzle, cell),
        text);
    for (int number = 0; number < puzzle.pieces().size(); number++) {
      Piece piece = puzzle.pieces().get(number);
      text.append("\n%c  %s: %s\n\n".formatted(piece.symbol(), piece.name(), words(check, number)));
      draw(check, piece, text);
    }
    for (Group group : puzzle.pieceRules().groups()) {
      text.append(
          "\ngroup   %s: %s of %s\n"
              .formatted(group.name(), group.use().text(), String.join(", ", group.pieces())));
    }
    puzzle.pieceRules().conditions().stream()
        .sorted()
        .forEach(
            rule ->
                text.append("\nrule    %s: %s\n".formatted(rule.text(), RuleWords.words(rule))));
    List<String> remarks = check.remarks();
    text.append(remarks.isEmpty() ? "" : "\n");
    remarks.forEach(remark -> text.append(remark).append('\n'));
    return text.toString();
  }

  private static String count(int number, String what) {
    return number + " " + what + (number == 1 ? "" : "s");
  }

  private static String components(int components) {
    return components == 1 ? "" : " in %,d parts".formatted(components);
  }

  private static String words(PuzzleCheck check, int number) {
    Piece piece = check.puzzle().pieces().get(number);
    String placements = count(check.placements(number), "placement");
    return piece.isHole()
        ? String.join(", ", "open cell", piece.use().text(), placements)
        : String.join(
            ", ",
            count(piece.cells().size(), "cell") + components(check.components(number)),
            piece.use().text(),
            count(check.orientations(number), "orientation"),
            placements);
  }

  private static String board(PiecePuzzle puzzle) {
    String cells = count(puzzle.board().size(), "cell");
    Lattice lattice = puzzle.board().lattice();
    int free = puzzle.pieceRules().free().size();
    return cells
        + (lattice == Lattice.SQUARE ? "" : ", " + lattice.text())
        + RuleWords.joined(puzzle.board()).map(words -> ", " + words).orElse("")
        + (free == 0 ? "" : ", %d of them (%c) can stay open".formatted(free, FREE));
  }

  /** The sign of a cell of a board or piece on triangles; on other lattices, of a board. */
  private static char sign(PiecePuzzle puzzle, Cell cell) {
    if (puzzle.board().lattice() != Lattice.TRIANGULAR) {
      return CELL;
    }
    return Lattice.isUpright(cell) ? '^' : 'v';
  }

  /** A hole or another piece of one region by its places on the board, others by their cells. */
  private static void draw(PuzzleCheck check, Piece piece, StringBuilder text) {
    PiecePuzzle puzzle = check.puzzle();
    if (!piece.isHole()) {
      boolean hasSigns = piece.lattice() == Lattice.TRIANGULAR;
      draw(piece.cells(), cell -> hasSigns ? sign(puzzle, cell) : piece.symbol(), text);
    }
    if (!piece.at().isEmpty()) {
      text.append(piece.isHole() ? "" : "  at\n");
      draw(
          puzzle.board().cells(),
          cell -> piece.at().contains(cell) ? piece.symbol() : ELSEWHERE,
          text);
    } else if (piece.isHole()) {
      text.append(MARGIN).append("anywhere\n");
    }
  }

  /** Cells whose coordinates are 1 or more, within a box that holds few more. */
  private static void draw(List<Cell> cells, Function<Cell, Character> signs, StringBuilder text) {
    Set<Cell> drawn = new HashSet<>(cells);
    Cell most = Cell.greatestCorner(cells);
    for (int row = 1; row <= most.row(); row++) {
      StringBuilder line = new StringBuilder(MARGIN);
      for (int layer = 1; layer <= most.layer(); layer++) {
        line.append(layer == 1 ? "" : GAP);
        for (int column = 1; column <= most.column(); column++) {
          Cell cell = new Cell(row, column, layer);
          line.append(drawn.contains(cell) ? signs.apply(cell) : Character.valueOf(' '));
        }
      }
      text.append(line.toString().stripTrailing()).append('\n');
    }
  }
}
