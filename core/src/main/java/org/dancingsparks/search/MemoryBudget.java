package org.dancingsparks.search;

/** The memory that a diagram or memo may use unless the caller says otherwise. */
public final class MemoryBudget {
  /** The divisor of the heap; the rest is for Spark, and for a diagram's working memory. */
  private static final int HEAP_SHARE = 3;

  private MemoryBudget() {}

  /** The default budget: a third of this JVM's heap, in bytes. */
  public static long shareOfHeap() {
    return Runtime.getRuntime().maxMemory() / HEAP_SHARE;
  }
}
