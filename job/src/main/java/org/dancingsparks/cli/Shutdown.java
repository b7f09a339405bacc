package org.dancingsparks.cli;

/** Knows whether the JVM is going down, as after Ctrl-C. */
final class Shutdown {
  private static volatile boolean hasBegun;

  private Shutdown() {}

  static void watch() {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> hasBegun = true));
  }

  static boolean hasBegun() {
    return hasBegun;
  }
}
