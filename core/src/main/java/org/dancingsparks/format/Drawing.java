package org.dancingsparks.format;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.dancingsparks.format.yaml.YamlNode;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.lattice.Lattice;

/**
 * Cells as text: {@code #} is a cell, {@code .} or a blank is none; rows from the top, layers
 * separated by a blank line, the top layer first. Triangles are {@code ^} and {@code v}, and
 * hexagons have a place between them, that of a cell of the rows above and below.
 *
 * <p>A compact drawing of hexagons leaves these places out: before a row's first cell each place is
 * half a cell, as it is in other drawings, and from there on each is a cell, or {@code _} a missing
 * one. So a drawing of the other kind in which a place was forgotten is refused.
 */
final class Drawing {
  private static final char UPRIGHT = '^';
  private static final char INVERTED = 'v';

  /** Two cells that stand side by side, as in compact drawings only. */
  private static final String COMPACT = "##";

  /** A missing cell in a compact drawing. */
  private static final char MISSING = '_';

  private final YamlNode node;
  private final Lattice lattice;
  private final boolean isCompact;

  /** The cells of the board that a region is drawn on; none for a board or a piece. */
  private final List<Cell> board;

  private final List<Cell> cells = new ArrayList<>();

  /**
   * The number of columns by which the drawing moves to have triangles where the lattice has them.
   */
  private int shift;

  private Drawing(YamlNode node, Lattice lattice, boolean isCompact, List<Cell> board) {
    this.node = node;
    this.lattice = lattice;
    this.isCompact = isCompact;
    this.board = board;
  }

  /** The cells of a board or a piece, where they are in a drawing that is not compact. */
  static List<Cell> read(YamlNode node, Lattice lattice) {
    return readOn(List.of(), node, lattice, isCompact(node, lattice));
  }

  /**
   * The cells of a region.
   *
   * @param board the cells of its board, as {@link #read} has them
   * @param isCompact whether the board is drawn compactly
   */
  static List<Cell> readOn(List<Cell> board, YamlNode node, Lattice lattice, boolean isCompact) {
    Drawing drawing = new Drawing(node, lattice, isCompact || isCompact(node, lattice), board);
    drawing.read();
    return drawing.cells;
  }

  /** Returns whether a board or a piece is drawn compactly. */
  static boolean isCompact(YamlNode node, Lattice lattice) {
    return lattice.isStaggered() && node.isText() && node.text().contains(COMPACT);
  }

  private void read() {
    if (node.isJoined()) {
      throw node.error(
          "The rows of %s become one row, as YAML joins lines; write | after the colon, and the rows below it."
              .formatted(node.name()));
    }
    List<String> lines = node.text().lines().toList();
    int row = 0;
    int layer = 1;
    for (int at = 0; at < lines.size(); at++) {
      if (lines.get(at).isBlank()) {
        layer++;
        row = 0;
      } else {
        row++;
        addCells(at, lines.get(at), new Cell(row, 0, layer));
      }
    }
    if (cells.isEmpty()) {
      throw node.error("%s is drawn without a cell; %s.".formatted(node.name(), meaning()));
    }
  }

  private String meaning() {
    return lattice == Lattice.TRIANGULAR ? "^ and v are cells" : "# is a cell";
  }

  private void addCells(int at, String text, Cell before) {
    int indent = isCompact ? indent(text, before) : text.length();
    int end = text.lastIndexOf('#');
    for (int index = 1; index <= text.length(); index++) {
      char sign = text.charAt(index - 1);
      if (isCell(sign)) {
        int column = (index <= indent ? index : 2 * index - indent - 1) + shift;
        cells.add(checked(at, index, sign, new Cell(before.row(), column, before.layer())));
      } else if (index > indent && index <= end && isGap(sign)) {
        throw node.errorInText(
            at,
            index,
            "%s has cells side by side, but a gap here; write _ for a missing cell, or leave a place between all cells."
                .formatted(node.name()));
      } else if (sign != '.' && sign != ' ' && (sign != MISSING || index <= indent)) {
        throw node.errorInText(
            at,
            index,
            "%s is drawn with %s; use %s for a cell and . for none."
                .formatted(node.name(), sign, sign(lattice)));
      }
    }
  }

  /** Returns whether a sign may be a place between two cells; in a region, only a blank. */
  private boolean isGap(char sign) {
    return sign == ' ' || sign == '.' && board.isEmpty();
  }

  /** The places of a row before its first cell; of a region, before that of the board's row. */
  private int indent(String text, Cell before) {
    return board.stream()
            .filter(cell -> cell.row() == before.row() && cell.layer() == before.layer())
            .mapToInt(Cell::column)
            .min()
            .orElse(text.indexOf('#') + 1)
        - 1;
  }

  /** The sign of a cell, for messages. */
  static String sign(Lattice lattice) {
    return lattice == Lattice.TRIANGULAR ? "^ or v" : "#";
  }

  private boolean isCell(char sign) {
    return lattice == Lattice.TRIANGULAR ? sign == UPRIGHT || sign == INVERTED : sign == '#';
  }

  private Cell checked(int at, int column, char sign, Cell cell) {
    if (lattice == Lattice.TRIANGULAR && Lattice.isUpright(cell) != (sign == UPRIGHT)) {
      if (!cells.isEmpty()) {
        throw node.errorInText(
            at,
            column,
            "%s has %s where a triangle would point the other way; ^ and v take turns along a row, and below a ^ is a v."
                .formatted(node.name(), sign));
      }
      shift = 1;
      return cell.plus(new Cell(0, 1, 0));
    }
    try {
      lattice.check(List.of(cells.isEmpty() ? cell : cells.get(0), cell));
    } catch (IllegalArgumentException e) {
      throw node.errorInText(
          at, column, "%s cannot be drawn so: %s".formatted(node.name(), e.getMessage()));
    }
    return cell;
  }

  /** The drawing of cells whose coordinates are 1 or more. */
  static String write(Lattice lattice, List<Cell> cells) {
    Set<Cell> drawn = new HashSet<>(cells);
    int columns = cells.stream().mapToInt(Cell::column).max().orElseThrow();
    int rows = cells.stream().mapToInt(Cell::row).max().orElseThrow();
    int layers = cells.stream().mapToInt(Cell::layer).max().orElseThrow();
    return IntStream.rangeClosed(1, layers)
        .mapToObj(
            layer ->
                IntStream.rangeClosed(1, rows)
                    .mapToObj(row -> row(lattice, drawn, new Cell(row, columns, layer)))
                    .collect(Collectors.joining("\n")))
        .collect(Collectors.joining("\n\n"));
  }

  /** The row of a drawing up to a place. */
  private static String row(Lattice lattice, Set<Cell> drawn, Cell last) {
    return IntStream.rangeClosed(1, last.column())
        .mapToObj(column -> new Cell(last.row(), column, last.layer()))
        .map(cell -> drawn.contains(cell) ? sign(lattice, cell) : ".")
        .collect(Collectors.joining());
  }

  private static String sign(Lattice lattice, Cell cell) {
    if (lattice != Lattice.TRIANGULAR) {
      return "#";
    }
    return String.valueOf(Lattice.isUpright(cell) ? UPRIGHT : INVERTED);
  }
}
