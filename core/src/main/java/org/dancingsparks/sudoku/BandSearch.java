package org.dancingsparks.sudoku;

import static org.dancingsparks.sudoku.BandState.LENGTH;
import static org.dancingsparks.sudoku.BandState.WORDS;

/**
 * The search of {@link ClassicSolver}: propagates, and when nothing follows, tries a cell with a
 * value, then the same cell without it.
 *
 * <p>Waiting states are on a stack that is allocated once. A guess fills its cell, so there are
 * never more of them than cells. Not thread safe.
 */
final class BandSearch {
  private static final int CELLS = 81;
  private static final int ALL_VALUES = 511;

  /** The place, after a waiting state, of the value that changes in it, as a bit. */
  private static final int CHANGED = LENGTH;

  /** The place, after a waiting state, of the nodes that it counts. */
  private static final int NODES = LENGTH + 1;

  /**
   * The length of a frame, a power of two, so that a frame begins at or near the start of a cache
   * line.
   */
  private static final int FRAME = 64;

  private final int[] state = new int[FRAME];
  private final int[] stack = new int[FRAME * CELLS];
  private final int[] first = new int[WORDS];
  private final BandGuess guess = new BandGuess();
  private int changed;
  private int top;
  private long nodes;

  /** The state to search from, to be cleared and given its givens by the caller. */
  int[] state() {
    return state;
  }

  long nodes() {
    return nodes;
  }

  /** The value of a cell in the first solution of the last search that had one. */
  byte value(int cell) {
    int word = cell / WORDS;
    while ((first[word] >> cell % WORDS & 1) == 0) {
      word += 3;
    }
    return (byte) (word / 3 + 1);
  }

  /** Copies the values of all cells in that solution. */
  void copySolution(byte[] cells) {
    for (int word = 0; word < WORDS; word++) {
      for (int rest = first[word]; rest != 0; rest &= rest - 1) {
        cells[word % 3 * WORDS + Integer.numberOfTrailingZeros(rest)] = (byte) (word / 3 + 1);
      }
    }
  }

  /** Counts solutions until the search ends or the limit is reached; the state is overwritten. */
  int run(int limit) {
    nodes = 1;
    top = 0;
    changed = ALL_VALUES;
    int found = 0;
    boolean isOver = false;
    while (!isOver) {
      boolean isSound = BandPropagation.propagate(state, changed);
      if (isSound && !BandState.isComplete(state)) {
        branch();
      } else {
        if (isSound && found++ == 0) {
          System.arraycopy(state, 0, first, 0, WORDS);
        }
        isOver = found == limit || top == 0;
        if (!isOver) {
          back();
        }
      }
    }
    return found;
  }

  private void branch() {
    guess.choose(state);
    int word = guess.word();
    int cell = guess.cell();
    changed = 1 << word / 3;
    System.arraycopy(state, 0, stack, top, LENGTH);
    stack[top + word] &= ~(1 << cell);
    stack[top + CHANGED] = changed;
    // With more values left, the other branch does not try one of them yet.
    stack[top + NODES] = guess.values() == 2 ? 1 : 0;
    top += FRAME;
    nodes++;
    state[word] &= BandTables.COMPATIBLE[cell];
  }

  private void back() {
    top -= FRAME;
    System.arraycopy(stack, top, state, 0, LENGTH);
    changed = stack[top + CHANGED];
    nodes += stack[top + NODES];
  }
}
