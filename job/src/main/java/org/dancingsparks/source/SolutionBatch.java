package org.dancingsparks.source;

import org.apache.spark.sql.vectorized.ColumnarBatch;

/** The solutions of a bin in columns, one batch at a time. Used by one thread. */
interface SolutionBatch {
  /**
   * Takes the next solutions in place of the previous ones.
   *
   * @param most at least 0
   * @return their number; 0 if there are no more
   */
  int fill(int most);

  /** Returns the solutions; the same batch each time. */
  ColumnarBatch batch();
}
