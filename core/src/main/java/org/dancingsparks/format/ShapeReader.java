package org.dancingsparks.format;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.dancingsparks.format.yaml.YamlNode;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.lattice.Lattice;
import org.dancingsparks.lattice.Shapes;

/**
 * Reads the cells of a board: a drawing, a shape by its sizes, as {@code 5x11}, {@code pyramid 5}
 * or {@code hexagon 4}, or a list of cells.
 */
final class ShapeReader {
  private static final int MAX_CELLS = 10_000;

  /** Maximum places of the box round a board, which every drawing of a solution repeats. */
  private static final int MAX_PLACES = 100_000;

  /**
   * A row of text that is not a drawing: it begins like a word or number, and is not of triangles.
   */
  private static final Pattern WORDS =
      Pattern.compile("(?![v^. ]+$)[\u2018\u201c\u201e]?[-+\u2212]?[\\p{L}\\p{N}].*");

  private static final Pattern SIGNED = Pattern.compile("[-+\u2212]\\d.*");

  // Six digits, so that the number of cells is a long.
  private static final Pattern BOX = Pattern.compile("(\\d{1,6})x(\\d{1,6})(?:x(\\d{1,6}))?");
  private static final Pattern NAMED = Pattern.compile("([a-z]+)\\s+(\\d{1,6})(?:x(\\d{1,6}))?");

  private final YamlNode node;
  private final Lattice lattice;

  private ShapeReader(YamlNode node, Lattice lattice) {
    this.node = node;
    this.lattice = lattice;
  }

  /** The cells of a board, as they were drawn. */
  static List<Cell> read(YamlNode node, Lattice lattice) {
    ShapeReader reader = new ShapeReader(node, lattice);
    return reader.checkedPlaces(
        node.isList() ? reader.listed() : reader.cells(node.text().strip()));
  }

  private List<Cell> listed() {
    List<Cell> cells = limited(node, PieceReader.listedCells(node));
    try {
      lattice.check(cells);
    } catch (IllegalArgumentException e) {
      throw node.error(e.getMessage());
    }
    return cells;
  }

  private List<Cell> cells(String text) {
    if (!WORDS.matcher(text).matches()) {
      return limited(node, Drawing.read(node, lattice));
    }
    Matcher box = BOX.matcher(text);
    return box.matches() && lattice == Lattice.SQUARE ? box(box) : named(text);
  }

  /** Checks that a board or piece does not have too many cells. */
  static List<Cell> limited(YamlNode node, List<Cell> cells) {
    checkSize(node, cells.size());
    return cells;
  }

  private static void checkSize(YamlNode node, long cells) {
    if (cells == 0 || cells > MAX_CELLS) {
      throw node.error(
          "%s has %,d cells; it can have 1 to %,d.".formatted(node.name(), cells, MAX_CELLS));
    }
  }

  /** The cells of a shape, which are made only if they are not too many. */
  private List<Cell> made(long size, Supplier<List<Cell>> cells) {
    checkSize(node, size);
    return cells.get();
  }

  private List<Cell> box(Matcher box) {
    int rows = Integer.parseInt(box.group(1));
    int columns = Integer.parseInt(box.group(2));
    int layers = box.group(3) == null ? 1 : Integer.parseInt(box.group(3));
    return made((long) rows * columns * layers, () -> Shapes.box(rows, columns, layers));
  }

  private List<Cell> named(String text) {
    return Optional.of(NAMED.matcher(text))
        .filter(Matcher::matches)
        .flatMap(named -> named.group(3) == null ? regular(named) : parallelogram(named))
        .orElseThrow(
            () ->
                node.error(
                    "A board of a %s lattice cannot be %s; it is a drawing with %s for a cell, or %s, of at most %,d cells."
                        .formatted(
                            lattice.text(),
                            node.shown()
                                + (SIGNED.matcher(text).matches() ? ", which is not a size" : ""),
                            Drawing.sign(lattice),
                            shapes(),
                            MAX_CELLS)));
  }

  private String shapes() {
    return switch (lattice) {
      case SQUARE -> "ROWSxCOLUMNS, or ROWSxCOLUMNSxLAYERS";
      case HEXAGONAL, TRIANGULAR -> "parallelogram ROWSxCOLUMNS, triangle N or hexagon N";
      case SPHERES -> "pyramid N";
      case TRIANGULAR_SPHERES -> "tetrahedron N";
    };
  }

  private Optional<List<Cell>> parallelogram(Matcher named) {
    int rows = Integer.parseInt(named.group(2));
    int columns = Integer.parseInt(named.group(3));
    int halves = lattice == Lattice.TRIANGULAR ? 2 : 1;
    boolean isOne =
        named.group(1).equals("parallelogram")
            && (lattice == Lattice.HEXAGONAL || lattice == Lattice.TRIANGULAR);
    return isOne
        ? Optional.of(
            made(
                (long) halves * rows * columns, () -> Shapes.parallelogram(lattice, rows, columns)))
        : Optional.empty();
  }

  private Optional<List<Cell>> regular(Matcher named) {
    int side = Integer.parseInt(named.group(2));
    long n = side;
    return Optional.ofNullable(
        switch (lattice.text() + " " + named.group(1)) {
          case "hexagonal triangle" -> made(n * (n + 1) / 2, () -> Shapes.triangle(lattice, side));
          case "triangular triangle" -> made(n * n, () -> Shapes.triangle(lattice, side));
          case "hexagonal hexagon" ->
              made(n == 0 ? 0 : 3 * n * (n - 1) + 1, () -> Shapes.hexagon(lattice, side));
          case "triangular hexagon" -> made(6 * n * n, () -> Shapes.hexagon(lattice, side));
          case "spheres pyramid" -> made(n * (n + 1) * (2 * n + 1) / 6, () -> Shapes.pyramid(side));
          case "triangular-spheres tetrahedron" ->
              made(n * (n + 1) * (n + 2) / 6, () -> Shapes.tetrahedron(side));
          default -> null;
        });
  }

  private List<Cell> checkedPlaces(List<Cell> cells) {
    Cell least = Cell.leastCorner(cells);
    Cell size = Cell.greatestCorner(cells).minus(least).plus(new Cell(1, 1, 1));
    long places = (long) size.row() * size.column() * size.layer();
    if (places > MAX_PLACES) {
      throw node.error(
          "The cells of the board lie in %d rows, %d columns and %d layers, %,d places; there can"
                  .formatted(size.row(), size.column(), size.layer(), places)
              + " be at most %,d; make it smaller.".formatted(MAX_PLACES));
    }
    return cells;
  }
}
