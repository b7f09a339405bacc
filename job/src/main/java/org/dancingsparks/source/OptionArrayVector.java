package org.dancingsparks.source;

import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.vectorized.ColumnVector;
import org.apache.spark.sql.vectorized.ColumnarArray;

/** Arrays of option ids, none of them NULL. */
final class OptionArrayVector extends PlainVector {
  private final OptionVector options;
  private int[] ends = {};

  /**
   * A vector of consecutive arrays.
   *
   * @param options of all arrays
   */
  OptionArrayVector(DataType type, OptionVector options) {
    super(type);
    this.options = options;
  }

  /** Returns the end of each row's array, with room for at least {@code size} rows. */
  int[] ends(int size) {
    if (ends.length < size) {
      ends = new int[size];
    }
    return ends;
  }

  @Override
  public boolean isNullAt(int row) {
    return false;
  }

  @Override
  public ColumnarArray getArray(int row) {
    int from = row == 0 ? 0 : ends[row - 1];
    return new ColumnarArray(options, from, ends[row] - from);
  }

  @Override
  public ColumnVector getChild(int ordinal) {
    return options;
  }
}
