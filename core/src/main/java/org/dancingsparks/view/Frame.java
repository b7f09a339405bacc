package org.dancingsparks.view;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The rim of a board: a heavy line round its cells, and hatching over its holes, which could
 * otherwise be taken for open cells. A hole is a place off the board that the cells of its layer
 * enclose: no path through the sides of places off the board leads outside. Immutable. Takes time
 * proportional to the box round the board.
 */
final class Frame {
  private static final String HATCH = "#606060";

  /** The number of hatching lines that meet the side of a tile. */
  private static final int LINES = 4;

  private final BoardLayout layout;
  private final String outline;
  private final String hatching;

  Frame(BoardLayout layout) {
    this.layout = layout;
    List<Tile> tiles = layout.tiles(layout.board().cells());
    outline = new Outline(tiles, layout.side()).round();
    hatching = hatching(holes(tiles));
  }

  /** Returns whether there is a hole. */
  boolean hasHoles() {
    return !hatching.isEmpty();
  }

  /** Hatches the holes, if there are any; to be drawn before the cells. */
  void hatch(Svg svg) {
    if (hasHoles()) {
      svg.open("path", "class", "hole", "d", hatching, "stroke", HATCH);
      svg.attributes("stroke-width", Math.max(0.8, layout.side() / 25)).title("no cell").close();
    }
  }

  /** Draws the line round the board; to be drawn after the cells. */
  void outline(Svg svg) {
    svg.open("path", "class", "rim", "d", outline, "fill", "none", "stroke", Colours.BLACK);
    // Heavier than the lines between placements; half of it extends beyond the cells.
    svg.attributes("stroke-width", 1.25 * layout.heavy(), "pointer-events", "none").close();
  }

  private Set<Tile> holes(List<Tile> tiles) {
    NavigableSet<Tile> off = new TreeSet<>();
    for (int y = -1; y <= layout.board().rows(); y++) {
      for (int x = -1; x <= layout.layerStep() * layout.board().layers(); x++) {
        off.add(new Tile(x, y));
      }
    }
    tiles.forEach(off::remove);
    Deque<Tile> outside = new ArrayDeque<>();
    outside.add(off.pollFirst());
    while (!outside.isEmpty()) {
      for (Tile beside : outside.remove().beside()) {
        if (off.remove(beside)) {
          outside.add(beside);
        }
      }
    }
    return off;
  }

  /**
   * Slanting lines over the holes. Lines that continue from tile to tile are merged, so that the
   * text grows with the rim of a hole and not with its area.
   */
  private String hatching(Set<Tile> holes) {
    // In units of the distance between lines along a side; each line leads down and to the left.
    Map<Tile, Tile> lines = new TreeMap<>();
    for (Tile hole : holes) {
      Tile corner = new Tile(hole.x() * LINES, hole.y() * LINES);
      for (int at = 1; at <= LINES; at++) {
        lines.put(corner.plus(at, 0), corner.plus(0, at));
      }
      for (int at = 1; at < LINES; at++) {
        lines.put(corner.plus(LINES, at), corner.plus(at, LINES));
      }
    }
    Set<Tile> starts = new TreeSet<>(lines.keySet());
    lines.values().forEach(starts::remove);
    StringBuilder path = new StringBuilder();
    for (Tile start : starts) {
      Tile end = start;
      while (lines.containsKey(end)) {
        end = lines.get(end);
      }
      path.append('M').append(point(start)).append('L').append(point(end));
    }
    return path.toString();
  }

  private String point(Tile place) {
    double unit = layout.side() / LINES;
    return Svg.number(place.x() * unit) + " " + Svg.number(place.y() * unit);
  }
}
