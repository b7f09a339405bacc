package org.dancingsparks.cli.session;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.dancingsparks.message.Redacted;

/**
 * Standard error, with a last line that is rewritten in place on a terminal.
 *
 * <p>Other output overwrites that line, which is drawn again at its next change. Secrets in URLs
 * are removed, including those in output from Hadoop and Spark. Nothing is written after the last
 * word. Thread safe.
 */
public final class StandardError extends LineStream {
  private static final String CLEAR = "\r\u001b[K";

  /** Makes the terminal cut long lines, even after its window has become narrower. */
  private static final String NO_WRAP = "\u001b[?7l";

  private static final String WRAP = "\u001b[?7h";

  private final OutputStream err;
  private final int width;
  private String shown = "";
  private boolean isOver;

  /**
   * A stream on top of another.
   *
   * @param width of the terminal in characters; 0 where there is none
   */
  public StandardError(OutputStream err, int width) {
    this.err = err;
    this.width = width;
  }

  /** Returns a stream that discards its output. */
  public static StandardError nowhere() {
    return new StandardError(OutputStream.nullOutputStream(), 0);
  }

  public boolean isTerminal() {
    return width > 0;
  }

  /** Returns the maximum length of a status line. */
  public int room() {
    return Math.max(0, width - 1);
  }

  /** Replaces the status line; an empty text removes it. */
  public synchronized void status(String text) {
    if (isTerminal() && !isOver && !text.equals(shown)) {
      String clean = Redacted.text(text);
      String shortened =
          clean.codePointCount(0, clean.length()) <= room() ? clean : shortened(clean);
      writeQuietly(text.isEmpty() ? CLEAR : CLEAR + NO_WRAP + shortened + WRAP);
      shown = text;
    }
  }

  private String shortened(String text) {
    return text.substring(0, text.offsetByCodePoints(0, room()));
  }

  /** Writes a last message, unless it is empty, and nothing after it. */
  synchronized void lastWord(String text) {
    status("");
    if (!isOver && !text.isEmpty()) {
      writeQuietly(Redacted.text(text) + System.lineSeparator());
    }
    isOver = true;
  }

  private void writeQuietly(String text) {
    try {
      err.write(text.getBytes(StandardCharsets.UTF_8));
      err.flush();
    } catch (IOException e) {
      // Nobody reads the progress any more.
      isOver = true;
    }
  }

  /** Searches whole lines, since a secret can be recognised only as a whole. */
  @Override
  synchronized void writeLines(byte[] lines) throws IOException {
    if (!isOver) {
      status("");
      // One byte per character, so that all bytes are written as they came.
      String text = new String(lines, StandardCharsets.ISO_8859_1);
      err.write(Redacted.text(text).getBytes(StandardCharsets.ISO_8859_1));
    }
  }

  @Override
  public synchronized void flush() throws IOException {
    writeWaiting();
    if (!isOver) {
      err.flush();
    }
  }
}
