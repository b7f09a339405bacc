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
import java.util.stream.Collectors;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.lattice.Lattice;
import org.dancingsparks.lattice.Shapes;
import org.dancingsparks.lattice.Turn;

/**
 * The cells to fill: any set of them, in one layer or several, numbered from 0 in reading order.
 * Rows, columns and layers count from 1. Immutable.
 */
public final class Board {
  private final Lattice lattice;
  private final List<Cell> cells;
  private final Map<Cell, Integer> numbers = new HashMap<>();
  private final Cell extent;
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
    return new Board(this, labels);
  }

  private Board(Board plain, List<String> labels) {
    if (labels.size() != plain.size()) {
      throw new IllegalArgumentException(
          "The board has %,d cells, but the number of labels is %,d; give each cell one, . for none."
              .formatted(plain.size(), labels.size()));
    }
    lattice = plain.lattice;
    cells = plain.cells;
    extent = plain.extent;
    numbers.putAll(plain.numbers);
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
    return text(cell(number));
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
    return isFlat() && cell.layer() == 1 ? cell.text() : cell.textWithLayer();
  }

  /** The texts of several cells one after another, as in {@code (1,1)(1,2)}. */
  public String text(Collection<Cell> cells) {
    return cells.stream().map(this::text).collect(Collectors.joining());
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
   * The symmetries of the set of cells, each as the numbers of the cells' images; those that move
   * every cell alike are given once, under their first turn.
   */
  Map<List<Integer>, Turn> symmetries() {
    Map<List<Integer>, Turn> symmetries = new LinkedHashMap<>();
    for (Turn turn : lattice.turns()) {
      List<Cell> turned = lattice.turned(turn, cells);
      Cell first = lattice.atOrigin(turned).get(0);
      Cell by = first.minus(Collections.min(turned));
      List<Integer> images = turned.stream().map(by::plus).map(numbers::get).toList();
      if (images.stream().noneMatch(Objects::isNull)) {
        symmetries.putIfAbsent(images, turn);
      }
    }
    return symmetries;
  }
}
