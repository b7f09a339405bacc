package org.dancingsparks.cli.session;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.dancingsparks.message.InputException;

/** Standard input, for commands that read a text from it. */
public final class StandardInput {
  private static final int MOST_BYTES = 1 << 22;

  private StandardInput() {}

  /**
   * Returns all of it as text.
   *
   * @param what the kind of text, as in "a grid"
   * @throws InputException if it is too long
   */
  public static String read(String what) {
    try {
      byte[] bytes = System.in.readNBytes(MOST_BYTES + 1);
      if (bytes.length > MOST_BYTES) {
        throw new InputException(
            "Standard input is too long for %s".formatted(what),
            "shorten it to %,d bytes".formatted(MOST_BYTES));
      }
      return new String(bytes, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
