package org.dancingsparks.format;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The texts that come with the program: the files below {@code conf}, inside the jar. */
public final class ShippedFiles {
  private ShippedFiles() {}

  /** The text of a file, by its path below {@code conf}. */
  public static String text(String path) {
    String resource = "/org/dancingsparks/" + path;
    try (InputStream in = ShippedFiles.class.getResourceAsStream(resource)) {
      if (in == null) {
        throw new IllegalStateException("The jar lacks " + resource + ".");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
