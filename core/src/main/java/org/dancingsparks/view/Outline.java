package org.dancingsparks.view;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.dancingsparks.lattice.Cell;

/**
 * The lines round and within a set of tiles, as the data of SVG paths. Immutable. Each takes time
 * proportional to the tiles.
 */
public final class Outline {
  private final Set<Tile> tiles;
  private final double side;

  /**
   * Of some tiles.
   *
   * @param side of a tile in pixels
   */
  Outline(Collection<Tile> tiles, double side) {
    this.tiles = new TreeSet<>(tiles);
    this.side = side;
  }

  /** The lines of some cells as they are laid out. */
  public static Outline of(BoardLayout layout, Collection<Cell> cells) {
    return new Outline(layout.tiles(cells), layout.side());
  }

  /**
   * Closed lines along the edges that belong to only one tile of the set; the set is on the right
   * of each, so that filling the path leaves holes open.
   */
  public String round() {
    Map<Tile, Deque<Tile>> edges = edges();
    StringBuilder path = new StringBuilder();
    while (!edges.isEmpty()) {
      loop(edges.keySet().iterator().next(), edges, path);
    }
    return path.toString();
  }

  /** The edges that two tiles of the set share. */
  public String within() {
    StringBuilder path = new StringBuilder();
    for (Tile tile : tiles) {
      if (tiles.contains(tile.plus(1, 0))) {
        move(path, tile.plus(1, 0)).append('v').append(Svg.number(side));
      }
      if (tiles.contains(tile.plus(0, 1))) {
        move(path, tile.plus(0, 1)).append('h').append(Svg.number(side));
      }
    }
    return path.toString();
  }

  private Map<Tile, Deque<Tile>> edges() {
    Map<Tile, Deque<Tile>> edges = new LinkedHashMap<>();
    for (Tile tile : tiles) {
      edge(edges, tile.plus(0, -1), tile, tile.plus(1, 0));
      edge(edges, tile.plus(1, 0), tile.plus(1, 0), tile.plus(1, 1));
      edge(edges, tile.plus(0, 1), tile.plus(1, 1), tile.plus(0, 1));
      edge(edges, tile.plus(-1, 0), tile.plus(0, 1), tile);
    }
    return edges;
  }

  private void edge(Map<Tile, Deque<Tile>> edges, Tile beyond, Tile from, Tile to) {
    if (!tiles.contains(beyond)) {
      edges.computeIfAbsent(from, corner -> new ArrayDeque<>()).add(to);
    }
  }

  private void loop(Tile start, Map<Tile, Deque<Tile>> edges, StringBuilder path) {
    move(path, start);
    Tile from = start;
    Tile at = next(edges, start);
    while (!at.equals(start)) {
      Tile to = next(edges, at);
      boolean goesOn = (from.y() == at.y()) == (at.y() == to.y());
      if (!goesOn) {
        line(path, from, at);
        from = at;
      }
      at = to;
    }
    // Closing the path draws the last line.
    path.append('z');
  }

  private static Tile next(Map<Tile, Deque<Tile>> edges, Tile from) {
    Deque<Tile> ends = edges.get(from);
    Tile next = ends.remove();
    if (ends.isEmpty()) {
      edges.remove(from);
    }
    return next;
  }

  private void line(StringBuilder path, Tile from, Tile to) {
    if (from.y() == to.y()) {
      path.append('h').append(Svg.number((to.x() - from.x()) * side));
    } else {
      path.append('v').append(Svg.number((to.y() - from.y()) * side));
    }
  }

  private StringBuilder move(StringBuilder path, Tile to) {
    path.append('M').append(Svg.number(to.x() * side)).append(' ');
    return path.append(Svg.number(to.y() * side));
  }
}
