package org.dancingsparks.cli.flag;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.apache.hadoop.conf.Configuration;
import org.dancingsparks.files.HadoopFiles;
import org.dancingsparks.search.Engines;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The flags that limit an engine's memory and name its directory for temporary files. */
public final class EngineLimits {
  private static final Path EMPTY = Path.of("");

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
    local();
  }

  /** Returns the maximum number of bytes that a search may use in each JVM. */
  public long memory() {
    return memory.bytes();
  }

  /**
   * Returns engines within these limits.
   *
   * @throws ParameterException if the user names a directory that is not there
   */
  public Engines limited(Engines engines) {
    Engines within = engines.within(memory());
    return local().map(within::spillingTo).orElse(within);
  }

  /** Returns the directory for temporary files, if the user names one. */
  public Optional<String> temporary() {
    return Optional.ofNullable(directory);
  }

  /**
   * Returns the directory for temporary files, on any Hadoop file system; a local one is checked.
   *
   * @throws ParameterException if the user names a directory on this machine that is not there
   */
  public Optional<String> temporary(Configuration hadoop) {
    temporary()
        .flatMap(name -> name.isBlank() ? Optional.of(EMPTY) : HadoopFiles.local(name, hadoop))
        .ifPresent(this::check);
    return temporary();
  }

  private Optional<Path> local() {
    Optional<Path> local = temporary().map(Path::of);
    local.ifPresent(this::check);
    return local;
  }

  private void check(Path local) {
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
