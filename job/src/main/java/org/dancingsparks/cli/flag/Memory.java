package org.dancingsparks.cli.flag;

import java.util.OptionalLong;
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

  /** Returns the bytes that the user names, or a share of the heap of this JVM. */
  public long bytes() {
    return named().orElseGet(MemoryBudget::shareOfHeap);
  }

  /** Returns the bytes that the user names, if any. */
  public OptionalLong named() {
    return size == null
        ? OptionalLong.empty()
        : OptionalLong.of(ByteSize.parse(size).orElseThrow(this::refused));
  }

  private ParameterException refused() {
    return new ParameterException(
        command.commandLine(),
        "--memory cannot be \"%s\"; it is a number of bytes such as 64m or 2g.".formatted(size));
  }
}
