package org.dancingsparks.store;

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
import org.dancingsparks.plan.SolutionSchema;

/**
 * Writes solutions as rows of a column per piece, at a cost that goes with what changes from one
 * solution to the next.
 *
 * <p>A search finds solutions depth first, so most options of one are those of the last. Each
 * column is held as runs of the same option, which become Parquet's own runs: no row is ever put
 * together, and parquet-java only puts pages into the file.
 */
final class PieceColumnsWriter implements SolutionWriter {
  /**
   * Where pages and row groups end: after so many rows, and a row group after so many runs in all
   * its columns, too. Runs are what a task holds in memory, 8 bytes each, up to twice that while
   * they grow.
   */
  record Limits(int pageRows, int groupRows, int groupRuns) {}

  /** About a million rows of a row group; larger ones, and larger pages, compress no better. */
  static final Limits LIMITS = new Limits(1 << 17, 1 << 22, 1 << 21);

  /** What a buffer of the compressor begins with. */
  private static final int PAGE_BYTES = 1 << 16;

  private final ParquetFile file;
  private final Limits limits;
  private final List<ColumnDescriptor> columns;
  private final ParquetFileWriter out;
  private final CodecFactory codecs;
  private final ColumnChunkWriter chunks;

  /** By column: its options, ascending. */
  private final int[][] options;

  private final ColumnRuns[] runs;

  /** By option: the runs of its column. */
  private final ColumnRuns[] runsOf;

  private final boolean isAnyNullable;

  /** The options of the last solution, place by place; only where a column is nullable. */
  private int[] previous = {};

  private int previousSize;
  private int row;
  private int heldRuns;

  PieceColumnsWriter(ParquetFile file, SolutionSchema schema, Limits limits) throws IOException {
    this.file = file;
    this.limits = limits;
    MessageType type = parquetType(schema);
    columns = type.getColumns();
    options = schema.optionsByColumn();
    runs = columns.stream().map(column -> new ColumnRuns()).toArray(ColumnRuns[]::new);
    runsOf = byOption(options, runs);
    isAnyNullable = schema.columns().stream().anyMatch(SolutionSchema.Column::isNullable);
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
            out, codecs.getCompressor(CompressionCodecName.ZSTD), limits.pageRows, runsOf.length);
    out.start();
  }

  private static ColumnRuns[] byOption(int[][] options, ColumnRuns[] runs) {
    ColumnRuns[] runsOf = new ColumnRuns[Arrays.stream(options).mapToInt(own -> own.length).sum()];
    for (int column = 0; column < runs.length; column++) {
      for (int option : options[column]) {
        runsOf[option] = runs[column];
      }
    }
    return runsOf;
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
    for (int place = unchanged; place < solution.length; place++) {
      int option = solution[place];
      heldRuns += runsOf[option].name(option, row);
    }
    if (isAnyNullable) {
      dropAbsent(solution, unchanged);
    }
    row++;
    if (row >= limits.groupRows || heldRuns >= limits.groupRuns) {
      writeGroup();
    }
  }

  /** What the last solution had behind the unchanged part and this one has not becomes NULL. */
  private void dropAbsent(int[] solution, int unchanged) {
    for (int place = unchanged; place < previousSize; place++) {
      heldRuns += runsOf[previous[place]].nullUnlessNamed(row);
    }
    if (previous.length < solution.length) {
      previous = Arrays.copyOf(previous, solution.length);
    }
    System.arraycopy(solution, unchanged, previous, unchanged, solution.length - unchanged);
    previousSize = solution.length;
  }

  private void writeGroup() throws IOException {
    out.startBlock(row);
    for (int column = 0; column < runs.length; column++) {
      runs[column].endGroup(row);
      chunks.write(columns.get(column), options[column], runs[column]);
      runs[column].startGroup();
    }
    out.endBlock();
    row = 0;
    heldRuns = 0;
  }

  @Override
  public void finish() throws IOException {
    if (row > 0) {
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
