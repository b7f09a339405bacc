package org.dancingsparks.parquet;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.FSError;
import org.apache.hadoop.fs.Path;
import org.apache.parquet.conf.ParquetConfiguration;
import org.apache.parquet.conf.PlainParquetConfiguration;
import org.apache.parquet.hadoop.ParquetWriter;
import org.apache.parquet.hadoop.api.WriteSupport;
import org.apache.parquet.hadoop.metadata.CompressionCodecName;
import org.apache.parquet.io.OutputFile;
import org.apache.parquet.io.api.RecordConsumer;
import org.dancingsparks.runs.FileRecord;
import org.dancingsparks.runs.RunCommitter;
import org.dancingsparks.runs.StoreException;
import org.dancingsparks.spark.TaskCounters;

/**
 * The rows of a bin, written by a task to the zstd-compressed Parquet file of its attempt. The
 * bytes depend only on the rows and their order.
 *
 * <p>To be written by one thread. Unless {@link #finish} was called, closing deletes what was
 * written. Failures are thrown as a {@link StoreException}.
 *
 * @param <T> a row
 */
public final class RowFile<T> implements Closeable {
  /** The size of a row group, held in memory by a task; larger ones compress no better. */
  private static final long ROW_GROUP_BYTES = 16L << 20;

  private final Path work;
  private final int bin;
  private final Attempt attempt;
  private final ParquetWriter<T> writer;
  private long rows;
  private FileRecord finished;

  /**
   * A new file.
   *
   * @param work where attempts write, as {@link RunCommitter#work} says
   */
  public RowFile(int bin, Path work, RowWriteSupport<T> support, Configuration hadoop) {
    this.work = work;
    this.bin = bin;
    try {
      attempt = Attempt.at(support.fileName(bin), bin, work, hadoop);
      writer = open(support);
    } catch (IOException | FSError e) {
      throw Attempt.failed(work, bin, e);
    }
  }

  /** The bytes of a file of some rows, which is not kept. */
  public static <T> long size(RowWriteSupport<T> support, Iterable<T> rows) {
    ParquetFile file =
        new ParquetFile(() -> new FSDataOutputStream(OutputStream.nullOutputStream(), null));
    try (ParquetWriter<T> writer = writer(file, support)) {
      for (T row : rows) {
        writer.write(row);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return file.bytes();
  }

  private static <T> ParquetWriter<T> writer(ParquetFile file, RowWriteSupport<T> support)
      throws IOException {
    Builder<T> builder =
        new Builder<>(file, support)
            .withConf(new PlainParquetConfiguration())
            .withCompressionCodec(CompressionCodecName.ZSTD)
            .withRowGroupSize(ROW_GROUP_BYTES);
    support.distinct().forEach(column -> builder.withDictionaryEncoding(column, false));
    return builder.build();
  }

  private ParquetWriter<T> open(RowWriteSupport<T> support) throws IOException {
    try {
      return writer(attempt.file(), support);
    } catch (IOException | RuntimeException | FSError e) {
      deleteAfter(e);
      throw e;
    }
  }

  /** Appends a row; the caller may reuse it afterwards. */
  public void write(T row) {
    try {
      writer.write(row);
      rows++;
    } catch (IOException | FSError e) {
      throw Attempt.failed(work, bin, e);
    }
  }

  /** Writes the remaining rows and closes the file, which counts once the driver accepts it. */
  public FileRecord finish() {
    try {
      attempt.file().holdBack();
      writer.close();
      attempt.file().finish();
      finished = attempt.written();
      TaskCounters.wrote(rows, finished.bytes());
      return finished;
    } catch (IOException | FSError e) {
      throw Attempt.failed(work, bin, e);
    }
  }

  @Override
  public void close() {
    if (finished == null) {
      deleteAfter(new IOException("the file was not finished"));
    }
  }

  /**
   * Deletes a useless file. A failure to close it is ignored, since an earlier failure led here.
   */
  private void deleteAfter(Throwable failure) {
    attempt.deleteAfter(failure);
    try {
      attempt.close();
    } catch (IOException | FSError e) {
      failure.addSuppressed(e);
    }
  }

  private static final class Builder<T> extends ParquetWriter.Builder<T, Builder<T>> {
    private final RowWriteSupport<T> support;

    Builder(OutputFile file, RowWriteSupport<T> support) {
      super(file);
      this.support = support;
    }

    @Override
    protected Builder<T> self() {
      return this;
    }

    // Abstract still, though deprecated: parquet-java calls the other.
    @SuppressWarnings("deprecation")
    @Override
    protected WriteSupport<T> getWriteSupport(Configuration conf) {
      return new Rows<>(support);
    }

    @Override
    protected WriteSupport<T> getWriteSupport(ParquetConfiguration conf) {
      return new Rows<>(support);
    }
  }

  private static final class Rows<T> extends WriteSupport<T> {
    private final RowWriteSupport<T> support;
    private RecordConsumer out;

    Rows(RowWriteSupport<T> support) {
      this.support = support;
    }

    @Override
    public String getName() {
      return support.type().getName();
    }

    // Abstract still, though deprecated: parquet-java calls the other.
    @SuppressWarnings("deprecation")
    @Override
    public WriteContext init(Configuration conf) {
      return new WriteContext(support.type(), Map.of());
    }

    @Override
    public WriteContext init(ParquetConfiguration conf) {
      return new WriteContext(support.type(), Map.of());
    }

    @Override
    public void prepareForWrite(RecordConsumer recordConsumer) {
      out = recordConsumer;
    }

    @Override
    public void write(T row) {
      out.startMessage();
      support.write(row, out);
      out.endMessage();
    }
  }
}
