package org.dancingsparks.format;

import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.lattice.Lattice;
import org.dancingsparks.lattice.Shapes;

/**
 * Reads the cells of a board: a drawing, or a shape by its sizes, as {@code 5x11}, {@code pyramid
 * 5} or {@code hexagon 4}.
 */
final class ShapeReader {
  private static final int MOST_CELLS = 10_000;

  /** The most places of the box round a drawn board, which every drawing of a solution repeats. */
  private static final int MOST_PLACES = 100_000;

  private static final Pattern BOX = Pattern.compile("(\\d{1,4})x(\\d{1,4})(?:x(\\d{1,4}))?");
  private static final Pattern NAMED = Pattern.compile("([a-z]+) (\\d{1,4})(?:x(\\d{1,4}))?");

  private final YamlNode node;
  private final Lattice lattice;

  private ShapeReader(YamlNode node, Lattice lattice) {
    this.node = node;
    this.lattice = lattice;
  }

  /** The cells of a board, as they were drawn. */
  static List<Cell> read(YamlNode node, Lattice lattice) {
    ShapeReader reader = new ShapeReader(node, lattice);
    String text = node.text().strip();
    Matcher box = BOX.matcher(text);
    Matcher named = NAMED.matcher(text);
    if (box.matches() && lattice == Lattice.SQUARE) {
      return reader.box(box);
    }
    if (box.matches() || named.matches()) {
      return reader.named(text, named);
    }
    return reader.drawn();
  }

  private List<Cell> box(Matcher box) {
    int rows = Integer.parseInt(box.group(1));
    int columns = Integer.parseInt(box.group(2));
    int layers = box.group(3) == null ? 1 : Integer.parseInt(box.group(3));
    checkSize((long) rows * columns * layers);
    return Shapes.box(rows, columns, layers);
  }

  private void checkSize(long cells) {
    if (cells == 0 || cells > MOST_CELLS) {
      throw node.error(
          "The board has %d cells; it can have 1 to %,d.".formatted(cells, MOST_CELLS));
    }
  }

  private List<Cell> named(String text, Matcher named) {
    return Optional.of(named)
        .filter(Matcher::matches)
        .flatMap(found -> shape(named))
        .orElseThrow(
            () ->
                node.error(
                    "A board of a %s lattice cannot be %s; it is a drawing, or %s."
                        .formatted(lattice.text(), text, shapes())));
  }

  private String shapes() {
    return switch (lattice) {
      case SQUARE -> "ROWSxCOLUMNS, or ROWSxCOLUMNSxLAYERS";
      case HEXAGONAL, TRIANGULAR -> "parallelogram ROWSxCOLUMNS, triangle N or hexagon N";
      case SPHERES -> "pyramid N";
      case TRIANGULAR_SPHERES -> "tetrahedron N";
    };
  }

  private Optional<List<Cell>> shape(Matcher named) {
    int size = Integer.parseInt(named.group(2));
    String shape = named.group(1);
    if (named.group(3) != null) {
      int columns = Integer.parseInt(named.group(3));
      boolean isParallelogram = lattice.isFlat() && shape.equals("parallelogram");
      checkSize((long) size * columns);
      return isParallelogram
          ? Optional.of(Shapes.parallelogram(lattice, size, columns))
          : Optional.empty();
    }
    return switch (lattice) {
      case HEXAGONAL, TRIANGULAR ->
          switch (shape) {
            case "triangle" -> plane(size, side -> Shapes.triangle(lattice, side));
            case "hexagon" -> plane(size, side -> Shapes.hexagon(lattice, side));
            default -> Optional.empty();
          };
      case SPHERES -> shape.equals("pyramid") ? solid(size, Shapes::pyramid) : Optional.empty();
      case TRIANGULAR_SPHERES ->
          shape.equals("tetrahedron") ? solid(size, Shapes::tetrahedron) : Optional.empty();
      case SQUARE -> Optional.empty();
    };
  }

  /** A shape with more cells than the square of its side. */
  private Optional<List<Cell>> plane(int side, IntFunction<List<Cell>> shape) {
    checkSize((long) side * side);
    return Optional.of(PuzzleReader.limited(node, shape.apply(side)));
  }

  /** A shape with more cells than a sixth of its side's cube. */
  private Optional<List<Cell>> solid(int side, IntFunction<List<Cell>> shape) {
    checkSize(side == 0 ? 0 : Math.max(1, (long) side * side * side / 6));
    return Optional.of(PuzzleReader.limited(node, shape.apply(side)));
  }

  private List<Cell> drawn() {
    List<Cell> cells = PuzzleReader.limited(node, Drawing.read(node, lattice));
    Cell least = Cell.leastCorner(cells);
    Cell size = Cell.greatestCorner(cells).minus(least).plus(new Cell(1, 1, 1));
    long places = (long) size.row() * size.column() * size.layer();
    if (places > MOST_PLACES) {
      throw node.error(
          "The cells of the board lie in %d rows, %d columns and %d layers, %,d places; there can"
                  .formatted(size.row(), size.column(), size.layer(), places)
              + " be at most %,d.".formatted(MOST_PLACES));
    }
    return cells;
  }
}
