package org.dancingsparks.families;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.lattice.Shapes;

/**
 * Free polyominoes of up to five cells: {@code I1}, {@code I2}, {@code I3}, {@code V3}, {@code I4}
 * to {@code T4} and {@code F5} to {@code Z5}, a letter (Golomb's for pentominoes) and the number of
 * cells.
 */
final class Polyominoes {
  private static final String DRAWINGS =
      """
      I1 #
      I2 ##
      I3 ###
      V3 ##/#.
      I4 ####
      L4 ###/#..
      O4 ##/##
      S4 .##/##.
      T4 ###/.#.
      F5 .##/##./.#.
      I5 #####
      L5 ####/#...
      N5 ###./..##
      P5 ###/##.
      T5 ###/.#./.#.
      U5 #.#/###
      V5 ###/#../#..
      W5 ##./.##/..#
      X5 .#./###/.#.
      Y5 ####/.#..
      Z5 ##./.#./.##
      """;

  private static final Map<String, List<Cell>> ALL = new TreeMap<>();

  private static final Map<String, Integer> SIZES =
      Map.of("monominoes", 1, "dominoes", 2, "trominoes", 3, "tetrominoes", 4, "pentominoes", 5);

  static {
    DRAWINGS
        .lines()
        .map(line -> line.split(" "))
        .forEach(parts -> ALL.put(parts[0], cells(parts[1].split("/"))));
  }

  private Polyominoes() {}

  private static List<Cell> cells(String... rows) {
    List<Cell> cells = new ArrayList<>();
    for (Cell cell : Shapes.box(rows.length, rows[0].length(), 1)) {
      if (rows[cell.row() - 1].charAt(cell.column() - 1) == '#') {
        cells.add(cell);
      }
    }
    return cells;
  }

  /** The cells of a polyomino by its name. */
  public static Optional<List<Cell>> named(String name) {
    return Optional.ofNullable(ALL.get(name));
  }

  /** The names of all with as many cells as the word says: {@code trominoes} have three. */
  public static List<String> all(String word) {
    int size = SIZES.getOrDefault(word, 0);
    return ALL.keySet().stream().filter(name -> ALL.get(name).size() == size).toList();
  }
}
