package org.dancingsparks.cli.tables;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.util.stream.Stream;

/** The most bytes of this JVM's heap that were in use at a time, garbage included. */
final class PeakHeap {
  private PeakHeap() {}

  /** Begins anew. */
  static void reset() {
    pools().forEach(MemoryPoolMXBean::resetPeakUsage);
  }

  /** The bytes since then; at most, since the peaks of all pools are added. */
  static long bytes() {
    return pools().mapToLong(pool -> pool.getPeakUsage().getUsed()).sum();
  }

  private static Stream<MemoryPoolMXBean> pools() {
    return ManagementFactory.getMemoryPoolMXBeans().stream()
        .filter(pool -> pool.getType() == MemoryType.HEAP);
  }
}
