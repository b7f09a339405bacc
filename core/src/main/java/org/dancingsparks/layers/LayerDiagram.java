package org.dancingsparks.layers;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.IntUnaryOperator;
import java.util.function.LongPredicate;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.layers.machine.CoreTasks;
import org.dancingsparks.layers.machine.Limits;
import org.dancingsparks.values.Graph;

/**
 * Builds the diagram of a problem layer by layer, on several cores: the residuals of all layers are
 * kept, on disk where the memory ends, and a pass from the last layer back keeps those that have a
 * solution. Only these have to fit the memory.
 *
 * <p>The diagram is that of a frontier search in the same item order, with the same numbers of its
 * nodes. Used once.
 */
public final class LayerDiagram {
  private final Start start;
  private final WindowProblem problem;
  private final Limits limits;
  private final CoreTasks tasks;
  private final AtomicLong visited = new AtomicLong();

  /** The problem, its item order, and the options that solutions contain. */
  record Start(Problem problem, ItemOrder order, Prefix givens) {}

  private LayerDiagram(Start start, WindowProblem problem, Limits limits) {
    this.start = start;
    this.problem = problem;
    this.limits = limits;
    tasks = new CoreTasks(limits.cores());
  }

  /**
   * A search for the diagram of the solutions that contain the givens, on all cores.
   *
   * @return empty if the problem has no suitable carriers, or its options reach too far, or some
   *     begin with their carrier, or a carrier is secondary
   */
  public static Optional<LayerDiagram> of(Problem problem, ItemOrder order, Prefix givens) {
    return new CarrierSearch(problem, order, givens)
        .find()
        .flatMap(window -> of(new Start(problem, order, givens), window));
  }

  /** A search in a window that is known. */
  static Optional<LayerDiagram> of(Start start, WindowProblem window) {
    return Optional.of(window)
        .filter(suited -> !suited.beginsWithCarriers() && suited.areCarriersPrimary())
        .filter(suited -> new Window(suited, Cut.none(suited)).fits)
        .map(suited -> new LayerDiagram(start, suited, Limits.ofThisJvm()));
  }

  /** Uses this many threads; by default as many as this JVM has processors. */
  public LayerDiagram cores(int number) {
    return new LayerDiagram(start, problem, limits.cores(number));
  }

  /** Bounds the memory, in bytes; layers that exceed it go to temporary files. */
  public LayerDiagram within(long bytes) {
    return new LayerDiagram(start, problem, limits.within(bytes));
  }

  /** Bounds cores and memory; layers that exceed the memory go to temporary files. */
  public LayerDiagram limitedTo(Limits other) {
    return new LayerDiagram(start, problem, other);
  }

  /**
   * Builds the diagram.
   *
   * @param check is given the number of residuals visited, now and then; false gives up
   * @return empty if it was given up, or does not fit the memory
   * @throws java.io.UncheckedIOException if a temporary file fails
   */
  public Optional<Diagram> diagram(LongPredicate check) {
    SegmentSweep sweep = new SegmentSweep(problem, limits, tasks, more -> test(check, more));
    try {
      Optional<BigInteger> count = sweep.count();
      Optional<Diagram> diagram =
          count.isEmpty() ? Optional.empty() : backward(sweep.segments(), check);
      return diagram.map(built -> checked(built, count.get()));
    } finally {
      sweep.segments().forEach(Segment::close);
    }
  }

  private synchronized boolean test(LongPredicate check, long more) {
    return check.test(visited.addAndGet(more));
  }

  private static Diagram checked(Diagram diagram, BigInteger solutions) {
    if (!diagram.count().equals(solutions)) {
      throw new IllegalStateException(
          "The diagram has %s solutions, and the layers %s.".formatted(diagram.count(), solutions));
    }
    return diagram;
  }

  /** Builds the graph from the last layer back; empty if it exceeds the memory. */
  private Optional<Diagram> backward(List<Segment> segments, LongPredicate check) {
    GraphBuilder graph = new GraphBuilder();
    Map<Integer, int[]> nodes = new TreeMap<>();
    segments.get(segments.size() - 1).ends.keySet().forEach(set -> nodes.put(set, new int[1]));
    for (int at = segments.size() - 1; at >= 0; at--) {
      BackwardPass pass = new BackwardPass(segments.get(at), tasks, () -> test(check, 0));
      if (!pass.addTo(graph, nodes, limits.memory())) {
        return Optional.empty();
      }
      nodes.clear();
      nodes.putAll(pass.startNodes());
    }
    Graph numbered =
        new GraphNumbering(graph.graph(start.givens, nodes.get(0)[0]), problem.size(), places())
            .numbered();
    return Optional.of(new Diagram(start.problem, start.order, numbered, visited.get()));
  }

  /** By id of an option, its first position. */
  private IntUnaryOperator places() {
    int[] places = new int[start.problem.options()];
    for (int option = 0; option < problem.options(); option++) {
      places[problem.ids()[option]] = problem.first(option);
    }
    return option -> places[option];
  }
}
