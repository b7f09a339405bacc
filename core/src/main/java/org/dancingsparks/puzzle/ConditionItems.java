package org.dancingsparks.puzzle;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.dancingsparks.lattice.Cell;

/**
 * The items of {@linkplain Condition conditions}: a straight line across the board, which one piece
 * or more cross, and a point where four cells meet, of which one piece has two or more. Their names
 * have signs that those of pieces cannot have: {@code rows2/3}, {@code point(3,3)}.
 */
final class ConditionItems {
  private static final Cell DOWN = new Cell(1, 0, 0);
  private static final Cell RIGHT = new Cell(0, 1, 0);
  private static final Cell BELOW = new Cell(0, 0, 1);

  /** Maximum number of pieces with two of the four cells at a point. */
  private static final int PAIRS = 2;

  /** The fewest cells of a piece at a point that make it one. */
  private static final int PAIR = 2;

  private static final int CELLS_OF_POINT = 4;

  private final Board board;

  /** By line, the pairs of cells on either side of it. */
  private final Map<String, List<List<Cell>>> lines = new LinkedHashMap<>();

  /** By cell, the next cells to the right, below and in the layer below, with the line between. */
  private final Map<Cell, Map<Cell, String>> linesFrom = new HashMap<>();

  /** By point, the four cells round it. */
  private final Map<String, Set<Cell>> points = new LinkedHashMap<>();

  /** By cell, the points at its corners. */
  private final Map<Cell, List<String>> pointsOf = new HashMap<>();

  ConditionItems(Board board, Set<Condition> conditions) {
    this.board = board;
    if (conditions.contains(Condition.FAULT_FREE)) {
      board.cells().forEach(this::addLines);
    }
    if (conditions.contains(Condition.NO_CROSSROADS)) {
      board.cells().forEach(this::addPoint);
    }
  }

  private void addLines(Cell cell) {
    addLine("rows%d/%d".formatted(cell.row(), cell.row() + 1), cell, DOWN);
    addLine("columns%d/%d".formatted(cell.column(), cell.column() + 1), cell, RIGHT);
    addLine("layers%d/%d".formatted(cell.layer(), cell.layer() + 1), cell, BELOW);
  }

  private void addLine(String line, Cell cell, Cell way) {
    Cell beyond = cell.plus(way);
    if (board.number(beyond).isPresent()) {
      lines.computeIfAbsent(line, key -> new ArrayList<>()).add(List.of(cell, beyond));
      linesFrom.computeIfAbsent(cell, key -> new LinkedHashMap<>()).put(beyond, line);
    }
  }

  /** Adds the point at the upper left of a cell. */
  private void addPoint(Cell cell) {
    Set<Cell> round = new HashSet<>();
    Stream.of(cell, cell.minus(DOWN), cell.minus(RIGHT), cell.minus(DOWN).minus(RIGHT))
        .map(board::at)
        .filter(other -> board.number(other).isPresent())
        .forEach(round::add);
    if (round.size() == CELLS_OF_POINT) {
      String point = "point" + cell.text();
      points.put(point, round);
      round.forEach(other -> pointsOf.computeIfAbsent(other, key -> new ArrayList<>()).add(point));
    }
  }

  /** The uses of each item that its condition asks for, by name. */
  Map<String, Use> uses(boolean hasHoles) {
    Map<String, Use> uses = new LinkedHashMap<>();
    lines.keySet().forEach(line -> uses.put(line, new Use(1, board.size())));
    points
        .keySet()
        .forEach(point -> uses.put(point, new Use(1, hasHoles ? CELLS_OF_POINT : PAIRS)));
    return uses;
  }

  /** The items of a piece on some cells, or of an open cell, at which no four pieces can meet. */
  List<String> of(Collection<Cell> cells, boolean isHole) {
    if (size() == 0) {
      return List.of();
    }
    Set<Cell> covered = Set.copyOf(cells);
    Set<String> items = new LinkedHashSet<>();
    Map<String, Integer> shared = new LinkedHashMap<>();
    for (Cell cell : cells) {
      linesFrom
          .getOrDefault(cell, Map.of())
          .forEach(
              (beyond, line) -> {
                if (covered.contains(beyond)) {
                  items.add(line);
                }
              });
      pointsOf.getOrDefault(cell, List.of()).forEach(point -> shared.merge(point, 1, Integer::sum));
    }
    shared.forEach(
        (point, number) -> {
          if (number >= (isHole ? 1 : PAIR)) {
            items.add(point);
          }
        });
    return List.copyOf(items);
  }

  /**
   * The items in an order of the cells, each after the cells with which it is decided: a line once
   * a cell of each pair is covered, a point once three of its cells are.
   *
   * @param order cell numbers
   */
  List<String> among(List<Integer> order) {
    Map<Cell, Integer> places = new LinkedHashMap<>();
    order.forEach(cell -> places.put(board.cell(cell), places.size()));
    Map<Integer, List<String>> after = new LinkedHashMap<>();
    lines.forEach(
        (line, pairs) -> {
          int last =
              pairs.stream()
                  .mapToInt(pair -> Math.min(places.get(pair.get(0)), places.get(pair.get(1))))
                  .max()
                  .orElseThrow();
          after.computeIfAbsent(last, key -> new ArrayList<>()).add(line);
        });
    points.forEach(
        (point, round) -> {
          int third = round.stream().map(places::get).sorted().skip(PAIR).findFirst().orElseThrow();
          after.computeIfAbsent(third, key -> new ArrayList<>()).add(point);
        });
    List<String> names = new ArrayList<>();
    for (int place = 0; place < order.size(); place++) {
      names.add(board.name(order.get(place)));
      names.addAll(after.getOrDefault(place, List.of()));
    }
    return names;
  }

  int size() {
    return lines.size() + points.size();
  }

  /** The names of all items. */
  List<String> names() {
    return Stream.concat(lines.keySet().stream(), points.keySet().stream()).toList();
  }
}
