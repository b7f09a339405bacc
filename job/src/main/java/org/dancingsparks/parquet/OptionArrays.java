package org.dancingsparks.parquet;

import java.util.List;
import java.util.stream.IntStream;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.io.api.RecordConsumer;
import org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName;
import org.apache.parquet.schema.Type;
import org.apache.parquet.schema.Types;
import org.dancingsparks.search.SolutionSchema;

/** The column of option ids, an array, where a puzzle has no column per piece. */
public final class OptionArrays {
  /** The type of a Parquet list: a repeated group. */
  public static final Type TYPE =
      Types.requiredList().requiredElement(PrimitiveTypeName.INT32).named(SolutionSchema.OPTIONS);

  private OptionArrays() {}

  /**
   * Writes the array of a row as its first field.
   *
   * @param options ascending
   */
  public static void write(RecordConsumer out, int... options) {
    write(out, SolutionSchema.OPTIONS, 0, options);
  }

  /** Writes the array of a row to a column of another name or index. */
  public static void write(RecordConsumer out, String name, int index, int... options) {
    out.startField(name, index);
    out.startGroup();
    if (options.length > 0) {
      out.startField("list", 0);
      for (int option : options) {
        out.startGroup();
        out.startField("element", 0);
        out.addInteger(option);
        out.endField("element", 0);
        out.endGroup();
      }
      out.endField("list", 0);
    }
    out.endGroup();
    out.endField(name, index);
  }

  /** The options of an array, as it is written. */
  public static List<Integer> read(Group array) {
    return IntStream.range(0, array.getFieldRepetitionCount(0))
        .mapToObj(index -> array.getGroup(0, index).getInteger(0, 0))
        .toList();
  }
}
