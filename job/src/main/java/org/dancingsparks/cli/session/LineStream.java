package org.dancingsparks.cli.session;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/**
 * A stream that writes only whole lines, one or several at a time. An incomplete line waits for its
 * end or for a flush. Thread safe.
 */
abstract class LineStream extends OutputStream {
  private final ByteArrayOutputStream waiting = new ByteArrayOutputStream();

  /** Writes lines, or the flushed part of one; never called with no bytes. */
  abstract void writeLines(byte[] lines) throws IOException;

  /** Writes the part of a line that waits for its end. */
  final synchronized void writeWaiting() throws IOException {
    byte[] lines = waiting.toByteArray();
    waiting.reset();
    if (lines.length > 0) {
      writeLines(lines);
    }
  }

  @Override
  public final void write(int unit) throws IOException {
    write(new byte[] {(byte) unit}, 0, 1);
  }

  @Override
  public final synchronized void write(byte[] units, int from, int length) throws IOException {
    int whole = length;
    while (whole > 0 && units[from + whole - 1] != '\n') {
      whole--;
    }
    waiting.write(units, from, whole);
    if (whole > 0) {
      writeWaiting();
    }
    waiting.write(units, from + whole, length - whole);
  }
}
