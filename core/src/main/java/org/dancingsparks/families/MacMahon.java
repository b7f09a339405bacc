package org.dancingsparks.families;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;
import org.dancingsparks.lattice.Lattice;
import org.dancingsparks.lattice.Shapes;
import org.dancingsparks.lattice.Tiling;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.EdgeTile;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.puzzle.SideSymbols;
import org.dancingsparks.puzzle.TilePuzzle;
import org.dancingsparks.puzzle.TileSet;
import org.dancingsparks.puzzle.Words;

/**
 * {@code macmahon:squares}: MacMahon's 24 squares, all that have three colours on their sides, on a
 * board of 4 x 6; {@code macmahon:triangles}: his 24 triangles of four colours in a hexagon of side
 * 2. The border has one colour, the first.
 */
final class MacMahon implements Family {
  private static final List<String> COLOURS = List.of("yellow", "red", "blue", "green");

  @Override
  public String name() {
    return "macmahon";
  }

  @Override
  public String parameters() {
    return "TILES";
  }

  @Override
  public String title() {
    return "MacMahon's 24 squares (macmahon:squares) or triangles (macmahon:triangles)";
  }

  @Override
  public Puzzle puzzle(String parameters, UnaryOperator<String> files) {
    return switch (parameters) {
      case "squares" ->
          puzzle("squares", "MacMahon's 24 squares of three colours", Board.box(4, 6, 1));
      case "triangles" -> puzzle("triangles", "MacMahon's 24 triangles of four colours", hexagon());
      default -> throw new Parameters(this, "squares or macmahon:triangles").unknown(parameters);
    };
  }

  private Puzzle puzzle(String tiles, String title, Board board) {
    int sides = Tiling.of(board.lattice()).beside(board.cell(0)).size();
    List<String> colours = COLOURS.subList(0, sides == 3 ? 4 : 3);
    TileSet set =
        new TileSet(
            SideSymbols.colours(colours),
            EdgeTile.all(sides, colours.size()),
            OptionalInt.of(0),
            TileSet.Turning.TURNED);
    String rules =
        "Sides that meet have the same colour, and the border is %s.".formatted(colours.get(0));
    return new TilePuzzle(new Words(name() + ":" + tiles, title, rules), board, set);
  }

  private static Board hexagon() {
    return new Board(Lattice.TRIANGULAR, Shapes.hexagon(Lattice.TRIANGULAR, 2));
  }
}
