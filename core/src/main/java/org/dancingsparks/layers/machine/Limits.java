package org.dancingsparks.layers.machine;

import java.nio.file.Path;

/** Bounds of cores and bytes; and the directory for what exceeds the bytes. */
public record Limits(int cores, long memory, Path directory) {
  /** All cores, any memory, and the system's directory. */
  public static Limits ofThisJvm() {
    return new Limits(
        Runtime.getRuntime().availableProcessors(),
        Long.MAX_VALUE,
        Path.of(System.getProperty("java.io.tmpdir")));
  }

  /** The same bounds of memory on this many cores. */
  public Limits cores(int number) {
    return new Limits(number, memory, directory);
  }

  /** The same with another bound of bytes. */
  public Limits within(long bytes) {
    return new Limits(cores, bytes, directory);
  }

  /** The same with another directory. */
  public Limits spillingTo(Path other) {
    return new Limits(cores, memory, other);
  }
}
