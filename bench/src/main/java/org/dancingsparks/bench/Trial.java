package org.dancingsparks.bench;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Locale;

/**
 * The child process of one measurement: counts a sample once, in a JVM that has done nothing
 * before, and prints the count, the wall seconds and the CPU seconds of the counting. Java's start
 * and the making of the problem are not in them.
 */
public final class Trial {
  private Trial() {}

  /** Arguments: a sample's and a contestant's name. */
  public static void main(String[] args) {
    Setting setting = Sample.find(args[0]).maker().get();
    Contestant contestant = Contestant.valueOf(args[1]);
    var system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    long cpu = system.getProcessCpuTime();
    long wall = System.nanoTime();
    long solutions = contestant.count(setting);
    wall = System.nanoTime() - wall;
    cpu = system.getProcessCpuTime() - cpu;
    System.out.printf(Locale.ROOT, "%d %.6f %.6f%n", solutions, wall / 1e9, cpu / 1e9);
  }

  /** The words of a command line that runs it as this program runs. */
  static List<String> command(Sample sample, Contestant contestant) {
    return List.of(
        System.getProperty("java.home") + "/bin/java",
        "-cp",
        System.getProperty("java.class.path"),
        Trial.class.getName(),
        sample.name(),
        contestant.name());
  }
}
