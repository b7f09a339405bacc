package org.dancingsparks.sudoku;

import static org.dancingsparks.sudoku.BandTables.ALL;
import static org.dancingsparks.sudoku.BandTables.COLUMNS;
import static org.dancingsparks.sudoku.BandTables.EACH_LINE;
import static org.dancingsparks.sudoku.BandTables.KEPT;
import static org.dancingsparks.sudoku.BandTables.TRIPLETS;
import static org.dancingsparks.sudoku.BandTables.TRIPLET_CELLS;

import java.util.Arrays;

/**
 * The search of {@link ClassicSolver}.
 */
final class BandSearch {
  static final int WORDS = 27;
  static final int OWN = 27;
  static final int OPEN = 54;
  private static final int FRAME = 64;
  private static final int STATE = 57;
  private static final int ALL_VALUES = 511;

  private final int[] words = new int[FRAME];
  private final int[] stack = new int[FRAME * 82];
  private final int[] first = new int[WORDS];
  private int changed;
  private int depth;
  long nodes;

  void clear() {
    Arrays.fill(words, 0, 27, ALL);
    Arrays.fill(words, 27, 54, 0);
    Arrays.fill(words, 54, 57, ALL);
  }

  void place(int value, int band, int cell) {
    words[3 * value + band] &= KEPT[cell];
  }

  int[] first() {
    return first;
  }

  int run(int limit) {
    nodes = 1;
    depth = 0;
    changed = ALL_VALUES;
    int found = 0;
    while (true) {
      if (propagate()) {
        if ((words[OPEN] | words[OPEN + 1] | words[OPEN + 2]) == 0) {
          if (found++ == 0) {
            System.arraycopy(words, 0, first, 0, WORDS);
          }
          if (found == limit) {
            return found;
          }
        } else {
          guess();
          continue;
        }
      }
      if (depth == 0) {
        return found;
      }
      back();
    }
  }

  private void back() {
    depth--;
    int base = depth * FRAME;
    System.arraycopy(stack, base, words, 0, STATE);
    changed = stack[base + STATE];
    nodes += stack[base + STATE + 1];
  }

  private void guess() {
    int[] w = words;
    int word = -1;
    int bit = 0;
    int two = 1;
    for (int band = 0; band < 3; band++) {
      int ones = 0;
      int twos = 0;
      int threes = 0;
      for (int i = band; i < WORDS; i += 3) {
        int x = w[i];
        threes |= twos & x;
        twos |= ones & x;
        ones |= x;
      }
      int pairs = twos & ~threes;
      if (pairs != 0) {
        bit = pairs & -pairs;
        word = band;
        while ((w[word] & bit) == 0) {
          word += 3;
        }
        break;
      }
    }
    if (word < 0) {
      // smallest cell
      int best = 10;
      for (int band = 0; band < 3; band++) {
        for (int open = w[OPEN + band]; open != 0; open &= open - 1) {
          int cell = open & -open;
          int n = 0;
          int f = 0;
          for (int i = 24 + band; i >= 0; i -= 3) {
            if ((w[i] & cell) != 0) {
              n++;
              f = i;
            }
          }
          if (n < best) {
            best = n;
            word = f;
            bit = cell;
          }
        }
      }
      two = best == 2 ? 1 : 0;
    }
    int base = depth * FRAME;
    System.arraycopy(w, 0, stack, base, STATE);
    stack[base + word] &= ~bit;
    stack[base + STATE] = 1 << word / 3;
    stack[base + STATE + 1] = two;
    depth++;
    nodes++;
    w[word] &= KEPT[Integer.numberOfTrailingZeros(bit)];
    changed = 1 << word / 3;
  }

  private boolean propagate() {
    int[] w = words;
    int changed = this.changed;
    int open0 = w[OPEN];
    int open1 = w[OPEN + 1];
    int open2 = w[OPEN + 2];
    while (true) {
      int solved;
      do {
        solved = 0;
        for (int at = 0; at < WORDS; at += 3, changed >>= 1) {
          int a0 = w[at];
          int b0 = w[at + 1];
          int c0 = w[at + 2];
          int own0 = w[OWN + at];
          int own1 = w[OWN + at + 1];
          int own2 = w[OWN + at + 2];
          int a = a0 & (open0 | own0);
          int b = b0 & (open1 | own1);
          int c = c0 & (open2 | own2);
          if ((a ^ a0 | b ^ b0 | c ^ c0 | changed & 1) == 0) {
            continue;
          }
        while (true) {
          a &= TRIPLET_CELLS[TRIPLETS[a & 511] | TRIPLETS[a >> 9 & 511] << 3 | TRIPLETS[a >> 18 & 511] << 6];
          b &= TRIPLET_CELLS[TRIPLETS[b & 511] | TRIPLETS[b >> 9 & 511] << 3 | TRIPLETS[b >> 18 & 511] << 6];
          c &= TRIPLET_CELLS[TRIPLETS[c & 511] | TRIPLETS[c >> 9 & 511] << 3 | TRIPLETS[c >> 18 & 511] << 6];
          if (a == 0 || b == 0 || c == 0) {
            return false;
          }
          int columns = (a | a >> 9 | a >> 18) & 511
              | ((b | b >> 9 | b >> 18) & 511) << 9
              | ((c | c >> 9 | c >> 18) & 511) << 18;
          int left = COLUMNS[((columns & 7 * EACH_LINE) * 0x1041) >> 12 & 511]
              | COLUMNS[((columns >> 3 & 7 * EACH_LINE) * 0x1041) >> 12 & 511] << 3
              | COLUMNS[((columns >> 6 & 7 * EACH_LINE) * 0x1041) >> 12 & 511] << 6;
          if (left == columns) {
            break;
          }
          a &= (left & 511) * EACH_LINE;
          b &= (left >> 9 & 511) * EACH_LINE;
          c &= (left >> 18) * EACH_LINE;
        }
        w[at] = a;
        w[at + 1] = b;
        w[at + 2] = c;
        int new0 = singles(a);
        int new1 = singles(b);
        int new2 = singles(c);
        w[OWN + at] = new0;
        w[OWN + at + 1] = new1;
        w[OWN + at + 2] = new2;
        solved |= new0 ^ own0 | new1 ^ own1 | new2 ^ own2;
        open0 &= ~new0;
        open1 &= ~new1;
        open2 &= ~new2;
      }
      } while (solved != 0);
      for (int band = 0; band < 3; band++) {
        int ones = 0;
        int twos = 0;
        for (int i = band; i < WORDS; i += 3) {
          int x = w[i];
          twos |= ones & x;
          ones |= x;
        }
        if (ones != ALL) {
          return false;
        }
        int naked = ones & ~twos & (band == 0 ? open0 : band == 1 ? open1 : open2);
        if (naked != 0) {
          for (int value = 0; value < 9; value++) {
            int cells = w[3 * value + band] & naked;
            if (cells != 0) {
              changed |= 1 << value;
              do {
                w[3 * value + band] &= KEPT[Integer.numberOfTrailingZeros(cells)];
                cells &= cells - 1;
              } while (cells != 0);
            }
          }
        }
      }
      if (changed == 0) {
        w[OPEN] = open0;
        w[OPEN + 1] = open1;
        w[OPEN + 2] = open2;
        return true;
      }
    }
  }

  /** The cells of lines in which there is but one. */
  private static int singles(int cells) {
    int more = cells & cells - EACH_LINE;
    int top = ((more & 255 * EACH_LINE) + 255 * EACH_LINE | more) & 256 * EACH_LINE;
    return cells & ~(top | top - (top >> 8));
  }
}
