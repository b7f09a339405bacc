package org.dancingsparks.sudoku;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.dancingsparks.sudoku.PropagationResult.Outcome;
import org.dancingsparks.sudoku.PropagationStep.Kind;

/**
 * The algorithm PS-1-2: propagate one kind of constraint, search on cells with two values; with a
 * trace of its steps.
 *
 * <p>Passes over the cells take the value of each newly single cell from its peers, until one finds
 * nothing; then, once through rows, columns and blocks, a cell that alone can have a value gets it;
 * and both again until nothing changes. Then the first cell in reading order with exactly two
 * values takes the higher one and, should that lead to no solution, the lower one. If no cell has
 * exactly two values, the algorithm gives up: unlike {@link Sudoku} it is not a complete solver.
 *
 * <p>Operations are counted as in the article, so that figures can be compared: a propagation
 * counts its passes, the last one, which finds nothing, included, and one more; a reduction counts
 * the cells that it made single. Diagonals, where they count, are units after the blocks. The time
 * is bounded only by the tree of pairs; memory grows by some 40 bytes a step of the trace, and by
 * the grid a level of the search. Thread safe. After the article's algorithm of that name for grids
 * of order 3.
 */
public final class PropagateAndSearch {
  private final PropagationDomains domains;
  private final List<PropagationStep> trace = new ArrayList<>();

  /** The searches that still have their lower value to try, the last one first. */
  private final Deque<Pending> pending = new ArrayDeque<>();

  private long operations;
  private long searches;
  private boolean gaveUp;

  private record Pending(int cell, PropagationDomains.Saved before) {}

  private PropagateAndSearch(SudokuGrid grid) {
    domains = new PropagationDomains(grid);
  }

  /** Runs the algorithm on a grid until it has a solution, or none can be found. */
  public static PropagationResult solve(SudokuGrid grid) {
    return new PropagateAndSearch(grid).run();
  }

  private PropagationResult run() {
    settle();
    SudokuGrid beforeSearch = domains.grid();
    boolean isOpen = true;
    while (isOpen && !domains.areSolved()) {
      isOpen = (!domains.areBlocked() && takeHigher()) || takeLower();
    }
    if (isOpen) {
      return result(Outcome.SOLVED, domains.grid());
    }
    return result(gaveUp ? Outcome.NO_PAIR_LEFT : Outcome.BLOCKED, beforeSearch);
  }

  private PropagationResult result(Outcome outcome, SudokuGrid grid) {
    return new PropagationResult(outcome, grid, operations, searches, trace);
  }

  private void settle() {
    int reduced;
    do {
      // The article's counter starts at 1, so that it is always one more than the passes.
      int steps = 1;
      do {
        steps++;
      } while (domains.propagate() > 0);
      record(Kind.PROPAGATION, steps);
      reduced = domains.reduce();
      record(Kind.REDUCTION, reduced);
    } while (reduced > 0);
  }

  private void record(Kind kind, int count) {
    operations += count;
    trace.add(new PropagationStep(kind, count, operations, searches));
  }

  /** Begins a search; false if there is no pair to begin with. */
  private boolean takeHigher() {
    searches++;
    int cell = domains.firstPair();
    if (cell < 0) {
      gaveUp = true;
      return false;
    }
    pending.push(new Pending(cell, domains.save()));
    domains.keepHighest(cell);
    record(Kind.HIGH, 0);
    settle();
    return true;
  }

  /** Goes back to the last search with a value left; false if there is none. */
  private boolean takeLower() {
    if (pending.isEmpty()) {
      return false;
    }
    Pending last = pending.pop();
    domains.restore(last.before());
    domains.keepLowest(last.cell());
    record(Kind.LOW, 0);
    settle();
    return true;
  }
}
