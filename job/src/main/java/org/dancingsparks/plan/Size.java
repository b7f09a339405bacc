package org.dancingsparks.plan;

/** A number of bytes as users read it. */
public final class Size {
  private static final long MEBIBYTE = 1 << 20;

  private Size() {}

  /** In megabytes, or in bytes where it is less than one. */
  public static String text(long bytes) {
    return bytes < MEBIBYTE ? "%,d bytes".formatted(bytes) : "%,d MB".formatted(bytes / MEBIBYTE);
  }
}
