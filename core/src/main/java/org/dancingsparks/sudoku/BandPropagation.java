package org.dancingsparks.sudoku;

import static org.dancingsparks.sudoku.BandState.OPEN;
import static org.dancingsparks.sudoku.BandState.OWN;
import static org.dancingsparks.sudoku.BandState.WORDS;
import static org.dancingsparks.sudoku.BandTables.ALL;
import static org.dancingsparks.sudoku.BandTables.COLUMNS;
import static org.dancingsparks.sudoku.BandTables.COMPATIBLE;
import static org.dancingsparks.sudoku.BandTables.EACH_ROW;
import static org.dancingsparks.sudoku.BandTables.TRIPLETS;
import static org.dancingsparks.sudoku.BandTables.TRIPLET_CELLS;

/**
 * Makes the deductions possible in a {@link BandState} without guessing, until there are no more:
 * hidden singles, candidates locked in the crossing of a block with a row or column, and naked
 * singles.
 *
 * <p>The hot loop of {@link BandSearch}: no allocation, and no branch that a table can do without.
 */
final class BandPropagation {
  /**
   * The first columns of three blocks of a band, three bits each; multiplying by {@link #GATHER}
   * gathers them.
   */
  private static final int FIRST_BLOCKS = 7 * EACH_ROW;

  private static final int GATHER = 1 << 12 | 1 << 6 | 1;
  private static final int GATHERED = 12;

  private BandPropagation() {}

  /**
   * Propagates.
   *
   * @param changed the values, as bits, whose words have changed other than by cells being filled
   * @return whether no contradiction has been met; after one the state is useless
   */
  static boolean propagate(int[] state, int changed) {
    int values = changed;
    do {
      if (!settle(state, values)) {
        return false;
      }
      values = nakedSingles(state);
    } while (values > 0);
    return values == 0;
  }

  /** Propagates everything but naked singles. */
  private static boolean settle(int[] state, int values) {
    int changed = values;
    int open0 = state[OPEN];
    int open1 = state[OPEN + 1];
    int open2 = state[OPEN + 2];
    int solved;
    do {
      solved = 0;
      for (int at = 0; at < WORDS; at += 3) {
        int lost =
            state[at] & ~(open0 | state[OWN + at])
                | state[at + 1] & ~(open1 | state[OWN + at + 1])
                | state[at + 2] & ~(open2 | state[OWN + at + 2]);
        changed |= (lost | -lost) >>> 31 << at / 3;
      }
      while (changed != 0) {
        int at = 3 * Integer.numberOfTrailingZeros(changed);
        changed &= changed - 1;
        int own0 = state[OWN + at];
        int own1 = state[OWN + at + 1];
        int own2 = state[OWN + at + 2];
        int a = state[at] & (open0 | own0);
        int b = state[at + 1] & (open1 | own1);
        int c = state[at + 2] & (open2 | own2);
        while (true) {
          a &= triplets(a);
          b &= triplets(b);
          c &= triplets(c);
          if (a == 0 || b == 0 || c == 0) {
            return false;
          }
          int columns = columns(a) | columns(b) << 9 | columns(c) << 18;
          int left = block(columns) | block(columns >> 3) << 3 | block(columns >> 6) << 6;
          if (left == columns) {
            break;
          }
          a &= (left & 511) * EACH_ROW;
          b &= (left >> 9 & 511) * EACH_ROW;
          c &= (left >> 18) * EACH_ROW;
        }
        state[at] = a;
        state[at + 1] = b;
        state[at + 2] = c;
        int now0 = singles(a);
        int now1 = singles(b);
        int now2 = singles(c);
        state[OWN + at] = now0;
        state[OWN + at + 1] = now1;
        state[OWN + at + 2] = now2;
        solved |= now0 ^ own0 | now1 ^ own1 | now2 ^ own2;
        open0 &= ~now0;
        open1 &= ~now1;
        open2 &= ~now2;
      }
    } while (solved != 0);
    state[OPEN] = open0;
    state[OPEN + 1] = open1;
    state[OPEN + 2] = open2;
    return true;
  }

  private static int triplets(int cells) {
    return TRIPLET_CELLS[
        TRIPLETS[cells & 511] | TRIPLETS[cells >> 9 & 511] << 3 | TRIPLETS[cells >> 18 & 511] << 6];
  }

  private static int columns(int cells) {
    return (cells | cells >> 9 | cells >> 18) & 511;
  }

  /** The columns left to the first blocks of the bands, from nine bits of columns for each band. */
  private static int block(int columns) {
    return COLUMNS[(columns & FIRST_BLOCKS) * GATHER >> GATHERED & 511];
  }

  /** The cells that are alone in their rows; each row must have a cell. */
  static int singles(int cells) {
    // No row is empty, so taking one from each borrows nothing from the next.
    int more = cells & cells - EACH_ROW;
    int several = ((more & 255 * EACH_ROW) + 255 * EACH_ROW | more) & 256 * EACH_ROW;
    return cells & ~(several | several - (several >> 8));
  }

  /** Finds cells with one value left; returns those values, or -1 if a cell has none. */
  private static int nakedSingles(int[] state) {
    int changed = 0;
    for (int band = 0; band < 3; band++) {
      int once = 0;
      int twice = 0;
      for (int word = band; word < WORDS; word += 3) {
        twice |= once & state[word];
        once |= state[word];
      }
      if (once != ALL) {
        return -1;
      }
      int naked = once & ~twice & state[OPEN + band];
      if (naked != 0) {
        changed |= keep(state, band, naked);
      }
    }
    return changed;
  }

  private static int keep(int[] state, int band, int naked) {
    int changed = 0;
    for (int value = 0; value < 9; value++) {
      int word = 3 * value + band;
      for (int cells = state[word] & naked; cells != 0; cells &= cells - 1) {
        state[word] &= COMPATIBLE[Integer.numberOfTrailingZeros(cells)];
        changed |= 1 << value;
      }
    }
    return changed;
  }
}
