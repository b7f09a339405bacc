package org.dancingsparks.parquet;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.apache.parquet.column.ColumnReader;
import org.dancingsparks.runs.DamagedException;
import org.dancingsparks.search.SolutionSchema;

/** Reads solutions from a column per piece, a few thousand values of a column at a time. */
final class PieceColumnsReader implements SolutionReader {
  private static final int BATCH = 1 << 12;

  /** The value that represents NULL. */
  private static final int ABSENT = -1;

  private final RowGroups groups;
  private final SolutionSchema schema;

  /** The column of each option. */
  private final int[] columnOf;

  private final int[][] values;
  private final int[] options;
  private List<ColumnReader> readers = List.of();
  private long left;
  private int batch;
  private int at;

  PieceColumnsReader(RowGroups groups, SolutionSchema schema) {
    this.groups = groups;
    this.schema = schema;
    int[][] byColumn = schema.optionsByColumn();
    columnOf = new int[Arrays.stream(byColumn).mapToInt(each -> each.length).sum()];
    for (int column = 0; column < byColumn.length; column++) {
      for (int option : byColumn[column]) {
        columnOf[option] = column;
      }
    }
    values = new int[byColumn.length][BATCH];
    options = new int[byColumn.length];
  }

  @Override
  public int next() throws IOException {
    while (at == batch) {
      if (left == 0 && !openGroup()) {
        return -1;
      }
      readBatch();
    }
    int size = 0;
    for (int column = 0; column < values.length; column++) {
      int option = values[column][at];
      if (option != ABSENT) {
        if (option < 0 || option >= columnOf.length || columnOf[option] != column) {
          throw new DamagedException(
              "column %s has the option %d, which does not place that piece"
                  .formatted(schema.columns().get(column).name(), option));
        }
        options[size++] = option;
      }
    }
    at++;
    return size;
  }

  private boolean openGroup() throws IOException {
    if (!groups.next()) {
      return false;
    }
    left = groups.rows();
    readers = groups.readers();
    return true;
  }

  private void readBatch() {
    batch = (int) Math.min(BATCH, left);
    at = 0;
    left -= batch;
    for (int column = 0; column < values.length; column++) {
      read(readers.get(column), values[column], batch);
    }
  }

  private static void read(ColumnReader reader, int[] target, int size) {
    int present = reader.getDescriptor().getMaxDefinitionLevel();
    for (int row = 0; row < size; row++) {
      boolean isPresent = reader.getCurrentDefinitionLevel() == present;
      int value = isPresent ? reader.getInteger() : ABSENT;
      // An id of -1 is no NULL.
      target[row] = isPresent && value == ABSENT ? Integer.MIN_VALUE : value;
      reader.consume();
    }
  }

  @Override
  public Map<String, String> description() {
    return groups.description();
  }

  @Override
  public int[] options() {
    return options;
  }

  @Override
  public void close() throws IOException {
    groups.close();
  }
}
