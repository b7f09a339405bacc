package org.dancingsparks.search;

import java.util.List;
import java.util.Optional;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.puzzle.Piece;
import org.dancingsparks.puzzle.Placement;
import org.dancingsparks.puzzle.Puzzle;

/**
 * An option as a row of a table, which queries join with solutions.
 *
 * @param items names, in the option's order; with a colour as in {@code X:red}
 * @param piece null without geometry, as are the components after it
 * @param cells that it covers, in reading order
 * @param orientations the orientations of the whole piece that give this option, each as a list of
 *     cells in reading order
 */
public record OptionRow(
    int option, List<String> items, String piece, List<Cell> cells, List<List<Cell>> orientations) {
  /** The row of an option. */
  public static OptionRow of(Puzzle puzzle, int option) {
    List<String> items = List.of(puzzle.problem().colouredNames(option));
    Optional<Placement> placement = puzzle.placement(option);
    return new OptionRow(
        option,
        items,
        puzzle.pieceOf(option).map(Piece::name).orElse(null),
        placement.map(Placement::cells).orElse(null),
        placement.map(Placement::orientations).orElse(null));
  }
}
