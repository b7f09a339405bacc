package org.dancingsparks.parquet;

import java.io.IOException;
import java.util.Arrays;
import java.util.Map;
import org.apache.parquet.column.ColumnReader;
import org.dancingsparks.runs.DamagedException;

/** Reads solutions from an array of options in each row. */
final class OptionArrayReader implements SolutionReader {
  private static final int SOME = 16;

  private final RowGroups groups;
  private ColumnReader reader;
  private int[] options = new int[SOME];
  private long left;

  OptionArrayReader(RowGroups groups) {
    this.groups = groups;
  }

  @Override
  public int next() throws IOException {
    while (left == 0) {
      if (!groups.next()) {
        return -1;
      }
      left = groups.rows();
      reader = groups.readers().get(0);
    }
    left--;
    int size = 0;
    do {
      // An empty array has one entry, with a lower definition level.
      if (reader.getCurrentDefinitionLevel() == reader.getDescriptor().getMaxDefinitionLevel()) {
        size = append(size, reader.getInteger());
      }
      reader.consume();
    } while (reader.getCurrentRepetitionLevel() > 0);
    return size;
  }

  private int append(int size, int option) {
    if (size > 0 && options[size - 1] >= option) {
      throw new DamagedException("the options are not ascending");
    }
    if (size == options.length) {
      options = Arrays.copyOf(options, 2 * size);
    }
    options[size] = option;
    return size + 1;
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
