package org.dancingsparks.bench;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/**
 * Describes the machine that measures: whatever matters for speed, and nothing that identifies it.
 */
final class Machine {
  private Machine() {}

  /** In one line. */
  static String describe() throws IOException {
    var system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    return "%s, %d cores, %d GiB; %s %s, Java %s (%s)"
        .formatted(
            processor(),
            system.getAvailableProcessors(),
            Math.round(system.getTotalMemorySize() / (double) (1L << 30)),
            system.getName(),
            system.getVersion(),
            System.getProperty("java.version"),
            System.getProperty("java.vm.name"));
  }

  private static String processor() throws IOException {
    Path file = Path.of("/proc/cpuinfo");
    if (!Files.isReadable(file)) {
      return System.getProperty("os.arch");
    }
    try (Stream<String> lines = Files.lines(file)) {
      return lines
          .filter(line -> line.startsWith("model name"))
          .map(line -> line.replaceFirst(".*:\\s*", "").strip())
          .findFirst()
          .orElse(System.getProperty("os.arch"));
    }
  }
}
