package org.dancingsparks.parquet;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.example.data.simple.SimpleGroupFactory;
import org.apache.parquet.hadoop.ParquetWriter;
import org.apache.parquet.hadoop.example.ExampleParquetWriter;
import org.apache.parquet.io.LocalOutputFile;
import org.apache.parquet.schema.LogicalTypeAnnotation;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName;
import org.apache.parquet.schema.Type.Repetition;
import org.apache.parquet.schema.Types;
import org.dancingsparks.search.SolutionSchema;

/** A second writer of piece columns, all parquet-java's own. */
final class RowByRow {
  private RowByRow() {}

  static void write(Path file, SolutionSchema schema, List<List<Integer>> rows) {
    MessageType type = type(schema);
    SimpleGroupFactory groups = new SimpleGroupFactory(type);
    file.getParent().toFile().mkdir();
    try (ParquetWriter<Group> writer =
        ExampleParquetWriter.builder(new LocalOutputFile(file)).withType(type).build()) {
      for (List<Integer> row : rows) {
        Group group = groups.newGroup();
        for (int column = 0; column < row.size(); column++) {
          if (row.get(column) != null) {
            group.add(column, row.get(column));
          }
        }
        writer.write(group);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static MessageType type(SolutionSchema schema) {
    Types.MessageTypeBuilder message = Types.buildMessage();
    for (SolutionSchema.Column column : schema.columns()) {
      Repetition repetition = column.isNullable() ? Repetition.OPTIONAL : Repetition.REQUIRED;
      message.addField(
          Types.primitive(PrimitiveTypeName.INT32, repetition)
              .as(schema.isNarrow() ? LogicalTypeAnnotation.intType(16, true) : null)
              .named(column.name()));
    }
    return message.named("solution");
  }
}
