package org.dancingsparks.sudoku;

/**
 * Look-up tables for bands: three rows of a classic sudoku as a 27-bit word.
 *
 * <p>Bit {@code 9 * row + column} of a word stands for a cell of the band, its row counted from 0.
 * A word of a value has the cells that can still hold the value. Three cells of one row and one
 * block are a triplet; bit {@code 3 * row + block} of a 9-bit pattern stands for one.
 */
final class BandTables {
  /** All cells of a band. */
  static final int ALL = (1 << 27) - 1;

  /** The first cell of each row; a product with nine bits has those bits in each row. */
  static final int EACH_ROW = 1 | 1 << 9 | 1 << 18;

  /** By the nine bits of a row: its triplets that have a bit. */
  static final byte[] TRIPLETS = new byte[512];

  /**
   * By the pattern of the triplets that can hold a value: all cells of the triplets that can still
   * hold it when each row and each block holds it once; 0 if that is impossible.
   */
  static final int[] TRIPLET_CELLS = new int[512];

  /**
   * By the pattern of the columns of a block in which a value may stand, with bit {@code 3 * band +
   * column} for each: the columns that are left, as bits {@code 9 * band + column}.
   */
  static final int[] COLUMNS = new int[512];

  /** By a cell: the cells of its band that can hold a value if that cell holds it. */
  static final int[] COMPATIBLE = new int[27];

  static {
    for (int bits = 0; bits < 512; bits++) {
      TRIPLETS[bits] =
          (byte) (anyOf(bits, 7) | anyOf(bits, 7 << 3) << 1 | anyOf(bits, 7 << 6) << 2);
      int possible = possible(bits);
      for (int bit = 0; bit < 9; bit++) {
        if ((possible >> bit & 1) != 0) {
          TRIPLET_CELLS[bits] |= 7 << 3 * bit;
          COLUMNS[bits] |= 1 << 9 * (bit / 3) + bit % 3;
        }
      }
    }
    for (int cell = 0; cell < 27; cell++) {
      int row = 511 << cell / 9 * 9;
      int block = 7 * EACH_ROW << cell % 9 / 3 * 3;
      COMPATIBLE[cell] = ALL & ~(row | block) | 1 << cell;
    }
  }

  private BandTables() {}

  private static int anyOf(int bits, int mask) {
    return (bits & mask) == 0 ? 0 : 1;
  }

  /** The union of the placements of three rooks on a 3x3 board that keep to a pattern. */
  private static int possible(int pattern) {
    int union = 0;
    for (int first = 0; first < 3; first++) {
      for (int second = 0; second < 3; second++) {
        int rooks = 1 << first | 8 << second | 64 << 3 - first - second;
        if (first != second && (pattern & rooks) == rooks) {
          union |= rooks;
        }
      }
    }
    return union;
  }
}
