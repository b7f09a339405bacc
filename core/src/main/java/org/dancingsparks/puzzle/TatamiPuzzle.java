package org.dancingsparks.puzzle;

import java.util.List;
import java.util.stream.IntStream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.lattice.Cell;

/** Marks on a board whose items are given in the order of a sweep along its narrow side. */
public record TatamiPuzzle(GridPuzzle grid) implements BoardPuzzle {
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
  public List<String> itemOrders() {
    return List.of("puzzle", "first-use");
  }

  @Override
  public ItemOrder itemOrder(String order) {
    return order.equals("puzzle")
        ? ItemOrder.of(order, problem(), IntStream.range(0, problem().items()).toArray())
        : BoardPuzzle.super.itemOrder(order);
  }

  @Override
  public Symmetries symmetries() {
    return grid.symmetries();
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
