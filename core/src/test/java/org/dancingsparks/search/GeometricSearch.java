package org.dancingsparks.search;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.lattice.Lattice;
import org.dancingsparks.lattice.Position;
import org.dancingsparks.puzzle.Group;
import org.dancingsparks.puzzle.Piece;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.Use;

/**
 * All solutions of a small puzzle by trying everything: a piece covers cells if the distances
 * between their centres, and the hands of triangles and tetrahedra among them, are its own. Knows
 * neither turns nor options nor items.
 */
final class GeometricSearch {
  private static final double TOLERANCE = 1e-9;

  /** Cells that a piece covers. */
  record Laid(int piece, Set<Cell> cells) {
    /** Unlike a sum, differs for solutions that cover the same cells: a set adds its hashes up. */
    @Override
    public int hashCode() {
      int sum = (31 * piece + cells.hashCode()) * 0x9e3779b9;
      return sum ^ sum >>> 15;
    }
  }

  private final PiecePuzzle puzzle;
  private final Lattice lattice;
  private final List<Laid> ways = new ArrayList<>();
  private final List<Laid> chosen = new ArrayList<>();
  private final Set<Set<Laid>> solutions = new HashSet<>();

  GeometricSearch(PiecePuzzle puzzle) {
    this.puzzle = puzzle;
    lattice = puzzle.board().lattice();
    for (int piece = 0; piece < puzzle.pieces().size(); piece++) {
      addWays(piece, 0, new ArrayList<>());
    }
  }

  Set<Set<Laid>> solutions() {
    cover(0, new HashSet<>());
    return solutions;
  }

  /** All ways to lay a piece. */
  List<Laid> ways() {
    return ways;
  }

  /** Returns whether the distances between cells are those between others. */
  boolean areLike(List<Cell> cells, List<Cell> others) {
    return isNear(ways(cells), ways(others));
  }

  /** Tries all sets of cells from one on. */
  private void addWays(int number, int from, List<Cell> cells) {
    Piece piece = puzzle.pieces().get(number);
    if (cells.size() == piece.cells().size()) {
      boolean isAllowed = piece.at().isEmpty() || piece.at().containsAll(cells);
      if (isAllowed && (piece.isHole() || isCongruent(piece, cells, new ArrayList<>()))) {
        ways.add(new Laid(number, Set.copyOf(cells)));
      }
      return;
    }
    for (int cell = from; cell < puzzle.board().size(); cell++) {
      cells.add(puzzle.board().cell(cell));
      addWays(number, cell + 1, cells);
      cells.remove(cells.size() - 1);
    }
  }

  /** Tries all orders of the cells, one more in each step. */
  private boolean isCongruent(Piece piece, List<Cell> cells, List<Cell> ordered) {
    if (!isLike(piece, ordered)) {
      return false;
    }
    if (ordered.size() == cells.size()) {
      return true;
    }
    for (Cell cell : cells) {
      if (!ordered.contains(cell)) {
        ordered.add(cell);
        boolean found = isCongruent(piece, cells, ordered);
        ordered.remove(ordered.size() - 1);
        if (found) {
          return true;
        }
      }
    }
    return false;
  }

  /** Compares the last cell of an image and its ways to the others with those of the piece. */
  private boolean isLike(Piece piece, List<Cell> image) {
    int last = image.size() - 1;
    if (last < 0) {
      return true;
    }
    List<Cell> own = piece.cells();
    List<Position> ways = ways(own.subList(0, image.size()));
    List<Position> images = ways(image);
    return switch (piece.turns()) {
      case NONE ->
          isAlike(ways.get(last), images.get(last))
              && (lattice != Lattice.TRIANGULAR
                  || Lattice.isUpright(own.get(last)) == Lattice.isUpright(image.get(last)));
      case ROTATIONS -> isPlane(ways, images) && areas(ways, images);
      case ROTATIONS_AND_REFLECTIONS -> isPlane(ways, images);
      case SPACE_ROTATIONS -> isNear(ways, images) && volumes(ways, images);
      case SPACE_ROTATIONS_AND_MIRROR_IMAGES -> isNear(ways, images);
    };
  }

  /** The ways from the first cell to each. */
  private List<Position> ways(List<Cell> cells) {
    Position first = lattice.centre(cells.get(0));
    return cells.stream().map(cell -> lattice.centre(cell).minus(first)).toList();
  }

  private static boolean isAlike(Position one, Position other) {
    return length(one.minus(other)) < TOLERANCE;
  }

  private static double length(Position way) {
    return Math.sqrt(way.x() * way.x() + way.y() * way.y() + way.z() * way.z());
  }

  private static boolean isNear(List<Position> ways, List<Position> images) {
    for (int one = 0; one < ways.size(); one++) {
      for (int other = 0; other < one; other++) {
        double distance = length(ways.get(one).minus(ways.get(other)));
        if (Math.abs(distance - length(images.get(one).minus(images.get(other)))) > TOLERANCE) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean isPlane(List<Position> ways, List<Position> images) {
    for (int place = 0; place < ways.size(); place++) {
      if (Math.abs(ways.get(place).z() - images.get(place).z()) > TOLERANCE) {
        return false;
      }
    }
    return isNear(ways, images);
  }

  private static boolean areas(List<Position> ways, List<Position> images) {
    for (int one = 0; one < ways.size(); one++) {
      for (int other = 0; other < one; other++) {
        double own =
            ways.get(one).x() * ways.get(other).y() - ways.get(one).y() * ways.get(other).x();
        double image =
            images.get(one).x() * images.get(other).y()
                - images.get(one).y() * images.get(other).x();
        if (Math.abs(own - image) > TOLERANCE) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean volumes(List<Position> ways, List<Position> images) {
    if (ways.size() < 4 || lattice.isFlat()) {
      return true;
    }
    return Math.abs(volume(ways) - volume(images)) < TOLERANCE;
  }

  private static double volume(List<Position> ways) {
    Position a = ways.get(1);
    Position b = ways.get(2);
    Position c = ways.get(3);
    return a.x() * (b.y() * c.z() - b.z() * c.y())
        - a.y() * (b.x() * c.z() - b.z() * c.x())
        + a.z() * (b.x() * c.y() - b.y() * c.x());
  }

  /** Decides cell by cell what covers it, or that it stays open. */
  private void cover(int number, Set<Cell> covered) {
    if (number == puzzle.board().size()) {
      if (isAllowed()) {
        solutions.add(Set.copyOf(chosen));
      }
      return;
    }
    Cell cell = puzzle.board().cell(number);
    if (covered.contains(cell)) {
      cover(number + 1, covered);
      return;
    }
    if (puzzle.pieceRules().free().contains(cell)) {
      Set<Cell> more = new HashSet<>(covered);
      more.add(cell);
      cover(number + 1, more);
    }
    for (Laid way : ways) {
      if (way.cells.contains(cell) && way.cells.stream().noneMatch(covered::contains)) {
        Set<Cell> more = new HashSet<>(covered);
        more.addAll(way.cells);
        chosen.add(way);
        cover(number + 1, more);
        chosen.remove(chosen.size() - 1);
      }
    }
  }

  private boolean isAllowed() {
    Set<Cell> holes = new HashSet<>();
    chosen.stream()
        .filter(way -> puzzle.pieces().get(way.piece).isHole())
        .forEach(way -> holes.addAll(way.cells));
    if (puzzle.pieceRules().never().stream().anyMatch(holes::containsAll)) {
      return false;
    }
    for (int piece = 0; piece < puzzle.pieces().size(); piece++) {
      int number = piece;
      long times = chosen.stream().filter(way -> way.piece == number).count();
      if (!isAllowed(puzzle.pieces().get(piece).use(), times)) {
        return false;
      }
    }
    for (Group group : puzzle.pieceRules().groups()) {
      long times =
          chosen.stream()
              .filter(way -> group.pieces().contains(puzzle.pieces().get(way.piece).name()))
              .count();
      if (!isAllowed(group.use(), times)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isAllowed(Use use, long times) {
    return times >= use.least() && times <= use.most();
  }
}
