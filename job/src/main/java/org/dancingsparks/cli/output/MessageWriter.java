package org.dancingsparks.cli.output;

import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import org.dancingsparks.message.Printable;
import org.dancingsparks.message.Redacted;

/**
 * Writes messages, shortening long ones, since names and values from a user or a file can have any
 * length. Each write is one message. As thread safe as its superclass.
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
