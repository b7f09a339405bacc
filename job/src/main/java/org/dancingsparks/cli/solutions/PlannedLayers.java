package org.dancingsparks.cli.solutions;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.util.Optional;
import org.dancingsparks.cli.option.SearchFlags;
import org.dancingsparks.layers.rounds.LayerForecast;
import org.dancingsparks.search.Engine;
import org.dancingsparks.search.Search;
import org.dancingsparks.search.SymmetryUse;

/** The layers by which a count of a planned search would go, in place of its tasks. */
public final class PlannedLayers {
  private final Optional<LayerForecast> forecast;
  private final boolean isByPlace;

  private PlannedLayers(Optional<LayerForecast> forecast, boolean isByPlace) {
    this.forecast = forecast;
    this.isByPlace = isByPlace;
  }

  /** The layers of a count with the flags of a plan. */
  public static PlannedLayers of(SearchFlags flags, TimedSearch run) {
    Search search = run.search();
    boolean isPossible =
        flags.engine().wanted().isEmpty()
            && !flags.split().isCut()
            && search.use() == SymmetryUse.NONE
            && search.strategy().engine() == Engine.DIAGRAM
            && !flags.target().hasDiagram();
    Optional<LayerForecast> forecast =
        Optional.of(search)
            .filter(layered -> isPossible && flags.engine().engines(flags.target()).hasOrder())
            .flatMap(
                layered -> LayerForecast.of(layered.problem(), layered.order(), layered.givens()));
    boolean isTooLarge = search.regime().equals(Search.MEMO);
    return new PlannedLayers(forecast, isPossible && isTooLarge && forecast.isEmpty());
  }

  /** Prints them, if a count goes by layers. */
  public void print(PrintWriter out) {
    if (isByPlace) {
      out.printf("%na count goes by layers, by place%n");
    }
    forecast.ifPresent(
        layers -> {
          out.printf(
              "%na count goes by layers: %s residuals%n", LayerTable.text(layers.residuals()));
          new LayerTable(layers.layers()).print(out);
        });
  }

  /** Puts their estimates, if there are any. */
  public void put(ObjectNode node) {
    forecast.ifPresent(layers -> new LayerTable(layers.layers()).put(node));
  }
}
