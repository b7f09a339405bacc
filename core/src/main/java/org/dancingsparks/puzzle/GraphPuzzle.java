package org.dancingsparks.puzzle;

import java.util.List;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.lattice.Cell;

/** A puzzle that marks the vertices of a graph, with colours or with numbers. */
public final class GraphPuzzle implements BoardPuzzle {
  private final BoardPuzzle grid;
  private final Graph graph;
  private final Values values;

  /** The meaning of marks. */
  public enum Values {
    /** Colours. */
    COLOURS,
    /** Numbers from 0 on, whose differences along edges matter. */
    LABELS
  }

  /**
   * Marks of vertices.
   *
   * @param grid marks the cells of the graph's board
   */
  public GraphPuzzle(BoardPuzzle grid, Graph graph, Values values) {
    this.grid = grid;
    this.graph = graph;
    this.values = values;
  }

  public Graph graph() {
    return graph;
  }

  public Values values() {
    return values;
  }

  @Override
  public String name() {
    return grid.name();
  }

  @Override
  public String title() {
    return grid.title();
  }

  @Override
  public String rules() {
    return grid.rules();
  }

  @Override
  public Problem problem() {
    return grid.problem();
  }

  @Override
  public Board board() {
    return grid.board();
  }

  @Override
  public List<Mark> marks() {
    return grid.marks();
  }

  @Override
  public int mark(int option, int place) {
    return grid.mark(option, place);
  }

  @Override
  public List<Cell> cells(int option) {
    return grid.cells(option);
  }
}
