package org.dancingsparks.cli.flag;

import java.util.OptionalLong;
import org.dancingsparks.message.ByteSize;
import org.dancingsparks.search.MemoryBudget;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The memory in each JVM that a diagram, or the memo in its place, may use. */
public final class Memory {
  private static final String FLAG = "--memory";

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Option(
      names = FLAG,
      paramLabel = "SIZE",
      description =
          "The engine's memory limit per JVM, such as 64m or 2g; by default a third "
              + "of the Java heap. It never affects the result.")
  private String size;

  /** Returns the bytes that the user names, or a share of the heap of this JVM. */
  public long bytes() {
    return size == null ? MemoryBudget.shareOfHeap() : bytes(command.commandLine(), size);
  }

  /** Returns the bytes that a parsed command line names, if any. */
  public static OptionalLong named(CommandLine parsed) {
    String size = parsed.getParseResult().matchedOptionValue(FLAG, (String) null);
    return size == null ? OptionalLong.empty() : OptionalLong.of(bytes(parsed, size));
  }

  private static long bytes(CommandLine parsed, String size) {
    return ByteSize.parse(size).orElseThrow(() -> refused(parsed, size));
  }

  private static ParameterException refused(CommandLine parsed, String size) {
    return new ParameterException(
        parsed,
        FLAG + " cannot be \"%s\"; it is a number of bytes such as 64m or 2g.".formatted(size));
  }
}
