package org.dancingsparks.cli.flag;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The flags that limit an engine's memory and name its directory for temporary files. */
public final class EngineLimits {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Mixin private Memory memory;

  @Option(
      names = "--tmp",
      paramLabel = "DIR",
      description =
          "A local directory for whatever a diagram or the engine layers cannot hold "
              + "in memory; by default the system's temporary directory.")
  private String directory;

  /**
   * Checks both flags before other long work begins.
   *
   * @throws ParameterException if one of them cannot be
   */
  public void check() {
    memory();
    directory();
  }

  /** Returns the maximum number of bytes that a search may use in each JVM. */
  public long memory() {
    return memory.bytes();
  }

  /** Returns the directory for temporary files as the user names it, if at all. */
  public Optional<String> temporary() {
    return Optional.ofNullable(directory);
  }

  /**
   * Returns the directory for temporary files on this machine, if the user names one.
   *
   * @throws ParameterException if it is not there
   */
  public Optional<Path> directory() {
    Optional<Path> local = temporary().map(Path::of);
    local.ifPresent(this::check);
    return local;
  }

  /**
   * Checks a directory on this machine.
   *
   * @throws ParameterException if it is not there
   */
  public void check(Path local) {
    if (directory.isBlank() || !Files.isDirectory(local)) {
      throw new ParameterException(
          command.commandLine(),
          "--tmp cannot be %s: %s."
              .formatted(
                  directory.isEmpty() ? "empty" : directory,
                  !directory.isBlank() && Files.exists(local)
                      ? "it is not a directory"
                      : "there is no such directory"));
    }
  }
}
