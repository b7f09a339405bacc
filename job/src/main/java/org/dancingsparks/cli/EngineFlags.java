package org.dancingsparks.cli;

import java.util.Optional;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.plan.Engine;
import org.dancingsparks.plan.EngineChoice;
import org.dancingsparks.plan.Engines;
import org.dancingsparks.plan.Search;
import org.dancingsparks.plan.SymmetryUse;
import org.dancingsparks.store.RunRecord;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Which engine searches, and with how much memory. */
final class EngineFlags {
  @Mixin private Memory memory;
  @Mixin private ProgressFlags progress;

  @Option(
      names = "--engine",
      paramLabel = "ENGINE",
      defaultValue = "auto",
      description =
          "auto, links (Dancing Links) or diagram (each residual solved once, and remembered); auto,"
              + " the default, compares estimates of their work and says what it chose.")
  private EngineChoice choice;

  /** Where progress of anything done for a target goes. */
  ProgressLines progress(Target target) {
    return progress.lines(target.puzzle().name());
  }

  /** The search, prepared: its solutions are known if a diagram of them fits. */
  Search prepare(Search search, Target target) {
    return engines(target, target.wantedOrder(), memory.bytes()).prepare(search, wanted());
  }

  /** The engine asked for, if one was. */
  Optional<Engine> wanted() {
    return choice.engine();
  }

  /** The search of a run's record, prepared as it was. */
  Search restore(RunRecord record, Target target) {
    Search search = record.search();
    long bytes = memory.bytes();
    if (record.regime().equals(Search.RANGES) && target.hasDiagram()) {
      Diagram diagram = target.diagram(search.givens()).orElseThrow();
      if (search.use() == SymmetryUse.NONE && diagram.order().equals(search.order())) {
        return search.knowing(diagram);
      }
    }
    return engines(target, Optional.of(search.order()), bytes).again(search, record.regime());
  }

  private Engines engines(Target target, Optional<ItemOrder> order, long bytes) {
    ProgressLines lines = progress(target);
    return new Engines(target.found(), order, bytes, lines::say, lines::residuals);
  }
}
