package org.dancingsparks.store;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.apache.parquet.conf.ParquetConfiguration;
import org.apache.parquet.conf.PlainParquetConfiguration;
import org.apache.parquet.hadoop.ParquetWriter;
import org.apache.parquet.hadoop.api.WriteSupport;
import org.apache.parquet.hadoop.metadata.CompressionCodecName;
import org.apache.parquet.io.OutputFile;
import org.apache.parquet.io.api.RecordConsumer;
import org.apache.parquet.schema.LogicalTypeAnnotation;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName;
import org.apache.parquet.schema.Type;
import org.apache.parquet.schema.Types;
import org.dancingsparks.plan.SolutionSchema;

/**
 * Writes solutions as rows of a Parquet file, zstd compressed, dictionary encoded; nothing in the
 * file depends on when or where it was written.
 */
final class SolutionWriter extends WriteSupport<int[]> {
  /** What a task holds in memory; larger ones compress no better. */
  private static final long ROW_GROUP_BYTES = 16L << 20;

  private final SolutionSchema schema;
  private final List<SolutionSchema.Column> columns;
  private final int[] row;
  private RecordConsumer out;

  private SolutionWriter(SolutionSchema schema) {
    this.schema = schema;
    columns = schema.columns();
    row = new int[columns.size()];
  }

  /** Opens a file for solutions, each given as its option ids in any order. */
  static ParquetWriter<int[]> open(OutputFile file, SolutionSchema schema) throws IOException {
    return new Builder(file, schema)
        .withConf(new PlainParquetConfiguration())
        .withCompressionCodec(CompressionCodecName.ZSTD)
        .withDictionaryEncoding(true)
        .withRowGroupSize(ROW_GROUP_BYTES)
        .build();
  }

  private static final class Builder extends ParquetWriter.Builder<int[], Builder> {
    private final SolutionSchema schema;

    Builder(OutputFile file, SolutionSchema schema) {
      super(file);
      this.schema = schema;
    }

    @Override
    protected Builder self() {
      return this;
    }

    // Abstract still, though deprecated: parquet-java calls the other.
    @SuppressWarnings("deprecation")
    @Override
    protected WriteSupport<int[]> getWriteSupport(Configuration conf) {
      return new SolutionWriter(schema);
    }

    @Override
    protected WriteSupport<int[]> getWriteSupport(ParquetConfiguration conf) {
      return new SolutionWriter(schema);
    }
  }

  /** The schema in Parquet's terms. */
  static MessageType parquetType(SolutionSchema schema) {
    if (!schema.hasPieces()) {
      return Types.buildMessage()
          .requiredList()
          .requiredElement(PrimitiveTypeName.INT32)
          .named(SolutionSchema.OPTIONS)
          .named("solution");
    }
    Types.MessageTypeBuilder message = Types.buildMessage();
    for (SolutionSchema.Column column : schema.columns()) {
      var type =
          Types.primitive(
              PrimitiveTypeName.INT32,
              column.isNullable() ? Type.Repetition.OPTIONAL : Type.Repetition.REQUIRED);
      message.addField(
          (schema.isNarrow() ? type.as(LogicalTypeAnnotation.intType(16, true)) : type)
              .named(column.name()));
    }
    return message.named("solution");
  }

  @Override
  public String getName() {
    return "solutions";
  }

  // Abstract still, though deprecated: parquet-java calls the other.
  @SuppressWarnings("deprecation")
  @Override
  public WriteContext init(Configuration conf) {
    return new WriteContext(parquetType(schema), Map.of());
  }

  @Override
  public WriteContext init(ParquetConfiguration conf) {
    return new WriteContext(parquetType(schema), Map.of());
  }

  @Override
  public void prepareForWrite(RecordConsumer recordConsumer) {
    out = recordConsumer;
  }

  @Override
  public void write(int[] solution) {
    out.startMessage();
    if (schema.hasPieces()) {
      writePieces(solution);
    } else {
      writeOptions(solution);
    }
    out.endMessage();
  }

  private void writePieces(int[] solution) {
    schema.fill(solution, row);
    for (int column = 0; column < row.length; column++) {
      if (row[column] >= 0) {
        out.startField(columns.get(column).name(), column);
        out.addInteger(row[column]);
        out.endField(columns.get(column).name(), column);
      }
    }
  }

  private void writeOptions(int[] solution) {
    int[] ascending = solution.clone();
    Arrays.sort(ascending);
    out.startField(SolutionSchema.OPTIONS, 0);
    out.startGroup();
    if (ascending.length > 0) {
      out.startField("list", 0);
      for (int option : ascending) {
        out.startGroup();
        out.startField("element", 0);
        out.addInteger(option);
        out.endField("element", 0);
        out.endGroup();
      }
      out.endField("list", 0);
    }
    out.endGroup();
    out.endField(SolutionSchema.OPTIONS, 0);
  }
}
