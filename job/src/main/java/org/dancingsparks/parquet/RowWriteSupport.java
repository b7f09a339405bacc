package org.dancingsparks.parquet;

import java.util.Set;
import org.apache.parquet.io.api.RecordConsumer;
import org.apache.parquet.schema.MessageType;

/**
 * The representation of a {@link RowFile}'s rows in Parquet.
 *
 * @param <T> a row
 */
public interface RowWriteSupport<T> {
  MessageType type();

  /** The columns whose values hardly ever repeat, so that a dictionary is useless. */
  Set<String> distinct();

  /** Writes the fields of a row, between the start and the end of its message. */
  void write(T row, RecordConsumer out);
}
