package org.dancingsparks.source;

import org.apache.spark.sql.vectorized.ColumnarBatch;

/** The next solutions of a bin in columns, some at a time; for one thread. */
interface SolutionBatch {
  /**
   * Takes the next solutions in place of those before.
   *
   * @param most at least 0
   * @return how many there were; 0 if there are no more
   */
  int fill(int most);

  /** The solutions; the same batch each time. */
  ColumnarBatch batch();
}
