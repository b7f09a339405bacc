package org.dancingsparks.format;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import org.dancingsparks.message.InputException;

/**
 * Stops reading input that would take too much of the Java heap: a small file can unpack to a
 * thousand times its size.
 */
final class BoundedStream extends FilterInputStream {
  /**
   * The divisor of the heap for the most bytes read: a byte of a diagram takes about three of
   * memory, and as many again while it is read.
   */
  private static final int HEAP_SHARE = 8;

  private final String name;
  private final long most = Runtime.getRuntime().maxMemory() / HEAP_SHARE;
  private long read;

  /**
   * Wraps a stream.
   *
   * @param name the file's name in messages
   */
  BoundedStream(String name, InputStream in) {
    super(in);
    this.name = name;
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
  }

  @Override
  public int read(byte[] bytes, int from, int length) throws IOException {
    int got = super.read(bytes, from, length);
    read += Math.max(0, got);
    if (read > most) {
      throw new InputException(
          "%s decompresses to more than %,d MiB, which does not fit in memory"
              .formatted(name, most >> 20),
          "raise the heap with {heap}");
    }
    return got;
  }

  @Override
  public long skip(long count) {
    throw new UnsupportedOperationException("Skipped bytes would not be counted.");
  }

  @Override
  public boolean markSupported() {
    return false;
  }
}
