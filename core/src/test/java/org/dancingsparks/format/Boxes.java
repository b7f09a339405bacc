package org.dancingsparks.format;

import java.util.Arrays;
import java.util.OptionalInt;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.BoardPuzzle;

/** Draws options with lines, or colours, between all placements, independently of the program. */
final class Boxes {
  private final BoardPuzzle puzzle;
  private final Board board;
  private final int[] owners;

  private Boxes(BoardPuzzle puzzle, int... options) {
    this.puzzle = puzzle;
    board = puzzle.board();
    owners = new int[board.size()];
    Arrays.fill(owners, -1);
    for (int option : options) {
      puzzle.cells(option).forEach(cell -> owners[board.number(cell).orElseThrow()] = option);
    }
  }

  /** With lines, and arrows between layers. */
  static String drawn(BoardPuzzle puzzle, int... options) {
    return new Boxes(puzzle, options).lines();
  }

  /** As on a terminal: each placement in a colour of its own. */
  static String coloured(BoardPuzzle puzzle, int... options) {
    return new Boxes(puzzle, options).colours();
  }

  private int owner(int row, int column, int layer) {
    OptionalInt number = board.number(new Cell(row, column, layer));
    return number.isPresent() ? owners[number.getAsInt()] : -2;
  }

  private char symbol(int owner) {
    return owner == -2
        ? ' '
        : owner == -1 ? '.' : puzzle.marks().get(puzzle.mark(owner, 0)).symbol();
  }

  private String lines() {
    StringBuilder text = new StringBuilder();
    for (int layer = 1; layer <= board.layers(); layer++) {
      text.append(layer == 1 ? "" : "\n");
      for (int row = 1; row <= board.rows() + 1; row++) {
        StringBuilder rule = new StringBuilder();
        StringBuilder cells = new StringBuilder();
        for (int column = 1; column <= board.columns() + 1; column++) {
          int owner = owner(row, column, layer);
          rule.append(owner == owner(row - 1, column, layer) ? "    " : "┼───");
          cells.append(owner == owner(row, column - 1, layer) ? "  " : "│ ").append(symbol(owner));
          boolean goesUp = owner >= 0 && owner == owner(row, column, layer - 1);
          boolean goesDown = owner >= 0 && owner == owner(row, column, layer + 1);
          cells.append(goesUp ? goesDown ? '↕' : '↑' : goesDown ? '↓' : ' ');
        }
        text.append(rule.toString().stripTrailing()).append('\n');
        if (row <= board.rows()) {
          text.append(cells.toString().stripTrailing()).append('\n');
        }
      }
    }
    return text.toString();
  }

  private String colours() {
    StringBuilder text = new StringBuilder();
    for (int layer = 1; layer <= board.layers(); layer++) {
      text.append(layer == 1 ? "" : "\n");
      for (int row = 1; row <= board.rows(); row++) {
        for (int column = 1; column <= board.columns(); column++) {
          int owner = owner(row, column, layer);
          text.append(
              owner < 0
                  ? owner == -1 ? " ·" : "  "
                  : "\u001b[38;2;0;0;0;48;2;7;%d;%dm %c\u001b[0m"
                      .formatted(owner / 256, owner % 256, symbol(owner)));
        }
        text.append('\n');
      }
    }
    return text.toString();
  }
}
