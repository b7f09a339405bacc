package org.dancingsparks.parquet;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.apache.parquet.column.ColumnDescriptor;
import org.apache.parquet.column.ParquetProperties;
import org.apache.parquet.conf.PlainParquetConfiguration;
import org.apache.parquet.hadoop.CodecFactory;
import org.apache.parquet.hadoop.ParquetFileWriter;
import org.apache.parquet.hadoop.metadata.CompressionCodecName;
import org.apache.parquet.schema.LogicalTypeAnnotation;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName;
import org.apache.parquet.schema.Type;
import org.apache.parquet.schema.Types;
import org.dancingsparks.search.PieceRuns;
import org.dancingsparks.search.SolutionSchema;

/**
 * Writes solutions as rows with a column per piece, at a cost proportional to the changes from one
 * solution to the next: the runs of {@link PieceRuns} become Parquet's own runs, and parquet-java
 * only puts pages into the file.
 */
final class PieceColumnsWriter implements SolutionWriter {
  /**
   * The limits of pages and row groups in rows, and of a row group also in the runs of all its
   * columns. A task holds these runs in memory, at 8 bytes each and up to twice that while they
   * grow.
   */
  record Limits(int pageRows, int groupRows, int groupRuns) {}

  /** About a million rows of a row group; larger ones, and larger pages, compress no better. */
  static final Limits LIMITS = new Limits(1 << 17, 1 << 22, 1 << 21);

  /** The initial size of the compressor's buffer. */
  private static final int PAGE_BYTES = 1 << 16;

  private final ParquetFile file;
  private final Limits limits;
  private final List<ColumnDescriptor> columns;
  private final ParquetFileWriter out;
  private final CodecFactory codecs;
  private final ColumnChunkWriter chunks;

  /** The options of each column, ascending. */
  private final int[][] options;

  private final PieceRuns runs;

  PieceColumnsWriter(ParquetFile file, SolutionSchema schema, Limits limits) throws IOException {
    this.file = file;
    this.limits = limits;
    MessageType type = parquetType(schema);
    columns = type.getColumns();
    options = schema.optionsByColumn();
    runs = new PieceRuns(schema);
    out =
        new ParquetFileWriter(
            file,
            type,
            ParquetFileWriter.Mode.CREATE,
            0,
            0,
            null,
            ParquetProperties.builder().build());
    codecs = new CodecFactory(new PlainParquetConfiguration(), PAGE_BYTES);
    chunks =
        new ColumnChunkWriter(
            out,
            codecs.getCompressor(CompressionCodecName.ZSTD),
            limits.pageRows,
            Arrays.stream(options).mapToInt(own -> own.length).sum());
    out.start();
  }

  /** The schema in Parquet's terms. */
  static MessageType parquetType(SolutionSchema schema) {
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
  public void write(int[] solution, int unchanged) throws IOException {
    runs.add(solution, unchanged);
    if (runs.rows() >= limits.groupRows || runs.size() >= limits.groupRuns) {
      writeGroup();
    }
  }

  private void writeGroup() throws IOException {
    out.startBlock(runs.rows());
    runs.endGroup();
    for (int column = 0; column < runs.columns(); column++) {
      chunks.write(columns.get(column), options[column], runs.column(column));
    }
    runs.startGroup();
    out.endBlock();
  }

  @Override
  public void finish() throws IOException {
    if (runs.rows() > 0) {
      writeGroup();
    }
    file.holdBack();
    out.end(Map.of());
    file.finish();
  }

  @Override
  public void close() throws IOException {
    codecs.release();
    out.close();
  }
}
