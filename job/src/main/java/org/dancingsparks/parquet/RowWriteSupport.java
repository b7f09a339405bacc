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

  /** The columns whose values hardly ever come twice, so that a dictionary is of no use. */
  Set<String> distinct();

  /** Gives the fields of a row, between the message's start and its end. */
  void write(T row, RecordConsumer out);
}
