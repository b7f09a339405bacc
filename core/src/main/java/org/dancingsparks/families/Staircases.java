package org.dancingsparks.families;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.lattice.Turns;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.Mark;
import org.dancingsparks.puzzle.Piece;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.puzzle.Use;

/**
 * {@code staircases:N}: a staircase, rows of 1, 2, ..., N cells that begin at one column, tiled by
 * staircases of all sizes, each used any number of times and turned (OEIS A334617).
 */
final class Staircases implements Family {
  private static final Pattern FORM = Pattern.compile("(\\d+)");
  private static final int MAX_STEPS = 60;

  @Override
  public String name() {
    return "staircases";
  }

  @Override
  public String parameters() {
    return "N";
  }

  @Override
  public String title() {
    return "A staircase of N steps tiled by staircases";
  }

  @Override
  public Puzzle puzzle(String parameters, UnaryOperator<String> files) {
    Parameters reader = new Parameters(this, "5");
    int steps = reader.numbers(parameters, FORM)[0];
    reader.check("steps", steps, MAX_STEPS);
    List<Piece> pieces = new ArrayList<>();
    for (int size = 1; size <= steps; size++) {
      String name = "Staircase " + size;
      pieces.add(
          Piece.of(name, Mark.symbol(size - 1), Turns.ROTATIONS, cells(size))
              .withUse(Use.ANY_NUMBER));
    }
    return new PiecePuzzle(name() + ":" + steps, new Board(cells(steps)), pieces)
        .withTitle("A staircase of %d steps tiled by staircases".formatted(steps));
  }

  private static List<Cell> cells(int steps) {
    return IntStream.rangeClosed(1, steps)
        .boxed()
        .flatMap(row -> IntStream.rangeClosed(1, row).mapToObj(column -> Cell.of(row, column)))
        .toList();
  }
}
