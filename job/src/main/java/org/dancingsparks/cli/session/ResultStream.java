package org.dancingsparks.cli.session;

import java.io.IOException;
import java.io.OutputStream;

/**
 * The stream for the result. It remembers why writing failed; a {@code PrintWriter} forgets.
 * Standard error can be the same terminal, so progress makes room for the result.
 *
 * <p>Only whole lines are written until the result is {@linkplain #finish finished}, and nothing
 * after an interrupt.
 */
public final class ResultStream extends LineStream {
  private final OutputStream out;
  private final StandardError err;
  private IOException failure;

  public ResultStream(OutputStream out, StandardError err) {
    this.out = out;
    this.err = err;
  }

  @Override
  void writeLines(byte[] lines) throws IOException {
    if (Shutdown.isInterrupted()) {
      return;
    }
    err.status("");
    try {
      out.write(lines);
    } catch (IOException e) {
      failure = e;
      throw e;
    }
  }

  @Override
  public void flush() throws IOException {
    out.flush();
  }

  /** Writes the rest. */
  public void finish() {
    try {
      writeWaiting();
      out.flush();
    } catch (IOException e) {
      failure = e;
    }
  }

  /**
   * Returns whether output was lost although its reader had not closed it, as {@code head} does.
   */
  public boolean hasLost() {
    return failure != null && !"Broken pipe".equals(failure.getMessage());
  }

  /** Returns why output was lost. */
  public String why() {
    return failure.getMessage();
  }
}
