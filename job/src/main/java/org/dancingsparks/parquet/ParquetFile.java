package org.dancingsparks.parquet;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.parquet.format.FileMetaData;
import org.apache.parquet.format.KeyValue;
import org.apache.parquet.format.Util;
import org.apache.parquet.io.OutputFile;
import org.apache.parquet.io.PositionOutputStream;
import org.dancingsparks.files.AtomicFiles;
import org.dancingsparks.files.Checksum;
import org.dancingsparks.files.Durable;

/**
 * A new file for parquet-java to write. Its bytes depend only on its content; it knows their
 * SHA-256.
 *
 * <p>parquet-java lists the encodings of a column chunk in the order of a hash set of enum
 * constants, which differs from JVM to JVM. So the bytes that the writer writes as it closes are
 * held back, and the lists in the footer are sorted first: {@link #holdBack} before the writer's
 * close, {@link #finish} after it. To be written once, by one thread.
 */
public final class ParquetFile implements OutputFile, Closeable {
  /** Length of the footer and the magic number that end each Parquet file. */
  private static final int TRAILER_BYTES = 8;

  private final Opening opening;
  private final MessageDigest digest = Checksum.digest();
  private final SortedMap<String, String> description = new TreeMap<>();
  private FSDataOutputStream out;
  private OutputStream digested;
  private ByteArrayOutputStream held;
  private long bytes;

  /** Begins a file. */
  @FunctionalInterface
  interface Opening {
    FSDataOutputStream open() throws IOException;
  }

  /** A file that is begun once it is written to. */
  public ParquetFile(FileSystem files, Path path) {
    this(() -> AtomicFiles.create(files, path));
  }

  ParquetFile(Opening opening) {
    this.opening = opening;
  }

  @Override
  public PositionOutputStream create(long blockSizeHint) throws IOException {
    out = opening.open();
    digested = new DigestOutputStream(out, digest);
    return new Stream();
  }

  @Override
  public PositionOutputStream createOrOverwrite(long blockSizeHint) throws IOException {
    return create(blockSizeHint);
  }

  @Override
  public boolean supportsBlockSize() {
    return false;
  }

  @Override
  public long defaultBlockSize() {
    return 0;
  }

  /** The stream that parquet-java writes to; only the file itself is ever closed. */
  private final class Stream extends PositionOutputStream {
    @Override
    public void write(int unit) throws IOException {
      target().write(unit);
      bytes++;
    }

    @Override
    public void write(byte[] units, int from, int length) throws IOException {
      target().write(units, from, length);
      bytes += length;
    }

    @Override
    public long getPos() {
      return bytes;
    }

    private OutputStream target() {
      return held == null ? digested : held;
    }
  }

  /**
   * Adds entries to the key-value metadata of the footer, sorted, beside those of the writer;
   * before {@link #finish}.
   */
  public void describe(Map<String, String> entries) {
    description.putAll(entries);
  }

  /** Keeps all further output in memory: the last row group and the footer. */
  public void holdBack() {
    held = new ByteArrayOutputStream();
  }

  /**
   * Writes the bytes that were held back, the lists in their footer sorted, syncs the file and
   * closes it.
   */
  public void finish() throws IOException {
    byte[] tail = held.toByteArray();
    int end = tail.length - TRAILER_BYTES;
    int length = ByteBuffer.wrap(tail, end, Integer.BYTES).order(ByteOrder.LITTLE_ENDIAN).getInt();
    byte[] footer = footer(tail, end - length, length);
    digested.write(tail, 0, end - length);
    digested.write(footer);
    ByteBuffer trailer = ByteBuffer.allocate(TRAILER_BYTES).order(ByteOrder.LITTLE_ENDIAN);
    digested.write(trailer.putInt(footer.length).put(tail, end + Integer.BYTES, 4).array());
    bytes += footer.length - length;
    Durable.sync(out);
    close();
  }

  /** The footer with its lists sorted, and described. */
  private byte[] footer(byte[] tail, int from, int length) throws IOException {
    FileMetaData footer = Util.readFileMetaData(new ByteArrayInputStream(tail, from, length));
    footer
        .getRow_groups()
        .forEach(
            group ->
                group
                    .getColumns()
                    .forEach(column -> Collections.sort(column.getMeta_data().getEncodings())));
    description.forEach(
        (key, value) -> footer.addToKey_value_metadata(new KeyValue(key).setValue(value)));
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(length);
    Util.writeFileMetaData(footer, bytes);
    return bytes.toByteArray();
  }

  /** Closes the file, finished or not. */
  @Override
  public void close() throws IOException {
    if (out != null) {
      out.close();
    }
  }

  /** Bytes written. */
  public long bytes() {
    return bytes;
  }

  /** The checksum of what was written, once the file is finished. */
  public String sha256() {
    return Checksum.text(digest);
  }
}
