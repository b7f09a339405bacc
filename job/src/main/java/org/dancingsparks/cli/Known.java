package org.dancingsparks.cli;

import java.util.Optional;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.format.InputException;
import org.dancingsparks.plan.Engine;
import org.dancingsparks.plan.Engines;
import org.dancingsparks.plan.Search;
import picocli.CommandLine.Mixin;

/** The diagram of a puzzle's solutions, as it came with the puzzle or built here and now. */
final class Known {
  @Mixin private Target target;
  @Mixin private Memory memory;
  @Mixin private ProgressFlags progress;

  Target target() {
    return target;
  }

  /** The options that are given. */
  Prefix givens() {
    return target.givens();
  }

  /** The most bytes for what is remembered. */
  long memory() {
    return memory.bytes();
  }

  /** Where progress goes. */
  ProgressLines progress() {
    return progress.lines(target.puzzle().name());
  }

  /**
   * The diagram of the solutions that contain what is given.
   *
   * @throws InputException if it needs more memory than it may use
   */
  Diagram diagram() {
    Prefix givens = target.givens();
    long bytes = memory.bytes();
    ItemOrder order = target.order();
    Search search = Search.all(target.puzzle().problem(), order, givens);
    ProgressLines lines = progress();
    return new Engines(target.found(), target.wantedOrder(), bytes, reason -> {}, lines::residuals)
        .prepare(search, Optional.of(Engine.DIAGRAM))
        .diagram()
        .orElseThrow(
            () ->
                new InputException(
                    "The diagram of %s needs more than %s; give it more, as in `scripts/dance"
                            .formatted(target.puzzle().name(), bytes >> 20)
                        + " --driver-memory 16g -- ...`, or with --memory."));
  }
}
