package org.dancingsparks.puzzle;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.sudoku.SudokuShape;

/**
 * A puzzle that fills a board, or the vertices of a graph, with values. Each option puts values in
 * one cell or several.
 *
 * @param fillings by option: its value's index among the values, and its cells
 */
public record GridPuzzle(
    Words words,
    Problem problem,
    Board board,
    List<Mark> marks,
    List<Filling> fillings,
    Layout layout)
    implements BoardPuzzle {
  /** Maximum number of values that have symbols. */
  public static final int MAX_VALUES = SudokuShape.LARGEST_SIDE;

  /**
   * The effect of an option: values in cells.
   *
   * @param marks of each cell
   * @param cells in reading order
   */
  public record Filling(List<Integer> marks, List<Cell> cells) {
    /** One value in all of some cells. */
    public Filling(int mark, List<Cell> cells) {
      this(Collections.nCopies(cells.size(), mark), cells);
    }

    /** A value in each of some cells. */
    public static Filling of(SortedMap<Cell, Integer> marks) {
      return new Filling(List.copyOf(marks.values()), List.copyOf(marks.keySet()));
    }
  }

  /**
   * The arrangement of cells and items.
   *
   * @param regions by cell number, the region of the board that it belongs to
   * @param graph drawn in place of the board, if there is one; the cells are its vertices
   * @param areParts whether an option is a part of the board, so that drawings have lines between
   *     options
   * @param itemOrders the names of suitable item orders
   */
  public record Layout(
      IntUnaryOperator regions, Optional<Graph> graph, boolean areParts, List<String> itemOrders) {
    /** A board of one region, with items in no particular order. */
    public static final Layout PLAIN = new Layout(cell -> 0, Optional.empty(), false, GIVEN);

    /** A board whose items are in the order of a {@linkplain #SWEPT sweep}. */
    public static final Layout IN_ORDER = new Layout(cell -> 0, Optional.empty(), false, SWEPT);

    /** A board that options divide into parts, with items in the order of a sweep. */
    public static final Layout IN_PARTS = new Layout(cell -> 0, Optional.empty(), true, SWEPT);

    /** A board of several regions, such as the blocks of a sudoku. */
    public static Layout inRegions(IntUnaryOperator regions) {
      return new Layout(regions, Optional.empty(), false, GIVEN);
    }

    /** A graph in place of a board; it has no known symmetries. */
    public static Layout on(Graph graph) {
      return new Layout(cell -> 0, Optional.of(graph), false, GIVEN);
    }
  }

  /**
   * The values 1 to n, as 1 to 9, A to Z and a to z.
   *
   * @throws IllegalArgumentException if there are more values than symbols
   */
  public static List<Mark> values(int values) {
    SudokuShape shape = SudokuShape.of(1, values);
    return IntStream.rangeClosed(1, values)
        .mapToObj(value -> new Mark("" + value, shape.symbol(value), Optional.empty()))
        .toList();
  }

  @Override
  public int mark(int option, int index) {
    return fillings.get(option).marks().get(index);
  }

  @Override
  public List<Cell> cells(int option) {
    return fillings.get(option).cells();
  }

  @Override
  public int region(int cell) {
    return layout.regions().applyAsInt(cell);
  }

  @Override
  public Optional<Graph> graph() {
    return layout.graph();
  }

  @Override
  public List<String> itemOrders() {
    return layout.itemOrders();
  }

  @Override
  public boolean areParts() {
    return layout.areParts();
  }

  @Override
  public boolean isAmbiguous(int option) {
    return areParts() && cells(option).size() > 1;
  }

  /** The symmetries of the board as a figure; values are not exchanged. */
  @Override
  public Symmetries symmetries() {
    return graph().isEmpty() ? Symmetries.ofFigure(this) : BoardPuzzle.super.symmetries();
  }
}
