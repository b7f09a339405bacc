package org.dancingsparks.runs.tables;

import java.math.BigInteger;
import java.util.Set;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.io.api.Binary;
import org.apache.parquet.io.api.RecordConsumer;
import org.apache.parquet.schema.LogicalTypeAnnotation;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName;
import org.apache.parquet.schema.Types;
import org.apache.parquet.schema.Types.MessageTypeBuilder;
import org.dancingsparks.parquet.RowWriteSupport;

/**
 * The columns of a table's rows, those of {@link TableRow}. Numbers of solutions are texts, since
 * they may have any number of digits.
 */
public final class TableColumns implements RowWriteSupport<TableRow> {
  @Override
  public MessageType type() {
    MessageTypeBuilder type = Types.buildMessage();
    type.required(PrimitiveTypeName.INT32).named("n");
    text(type, "puzzle");
    text(type, "solutions");
    text(type, "engine");
    type.required(PrimitiveTypeName.DOUBLE).named("seconds");
    type.required(PrimitiveTypeName.INT64).named("peak_heap");
    optional(type, "term");
    optional(type, "known");
    text(type, "verdict");
    optional(type, "second");
    optional(type, "second_solutions");
    return type.named("member");
  }

  private static void text(MessageTypeBuilder type, String name) {
    type.required(PrimitiveTypeName.BINARY).as(LogicalTypeAnnotation.stringType()).named(name);
  }

  private static void optional(MessageTypeBuilder type, String name) {
    type.optional(PrimitiveTypeName.BINARY).as(LogicalTypeAnnotation.stringType()).named(name);
  }

  @Override
  public Set<String> distinct() {
    return Set.of();
  }

  @Override
  public void write(TableRow row, RecordConsumer out) {
    field(out, 0, "n", () -> out.addInteger(row.n()));
    text(out, 1, "puzzle", row.puzzle());
    text(out, 2, "solutions", row.solutions());
    text(out, 3, "engine", row.engine());
    field(out, 4, "seconds", () -> out.addDouble(row.seconds()));
    field(out, 5, "peak_heap", () -> out.addLong(row.peakHeap()));
    text(out, 6, "term", row.term());
    text(out, 7, "known", row.known());
    text(out, 8, "verdict", row.verdict());
    text(out, 9, "second", row.second());
    text(out, 10, "second_solutions", row.secondSolutions());
  }

  /** Reads a row back. */
  public static TableRow read(Group row) {
    return new TableRow(
        row.getInteger("n", 0),
        row.getString("puzzle", 0),
        new BigInteger(row.getString("solutions", 0)),
        row.getString("engine", 0),
        row.getDouble("seconds", 0),
        row.getLong("peak_heap", 0),
        text(row, "term"),
        number(row, "known"),
        row.getString("verdict", 0),
        text(row, "second"),
        number(row, "second_solutions"));
  }

  private static String text(Group row, String name) {
    return row.getFieldRepetitionCount(name) == 0 ? null : row.getString(name, 0);
  }

  private static BigInteger number(Group row, String name) {
    String text = text(row, name);
    return text == null ? null : new BigInteger(text);
  }

  private static void text(RecordConsumer out, int index, String name, Object value) {
    if (value != null) {
      field(out, index, name, () -> out.addBinary(Binary.fromString(value.toString())));
    }
  }

  private static void field(RecordConsumer out, int index, String name, Runnable value) {
    out.startField(name, index);
    value.run();
    out.endField(name, index);
  }
}
