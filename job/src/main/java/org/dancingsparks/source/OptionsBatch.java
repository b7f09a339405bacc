package org.dancingsparks.source;

import java.util.Arrays;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.sql.vectorized.ColumnVector;
import org.apache.spark.sql.vectorized.ColumnarArray;
import org.apache.spark.sql.vectorized.ColumnarBatch;
import org.dancingsparks.search.BinCursor;

/** Solutions in one column of arrays, each ascending. */
final class OptionsBatch implements SolutionBatch {
  private final BinCursor cursor;
  private final OptionVector options = new OptionVector(DataTypes.IntegerType);
  private final OptionArrayVector arrays;
  private final ColumnarBatch batch;

  OptionsBatch(BinCursor cursor, StructType columns) {
    this.cursor = cursor;
    arrays = new OptionArrayVector(columns.apply(0).dataType(), options);
    batch = new ColumnarBatch(new OptionArrayVector[] {arrays});
  }

  @Override
  public int fill(int most) {
    int rows = 0;
    int size = 0;
    int[] ends = arrays.ends(most);
    while (rows < most && cursor.next()) {
      int[] solution = cursor.solution();
      int[] values = options.values(size + solution.length);
      System.arraycopy(solution, 0, values, size, solution.length);
      Arrays.sort(values, size, size + solution.length);
      size += solution.length;
      ends[rows++] = size;
    }
    batch.setNumRows(rows);
    return rows;
  }

  @Override
  public ColumnarBatch batch() {
    return batch;
  }

  /** Arrays of option ids, none of them NULL. */
  private static final class OptionArrayVector extends PlainVector {
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
}
