package org.dancingsparks.puzzle;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.function.ToIntFunction;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.lattice.Lattice;
import org.dancingsparks.lattice.Shapes;
import org.dancingsparks.lattice.Turn;

/**
 * The cells to fill: any set of them, in one layer or several, numbered from 0 in reading order.
 * Rows, columns and layers count from 1. Edges can be {@linkplain Wrap joined}. Immutable.
 */
public final class Board {
  /** Maximum number of cells of all symmetries together: some 16 MiB. */
  private static final long MAX_IMAGES = 1 << 22;

  private final Lattice lattice;
  private final List<Cell> cells;
  private final Map<Cell, Integer> numbers = new HashMap<>();
  private final Cell extent;

  /** By cell, its {@link #text}: each is asked for many times. */
  private final List<String> texts;

  private final Wrap wrap;
  private final List<String> labels;
  private final Map<String, Integer> byLabel = new HashMap<>();

  /**
   * A board of squares or cubes, moved so that the least row, column and layer are 1.
   *
   * @throws IllegalArgumentException if there is no cell
   */
  public Board(Collection<Cell> cells) {
    this(Lattice.SQUARE, cells);
  }

  /**
   * A board of the cells, moved {@linkplain Lattice#atOrigin to the origin}.
   *
   * @throws IllegalArgumentException if there is no cell, or not all are cells of the lattice
   */
  public Board(Lattice lattice, Collection<Cell> cells) {
    if (cells.isEmpty()) {
      throw new IllegalArgumentException("The board has no cells.");
    }
    lattice.check(cells);
    this.lattice = lattice;
    this.cells = lattice.atOrigin(cells).stream().distinct().toList();
    this.cells.forEach(cell -> numbers.put(cell, numbers.size()));
    extent = Cell.greatestCorner(this.cells);
    texts = this.cells.stream().map(this::written).toList();
    wrap = Wrap.NONE;
    labels = List.of();
  }

  /** A full box of this many rows, columns and layers. */
  public static Board box(int rows, int columns, int layers) {
    return new Board(Shapes.box(rows, columns, layers));
  }

  /**
   * This board with labels on its cells.
   *
   * @param labels by cell number, different from each other; empty for a cell without
   * @throws IllegalArgumentException if the number of labels is not that of cells, or two are equal
   */
  public Board withLabels(List<String> labels) {
    if (labels.size() != size()) {
      throw new IllegalArgumentException(
          "The board has %,d cells, but the number of labels is %,d; give each cell one, . for none."
              .formatted(size(), labels.size()));
    }
    return new Board(this, wrap, labels);
  }

  /**
   * This board with edges that are joined: its last column, the greatest of any cell, lies beside
   * the first, and where both are joined its last row above the first.
   *
   * @throws IllegalArgumentException if it is neither of squares or cubes nor of hexagons, or of
   *     hexagons in an odd number of rows, of which the last and the first do not fit
   */
  public Board withWrap(Wrap joined) {
    if (joined != Wrap.NONE && lattice != Lattice.SQUARE && lattice != Lattice.HEXAGONAL) {
      throw new IllegalArgumentException(
          "A board of a %s lattice cannot wrap round; boards of squares and hexagons can."
              .formatted(lattice.text()));
    }
    if (joined == Wrap.BOTH && lattice.isStaggered() && rows() % 2 != 0) {
      throw new IllegalArgumentException(
          "A board of hexagons that wraps round both ways needs an even number of rows, so that the last fits the first; this one has %d."
              .formatted(rows()));
    }
    return new Board(this, joined, labels);
  }

  private Board(Board plain, Wrap wrap, List<String> labels) {
    lattice = plain.lattice;
    cells = plain.cells;
    extent = plain.extent;
    texts = plain.texts;
    numbers.putAll(plain.numbers);
    this.wrap = wrap;
    this.labels = List.copyOf(labels);
    for (int cell = 0; cell < labels.size(); cell++) {
      String label = labels.get(cell);
      if (label.matches(".*[()].*")) {
        throw new IllegalArgumentException(
            "The label %s has a parenthesis, as cells without a label have in givens."
                .formatted(label));
      }
      if (!label.isEmpty() && byLabel.putIfAbsent(label, cell) != null) {
        throw new IllegalArgumentException("Two cells have the label %s.".formatted(label));
      }
    }
  }

  /** Returns whether some cell has a label. */
  public boolean hasLabels() {
    return !byLabel.isEmpty();
  }

  /** A cell's label, for people; empty if it has none. */
  public String label(int number) {
    return labels.isEmpty() ? "" : labels.get(number);
  }

  /** The labels that cells have, in reading order. */
  public List<String> labels() {
    return labels.stream().filter(label -> !label.isEmpty()).toList();
  }

  /** The number of the cell with a label. */
  public OptionalInt labelled(String label) {
    Integer number = byLabel.get(label);
    return number == null ? OptionalInt.empty() : OptionalInt.of(number);
  }

  public Lattice lattice() {
    return lattice;
  }

  /** The cells in reading order. */
  public List<Cell> cells() {
    return cells;
  }

  public int size() {
    return cells.size();
  }

  public Cell cell(int number) {
    return cells.get(number);
  }

  /** The number of a cell, if it is on the board. */
  public OptionalInt number(Cell cell) {
    Integer number = numbers.get(cell);
    return number == null ? OptionalInt.empty() : OptionalInt.of(number);
  }

  /** The edges that are joined. */
  public Wrap wrap() {
    return wrap;
  }

  /** The place on the board of a cell that may lie beyond a joined edge. No other cell is moved. */
  public Cell at(Cell cell) {
    if (wrap == Wrap.NONE) {
      return cell;
    }
    int row = wrap == Wrap.BOTH ? 1 + Math.floorMod(cell.row() - 1, rows()) : cell.row();
    return new Cell(row, 1 + Math.floorMod(cell.column() - 1, period()), cell.layer());
  }

  /** The columns after which a board wraps round: hexagons take two. */
  private int period() {
    return lattice.isStaggered() ? columns() + columns() % 2 : columns();
  }

  public int rows() {
    return extent.row();
  }

  public int columns() {
    return extent.column();
  }

  public int layers() {
    return extent.layer();
  }

  /** Returns whether there is one layer only. */
  public boolean isFlat() {
    return layers() == 1;
  }

  /** The cell's name as an item. */
  public String name(int number) {
    return texts.get(number);
  }

  /** A cell's label, or {@link #text} if it has none. */
  public String called(Cell cell) {
    String label = label(number(cell).orElseThrow());
    return label.isEmpty() ? text(cell) : label;
  }

  /**
   * A cell as {@code (row,column)}, with the layer as third where there are several, and for a cell
   * of another layer than the board's only one.
   */
  public String text(Cell cell) {
    Integer number = numbers.get(cell);
    return number == null ? written(cell) : texts.get(number);
  }

  private String written(Cell cell) {
    return isFlat() && cell.layer() == 1 ? cell.text() : cell.textWithLayer();
  }

  /** The texts of several cells one after another, as in {@code (1,1)(1,2)}. */
  public String text(Collection<Cell> cells) {
    StringBuilder all = new StringBuilder();
    cells.forEach(cell -> all.append(text(cell)));
    return all.toString();
  }

  /**
   * Cell numbers in an order that fills the board along its narrow side: the coordinate with the
   * most values changes slowest, so that the border between covered and open cells stays short.
   */
  public List<Integer> alongNarrowSide() {
    record Axis(int extent, ToIntFunction<Cell> of) {}
    List<Axis> axes =
        new ArrayList<>(
            List.of(
                new Axis(layers(), Cell::layer),
                new Axis(rows(), Cell::row),
                new Axis(columns(), Cell::column)));
    axes.sort(Comparator.comparingInt(Axis::extent).reversed());
    Comparator<Cell> order =
        Comparator.comparingInt(axes.get(0).of())
            .thenComparingInt(axes.get(1).of())
            .thenComparingInt(axes.get(2).of());
    return cells.stream().sorted(order).map(numbers::get).toList();
  }

  /**
   * The symmetries of the set of cells, each as the numbers of the cells' images, with a name;
   * those that move every cell alike are given once, under the name of their first turn. Where
   * edges are joined, cells can be moved round as well.
   *
   * @throws IllegalArgumentException if they are too many to list
   */
  Map<List<Integer>, String> symmetries() {
    Map<List<Integer>, String> symmetries = new LinkedHashMap<>();
    for (Turn turn : lattice.turns()) {
      List<Cell> turned = lattice.turned(turn, cells);
      for (Cell by : keepsWrap(turn) ? moves(turned) : List.<Cell>of()) {
        List<Integer> images =
            turned.stream().map(by::plus).map(this::at).map(numbers::get).toList();
        if (images.stream().noneMatch(Objects::isNull)) {
          boolean isMoved = lattice.turns().get(0).equals(turn) && !images.get(0).equals(0);
          symmetries.putIfAbsent(images, isMoved ? "translation" : lattice.title(turn));
          checkSize(symmetries.size());
        }
      }
    }
    return symmetries;
  }

  private void checkSize(int symmetries) {
    if ((long) symmetries * size() > MAX_IMAGES) {
      throw new IllegalArgumentException(
          "The board of %,d cells has more symmetries than can be listed; search without symmetry."
              .formatted(size()));
    }
  }

  /** Returns whether a turn maps the ways round the board to ways round it. */
  private boolean keepsWrap(Turn turn) {
    if (wrap == Wrap.NONE) {
      return true;
    }
    Cell origin = Cell.of(0, 0);
    List<Cell> ways = new ArrayList<>(List.of(new Cell(0, period(), 0)));
    if (wrap == Wrap.BOTH) {
      ways.add(new Cell(rows(), 0, 0));
    }
    return ways.stream()
        .allMatch(way -> isRound(lattice.turned(turn, List.of(origin, origin.plus(way)))));
  }

  /** Returns whether two cells have the same place on the board. */
  private boolean isRound(List<Cell> ends) {
    return at(ends.get(0)).equals(at(ends.get(1)));
  }

  /** The ways to move turned cells onto the board: next to the origin, or on a cell of it. */
  private List<Cell> moves(List<Cell> turned) {
    if (wrap == Wrap.NONE) {
      Cell first = lattice.atOrigin(turned).get(0);
      return List.of(first.minus(Collections.min(turned)));
    }
    return cells.stream()
        .map(cell -> cell.minus(turned.get(0)))
        .filter(lattice::isTranslation)
        .toList();
  }
}
