package org.dancingsparks.puzzle;

import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.lattice.Tiling;
import org.dancingsparks.puzzle.TilePuzzle.Placed;

/**
 * Finds the automorphisms of a puzzle of tiles: the symmetries of its board in the plane, each
 * combined with an exchange of colours, that map the set of options onto itself and tiles onto
 * tiles of which there are as many. With more than {@link #MAX_COLOURS} colours none is exchanged.
 */
final class TileSymmetries {
  private static final int MAX_COLOURS = 6;

  /** Fractions of a side that are told apart. */
  private static final double GRAIN = 1000;

  private final TilePuzzle puzzle;
  private final Point centre;
  private final Map<Position, Integer> options = new HashMap<>();
  private final Map<IntBuffer, String> titles = new LinkedHashMap<>();

  /** Colours by the middles of sides: an option, but for the names of cells and tiles. */
  private record Position(Map<Place, Integer> sides) {}

  /** A point in units that are told apart. */
  private record Place(long x, long y) {}

  TileSymmetries(TilePuzzle puzzle) {
    this.puzzle = puzzle;
    centre = mean(puzzle.board().cells().stream().flatMap(cell -> middles(cell).stream()).toList());
    for (int option = 0; option < puzzle.placed().size(); option++) {
      options.put(position(option, map(0, false), identity()), option);
    }
  }

  private List<Integer> identity() {
    return IntStream.range(0, puzzle.set().colours().size()).boxed().toList();
  }

  Symmetries symmetries() {
    List<List<Integer>> exchanges =
        identity().size() > MAX_COLOURS ? List.of(identity()) : permutations(identity().size());
    int turns = puzzle.tiling() == Tiling.SQUARES ? 4 : 6;
    for (int turn = 0; turn < turns; turn++) {
      for (int flips = 0; flips < 2; flips++) {
        UnaryOperator<Point> map = map(2 * Math.PI * turn / turns, flips == 1);
        for (List<Integer> colours : exchanges) {
          String exchanged = colours.equals(identity()) ? "" : ", colours exchanged";
          String title = title(turn, turns, flips == 1) + exchanged;
          images(map, colours)
              .ifPresent(images -> titles.putIfAbsent(IntBuffer.wrap(images), title));
        }
      }
    }
    return Symmetries.of(titles);
  }

  private static List<List<Integer>> permutations(int size) {
    List<List<Integer>> permutations = new ArrayList<>(List.of(List.of()));
    for (int length = 0; length < size; length++) {
      List<List<Integer>> longer = new ArrayList<>();
      for (List<Integer> order : permutations) {
        for (int next = 0; next < size; next++) {
          if (!order.contains(next)) {
            List<Integer> extended = new ArrayList<>(order);
            extended.add(next);
            longer.add(extended);
          }
        }
      }
      permutations = longer;
    }
    return permutations;
  }

  /** A turn to the right round the centre, after a reflection left to right if it flips. */
  private UnaryOperator<Point> map(double angle, boolean flips) {
    return point -> {
      double x = (flips ? -1 : 1) * (point.x() - centre.x());
      double y = point.y() - centre.y();
      return new Point(
          x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle));
    };
  }

  private static String title(int turn, int turns, boolean flips) {
    if (turn == 0) {
      return flips ? "reflection left to right" : "identity";
    }
    if (2 * turn == turns) {
      return flips ? "reflection top to bottom" : "half-turn";
    }
    return (flips ? "reflection after " : "") + "rotation by " + 360 * turn / turns + " degrees";
  }

  /** The image of each option, if the map takes all to options, and tiles to as many tiles. */
  private Optional<int[]> images(UnaryOperator<Point> map, List<Integer> colours) {
    int[] images = new int[puzzle.placed().size()];
    for (int option = 0; option < images.length; option++) {
      Integer image = options.get(position(option, map, colours));
      if (image == null || copies(option) != copies(image)) {
        return Optional.empty();
      }
      images[option] = image;
    }
    return Optional.of(images);
  }

  private int copies(int option) {
    return puzzle.set().tiles().get(puzzle.placed().get(option).tile()).copies();
  }

  private Position position(int option, UnaryOperator<Point> map, List<Integer> colours) {
    Placed placed = puzzle.placed().get(option);
    List<Point> middles = middles(placed.cell());
    Map<Place, Integer> sides = new HashMap<>();
    for (int side = 0; side < middles.size(); side++) {
      Point at = map.apply(middles.get(side));
      Place place = new Place(Math.round(at.x() * GRAIN), Math.round(at.y() * GRAIN));
      sides.put(place, colours.get(placed.sides().get(side)));
    }
    return new Position(sides);
  }

  private List<Point> middles(Cell cell) {
    double unitDown = puzzle.tiling().unitDown();
    List<Point> corners =
        puzzle.tiling().corners(cell).stream()
            .map(corner -> new Point(corner.x() / 2.0, corner.y() * unitDown))
            .toList();
    List<Point> middles = new ArrayList<>();
    for (int side = 0; side < corners.size(); side++) {
      middles.add(corners.get(side).towards(corners.get((side + 1) % corners.size()), 0.5));
    }
    return middles;
  }

  private static Point mean(List<Point> points) {
    return new Point(
        points.stream().mapToDouble(Point::x).average().orElseThrow(),
        points.stream().mapToDouble(Point::y).average().orElseThrow());
  }
}
