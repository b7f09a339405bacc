package org.dancingsparks.layers.disk;

/** A file that can be read anywhere. */
@FunctionalInterface
public interface RandomBytes {
  /**
   * Bytes from a place on.
   *
   * @throws java.io.UncheckedIOException if not all of them can be read
   */
  byte[] read(long from, int length);
}
