package org.dancingsparks.search;

/** The default memory of a diagram or memo. */
public final class MemoryBudget {
  /** The divisor of the heap; the rest is for Spark, and for a diagram's working memory. */
  private static final int HEAP_SHARE = 3;

  private MemoryBudget() {}

  /** The default budget: a third of this JVM's heap, in bytes. */
  public static long shareOfHeap() {
    return shareOf(Runtime.getRuntime().maxMemory());
  }

  /** The budget in another JVM, of whose heap these are the bytes. */
  public static long shareOf(long heap) {
    return heap / HEAP_SHARE;
  }
}
