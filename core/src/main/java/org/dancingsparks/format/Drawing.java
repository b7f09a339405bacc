package org.dancingsparks.format;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.dancingsparks.puzzle.Cell;

/**
 * Cells as text: {@code #} is a cell, {@code .} or a blank is none; rows from the top, layers
 * separated by a blank line, the top layer first.
 */
final class Drawing {
  private Drawing() {}

  static List<Cell> read(YamlNode node) {
    List<Cell> cells = new ArrayList<>();
    List<String> lines = node.text().lines().toList();
    int row = 0;
    int layer = 1;
    for (int at = 0; at < lines.size(); at++) {
      if (lines.get(at).isBlank()) {
        layer++;
        row = 0;
      } else {
        row++;
        checkLine(node, at, lines.get(at));
        addCells(lines.get(at), new Cell(row, 0, layer), cells);
      }
    }
    if (cells.isEmpty()) {
      throw node.error(node.name() + " is drawn without a cell; # is a cell.");
    }
    return cells;
  }

  private static void addCells(String text, Cell before, List<Cell> cells) {
    for (int column = 1; column <= text.length(); column++) {
      if (text.charAt(column - 1) == '#') {
        cells.add(new Cell(before.row(), column, before.layer()));
      }
    }
  }

  private static void checkLine(YamlNode node, int at, String text) {
    for (char sign : text.toCharArray()) {
      if ("#. ".indexOf(sign) < 0) {
        throw node.errorInText(
            at,
            "%s is drawn with %s; use # for a cell and . for none.".formatted(node.name(), sign));
      }
    }
  }

  /** The drawing of cells whose coordinates are 1 or more. */
  static String write(List<Cell> cells) {
    Set<Cell> drawn = new HashSet<>(cells);
    int columns = cells.stream().mapToInt(Cell::column).max().orElseThrow();
    int rows = cells.stream().mapToInt(Cell::row).max().orElseThrow();
    int layers = cells.stream().mapToInt(Cell::layer).max().orElseThrow();
    return IntStream.rangeClosed(1, layers)
        .mapToObj(
            layer ->
                IntStream.rangeClosed(1, rows)
                    .mapToObj(row -> write(drawn, row, layer, columns))
                    .collect(Collectors.joining("\n")))
        .collect(Collectors.joining("\n\n"));
  }

  private static String write(Set<Cell> drawn, int row, int layer, int columns) {
    return IntStream.rangeClosed(1, columns)
        .mapToObj(column -> drawn.contains(new Cell(row, column, layer)) ? "#" : ".")
        .collect(Collectors.joining());
  }
}
