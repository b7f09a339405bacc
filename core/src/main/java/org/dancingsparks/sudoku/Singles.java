package org.dancingsparks.sudoku;

import static org.dancingsparks.sudoku.BandState.OPEN;
import static org.dancingsparks.sudoku.BandState.WORDS;
import static org.dancingsparks.sudoku.BandTables.EACH_LINE;

/**
 * How far naked and hidden singles go by themselves, and nothing else.
 *
 * <p>Uses the layout of {@link BandState}, but takes a value placed from all cells at once. Which
 * single is taken first makes no difference to where they end.
 */
final class Singles {
  private static final int BLOCK = 7 * EACH_LINE;

  private final int[] state = new int[BandState.LENGTH];

  private Singles() {}

  /**
   * Whether they fill the grid.
   *
   * @param givens of a puzzle with a solution; otherwise the answer has no meaning
   */
  static boolean solve(byte[] givens) {
    Singles singles = new Singles();
    BandState.clear(singles.state);
    for (int cell = 0; cell < givens.length; cell++) {
      if (givens[cell] != 0) {
        singles.place(givens[cell] - 1, cell / WORDS, cell % WORDS);
      }
    }
    int[] state = singles.state;
    int open;
    do {
      open = openCells(state);
      singles.naked();
      singles.hidden();
    } while (openCells(state) < open);
    return BandState.isComplete(state);
  }

  private static int openCells(int[] state) {
    return Integer.bitCount(state[OPEN])
        + Integer.bitCount(state[OPEN + 1])
        + Integer.bitCount(state[OPEN + 2]);
  }

  private void place(int value, int band, int cell) {
    for (int word = band; word < WORDS; word += 3) {
      state[word] &= ~(1 << cell);
    }
    state[3 * value + band] |= 1 << cell;
    for (int other = 0; other < 3; other++) {
      int kept = other == band ? BandTables.KEPT[cell] : ~(EACH_LINE << cell % 9);
      state[3 * value + other] &= kept;
    }
    BandState.place(state, value, band, cell);
  }

  /** Places what is alone in its cell. */
  private void naked() {
    for (int band = 0; band < 3; band++) {
      for (int rest = state[OPEN + band]; rest != 0; rest &= rest - 1) {
        int cell = Integer.numberOfTrailingZeros(rest);
        int values = 0;
        for (int value = 0; value < 9; value++) {
          values |= (state[3 * value + band] >> cell & 1) << value;
        }
        if (Integer.bitCount(values) == 1) {
          place(Integer.numberOfTrailingZeros(values), band, cell);
        }
      }
    }
  }

  /** Places what is alone in its line, block or column. */
  private void hidden() {
    for (int value = 0; value < 9; value++) {
      for (int unit = 0; unit < 3; unit++) {
        for (int band = 0; band < 3; band++) {
          placeIfAlone(value, band, state[3 * value + band] & 511 << 9 * unit);
          placeIfAlone(value, band, state[3 * value + band] & BLOCK << 3 * unit);
        }
      }
      for (int column = 0; column < 9; column++) {
        column(value, EACH_LINE << column);
      }
    }
  }

  private void column(int value, int column) {
    int first = state[3 * value] & column;
    int second = state[3 * value + 1] & column;
    int third = state[3 * value + 2] & column;
    if (Integer.bitCount(first) + Integer.bitCount(second) + Integer.bitCount(third) == 1) {
      placeIfAlone(value, 0, first);
      placeIfAlone(value, 1, second);
      placeIfAlone(value, 2, third);
    }
  }

  private void placeIfAlone(int value, int band, int cells) {
    if (Integer.bitCount(cells) == 1 && (cells & state[OPEN + band]) != 0) {
      place(value, band, Integer.numberOfTrailingZeros(cells));
    }
  }
}
