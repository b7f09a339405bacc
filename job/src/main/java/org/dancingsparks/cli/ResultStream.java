package org.dancingsparks.cli;

import java.io.IOException;
import java.io.OutputStream;

/** Where the result goes; remembers why it could not, which a {@code PrintWriter} forgets. */
final class ResultStream extends OutputStream {
  private final OutputStream out;
  private IOException failure;

  ResultStream(OutputStream out) {
    this.out = out;
  }

  @Override
  public void write(int unit) throws IOException {
    write(new byte[] {(byte) unit}, 0, 1);
  }

  @Override
  public void write(byte[] units, int from, int length) throws IOException {
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
