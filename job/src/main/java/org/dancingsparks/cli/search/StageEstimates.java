package org.dancingsparks.cli.search;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import org.dancingsparks.cli.output.TextColumns;
import org.dancingsparks.layers.places.StageEstimate;

/** Estimates of isomorphic residuals round by round, as a plan shows them. */
record StageEstimates(List<StageEstimate> rounds) {
  /** The residuals of all rounds. */
  String total() {
    return "some %s"
        .formatted(rounded(rounds.stream().mapToDouble(StageEstimate::residuals).sum()));
  }

  void print(PrintWriter out) {
    out.println();
    new TextColumns<Integer>()
        .right("round", 5, round -> round + 1)
        .right("classes", 12, round -> classes(rounds.get(round)))
        .right("residuals", 16, round -> rounded(rounds.get(round).residuals()))
        .print(out, TextColumns.rows(rounds.size()));
  }

  private static String classes(StageEstimate round) {
    return round.isCounted() ? "%,.0f".formatted(round.classes()) : rounded(round.classes());
  }

  /** A number with two digits that are not 0. */
  private static String rounded(double number) {
    return "%,.0f".formatted(new BigDecimal(number).round(new MathContext(2)).doubleValue());
  }

  void put(ObjectNode node) {
    ArrayNode array = node.putArray("stages");
    for (StageEstimate round : rounds) {
      array
          .addObject()
          .put("classes", round.classes())
          .put("residuals", round.residuals())
          .put("isCounted", round.isCounted());
    }
  }
}
