package org.dancingsparks.parquet;

import java.io.IOException;
import java.util.List;
import org.apache.parquet.column.ColumnReader;
import org.apache.parquet.column.statistics.Statistics;
import org.apache.parquet.hadoop.metadata.ColumnChunkMetaData;
import org.dancingsparks.runs.DamagedException;

/**
 * Compares the statistics in the footer of a Parquet file with its values. Readers skip row groups
 * whose statistics exclude the values they look for, so wrong statistics lose rows.
 */
final class StatisticsCheck {
  private StatisticsCheck() {}

  /**
   * Reads all values of a file.
   *
   * @param groups of the file, from the first on
   * @throws DamagedException if the least or greatest value of a column or its number of nulls
   *     differs from what the footer says
   */
  static void check(RowGroups groups) throws IOException {
    while (groups.next()) {
      List<ColumnChunkMetaData> chunks = groups.chunks();
      List<ColumnReader> readers = groups.readers();
      for (int column = 0; column < chunks.size(); column++) {
        check(chunks.get(column), readers.get(column));
      }
    }
  }

  private static void check(ColumnChunkMetaData chunk, ColumnReader reader) {
    Statistics<?> written = chunk.getStatistics();
    Statistics<?> found = found(chunk, reader);
    boolean hasNulls = written.isNumNullsSet();
    if (hasNulls && written.getNumNulls() != found.getNumNulls()) {
      throw wrong(chunk);
    }
    if (written.hasNonNullValue()
        && !(isSame(written.genericGetMin(), found.genericGetMin())
            && isSame(written.genericGetMax(), found.genericGetMax()))) {
      throw wrong(chunk);
    }
  }

  /** Parquet writes a least value of 0.0 as -0.0, and a greatest of -0.0 as 0.0. */
  private static boolean isSame(Object written, Object found) {
    return written instanceof Double one && found instanceof Double other
        ? one.doubleValue() == other.doubleValue()
        : written.equals(found);
  }

  private static DamagedException wrong(ColumnChunkMetaData chunk) {
    return new DamagedException(
        "the statistics of its column %s are wrong, so that queries may miss rows"
            .formatted(chunk.getPath().toDotString()));
  }

  private static Statistics<?> found(ColumnChunkMetaData chunk, ColumnReader reader) {
    Statistics<?> found = Statistics.createStats(chunk.getPrimitiveType());
    int present = reader.getDescriptor().getMaxDefinitionLevel();
    for (long left = chunk.getValueCount(); left > 0; left--) {
      if (reader.getCurrentDefinitionLevel() < present) {
        found.incrementNumNulls();
      } else {
        add(chunk, reader, found);
      }
      reader.consume();
    }
    return found;
  }

  private static void add(ColumnChunkMetaData chunk, ColumnReader reader, Statistics<?> found) {
    switch (chunk.getPrimitiveType().getPrimitiveTypeName()) {
      case INT32 -> found.updateStats(reader.getInteger());
      case INT64 -> found.updateStats(reader.getLong());
      case DOUBLE -> found.updateStats(reader.getDouble());
      case BOOLEAN -> found.updateStats(reader.getBoolean());
      case BINARY -> found.updateStats(reader.getBinary());
      default -> throw new DamagedException("has a column of a type that no run writes");
    }
  }
}
