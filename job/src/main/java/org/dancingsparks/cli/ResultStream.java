package org.dancingsparks.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/**
 * Where the result goes; remembers why it could not, which a {@code PrintWriter} forgets. Both
 * streams can be the same terminal, so progress makes room for it.
 *
 * <p>Only whole lines are written until the result is {@linkplain #finish finished}, and none of
 * what comes after an interrupt.
 */
final class ResultStream extends OutputStream {
  private final OutputStream out;
  private final StandardError err;
  private final ByteArrayOutputStream line = new ByteArrayOutputStream();
  private IOException failure;

  ResultStream(OutputStream out, StandardError err) {
    this.out = out;
    this.err = err;
  }

  @Override
  public void write(int unit) throws IOException {
    write(new byte[] {(byte) unit}, 0, 1);
  }

  @Override
  public void write(byte[] units, int from, int length) throws IOException {
    int last = length - 1;
    while (last >= 0 && units[from + last] != '\n') {
      last--;
    }
    line.write(units, from, last + 1);
    if (last >= 0) {
      writeLines();
    }
    line.write(units, from + last + 1, length - last - 1);
  }

  private void writeLines() throws IOException {
    if (Shutdown.isInterrupted()) {
      line.reset();
    }
    if (line.size() == 0) {
      return;
    }
    err.status("");
    try {
      line.writeTo(out);
    } catch (IOException e) {
      failure = e;
      throw e;
    } finally {
      line.reset();
    }
  }

  @Override
  public void flush() throws IOException {
    out.flush();
  }

  /** Writes what is left. */
  void finish() {
    try {
      writeLines();
      out.flush();
    } catch (IOException e) {
      failure = e;
    }
  }

  /**
   * Whether something was lost that the reader had not ended its part for, as {@code head} does.
   */
  boolean hasLost() {
    return failure != null && !"Broken pipe".equals(failure.getMessage());
  }

  /** Why something was lost. */
  String why() {
    return failure.getMessage();
  }
}
