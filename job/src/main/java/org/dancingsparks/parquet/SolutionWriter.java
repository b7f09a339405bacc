package org.dancingsparks.parquet;

import java.io.Closeable;
import java.io.IOException;
import org.dancingsparks.search.SolutionSchema;

/**
 * Writes solutions as the rows of a Parquet file, zstd compressed and dictionary encoded. The bytes
 * depend on the solutions and their order only.
 *
 * <p>To be written by one thread; closing without {@link #finish} leaves a useless file.
 */
public interface SolutionWriter extends Closeable {
  /** Opens a file for solutions. */
  static SolutionWriter open(ParquetFile file, SolutionSchema schema) throws IOException {
    return schema.hasPieces()
        ? new PieceColumnsWriter(file, schema, PieceColumnsWriter.LIMITS)
        : new OptionArrayWriter(file);
  }

  /**
   * Writes a solution.
   *
   * @param solution option ids in any order; the caller may reuse the array afterwards
   * @param unchanged number of options at its beginning that are those of the solution before it,
   *     place by place; 0 is always right, more saves work
   */
  void write(int[] solution, int unchanged) throws IOException;

  /**
   * Writes the remaining solutions and finishes the file; nothing comes after it but {@link
   * #close}.
   */
  void finish() throws IOException;
}
