package org.dancingsparks.cli.count;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.util.List;
import org.dancingsparks.cli.output.TextColumns;
import org.dancingsparks.layers.rounds.RoundPlan;

/** Estimates of the residuals of layers, as a plan shows them. */
public record LayerEstimates(List<RoundPlan.Estimate> layers) {
  public void print(PrintWriter out) {
    out.println();
    new TextColumns<Integer>()
        .right("layer", 5, layer -> layer)
        .column("residuals", layer -> text(layers.get(layer)))
        .print(out, TextColumns.rows(layers.size()));
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
