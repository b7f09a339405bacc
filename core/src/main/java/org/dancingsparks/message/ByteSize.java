package org.dancingsparks.message;

/** Sizes in bytes as text for users. */
public final class ByteSize {
  private static final long MEBIBYTE = 1 << 20;

  private ByteSize() {}

  /** A size in megabytes, or in bytes below one. */
  public static String text(long bytes) {
    return bytes < MEBIBYTE ? "%,d bytes".formatted(bytes) : "%,d MB".formatted(bytes / MEBIBYTE);
  }
}
