package org.dancingsparks.cli.search;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import org.dancingsparks.cli.output.Json;
import org.dancingsparks.cli.output.TextColumns;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.estimate.Estimate;
import org.dancingsparks.estimate.PathSample;
import org.dancingsparks.estimate.PathSums;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.view.chart.EstimateSeries;

/** Prints estimates from random paths, as text, JSON or a curve. */
public final class EstimatePrinter {
  /** An estimate in a line of text. */
  private record Line(String name, Estimate estimate) {}

  private static final TextColumns<Line> COLUMNS =
      new TextColumns<Line>()
          .left("", 10, Line::name)
          .right("estimate", 16, line -> text(line.estimate.value()))
          .right("standard error", 16, line -> text(line.estimate.error()))
          .right("95 % from", 16, line -> text(line.estimate.low()))
          .right("to", 16, line -> text(line.estimate.high()));

  private final Puzzle puzzle;
  private final ItemOrder order;
  private final long seed;

  public EstimatePrinter(Puzzle puzzle, ItemOrder order, long seed) {
    this.puzzle = puzzle;
    this.order = order;
    this.seed = seed;
  }

  public void print(PrintWriter out, PathSums sums) {
    out.printf("%-10s %s%n", "puzzle", puzzle.name());
    out.printf(
        "%-10s %d, seed %d; %d reached a solution%n", "paths", sums.paths(), seed, sums.solved());
    if (sums.unended() > 0) {
      out.printf(
          "%-10s %d paths were given up where levels have more than 10^150 nodes: all is more than it says%n",
          "", sums.unended());
    }
    out.println();
    out.println(COLUMNS.heading());
    print(out, "solutions", sums.solutions());
    print(out, "nodes", sums.nodes());
    print(out, "updates", sums.updates());
    out.println();
    for (int level = 0; level < sums.levels(); level++) {
      print(out, "depth " + level, sums.nodes(level));
    }
  }

  private static void print(PrintWriter out, String name, Estimate estimate) {
    out.println(COLUMNS.line(new Line(name, estimate)));
  }

  /** Formats a value with six digits, or with all digits if it is a whole number. */
  private static String text(double value) {
    if (Double.isNaN(value)) {
      return "-";
    }
    return value < 1e6 && value == Math.rint(value)
        ? String.format(Locale.ROOT, "%.0f", value)
        : String.format(Locale.ROOT, "%.6g", value);
  }

  public ObjectNode json(PathSums sums, Prefix givens) {
    ObjectNode root = Json.object();
    root.put("puzzle", puzzle.name()).put("itemOrder", order.name());
    root.set("givens", Json.tree(givens.options()));
    root.put("paths", sums.paths()).put("seed", seed);
    root.put("pathsToSolutions", sums.solved()).put("pathsGivenUp", sums.unended());
    put(root.putObject("solutions"), sums.solutions());
    put(root.putObject("nodes"), sums.nodes());
    put(root.putObject("updates"), sums.updates());
    ArrayNode levels = root.putArray("profile");
    for (int level = 0; level < sums.levels(); level++) {
      put(levels.addObject().put("level", level), sums.nodes(level));
    }
    return root;
  }

  private static void put(ObjectNode node, Estimate estimate) {
    node.put("estimate", estimate.value())
        .put("standardError", known(estimate.error()))
        .put("low", known(estimate.low()))
        .put("high", known(estimate.high()));
  }

  /** Returns a value, or null for NaN, which JSON lacks. */
  private static Double known(double value) {
    return Double.isNaN(value) ? null : (Double) value;
  }

  /**
   * The running estimate.
   *
   * @param depth of the nodes that are plotted; null for solutions
   */
  public EstimateSeries series(PathSample sample, Integer depth, OptionalDouble exact) {
    PathSums sums = new PathSums();
    List<EstimateSeries.Point> points = new ArrayList<>();
    for (PathSums group : sample.groups()) {
      sums.add(group);
      Estimate estimate = depth == null ? sums.solutions() : sums.nodes(depth);
      points.add(
          new EstimateSeries.Point(
              sums.paths(), estimate.value(), estimate.high() - estimate.value()));
    }
    return new EstimateSeries(
        points,
        exact,
        "%s: running estimate, seed %d".formatted(puzzle.name(), seed),
        depth == null ? "solutions" : "nodes at depth " + depth);
  }
}
