package org.dancingsparks.cli.count;

import java.nio.file.Path;
import java.util.Optional;
import org.dancingsparks.cli.flag.EngineLimits;
import org.dancingsparks.cli.flag.ProgressFlags;
import org.dancingsparks.search.RequestedEngine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The flags for the search engine and its memory. */
public final class EngineFlags {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Mixin private EngineLimits limits;
  @Mixin private ProgressFlags progress;

  @Option(
      names = "--engine",
      paramLabel = "ENGINE",
      defaultValue = "auto",
      description =
          "auto, links (Dancing Links), bitsets (the same tree by sets of bits), diagram (each"
              + " residual solved once and remembered) or layers (residuals counted and forgotten;"
              + " for counts); auto, the default, estimates which is fastest.")
  private RequestedEngine choice;

  /** Returns the maximum number of bytes that a search may use in each JVM. */
  public long memory() {
    return limits.memory();
  }

  /** Returns the directory for temporary files, if the user names one. */
  public Optional<String> temporary() {
    return limits.temporary();
  }

  /** Checks that the directory that is to hold temporary files exists on this machine. */
  void check(Path temporary) {
    limits.check(temporary);
  }

  /** Returns the engine that the user asks for. */
  public RequestedEngine choice() {
    return choice;
  }

  /** Returns the name of the engine, if the user has chosen one. */
  public Optional<String> wanted() {
    return choice.engine();
  }

  /**
   * Returns the limits of the engine.
   *
   * @throws ParameterException if the engine has no use for one of them
   */
  EngineLimits limits() {
    boolean isTree = choice == RequestedEngine.LINKS || choice == RequestedEngine.BITSETS;
    if (isTree && limits.temporary().isPresent()) {
      throw new ParameterException(
          command.commandLine(),
          "--tmp is for the files of layers; it cannot be used with --engine %s."
              .formatted(choice));
    }
    return limits;
  }
}
