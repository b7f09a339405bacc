package org.dancingsparks.bench;

import java.util.ArrayList;
import java.util.List;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.format.KnuthReader;

/** Makes the problems that are no shipped puzzles, each of any size. */
final class PlainProblems {
  private PlainProblems() {}

  /** Queens that do not attack each other; the diagonals are secondary items. */
  static Problem queens(int n) {
    ProblemBuilder<String, String> builder = new ProblemBuilder<>();
    for (int at = 0; at < n; at++) {
      builder.primary("r" + at).primary("c" + at);
    }
    for (int at = 0; at < 2 * n - 1; at++) {
      builder.secondary("a" + at).secondary("b" + at);
    }
    for (int r = 0; r < n; r++) {
      for (int c = 0; c < n; c++) {
        builder.option(
            r + "," + c, List.of("r" + r, "c" + c, "a" + (r + c), "b" + (r - c + n - 1)));
      }
    }
    return builder.build();
  }

  /**
   * Langford pairs: each number from 1 to n twice in a row, with as many others between; each
   * arrangement and its mirror image.
   */
  static Problem langford(int n) {
    ProblemBuilder<String, String> builder = new ProblemBuilder<>();
    for (int number = 1; number <= n; number++) {
      builder.primary("d" + number);
    }
    for (int slot = 1; slot <= 2 * n; slot++) {
      builder.primary("s" + slot);
    }
    for (int number = 1; number <= n; number++) {
      for (int slot = 1; slot + number + 1 <= 2 * n; slot++) {
        builder.option(
            number + "@" + slot, List.of("d" + number, "s" + slot, "s" + (slot + number + 1)));
      }
    }
    return builder.build();
  }

  /** Empty sudokus with blocks of {@code order} x {@code order} cells. */
  static Problem sudoku(int order) {
    int side = order * order;
    ProblemBuilder<String, String> builder = new ProblemBuilder<>();
    for (String kind : List.of("cell", "line", "column", "block")) {
      for (int at = 0; at < side * side; at++) {
        builder.primary(kind + at);
      }
    }
    for (int cell = 0; cell < side * side; cell++) {
      int line = cell / side;
      int column = cell % side;
      int block = line / order * order + column / order;
      for (int value = 0; value < side; value++) {
        builder.option(
            cell + "=" + (value + 1),
            List.of(
                "cell" + cell,
                "line" + (side * line + value),
                "column" + (side * column + value),
                "block" + (side * block + value)));
      }
    }
    return builder.build();
  }

  /** Dominoes on a board of lines x columns. */
  static Problem dominoes(int lines, int columns) {
    return KnuthReader.read("dominoes.dlx", dominoesText(lines, columns));
  }

  /** The same as Knuth's text: an item per cell, an option per place of a domino. */
  static String dominoesText(int lines, int columns) {
    List<String> cells = new ArrayList<>();
    List<String> options = new ArrayList<>();
    for (int line = 0; line < lines; line++) {
      for (int column = 0; column < columns; column++) {
        cells.add(line + "," + column);
        if (column + 1 < columns) {
          options.add("%d,%d %d,%d\n".formatted(line, column, line, column + 1));
        }
        if (line + 1 < lines) {
          options.add("%d,%d %d,%d\n".formatted(line, column, line + 1, column));
        }
      }
    }
    return String.join(" ", cells) + "\n" + String.join("", options);
  }
}
