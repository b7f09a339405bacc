package org.dancingsparks.cli.count;

import java.util.Optional;
import org.dancingsparks.cli.flag.CoreCount;
import org.dancingsparks.search.RequestedEngine;
import org.dancingsparks.spark.Cores;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The flags for a count by layers, in this JVM or in rounds. */
public final class LayerFlags {
  private static final int MAX_CORES = 1_024;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Mixin private RoundFlags rounds;

  @Mixin private CoreCount cores;

  /** Returns the flags for rounds. */
  public RoundFlags rounds() {
    return rounds;
  }

  /** Checks that no flags contradict each other. */
  public void check(RequestedSearch asked, RoundFlags.Stored stored) {
    rounds.check(asked, stored);
    if (rounds.isForced()) {
      cores.number(CoreCount.MAX_PLANNED);
      return;
    }
    boolean areNamed = cores.number(MAX_CORES).isPresent();
    RequestedEngine engine = asked.engine().choice();
    Optional<String> other = other(asked, stored);
    refuseIf(
        engine == RequestedEngine.LAYERS && other.isPresent(),
        "--engine layers counts at once, without tasks or records; leave out " + other.orElse(""));
    other = engine.engine().isPresent() ? Optional.of("--engine " + engine + ".") : other;
    refuseIf(
        areNamed && other.isPresent(),
        "--cores sets the threads of layers, or what --rounds are planned for; it cannot be used with "
            + other.orElse(""));
  }

  /** The flag that requires a count by Spark tasks, if there is one, followed by a full stop. */
  private static Optional<String> other(RequestedSearch asked, RoundFlags.Stored stored) {
    if (stored == RoundFlags.Stored.IN_DIRECTORY) {
      return Optional.of("--out or --resume.");
    }
    if (asked.split().bins().isPresent()) {
      return Optional.of("--bins.");
    }
    return asked.split().depth().map(depth -> "--split-depth.");
  }

  private void refuseIf(boolean isWrong, String message) {
    if (isWrong) {
      throw new ParameterException(command.commandLine(), message);
    }
  }

  /** Returns the number of threads. */
  public int cores() {
    return cores.number(MAX_CORES).orElseGet(Cores::ofThisJvm);
  }
}
