package org.dancingsparks.cli;

import java.io.PrintWriter;
import java.util.Optional;
import org.dancingsparks.plan.Engine;
import org.dancingsparks.plan.Engines;
import org.dancingsparks.plan.Search;
import org.dancingsparks.plan.SymmetryUse;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Which engine searches, and with how much memory. */
final class EngineFlags {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Mixin private Memory memory;

  /** What can be asked for. */
  private enum Choice {
    AUTO,
    LINKS,
    DIAGRAM
  }

  @Option(
      names = "--engine",
      paramLabel = "ENGINE",
      defaultValue = "auto",
      description =
          "auto, links (Dancing Links) or diagram (each residual solved once, and remembered); auto,"
              + " the default, compares estimates of their work and says what it chose.")
  private Choice choice;

  /** The search, prepared: its solutions are known if a diagram of them fits. */
  Search prepare(Search search, Target target) {
    long bytes = memory.bytes();
    if (target.hasDiagram() && choice != Choice.LINKS && search.use() == SymmetryUse.NONE) {
      return search.knowing(target.diagram(search.givens()).orElseThrow());
    }
    String name = target.puzzle().name();
    PrintWriter err = command.commandLine().getErr();
    ProgressLines progress = new ProgressLines(name, err);
    Engines engines =
        new Engines(
            target.puzzle(),
            target.wantedOrder(),
            bytes,
            reason -> err.printf("%s: %s.%n", name, reason),
            progress::residuals);
    return engines.prepare(
        search,
        switch (choice) {
          case AUTO -> Optional.empty();
          case LINKS -> Optional.of(Engine.LINKS);
          case DIAGRAM -> Optional.of(Engine.DIAGRAM);
        });
  }
}
