package org.dancingsparks.source;

import java.util.Arrays;
import org.apache.spark.sql.types.DataType;
import org.dancingsparks.search.ColumnRuns;

/** Option ids as SMALLINT or INT, {@link ColumnRuns#NULL} for NULL. */
final class OptionVector extends PlainVector {
  private int[] values = {};

  OptionVector(DataType type) {
    super(type);
  }

  /** Returns the values, as they are, with room for at least {@code size}. */
  int[] values(int size) {
    if (values.length < size) {
      values = Arrays.copyOf(values, Math.max(size, 2 * values.length));
    }
    return values;
  }

  @Override
  public boolean isNullAt(int row) {
    return values[row] == ColumnRuns.NULL;
  }

  @Override
  public short getShort(int row) {
    return (short) values[row];
  }

  @Override
  public int getInt(int row) {
    return values[row];
  }
}
