package org.dancingsparks.cli.search;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.dancingsparks.cli.count.CountForecast;
import org.dancingsparks.cli.count.LayerEstimates;
import org.dancingsparks.cli.count.RequestedSearch;
import org.dancingsparks.cli.count.TimedSearch;
import org.dancingsparks.layers.rounds.LayerForecast;
import org.dancingsparks.search.Counting;
import org.dancingsparks.search.Method;
import org.dancingsparks.search.Search;

/** The layers of a count that would use them in place of the planned tasks. */
public final class PlannedLayers {
  private final RequestedSearch asked;
  private final Optional<LayerForecast> forecast;
  private final boolean isPossible;

  /** The layers of a count with some flags. */
  public PlannedLayers(RequestedSearch asked) {
    this.asked = asked;
    Search wanted = asked.search();
    Counting counting = asked.counting();
    isPossible = counting.considersLayers(wanted);
    forecast = counting.forecast(wanted);
  }

  /** Reports the method of the count, with its warnings, before the slow parts of planning. */
  public void announce() {
    forecast
        .filter(layers -> layers.residuals().number() > CountForecast.MILESTONE / 16)
        .map(layers -> new CountForecast(layers, asked.session().coresOfLayers()))
        .map(count -> announcement(count, CountForecast.Room.of(asked)))
        .ifPresent(lines -> lines.forEach(asked.progress()::say));
  }

  public static List<String> announcement(CountForecast count, CountForecast.Room room) {
    String first =
        "a count goes by layers with %s residuals; the plan of an enumeration needs its diagram, which is built now"
            .formatted(LayerEstimates.text(count.layers().residuals()));
    return Stream.concat(Stream.of(first), count.warnings(room).stream()).toList();
  }

  private static boolean isByDiagram(TimedSearch run) {
    return run.search().method().engine().equals(Method.DIAGRAM);
  }

  /** Prints the layers, if a count would use them in place of the planned search. */
  public void print(PrintWriter out, TimedSearch run) {
    forecast
        .filter(layers -> isByDiagram(run))
        .ifPresentOrElse(layers -> print(out, layers), () -> printPlaces(out, run));
  }

  private static void print(PrintWriter out, LayerForecast layers) {
    out.printf("%na count goes by layers: %s residuals%n", LayerEstimates.text(layers.residuals()));
    new LayerEstimates(layers.layers()).print(out);
  }

  private void printPlaces(PrintWriter out, TimedSearch run) {
    if (isPossible && isByDiagram(run) && run.search().regime().equals(Method.MEMO)) {
      out.printf("%na count goes by layers, by place%n");
    }
  }

  /** Adds their estimates to the JSON, if there are any. */
  public void put(ObjectNode node, TimedSearch run) {
    forecast
        .filter(layers -> isByDiagram(run))
        .ifPresent(layers -> new LayerEstimates(layers.layers()).put(node));
  }
}
