package org.dancingsparks.cli.count;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.lang.management.ManagementFactory;
import org.dancingsparks.layers.disk.CoreTasks;

/** The elapsed time since a run began, and the CPU time of this thread and the layer threads. */
final class RunClock {
  private static final double NANOS = 1e9;

  private final long began = System.nanoTime();
  private final long cpuBegan = cpu();

  /** The CPU time of this thread and of those for layers so far, in nanoseconds. */
  static long cpu() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() + CoreTasks.cpuNanos();
  }

  /**
   * Puts the times in seconds.
   *
   * @param engineCpu CPU time of planning and tasks, in nanoseconds
   */
  ObjectNode putTimes(ObjectNode node, long engineCpu) {
    node.put("engineCpuSeconds", engineCpu / NANOS);
    node.put("driverCpuSeconds", (cpu() - cpuBegan) / NANOS);
    node.put("seconds", (System.nanoTime() - began) / NANOS);
    return node;
  }
}
