package org.dancingsparks.sudoku;

import static org.dancingsparks.sudoku.BandState.OPEN;
import static org.dancingsparks.sudoku.BandState.WORDS;
import static org.dancingsparks.sudoku.BandTables.COMPATIBLE;
import static org.dancingsparks.sudoku.BandTables.EACH_ROW;

/**
 * Chooses the cell on which {@link BandSearch} branches: the most promising of the cells with two
 * values or, if no cell has two, the first of those with the fewest.
 *
 * <p>The most promising cell is the one whose values would remove the most candidates from other
 * cells; a candidate of another cell with two values, which would be solved at once, counts three
 * times. This costs more than taking any such cell, and halves the tree.
 */
final class BandGuess {
  private static final int WEIGHT = 2;

  private final int[] pairs = new int[3];
  private int score;
  private int word;
  private int cell;
  private int values;

  /** Chooses a cell; the state must be propagated and have open cells. */
  void choose(int[] state) {
    score = -1;
    findPairs(state);
    for (int band = 0; band < 3; band++) {
      for (int rest = pairs[band]; rest != 0; rest &= rest - 1) {
        weigh(state, band, Integer.numberOfTrailingZeros(rest));
      }
    }
    values = 2;
    if (score < 0) {
      chooseSmallest(state);
    }
  }

  /** The word of the value to be tried first. */
  int word() {
    return word;
  }

  int cell() {
    return cell;
  }

  /** The number of values that the cell can have. */
  int values() {
    return values;
  }

  private void findPairs(int[] state) {
    for (int band = 0; band < 3; band++) {
      int once = 0;
      int twice = 0;
      int thrice = 0;
      for (int at = band; at < WORDS; at += 3) {
        int cells = state[at];
        thrice |= twice & cells;
        twice |= once & cells;
        once |= cells;
      }
      pairs[band] = twice & ~thrice;
    }
  }

  private void weigh(int[] state, int band, int cell) {
    int both = values(state, band, cell);
    int lower = 3 * Integer.numberOfTrailingZeros(both);
    int upper = 3 * (31 - Integer.numberOfLeadingZeros(both));
    int sum = loss(state, lower, band, cell) + loss(state, upper, band, cell);
    if (sum > score) {
      score = sum;
      this.cell = cell;
      word = lower + band;
    }
  }

  private static int values(int[] state, int band, int cell) {
    int values = 0;
    for (int value = 0; value < 9; value++) {
      values |= (state[3 * value + band] >> cell & 1) << value;
    }
    return values;
  }

  /** The weight of the candidates that a value in a cell removes from other cells. */
  private int loss(int[] state, int at, int band, int cell) {
    int next = band == 0 ? 1 : 0;
    int last = band == 2 ? 1 : 2;
    int column = EACH_ROW << cell % 9;
    return lossIn(state, at, band, ~COMPATIBLE[cell])
        + lossIn(state, at, next, column)
        + lossIn(state, at, last, column);
  }

  private int lossIn(int[] state, int at, int band, int seen) {
    int lost = state[at + band] & seen;
    return Integer.bitCount(lost) + WEIGHT * Integer.bitCount(lost & pairs[band]);
  }

  private void chooseSmallest(int[] state) {
    values = 10;
    for (int band = 0; band < 3; band++) {
      for (int rest = state[OPEN + band]; rest != 0; rest &= rest - 1) {
        int open = Integer.numberOfTrailingZeros(rest);
        int all = values(state, band, open);
        if (Integer.bitCount(all) < values) {
          values = Integer.bitCount(all);
          cell = open;
          word = 3 * Integer.numberOfTrailingZeros(all) + band;
        }
      }
    }
  }
}
