package org.dancingsparks.families;

import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.lattice.Turns;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.Piece;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.puzzle.Use;

/**
 * {@code dominoes:ROWSxCOLUMNS}: a board filled with dominoes (Kasteleyn 1961 counts them); with a
 * third number, the layers, a box filled with bricks of two cubes (OEIS A028446).
 */
final class Dominoes implements Family {
  private static final Pattern FLAT = Pattern.compile("(\\d+)x(\\d+)");
  private static final Pattern BOX = Pattern.compile("(\\d+)x(\\d+)x(\\d+)");
  private static final int MAX_CELLS = 10_000;

  @Override
  public String name() {
    return "dominoes";
  }

  @Override
  public String parameters() {
    return "ROWSxCOLUMNS";
  }

  @Override
  public String title() {
    return "A board filled with dominoes, or a box, as in dominoes:2x3x4";
  }

  @Override
  public Puzzle puzzle(String parameters, UnaryOperator<String> files) {
    Parameters reader = new Parameters(this, "8x8");
    boolean isBox = BOX.matcher(parameters).matches();
    int[] sides = reader.numbers(parameters, isBox ? BOX : FLAT);
    int layers = isBox ? sides[2] : 1;
    reader.check("cells", (long) sides[0] * sides[1], MAX_CELLS);
    reader.check("cells", (long) sides[0] * sides[1] * layers, MAX_CELLS);
    Piece domino =
        Piece.of(
                "Domino",
                'D',
                isBox ? Turns.SPACE_ROTATIONS : Turns.ROTATIONS,
                List.of(Cell.of(1, 1), Cell.of(1, 2)))
            .withUse(Use.ANY_NUMBER);
    String size = Arrays.stream(sides).mapToObj(String::valueOf).collect(Collectors.joining("x"));
    return new PiecePuzzle(
            name() + ":" + size, Board.box(sides[0], sides[1], layers), List.of(domino))
        .withTitle((isBox ? "A box" : "A board") + " filled with dominoes");
  }
}
