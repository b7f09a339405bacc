package org.dancingsparks.families;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.lattice.Turns;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.Piece;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.puzzle.Use;

/** {@code dominoes:ROWSxCOLUMNS}: a board filled with dominoes (Kasteleyn 1961 counts them). */
final class Dominoes implements Family {
  private static final Pattern FORM = Pattern.compile("(\\d+)x(\\d+)");
  private static final int MOST_CELLS = 10_000;

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
    return "A board filled with dominoes";
  }

  @Override
  public Puzzle puzzle(String parameters, UnaryOperator<String> files) {
    Parameters reader = new Parameters(this, "8x8");
    int[] numbers = reader.numbers(parameters, FORM);
    reader.check("cells", (long) numbers[0] * numbers[1], MOST_CELLS);
    Piece domino =
        Piece.of("Domino", 'D', Turns.ROTATIONS, List.of(Cell.of(1, 1), Cell.of(1, 2)))
            .withUse(Use.ANY_NUMBER);
    return new PiecePuzzle(
            "%s:%dx%d".formatted(name(), numbers[0], numbers[1]),
            Board.box(numbers[0], numbers[1], 1),
            List.of(domino))
        .withTitle(title());
  }
}
