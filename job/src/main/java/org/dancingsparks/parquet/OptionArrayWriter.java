package org.dancingsparks.parquet;

import java.io.IOException;
import java.util.Arrays;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.apache.parquet.conf.ParquetConfiguration;
import org.apache.parquet.conf.PlainParquetConfiguration;
import org.apache.parquet.hadoop.ParquetWriter;
import org.apache.parquet.hadoop.api.WriteSupport;
import org.apache.parquet.hadoop.metadata.CompressionCodecName;
import org.apache.parquet.io.OutputFile;
import org.apache.parquet.io.api.RecordConsumer;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.Types;

/** Writes solutions of problems without a column per piece: an array of option ids, ascending. */
final class OptionArrayWriter implements SolutionWriter {
  /** The size of a row group, held in memory by a task; larger ones compress no better. */
  private static final long ROW_GROUP_BYTES = 16L << 20;

  static final MessageType TYPE =
      Types.buildMessage().addField(OptionArrays.TYPE).named("solution");

  private final ParquetFile file;
  private final ParquetWriter<int[]> rows;

  OptionArrayWriter(ParquetFile file) throws IOException {
    this.file = file;
    rows =
        new Builder(file)
            .withConf(new PlainParquetConfiguration())
            .withCompressionCodec(CompressionCodecName.ZSTD)
            .withDictionaryEncoding(true)
            .withRowGroupSize(ROW_GROUP_BYTES)
            .build();
  }

  @Override
  public void write(int[] solution, int unchanged) throws IOException {
    rows.write(solution);
  }

  @Override
  public void finish() throws IOException {
    file.holdBack();
    rows.close();
    file.finish();
  }

  @Override
  public void close() throws IOException {
    rows.close();
  }

  private static final class Builder extends ParquetWriter.Builder<int[], Builder> {
    Builder(OutputFile file) {
      super(file);
    }

    @Override
    protected Builder self() {
      return this;
    }

    // Abstract still, though deprecated: parquet-java calls the other.
    @SuppressWarnings("deprecation")
    @Override
    protected WriteSupport<int[]> getWriteSupport(Configuration conf) {
      return new Rows();
    }

    @Override
    protected WriteSupport<int[]> getWriteSupport(ParquetConfiguration conf) {
      return new Rows();
    }
  }

  private static final class Rows extends WriteSupport<int[]> {
    private RecordConsumer out;

    @Override
    public String getName() {
      return "solutions";
    }

    // Abstract still, though deprecated: parquet-java calls the other.
    @SuppressWarnings("deprecation")
    @Override
    public WriteContext init(Configuration conf) {
      return new WriteContext(TYPE, Map.of());
    }

    @Override
    public WriteContext init(ParquetConfiguration conf) {
      return new WriteContext(TYPE, Map.of());
    }

    @Override
    public void prepareForWrite(RecordConsumer recordConsumer) {
      out = recordConsumer;
    }

    @Override
    public void write(int[] solution) {
      int[] ascending = solution.clone();
      Arrays.sort(ascending);
      out.startMessage();
      OptionArrays.write(out, ascending);
      out.endMessage();
    }
  }
}
