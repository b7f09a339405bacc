package org.dancingsparks.layers.disk;

import java.nio.file.Path;

/** Bounds on cores and bytes of memory, with the directory for whatever exceeds the bytes. */
public record Limits(int cores, long memory, Path directory) {
  /** All cores, any memory, and the system's directory. */
  public static Limits ofThisJvm() {
    return new Limits(
        Runtime.getRuntime().availableProcessors(),
        Long.MAX_VALUE,
        Path.of(System.getProperty("java.io.tmpdir")));
  }

  /** These limits with another number of cores. */
  public Limits cores(int number) {
    return new Limits(number, memory, directory);
  }

  /** These limits with another bound on the memory, in bytes. */
  public Limits within(long bytes) {
    return new Limits(cores, bytes, directory);
  }

  /** These limits with another directory for temporary files. */
  public Limits spillingTo(Path other) {
    return new Limits(cores, memory, other);
  }
}
