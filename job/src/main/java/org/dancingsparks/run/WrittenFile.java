package org.dancingsparks.run;

import java.io.Serializable;

/**
 * A file that a task has written and closed.
 *
 * <p>A class, not a record, since Kryo carries it. Immutable.
 */
public final class WrittenFile implements Serializable {
  private static final long serialVersionUID = 1;

  private final String name;
  private final long bytes;
  private final String sha256;

  /**
   * A file.
   *
   * @param name its name within the directory where tasks write
   * @param sha256 of its content, 64 hexadecimal digits
   */
  public WrittenFile(String name, long bytes, String sha256) {
    this.name = name;
    this.bytes = bytes;
    this.sha256 = sha256;
  }

  public String name() {
    return name;
  }

  public long bytes() {
    return bytes;
  }

  public String sha256() {
    return sha256;
  }
}
