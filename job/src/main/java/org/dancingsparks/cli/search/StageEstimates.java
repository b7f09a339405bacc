package org.dancingsparks.cli.search;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import org.dancingsparks.cli.output.TextColumns;
import org.dancingsparks.layers.places.StageEstimate;

/**
 * Estimates of isomorphic residuals, as a plan shows them.
 *
 * @param title of what there is an estimate for: a round or a stage
 */
record StageEstimates(String title, List<StageEstimate> stages) {
  /** The residuals of all stages. */
  String total() {
    String sum = rounded(stages.stream().mapToDouble(StageEstimate::residuals).sum());
    return isCutShort()
        ? "more than %s; a sample of %s %,d took too long, and later ones are not shown"
            .formatted(sum, title, stages.size())
        : "some " + sum;
  }

  private boolean isCutShort() {
    return !stages.isEmpty() && stages.get(stages.size() - 1).isCutShort();
  }

  void print(PrintWriter out) {
    out.println();
    new TextColumns<Integer>()
        .right(title, 5, stage -> stage + 1)
        .right("classes", 12, stage -> classes(stages.get(stage)))
        .right("residuals", 16, stage -> residuals(stages.get(stage)))
        .print(out, TextColumns.rows(stages.size()));
  }

  private static String residuals(StageEstimate stage) {
    return (stage.isCutShort() ? "> " : "") + rounded(stage.residuals());
  }

  private static String classes(StageEstimate stage) {
    return stage.isCounted() ? "%,.0f".formatted(stage.classes()) : rounded(stage.classes());
  }

  /** A number with two digits that are not 0. */
  private static String rounded(double number) {
    return "%,.0f".formatted(new BigDecimal(number).round(new MathContext(2)).doubleValue());
  }

  void put(ObjectNode node) {
    ArrayNode array = node.putArray("stages");
    for (StageEstimate stage : stages) {
      array
          .addObject()
          .put("place", stage.place())
          .put("classes", stage.classes())
          .put("residuals", stage.residuals())
          .put("isCounted", stage.isCounted())
          .put("isCutShort", stage.isCutShort());
    }
  }
}
