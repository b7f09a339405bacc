package org.dancingsparks.cli.output;

import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import org.dancingsparks.message.Printable;
import org.dancingsparks.message.Redacted;

/**
 * Writes messages, and shortens what is too long for one: names, values and words that a user or a
 * file gave can have any length. What is written at once is one message. Thread safe as its
 * superclass is.
 */
public final class MessageWriter extends PrintWriter {
  public MessageWriter(OutputStream stream) {
    super(stream, true, StandardCharsets.UTF_8);
  }

  @Override
  public void write(String text, int from, int length) {
    String shown = Printable.message(Redacted.text(text.substring(from, from + length)));
    super.write(shown, 0, shown.length());
  }
}
