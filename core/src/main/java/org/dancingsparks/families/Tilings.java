package org.dancingsparks.families;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.lattice.Shapes;
import org.dancingsparks.lattice.Turns;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.Piece;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.puzzle.Use;

/**
 * {@code tilings:SHAPES,ROWSxCOLUMNS}: a board tiled by polyominoes, each used any number of times,
 * turned and reflected. Shapes are joined by {@code +}: a polyomino ({@code V3}), all of one size
 * ({@code trominoes}), a rectangle ({@code 2x3}), all {@code squares} or {@code rectangles} that
 * fit; {@code ?} after one means at most once.
 */
final class Tilings implements Family {
  private static final Pattern FORM = Pattern.compile("([^,]+),(0*[1-9]\\d*x0*[1-9]\\d*)");
  private static final Pattern SIZE = Pattern.compile("(\\d+)x(\\d+)");
  private static final int MAX_CELLS = 10_000;

  /** Maximum number of cells along a shape, as many as a piece of a puzzle file can have. */
  private static final int LONGEST_SHAPE = 1_000;

  /** Maximum number of rectangles that are told apart by symbols. */
  private static final int MAX_SHAPES = 300;

  @Override
  public String name() {
    return "tilings";
  }

  @Override
  public String parameters() {
    return "SHAPES,ROWSxCOLUMNS";
  }

  @Override
  public String title() {
    return "A board tiled by polyominoes used freely, as in tilings:V3+I2,6x6";
  }

  @Override
  public Puzzle puzzle(String parameters, UnaryOperator<String> files) {
    Parameters reader = new Parameters(this, "trominoes,6x6 or tilings:V3+1x1,8x8");
    Matcher form = FORM.matcher(parameters);
    if (!form.matches()) {
      throw reader.unknown(parameters);
    }
    int[] sides = reader.numbers(form.group(2), SIZE);
    reader.check("cells", (long) sides[0] * sides[1], MAX_CELLS);
    String name = "%s:%s,%dx%d".formatted(name(), form.group(1), sides[0], sides[1]);
    Board board = Board.box(sides[0], sides[1], 1);
    return new PiecePuzzle(name, board, pieces(reader, form.group(1), sides))
        .withTitle("A board of %d x %d tiled by %s".formatted(sides[0], sides[1], form.group(1)));
  }

  private static List<Piece> pieces(Parameters reader, String shapes, int... sides) {
    Map<String, Piece> pieces = new LinkedHashMap<>();
    UnusedSymbols symbols = new UnusedSymbols();
    for (String word : shapes.split("\\+", -1)) {
      boolean isOnce = word.endsWith("?");
      Map<String, List<Cell>> named =
          shapes(reader, isOnce ? word.substring(0, word.length() - 1) : word, sides);
      reader.check("shapes", pieces.size() + (long) named.size(), MAX_SHAPES);
      named.forEach(
          (name, cells) ->
              pieces.computeIfAbsent(
                  name,
                  key ->
                      Piece.of(key, symbols.next(key), Turns.ROTATIONS_AND_REFLECTIONS, cells)
                          .withUse(isOnce ? Use.AT_MOST_ONCE : Use.ANY_NUMBER)));
    }
    return new ArrayList<>(pieces.values());
  }

  private static Map<String, List<Cell>> shapes(Parameters reader, String word, int... sides) {
    Map<String, List<Cell>> shapes = new LinkedHashMap<>();
    int most = Math.max(sides[0], sides[1]);
    int least = Math.min(sides[0], sides[1]);
    switch (word) {
      case "squares", "rectangles" -> {
        boolean areSquares = word.equals("squares");
        reader.check("shapes", areSquares ? least : (long) least * most / 2, MAX_SHAPES);
        for (int side = 1; side <= least; side++) {
          for (int other = side; other <= (areSquares ? side : most); other++) {
            shapes.put(side + "x" + other, Shapes.box(side, other, 1));
          }
        }
      }
      default -> {
        Polyominoes.all(word).forEach(name -> shapes.put(name, Polyominoes.named(name).get()));
        Polyominoes.named(word).ifPresent(cells -> shapes.put(word, cells));
        if (SIZE.matcher(word).matches()) {
          int[] box = reader.numbers(word, SIZE);
          reader.check("cells", (long) box[0] * box[1], MAX_CELLS);
          reader.check("cells along a shape", Math.max(box[0], box[1]), LONGEST_SHAPE);
          shapes.put(box[0] + "x" + box[1], Shapes.box(box[0], box[1], 1));
        }
      }
    }
    if (shapes.isEmpty()) {
      throw new IllegalArgumentException(
          "There is no shape %s; there are I1, I2, I3, V3, I4 to T4 (tetrominoes), F5 to Z5 (pentominoes), 2x3 and other rectangles, squares, and rectangles for all that fit."
              .formatted(word));
    }
    return shapes;
  }
}
