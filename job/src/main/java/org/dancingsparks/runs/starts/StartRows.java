package org.dancingsparks.runs.starts;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.apache.parquet.io.api.RecordConsumer;
import org.apache.parquet.schema.LogicalTypeAnnotation;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName;
import org.apache.parquet.schema.Types;
import org.dancingsparks.parquet.ColumnNames;
import org.dancingsparks.parquet.OptionArrays;
import org.dancingsparks.parquet.RowWriteSupport;
import org.dancingsparks.search.SolutionSchema;

/**
 * The columns of unique starts: the columns of solutions, NULL where a piece is not placed, or the
 * array of options; then the number of the solution, and the grades of difficulty. Immutable.
 */
final class StartRows implements RowWriteSupport<StartRow>, Serializable {
  private static final long serialVersionUID = 1;

  private static final List<String> GRADES = List.of("nodes", "forced", "branches", "minimal");

  private final SolutionSchema schema;
  private final int size;
  private final boolean isGraded;
  private final ArrayList<String> names;

  /**
   * The columns of starts.
   *
   * @param size options of a start, the givens included
   */
  static StartRows of(SolutionSchema schema, int size) {
    return new StartRows(schema, size, false);
  }

  /** The columns of starts that are graded by difficulty. */
  static StartRows graded(SolutionSchema schema, int size) {
    return new StartRows(schema, size, true);
  }

  private StartRows(SolutionSchema schema, int size, boolean isGraded) {
    this.schema = schema;
    this.size = size;
    this.isGraded = isGraded;
    ColumnNames all = new ColumnNames();
    schema.columns().forEach(column -> all.add(column.name()));
    all.add("solution");
    if (isGraded) {
      GRADES.forEach(all::add);
    }
    names = new ArrayList<>(all.names());
  }

  int size() {
    return size;
  }

  boolean isGraded() {
    return isGraded;
  }

  /** The names of the columns, in order. */
  List<String> names() {
    return List.copyOf(names);
  }

  @Override
  public MessageType type() {
    Types.MessageTypeBuilder type = Types.buildMessage();
    int pieces = schema.columns().size();
    if (schema.hasPieces()) {
      for (String name : names.subList(0, pieces)) {
        var option = Types.optional(PrimitiveTypeName.INT32);
        type.addField(
            (schema.isNarrow() ? option.as(LogicalTypeAnnotation.intType(16, true)) : option)
                .named(name));
      }
    } else {
      type.addField(OptionArrays.TYPE);
    }
    type.addField(Types.required(PrimitiveTypeName.INT64).named(names.get(pieces)));
    if (isGraded) {
      type.addField(Types.required(PrimitiveTypeName.INT64).named(names.get(pieces + 1)));
      type.addField(Types.required(PrimitiveTypeName.INT32).named(names.get(pieces + 2)));
      type.addField(Types.required(PrimitiveTypeName.INT32).named(names.get(pieces + 3)));
      type.addField(Types.required(PrimitiveTypeName.BOOLEAN).named(names.get(pieces + 4)));
    }
    return type.named("start");
  }

  @Override
  public Set<String> distinct() {
    return Set.of();
  }

  @Override
  public void write(StartRow row, RecordConsumer out) {
    // Options are numbered piece by piece, so their columns ascend too.
    Arrays.sort(row.options);
    if (schema.hasPieces()) {
      for (int option : row.options) {
        field(schema.column(option), out, () -> out.addInteger(option));
      }
    } else {
      OptionArrays.write(out, row.options);
    }
    int next = schema.columns().size();
    field(next, out, () -> out.addLong(row.solution));
    if (isGraded) {
      field(next + 1, out, () -> out.addLong(row.grade.nodes()));
      field(next + 2, out, () -> out.addInteger(row.grade.forced()));
      field(next + 3, out, () -> out.addInteger(row.grade.branches()));
      field(next + 4, out, () -> out.addBoolean(row.grade.isMinimal()));
    }
  }

  private void field(int index, RecordConsumer out, Runnable value) {
    out.startField(names.get(index), index);
    value.run();
    out.endField(names.get(index), index);
  }
}
