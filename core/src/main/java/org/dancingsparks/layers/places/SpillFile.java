package org.dancingsparks.layers.places;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import org.dancingsparks.layers.disk.TemporaryFile;

/**
 * A temporary file for the entries of tables; it is made when the first is written, and closing it
 * gives back its space. Thread safe.
 */
final class SpillFile implements Closeable {
  /** Bytes read or written at a time, about. */
  private static final int PIECE = 1 << 16;

  private final Path directory;
  private FileChannel file;
  private long end;

  /**
   * The entries of a table in the file.
   *
   * @param from its first byte
   * @param number of entries
   * @param words of a multiplicity
   */
  record Run(long from, int number, int words) {}

  /** A receiver of entries. */
  interface Sink {
    /** Accepts the entry that begins at an index, with a multiplicity of some words. */
    void accept(long[] entries, int at, int words);
  }

  SpillFile(Path directory) {
    this.directory = directory;
  }

  /** A buffer for a piece of this many entries. */
  private static ByteBuffer buffer(int number, int stride) {
    int entries = Math.min(number, Math.max(1, PIECE / Long.BYTES / stride));
    return ByteBuffer.allocate(entries * stride * Long.BYTES).order(ByteOrder.nativeOrder());
  }

  /** Writes the entries of a table. */
  Run write(PlaceTable table) {
    int stride = table.width + table.words();
    Run run = reserve(table, stride);
    ByteBuffer buffer = buffer(run.number, stride);
    long at = run.from;
    for (int entry = 0; entry < run.number; entry++) {
      for (int word = 0; word < stride; word++) {
        buffer.putLong(table.entries()[table.at(entry) + word]);
      }
      at += buffer.hasRemaining() ? 0 : write(buffer, at);
    }
    write(buffer, at);
    return run;
  }

  private synchronized Run reserve(PlaceTable table, int stride) {
    if (file == null) {
      file = TemporaryFile.open(directory);
    }
    Run run = new Run(end, table.size(), table.words());
    end += (long) Long.BYTES * stride * run.number;
    return run;
  }

  /** Writes all of a buffer, and clears it; returns the number of bytes. */
  private int write(ByteBuffer buffer, long from) {
    buffer.flip();
    int bytes = buffer.remaining();
    try {
      while (buffer.hasRemaining()) {
        file.write(buffer, from + buffer.position());
      }
    } catch (IOException e) {
      throw TemporaryFile.failure(directory, e);
    }
    buffer.clear();
    return bytes;
  }

  /** Reads the entries of a run. */
  void read(Run run, int width, Sink sink) {
    int stride = width + run.words;
    ByteBuffer buffer = buffer(run.number, stride);
    long[] entries = new long[buffer.capacity() / Long.BYTES];
    long at = run.from;
    long end = run.from + (long) Long.BYTES * stride * run.number;
    while (at < end) {
      buffer.clear().limit((int) Math.min(buffer.capacity(), end - at));
      read(buffer, at);
      int longs = buffer.flip().limit() / Long.BYTES;
      buffer.asLongBuffer().get(entries, 0, longs);
      for (int entry = 0; entry < longs; entry += stride) {
        sink.accept(entries, entry, run.words);
      }
      at += buffer.limit();
    }
  }

  private void read(ByteBuffer buffer, long from) {
    try {
      while (buffer.hasRemaining()) {
        if (file.read(buffer, from + buffer.position()) < 0) {
          throw new IOException("a temporary file of residuals is too short");
        }
      }
    } catch (IOException e) {
      throw TemporaryFile.failure(directory, e);
    }
  }

  @Override
  public synchronized void close() {
    if (file != null) {
      try {
        file.close();
      } catch (IOException e) {
        throw TemporaryFile.failure(directory, e);
      }
    }
  }
}
