package org.dancingsparks.view;

import java.util.List;
import java.util.function.IntUnaryOperator;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.BoardPuzzle;
import org.dancingsparks.puzzle.Mark;
import org.dancingsparks.puzzle.Words;

/** A puzzle whose marks and regions are replaced. */
record Altered(BoardPuzzle puzzle, List<Mark> marks, IntUnaryOperator regions)
    implements BoardPuzzle {
  @Override
  public int region(int cell) {
    return regions.applyAsInt(cell);
  }

  @Override
  public Board board() {
    return puzzle.board();
  }

  @Override
  public int mark(int option, int place) {
    return puzzle.mark(option, place);
  }

  @Override
  public List<Cell> cells(int option) {
    return puzzle.cells(option);
  }

  @Override
  public Words words() {
    return puzzle.words();
  }

  @Override
  public Problem problem() {
    return puzzle.problem();
  }

  @Override
  public List<String> itemOrders() {
    return puzzle.itemOrders();
  }

  @Override
  public ItemOrder itemOrder(String order) {
    return puzzle.itemOrder(order);
  }
}
