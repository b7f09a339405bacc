package org.dancingsparks.cli;

import org.apache.spark.network.util.JavaUtils;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** How much memory a diagram, or the memo in its place, may use in each JVM. */
final class Memory {
  /** The rest is for Spark, and for what a diagram takes while it is made and read. */
  private static final int HEAP_SHARE = 3;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Option(
      names = "--memory",
      paramLabel = "SIZE",
      description =
          "For what is remembered, per JVM: 64m, 2g...; a third of the Java heap by default. The result"
              + " is the same with any.")
  private String size;

  long bytes() {
    if (size == null) {
      return Runtime.getRuntime().maxMemory() / HEAP_SHARE;
    }
    try {
      long bytes = JavaUtils.byteStringAsBytes(size);
      if (bytes > 0) {
        return bytes;
      }
    } catch (IllegalArgumentException e) {
      // Said below.
    }
    throw new ParameterException(
        command.commandLine(),
        "--memory cannot be \"%s\"; it is a number of bytes such as 64m or 2g.".formatted(size));
  }
}
