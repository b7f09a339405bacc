package org.dancingsparks.search;

/** Sizes in bytes: the default budget of a search, and their text for users. */
public final class ByteSize {
  private static final long MEBIBYTE = 1 << 20;

  /** The divisor of the heap; the rest is for Spark, and for a diagram's working memory. */
  private static final int HEAP_SHARE = 3;

  private ByteSize() {}

  /** The default budget for a diagram or memo: a third of this JVM's heap, in bytes. */
  public static long shareOfHeap() {
    return Runtime.getRuntime().maxMemory() / HEAP_SHARE;
  }

  /** A size in megabytes, or in bytes below one. */
  public static String text(long bytes) {
    return bytes < MEBIBYTE ? "%,d bytes".formatted(bytes) : "%,d MB".formatted(bytes / MEBIBYTE);
  }
}
