package org.dancingsparks.cli.output;

/**
 * Output of rows one by one, each as it is finished.
 *
 * @param <T> type of a row
 */
public interface RowLines<T> {
  /** Prints the lines before the rows. */
  void begin();

  /** Prints the next row. */
  void row(T row);

  /** Prints the lines after the rows. */
  void end();
}
