package org.dancingsparks.search;

/** Numbers of bytes: the default budget of a search, and how users read them. */
public final class ByteSize {
  private static final long MEBIBYTE = 1 << 20;

  /** The rest of a heap is for Spark, and for what a diagram takes while it is built and read. */
  private static final int HEAP_SHARE = 3;

  private ByteSize() {}

  /** The default budget for a diagram or memo: a share of this JVM's heap, in bytes. */
  public static long shareOfHeap() {
    return Runtime.getRuntime().maxMemory() / HEAP_SHARE;
  }

  /** In megabytes, or in bytes where it is less than one. */
  public static String text(long bytes) {
    return bytes < MEBIBYTE ? "%,d bytes".formatted(bytes) : "%,d MB".formatted(bytes / MEBIBYTE);
  }
}
