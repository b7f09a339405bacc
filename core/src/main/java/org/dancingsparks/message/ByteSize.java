package org.dancingsparks.message;

/** Sizes in bytes as text for users. */
public final class ByteSize {
  private static final long KIBIBYTE = 1 << 10;
  private static final long MEBIBYTE = 1 << 20;

  private ByteSize() {}

  /** A size in megabytes, in kilobytes below one, or in bytes below one of these. */
  public static String text(long bytes) {
    if (bytes < KIBIBYTE) {
      return "%,d bytes".formatted(bytes);
    }
    return bytes < MEBIBYTE
        ? "%,d KB".formatted(bytes / KIBIBYTE)
        : "%,d MB".formatted(bytes / MEBIBYTE);
  }
}
