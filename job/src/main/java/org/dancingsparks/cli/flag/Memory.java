package org.dancingsparks.cli.flag;

import org.dancingsparks.message.ByteSize;
import org.dancingsparks.search.MemoryBudget;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The memory in each JVM that a diagram, or the memo in its place, may use. */
public final class Memory {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Option(
      names = "--memory",
      paramLabel = "SIZE",
      description =
          "The engine's memory limit per JVM, such as 64m or 2g; by default a third "
              + "of the Java heap. It never affects the result.")
  private String size;

  public long bytes() {
    if (size == null) {
      return MemoryBudget.shareOfHeap();
    }
    return ByteSize.parse(size).orElseThrow(this::refused);
  }

  private ParameterException refused() {
    return new ParameterException(
        command.commandLine(),
        "--memory cannot be \"%s\"; it is a number of bytes such as 64m or 2g.".formatted(size));
  }
}
