package org.dancingsparks.cli.count;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.util.List;
import org.dancingsparks.layers.rounds.RoundPlan;

/** Estimates of the residuals of layers, as a plan shows them. */
public record LayerTable(List<RoundPlan.Estimate> layers) {
  public void print(PrintWriter out) {
    out.printf("%n%5s  residuals%n", "layer");
    for (int layer = 0; layer < layers.size(); layer++) {
      out.printf("%5d  %s%n", layer, text(layers.get(layer)));
    }
  }

  public void put(ObjectNode node) {
    ArrayNode array = node.putArray("layers");
    layers.forEach(layer -> put(array.addObject(), layer));
  }

  public static String text(RoundPlan.Estimate estimate) {
    return estimate.error() < 0.5
        ? "%,.0f".formatted(estimate.number())
        : "%,.0f, give or take %,.0f".formatted(estimate.number(), estimate.error());
  }

  public static void put(ObjectNode node, RoundPlan.Estimate estimate) {
    node.put("estimate", estimate.number()).put("error", estimate.error());
  }
}
