package org.dancingsparks.run;

import java.io.IOException;
import java.util.Objects;

/**
 * What a record says of a file: its name, which is never a path elsewhere, and what is in it.
 *
 * @param file its name within the directory that it is in
 * @param sha256 of its content, 64 hexadecimal digits
 */
public record FileRecord(String file, long bytes, String sha256) {
  /**
   * A record.
   *
   * @throws IllegalArgumentException if no run gives a file such a name
   */
  public FileRecord {
    checkName(file);
    Objects.requireNonNull(sha256);
  }

  public static void checkName(String file) {
    if (!RunNames.isOurs(file)) {
      throw new IllegalArgumentException("No run writes such a file.");
    }
  }

  /** Of a file that was written. */
  public static FileRecord of(WrittenFile file) {
    return new FileRecord(file.name(), file.bytes(), file.sha256());
  }

  /**
   * Checks that the file is as it was written.
   *
   * @throws DamagedException if it is not
   */
  public void check(RunDirectory run) throws IOException {
    if (!Checksum.of(run.files(), run.path(file)).equals(sha256)) {
      throw new DamagedException(
          "%s is not as it was written, by the SHA-256 of the manifest".formatted(file));
    }
  }

  /** The same as it crosses the wire. */
  WrittenFile written() {
    return new WrittenFile(file, bytes, sha256);
  }
}
