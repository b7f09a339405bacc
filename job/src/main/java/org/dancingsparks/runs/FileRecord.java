package org.dancingsparks.runs;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.dancingsparks.files.Checksum;

/**
 * A file of a run as it was written: its name, which is never a path elsewhere, and its content.
 *
 * @param file its name within its directory
 * @param sha256 of its content, 64 hexadecimal digits
 */
public record FileRecord(String file, long bytes, String sha256) {
  /** The fault of a file that is not there. */
  public static final String MISSING = "is missing";

  /**
   * A record.
   *
   * @throws IllegalArgumentException if no run gives a file such a name, or there is no SHA-256
   */
  public FileRecord {
    check(file, sha256);
  }

  static void check(String file, String sha256) {
    checkName(file);
    if (sha256 == null) {
      throw new IllegalArgumentException("A file without a SHA-256.");
    }
  }

  public static void checkName(String file) {
    if (file == null || !RunNames.isOurs(file)) {
      throw new IllegalArgumentException("A run does not write files of this name.");
    }
  }

  /** A small file with some text. */
  public static FileRecord of(String file, String text) {
    long bytes = text.getBytes(StandardCharsets.UTF_8).length;
    return new FileRecord(file, bytes, Checksum.of(text));
  }

  /** Compares the length of the file with the record: a fault, or nothing. */
  public Optional<String> lengthFault(Listing present) {
    if (!present.has(file)) {
      return Optional.of(MISSING);
    }
    return present.has(file, bytes)
        ? Optional.empty()
        : Optional.of(
            "has %,d bytes, and the manifest says %,d".formatted(present.length(file), bytes));
  }

  /**
   * Compares the content of the file with the record: a fault, or nothing.
   *
   * @throws IOException if the file cannot be read
   */
  public Optional<String> contentFault(RunDirectory run) throws IOException {
    String found = Checksum.of(run.files(), run.path(file));
    return found.equals(sha256)
        ? Optional.empty()
        : Optional.of(
            "is not as it was written: its SHA-256 is %s, and the manifest says %s"
                .formatted(found, sha256));
  }

  /**
   * Checks that the content of the file is as it was written.
   *
   * @throws DamagedException if it is not
   */
  public void check(RunDirectory run) throws IOException {
    contentFault(run).ifPresent(this::fail);
  }

  /** Reports a fault of the file. */
  void fail(String fault) {
    throw new DamagedException("%s %s".formatted(file, fault));
  }
}
