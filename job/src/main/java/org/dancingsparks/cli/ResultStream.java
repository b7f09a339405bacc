package org.dancingsparks.cli;

import java.io.IOException;
import java.io.OutputStream;

/**
 * Where the result goes; remembers why it could not, which a {@code PrintWriter} forgets. Both
 * streams can be the same terminal, so progress makes room for it.
 */
final class ResultStream extends OutputStream {
  private final OutputStream out;
  private final StandardError err;
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
    err.status("");
    try {
      out.write(units, from, length);
    } catch (IOException e) {
      failure = e;
      throw e;
    }
  }

  @Override
  public void flush() throws IOException {
    out.flush();
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
