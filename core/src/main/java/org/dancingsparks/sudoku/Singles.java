package org.dancingsparks.sudoku;

import static org.dancingsparks.sudoku.BandState.OPEN;
import static org.dancingsparks.sudoku.BandState.WORDS;
import static org.dancingsparks.sudoku.BandTables.EACH_ROW;

/**
 * Solves by naked and hidden singles alone.
 *
 * <p>Uses the layout of {@link BandState}, but removes a placed value from all cells at once. The
 * order in which singles are placed does not change the result.
 */
final class Singles {
  private static final int BLOCK = 7 * EACH_ROW;

  private final int[] state = new int[BandState.LENGTH];

  private Singles() {}

  /**
   * Returns whether singles fill the grid.
   *
   * @param givens of a puzzle with a solution; otherwise the answer means nothing
   */
  static boolean solve(byte[] givens) {
    Singles singles = new Singles();
    BandState.clear(singles.state);
    for (int cell = 0; cell < givens.length; cell++) {
      if (givens[cell] != 0) {
        singles.place(givens[cell] - 1, cell / WORDS, cell % WORDS);
      }
    }
    boolean hasMore = true;
    while (hasMore) {
      hasMore = singles.naked() | singles.hidden();
    }
    return BandState.isComplete(singles.state);
  }

  private void place(int value, int band, int cell) {
    for (int word = band; word < WORDS; word += 3) {
      state[word] &= ~(1 << cell);
    }
    state[3 * value + band] |= 1 << cell;
    for (int other = 0; other < 3; other++) {
      int kept = other == band ? BandTables.COMPATIBLE[cell] : ~(EACH_ROW << cell % 9);
      state[3 * value + other] &= kept;
    }
    BandState.place(state, value, band, cell);
  }

  /** Places values that are alone in their cell; returns whether there were any. */
  private boolean naked() {
    boolean hasPlaced = false;
    for (int band = 0; band < 3; band++) {
      int once = 0;
      int twice = 0;
      for (int word = band; word < WORDS; word += 3) {
        twice |= once & state[word];
        once |= state[word];
      }
      int naked = once & ~twice & state[OPEN + band];
      for (int value = 0; naked != 0 && value < 9; value++) {
        hasPlaced |= placeAll(value, band, state[3 * value + band] & naked);
      }
    }
    return hasPlaced;
  }

  /** Places values that are alone in their row, column or block; returns whether there were any. */
  private boolean hidden() {
    boolean hasPlaced = false;
    for (int value = 0; value < 9; value++) {
      int columns = columnsWithOne(value) * EACH_ROW;
      for (int band = 0; band < 3; band++) {
        int cells = state[3 * value + band];
        int alone = BandPropagation.singles(cells) | cells & columns | inBlocks(cells);
        hasPlaced |= placeAll(value, band, alone & state[OPEN + band]);
      }
    }
    return hasPlaced;
  }

  /** The columns in which a value has one cell left, as nine bits. */
  private int columnsWithOne(int value) {
    int once = 0;
    int twice = 0;
    for (int band = 0; band < 3; band++) {
      for (int rows = state[3 * value + band]; rows != 0; rows >>= 9) {
        twice |= once & rows;
        once |= rows & 511;
      }
    }
    return once & ~twice;
  }

  /** The cells that are alone in their blocks. */
  private static int inBlocks(int cells) {
    int alone = 0;
    for (int block = BLOCK; block <= BLOCK << 6; block <<= 3) {
      int own = cells & block;
      alone |= (own & own - 1) == 0 ? own : 0;
    }
    return alone;
  }

  /** Places a value in the cells that must hold it; returns whether there are any. */
  private boolean placeAll(int value, int band, int cells) {
    for (int rest = cells; rest != 0; rest &= rest - 1) {
      place(value, band, Integer.numberOfTrailingZeros(rest));
    }
    return cells != 0;
  }
}
