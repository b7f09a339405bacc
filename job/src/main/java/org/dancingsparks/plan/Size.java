package org.dancingsparks.plan;

import java.util.OptionalLong;
import org.apache.spark.network.util.JavaUtils;

/** A number of bytes as users write and read it. */
public final class Size {
  private static final long MEBIBYTE = 1 << 20;

  /** The rest of a heap is for Spark, and for what a diagram takes while it is made and read. */
  private static final int HEAP_SHARE = 3;

  private Size() {}

  /**
   * What is meant by {@code 64m} or {@code 2g}.
   *
   * @return empty if it is no number of bytes
   */
  public static OptionalLong parse(String text) {
    try {
      long bytes = JavaUtils.byteStringAsBytes(text);
      return bytes > 0 ? OptionalLong.of(bytes) : OptionalLong.empty();
    } catch (IllegalArgumentException e) {
      return OptionalLong.empty();
    }
  }

  /** What may be used for a diagram or memo where nobody says: a share of this JVM's heap. */
  public static long shareOfHeap() {
    return Runtime.getRuntime().maxMemory() / HEAP_SHARE;
  }

  /** In megabytes, or in bytes where it is less than one. */
  public static String text(long bytes) {
    return bytes < MEBIBYTE ? "%,d bytes".formatted(bytes) : "%,d MB".formatted(bytes / MEBIBYTE);
  }
}
