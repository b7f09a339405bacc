package org.dancingsparks.runs.tables;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.util.stream.Stream;

/** The peak use of this JVM's heap, garbage included. */
public final class PeakHeap {
  private PeakHeap() {}

  /** Resets the peak. */
  public static void reset() {
    pools().forEach(MemoryPoolMXBean::resetPeakUsage);
  }

  /**
   * Returns the peak in bytes since the reset; an upper bound, since it adds the peaks of all
   * pools.
   */
  public static long bytes() {
    return pools().mapToLong(pool -> pool.getPeakUsage().getUsed()).sum();
  }

  private static Stream<MemoryPoolMXBean> pools() {
    return ManagementFactory.getMemoryPoolMXBeans().stream()
        .filter(pool -> pool.getType() == MemoryType.HEAP);
  }
}
