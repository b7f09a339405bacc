package org.dancingsparks.layers;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.IntUnaryOperator;
import java.util.function.LongPredicate;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.diagram.NumberedSolutions;
import org.dancingsparks.layers.carriers.BlockStore;
import org.dancingsparks.layers.carriers.CarrierSearch;
import org.dancingsparks.layers.carriers.Cut;
import org.dancingsparks.layers.carriers.Window;
import org.dancingsparks.layers.carriers.WindowProblem;
import org.dancingsparks.layers.disk.CoreTasks;
import org.dancingsparks.layers.disk.Limits;
import org.dancingsparks.layers.disk.NodeFile;
import org.dancingsparks.layers.disk.StoredDiagram;
import org.dancingsparks.values.DiagramGraph;

/**
 * Builds the diagram of a problem layer by layer, on several cores: the residuals of all layers are
 * kept, on disk where the memory ends, and a pass from the last layer back keeps those that have a
 * solution. Only these must fit in memory, or stay on disk.
 *
 * <p>The diagram is that of a frontier search in the same item order, with the same numbers of its
 * nodes. Used once.
 */
public final class LayerDiagram {
  /** The share of the memory for the nodes of two layers, where all are on disk. */
  private static final int NODES = 4;

  private final OrderedProblem ordered;
  private final WindowProblem problem;
  private final Limits limits;
  private final LongPredicate isTooMuch;
  private final CoreTasks tasks;
  private final AtomicLong visited = new AtomicLong();

  private LayerDiagram(
      OrderedProblem ordered, WindowProblem problem, Limits limits, LongPredicate isTooMuch) {
    this.ordered = ordered;
    this.problem = problem;
    this.limits = limits;
    this.isTooMuch = isTooMuch;
    tasks = new CoreTasks(limits.cores());
  }

  /**
   * A search for the diagram of the solutions that contain the givens, on all cores.
   *
   * @return empty if the problem has no suitable carriers, or its options reach too far, or some
   *     begin with their carrier, or a carrier is secondary
   */
  public static Optional<LayerDiagram> of(OrderedProblem ordered) {
    return new CarrierSearch(ordered).find().flatMap(window -> of(ordered, window));
  }

  /** A search in a window that is known. */
  static Optional<LayerDiagram> of(OrderedProblem ordered, WindowProblem window) {
    return Optional.of(window)
        .filter(suited -> !suited.beginsWithCarriers() && suited.areCarriersPrimary())
        .filter(suited -> new Window(suited, Cut.none(suited)).fits)
        .map(suited -> new LayerDiagram(ordered, suited, Limits.ofThisJvm(), residuals -> false));
  }

  /** Uses this many threads; by default as many as this JVM has processors. */
  public LayerDiagram cores(int number) {
    return limitedTo(limits.cores(number));
  }

  /** Bounds the memory, in bytes; layers that exceed it go to temporary files. */
  public LayerDiagram within(long bytes) {
    return limitedTo(limits.within(bytes));
  }

  /** Bounds cores and memory; layers that exceed the memory go to temporary files. */
  public LayerDiagram limitedTo(Limits other) {
    return new LayerDiagram(ordered, problem, other, isTooMuch);
  }

  /** Sets a check, given the number of residuals visited now and then, that gives up when true. */
  public LayerDiagram endedBy(LongPredicate check) {
    return new LayerDiagram(ordered, problem, limits, check);
  }

  /**
   * Builds the diagram.
   *
   * @return empty if it was given up, or does not fit in memory
   * @throws java.io.UncheckedIOException if a temporary file fails
   */
  public Optional<Diagram> diagram() {
    return swept((segments, count) -> backward(segments));
  }

  /**
   * Builds the diagram: in memory if it fits, else in a temporary file.
   *
   * @return empty if it was given up, or the layers do not fit in memory
   * @throws java.io.UncheckedIOException if a temporary file fails
   */
  public Optional<NumberedSolutions> solutions() {
    return swept(
        (segments, count) ->
            backward(segments)
                .<NumberedSolutions>map(diagram -> diagram)
                .or(() -> stored(segments, count)));
  }

  /** The pass back over segments, given the number of solutions. */
  private interface Pass<T> {
    Optional<T> run(List<Segment> segments, BigInteger count);
  }

  private <T extends NumberedSolutions> Optional<T> swept(Pass<T> pass) {
    SegmentSweep sweep = new SegmentSweep(problem, limits, tasks, this::isOver);
    try {
      Optional<BigInteger> count = sweep.count();
      Optional<T> built = count.flatMap(number -> pass.run(sweep.segments(), number));
      built.ifPresent(found -> check(found, count.get()));
      return built;
    } finally {
      sweep.segments().forEach(Segment::close);
    }
  }

  private synchronized boolean isOver(long more) {
    return isTooMuch.test(visited.addAndGet(more));
  }

  private static void check(NumberedSolutions built, BigInteger solutions) {
    if (!built.count().equals(solutions)) {
      throw new IllegalStateException(
          "The diagram has %s solutions, and the layers %s.".formatted(built.count(), solutions));
    }
  }

  /** Builds the graph from the last layer back; empty if it exceeds the memory. */
  private Optional<Diagram> backward(List<Segment> segments) {
    GraphBuilder graph = new GraphBuilder();
    Map<Integer, int[]> nodes = new TreeMap<>();
    segments.get(segments.size() - 1).ends.keySet().forEach(set -> nodes.put(set, new int[1]));
    for (int at = segments.size() - 1; at >= 0; at--) {
      BackwardPass pass = new BackwardPass(segments.get(at), tasks, () -> isOver(0));
      if (!pass.addTo(graph, nodes, limits.memory())) {
        return Optional.empty();
      }
      nodes.clear();
      nodes.putAll(pass.firstNodes());
    }
    DiagramGraph numbered =
        new GraphNumbering(graph.graph(ordered.givens(), nodes.get(0)[0]), problem.size(), places())
            .numbered();
    return Optional.of(new Diagram(ordered.problem(), ordered.order(), numbered, visited.get()));
  }

  /** Writes the nodes to a file from the last layer back; empty if it was given up. */
  private Optional<NumberedSolutions> stored(List<Segment> segments, BigInteger count) {
    if (ordered.problem().options() > NodeFile.MAX_OPTIONS) {
      return Optional.empty();
    }
    BlockStore.Budget budget = BlockStore.Budget.of(limits.within(limits.memory() / NODES));
    try (NodeFile file = new NodeFile(limits.directory(), count)) {
      Map<Integer, long[]> nodes = new TreeMap<>();
      segments.get(segments.size() - 1).ends.keySet().forEach(set -> nodes.put(set, new long[1]));
      for (int at = segments.size() - 1; at >= 0; at--) {
        StoredPass pass = new StoredPass(segments.get(at), file, budget);
        if (!pass.add(nodes, tasks, () -> isOver(0))) {
          return Optional.empty();
        }
        nodes.clear();
        nodes.putAll(pass.firstNodes());
      }
      StoredDiagram.Basis from = new StoredDiagram.Basis(ordered, limits.directory());
      return Optional.of(new StoredDiagram(from, visited.get(), file, nodes.get(0)[0]));
    }
  }

  /** By id of an option, its first position. */
  private IntUnaryOperator places() {
    int[] places = new int[ordered.problem().options()];
    for (int option = 0; option < problem.options(); option++) {
      places[problem.ids()[option]] = problem.first(option);
    }
    return option -> places[option];
  }
}
