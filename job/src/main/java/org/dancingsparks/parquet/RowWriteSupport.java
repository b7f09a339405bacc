package org.dancingsparks.parquet;

import java.util.Set;
import org.apache.parquet.io.api.RecordConsumer;
import org.apache.parquet.schema.MessageType;
import org.dancingsparks.runs.RunNames;

/**
 * The representation of a {@link RowFile}'s rows in Parquet.
 *
 * @param <T> a row
 */
public interface RowWriteSupport<T> {
  MessageType type();

  /** The name of a bin's file in the directory of its run: that of its part by default. */
  default String fileName(int bin) {
    return RunNames.partName(bin);
  }

  /** The columns whose values hardly ever repeat, so that a dictionary is useless. */
  Set<String> distinct();

  /** Writes the fields of a row, between the start and the end of its message. */
  void write(T row, RecordConsumer out);
}
