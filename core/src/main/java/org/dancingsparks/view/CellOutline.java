package org.dancingsparks.view;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.lattice.Corner;
import org.dancingsparks.puzzle.Point;

/** The lines of cells that have sides. */
final class CellOutline implements Outline {
  private final BoardLayout layout;
  private final Set<Cell> cells;

  CellOutline(BoardLayout layout, Collection<Cell> cells) {
    this.layout = layout;
    this.cells = new TreeSet<>(cells);
  }

  /** {@inheritDoc} They consist of the sides that belong to one cell, which is on their right. */
  @Override
  public String round() {
    Map<Corner, Deque<Corner>> sides = sides();
    SvgPath path = new SvgPath();
    while (!sides.isEmpty()) {
      loop(sides.keySet().iterator().next(), sides, path);
    }
    return path.text();
  }

  /** {@inheritDoc} They are the sides that two cells share. */
  @Override
  public String within() {
    SvgPath path = new SvgPath();
    for (Cell cell : cells) {
      List<Corner> corners = layout.corners(cell);
      List<Cell> beside = layout.beside(cell);
      for (int side = 0; side < corners.size(); side++) {
        Cell other = beside.get(side);
        if (other.compareTo(cell) > 0 && cells.contains(other)) {
          path.move(at(corners.get(side))).line(at(corners.get((side + 1) % corners.size())));
        }
      }
    }
    return path.text();
  }

  @Override
  public String each() {
    SvgPath path = new SvgPath();
    cells.forEach(cell -> path.polygon(layout.outline(cell)));
    return path.text();
  }

  private Map<Corner, Deque<Corner>> sides() {
    Map<Corner, Deque<Corner>> sides = new LinkedHashMap<>();
    for (Cell cell : cells) {
      List<Corner> corners = layout.corners(cell);
      List<Cell> beside = layout.beside(cell);
      for (int side = 0; side < corners.size(); side++) {
        if (!cells.contains(beside.get(side))) {
          sides
              .computeIfAbsent(corners.get(side), corner -> new ArrayDeque<>())
              .add(corners.get((side + 1) % corners.size()));
        }
      }
    }
    return sides;
  }

  private void loop(Corner first, Map<Corner, Deque<Corner>> sides, SvgPath path) {
    path.move(at(first));
    Corner from = first;
    Corner at = next(sides, first);
    while (!at.equals(first)) {
      Corner to = next(sides, at);
      if (isBent(from, at, to)) {
        path.line(at(at));
        from = at;
      }
      at = to;
    }
    // Closing the path draws the last line.
    path.close();
  }

  private static boolean isBent(Corner from, Corner at, Corner to) {
    Corner before = at.minus(from);
    Corner after = to.minus(at);
    return before.x() * after.y() != before.y() * after.x();
  }

  private static Corner next(Map<Corner, Deque<Corner>> sides, Corner from) {
    Deque<Corner> ends = sides.get(from);
    Corner next = ends.remove();
    if (ends.isEmpty()) {
      sides.remove(from);
    }
    return next;
  }

  private Point at(Corner corner) {
    return layout.at(corner);
  }
}
