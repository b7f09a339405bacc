package org.dancingsparks.cli.boards;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.dancingsparks.boards.BoardCounts;
import org.dancingsparks.boards.BoardCounts.Extreme;
import org.dancingsparks.cli.output.Json;
import org.dancingsparks.cli.output.TextColumns;

/** Prints a summary of the boards of a puzzle. */
final class BoardPrinter {
  private final String puzzle;
  private final List<String> holes;
  private final BoardCounts counts;

  /**
   * A summary.
   *
   * @param puzzle its name
   * @param holes their names
   */
  BoardPrinter(String puzzle, List<String> holes, BoardCounts counts) {
    this.puzzle = puzzle;
    this.holes = holes;
    this.counts = counts;
  }

  /** Prints a number and its meaning in each row. */
  void print(PrintWriter out) {
    Map<String, String> rows = new LinkedHashMap<>();
    rows.put("boards", String.valueOf(counts.all()));
    rows.put("with a solution", String.valueOf(counts.solvable()));
    rows.put("solutions", String.valueOf(counts.solutions()));
    if (counts.all() > 0) {
      rows.put("median", String.valueOf(counts.median()));
    }
    if (counts.most() != null) {
      rows.put("fewest: " + text(counts.fewest()), String.valueOf(counts.fewest().solutions()));
      rows.put("most: " + text(counts.most()), String.valueOf(counts.most().solutions()));
    }
    int width = rows.values().stream().mapToInt(String::length).max().orElse(0);
    TextColumns<Map.Entry<String, String>> columns =
        new TextColumns<Map.Entry<String, String>>()
            .right("", width, Map.Entry::getValue)
            .column("", Map.Entry::getKey);
    rows.entrySet().forEach(row -> out.println(columns.line(row)));
  }

  private String text(Extreme extreme) {
    long others = counts.with(extreme.solutions()) - extreme.first().size();
    return extreme.first().stream()
            .map(open -> String.join(" ", open))
            .collect(Collectors.joining("; "))
        + (others == 0 ? "" : "; and %,d more".formatted(others));
  }

  ObjectNode json() {
    ObjectNode node = Json.object();
    node.put("puzzle", puzzle);
    holes.forEach(node.putArray("holes")::add);
    node.put("boards", counts.all());
    node.put("solvable", counts.solvable());
    Json.put(node, "solutions", counts.solutions());
    node.put("median", counts.all() > 0 ? counts.median() : null);
    put(node, "fewest", counts.fewest());
    put(node, "most", counts.most());
    return node;
  }

  private void put(ObjectNode node, String key, Extreme extreme) {
    if (extreme == null) {
      node.putNull(key);
      return;
    }
    ObjectNode inner = node.putObject(key);
    inner.put("solutions", extreme.solutions());
    inner.put("boards", counts.with(extreme.solutions()));
    ArrayNode first = inner.putArray("first");
    extreme.first().forEach(open -> open.forEach(first.addArray()::add));
  }
}
