package org.dancingsparks.site;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** The files of the project that its site shows, by their paths in the repository. */
final class ProjectFiles {
  private static final String FOLDER = "project/";

  private ProjectFiles() {}

  /** A file, if the jar has it. */
  static Optional<byte[]> find(String path) {
    return path.endsWith("/") ? Optional.empty() : read(FOLDER + path);
  }

  /** A text that the jar has. */
  static String text(String path) {
    return new String(find(path).orElseThrow(), StandardCharsets.UTF_8);
  }

  /** A part of the pages, beside this class. */
  static String part(String name) {
    return new String(read(name).orElseThrow(), StandardCharsets.UTF_8);
  }

  private static Optional<byte[]> read(String name) {
    try (InputStream file = ProjectFiles.class.getResourceAsStream(name)) {
      return file == null ? Optional.empty() : Optional.of(file.readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException("Cannot read the resource " + name + ".", e);
    }
  }
}
