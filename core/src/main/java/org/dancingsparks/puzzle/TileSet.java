package org.dancingsparks.puzzle;

import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Tiles to place so that colours match wherever sides meet.
 *
 * @param colours of sides
 * @param tiles none like another
 * @param border the colour of all sides on the border of the board; empty if any will do
 */
public record TileSet(
    List<Mark> colours, List<EdgeTile> tiles, OptionalInt border, Turning turning) {
  /** The ways to place a tile. */
  public enum Turning {
    /** Turned in any way. */
    TURNED,
    /** Upright only. */
    FIXED
  }

  /** The different ways to place a tile, as its sides' colours. */
  Set<List<Integer>> placements(EdgeTile tile) {
    return turning == Turning.TURNED ? EdgeTile.turns(tile.sides()) : Set.of(tile.sides());
  }

  /** The symbols of sides' colours, as in {@code rrby}. */
  String text(List<Integer> sides) {
    return sides.stream()
        .map(side -> String.valueOf(colours.get(side).symbol()))
        .collect(Collectors.joining());
  }

  /** The number of sides with a colour, of all tiles together. */
  long sides(int colour) {
    return tiles.stream()
        .mapToLong(
            tile -> tile.copies() * tile.sides().stream().filter(side -> side == colour).count())
        .sum();
  }
}
