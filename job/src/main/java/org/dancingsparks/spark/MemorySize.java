package org.dancingsparks.spark;

import java.util.OptionalLong;
import org.apache.spark.network.util.JavaUtils;

/** Memory as Spark's settings write it. */
public final class MemorySize {
  private MemorySize() {}

  /**
   * The number of bytes that {@code 64m} or {@code 2g} stands for.
   *
   * @return empty if it is not a positive number of bytes
   */
  public static OptionalLong parse(String text) {
    try {
      long bytes = JavaUtils.byteStringAsBytes(text);
      return bytes > 0 ? OptionalLong.of(bytes) : OptionalLong.empty();
    } catch (IllegalArgumentException e) {
      return OptionalLong.empty();
    }
  }
}
