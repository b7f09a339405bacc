package org.dancingsparks.cli.process;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.dancingsparks.message.Redacted;

/**
 * Standard error, with a line at its end that is rewritten in place where it is a terminal.
 *
 * <p>Whatever else is written comes in the place of that line, which is drawn again when it next
 * changes. Secrets of URLs are left out, whoever names them, Hadoop and Spark too. After the last
 * word nothing is written any more, whoever tries. Thread safe.
 */
public final class StandardError extends LineStream {
  private static final String CLEAR = "\r\u001b[K";

  /** What is too long is cut by the terminal, also where its window has become narrower. */
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

  /** One that nobody reads. */
  public static StandardError nowhere() {
    return new StandardError(OutputStream.nullOutputStream(), 0);
  }

  public boolean isTerminal() {
    return width > 0;
  }

  /** How many characters a status may have. */
  public int room() {
    return Math.max(0, width - 1);
  }

  /** Draws the status line in place of what it was; an empty one takes it away. */
  public synchronized void status(String text) {
    if (isTerminal() && !isOver && !text.equals(shown)) {
      String clean = Redacted.text(text);
      String cut = clean.codePointCount(0, clean.length()) <= room() ? clean : cut(clean);
      writeQuietly(text.isEmpty() ? CLEAR : CLEAR + NO_WRAP + cut + WRAP);
      shown = text;
    }
  }

  private String cut(String text) {
    return text.substring(0, text.offsetByCodePoints(0, room()));
  }

  /** Says something at the end, unless it is empty, and nothing ever after. */
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
      // Nobody is there to be told how far it is.
      isOver = true;
    }
  }

  /** A secret has to be seen as a whole, so it is looked for in lines. */
  @Override
  synchronized void writeLines(byte[] lines) throws IOException {
    if (!isOver) {
      status("");
      // A byte a character, so that whatever was taken is written as it was.
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
