package org.dancingsparks.parquet;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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
   * The limits of a page, in rows and in the runs of all its columns, and of a row group, in rows
   * and in bytes. A task holds the runs of a page in memory, at 8 bytes each and up to twice that
   * while they grow, and the bytes of a row group.
   */
  record Limits(int pageRows, int pageRuns, int groupRows, int groupBytes) {}

  /**
   * At most 32 MB in memory. Larger row groups and pages compress no better, and smaller row groups
   * cost readers time.
   */
  static final Limits LIMITS = new Limits(1 << 17, 1 << 20, 1 << 24, 1 << 24);

  /** The initial size of the compressor's buffer. */
  private static final int PAGE_BYTES = 1 << 16;

  private final ParquetFile file;
  private final Limits limits;
  private final ParquetFileWriter out;
  private final CodecFactory codecs;
  private final List<ColumnChunkWriter> chunks = new ArrayList<>();

  /** The rows of the next page. */
  private final PieceRuns runs;

  /** Rows of the row group in pages before. */
  private long groupRows;

  PieceColumnsWriter(ParquetFile file, SolutionSchema schema, Limits limits) throws IOException {
    this.file = file;
    this.limits = limits;
    MessageType type = parquetType(schema);
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
    int[][] options = schema.optionsByColumn();
    for (int column = 0; column < options.length; column++) {
      chunks.add(
          new ColumnChunkWriter(
              type.getColumns().get(column),
              options[column],
              codecs.getCompressor(CompressionCodecName.ZSTD)));
    }
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
    if (runs.rows() >= limits.pageRows || runs.size() >= limits.pageRuns) {
      addPages();
    }
  }

  /** Adds a page to each column, and writes the row group once it is large enough. */
  private void addPages() throws IOException {
    groupRows += runs.rows();
    runs.endGroup();
    long bytes = 0;
    for (int column = 0; column < runs.columns(); column++) {
      chunks.get(column).add(runs.column(column));
      bytes += chunks.get(column).bytes();
    }
    runs.startGroup();
    if (groupRows >= limits.groupRows || bytes >= limits.groupBytes) {
      writeGroup();
    }
  }

  private void writeGroup() throws IOException {
    out.startBlock(groupRows);
    for (ColumnChunkWriter chunk : chunks) {
      chunk.write(out);
    }
    out.endBlock();
    groupRows = 0;
  }

  @Override
  public void finish() throws IOException {
    if (runs.rows() > 0) {
      addPages();
    }
    if (groupRows > 0) {
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
