package org.dancingsparks.layers;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
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
 * <p>The diagram is that of a frontier search in the same item order, but for the numbers of its
 * nodes. Used once.
 */
public final class LayerDiagram {
  private final Start start;
  private final Sweep sweep;
  private final Limits limits;
  private final CoreTasks tasks;
  private final CarrierSets sets;
  private final GraphBuilder graph = new GraphBuilder();
  private final List<BlockStore> layers = new ArrayList<>();
  private final AtomicLong visited = new AtomicLong();

  /** The problem, its item order, and the options that solutions contain. */
  record Start(Problem problem, ItemOrder order, Prefix givens) {}

  private LayerDiagram(Start start, Sweep sweep, Limits limits) {
    this.start = start;
    this.sweep = sweep;
    this.limits = limits;
    tasks = new CoreTasks(limits.cores(), nanos -> {});
    sets = new CarrierSets(sweep.problem.carriers());
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
        .map(suited -> new Sweep(suited, Cut.none(suited)))
        .map(sweep -> new LayerDiagram(start, sweep, Limits.ofThisJvm()));
  }

  /** Uses this many threads; by default as many as this JVM has processors. */
  public LayerDiagram cores(int number) {
    return new LayerDiagram(start, sweep, limits.cores(number));
  }

  /** Bounds the memory, in bytes; layers that exceed it go to temporary files. */
  public LayerDiagram within(long bytes) {
    return new LayerDiagram(start, sweep, limits.within(bytes));
  }

  /**
   * Builds the diagram.
   *
   * @param check is given the number of residuals visited, block by block; false gives up
   * @return empty if it was given up, or does not fit the memory
   * @throws java.io.UncheckedIOException if a temporary file fails
   */
  public Optional<Diagram> diagram(LongPredicate check) {
    try {
      // The rest is for the graph.
      Limits ofLayers = limits.within(limits.memory() / 2);
      LongPredicate summed = more -> test(check, more);
      Optional<BigInteger> count =
          new LayerSweep(sweep, ofLayers, tasks, summed).keeping(layers).count();
      return count.flatMap(solutions -> backward().map(diagram -> checked(diagram, solutions)));
    } finally {
      layers.forEach(layer -> layer.close());
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
  private Optional<Diagram> backward() {
    int carriers = sweep.problem.carriers();
    NodeTable[] next = {};
    for (int size = carriers - 1; size >= 0; size--) {
      LayerNodes[] blocks = nodes(size, next);
      next = new NodeTable[blocks.length];
      for (int rank = 0; rank < blocks.length; rank++) {
        if (blocks[rank] != null) {
          if (graph.bytes() > limits.memory() || !graph.canAdd(blocks[rank].edges().length)) {
            return Optional.empty();
          }
          next[rank] = new NodeTable(blocks[rank].keys(), graph.nodes());
          graph.add(blocks[rank]);
        }
      }
    }
    int root = next[0] == null ? Graph.NONE : next[0].node(sweep.window.start());
    return Optional.of(
        new Diagram(start.problem, start.order, graph.graph(start.givens, root), visited.get()));
  }

  /**
   * The nodes of a layer's blocks.
   *
   * @param next by rank: the nodes of the next layer's blocks; none for the last
   */
  private LayerNodes[] nodes(int size, NodeTable... next) {
    LayerNodes[] nodes = new LayerNodes[sets.number(size)];
    AtomicInteger rank = new AtomicInteger();
    int[] ranked = sets.ofSize(size);
    tasks.run(
        core -> {
          for (int at = rank.getAndIncrement(); at < ranked.length; at = rank.getAndIncrement()) {
            Block block = layers.get(size).get(at);
            nodes[at] = block == null ? null : nodes(block, ranked[at], next);
          }
        });
    return nodes;
  }

  private LayerNodes nodes(Block block, int set, NodeTable... next) {
    LiveEdges edges = new LiveEdges();
    for (int rest = sets.all() & ~set; rest != 0; rest &= rest - 1) {
      int with = set | rest & -rest;
      NodeTable table = next.length == 0 ? null : next[sets.rank(with)];
      int end = (with & sweep.problem.needed()) == sweep.problem.needed() ? Graph.END : Graph.NONE;
      if (table != null || end == Graph.END) {
        edges.add(sweep, block, new LiveEdges.To(Integer.numberOfTrailingZeros(rest), table, end));
      }
    }
    return edges.size() == 0 ? null : LayerNodes.of(block, edges);
  }
}
