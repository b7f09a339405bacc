package org.dancingsparks.layers;

import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import org.dancingsparks.layers.carriers.Block;
import org.dancingsparks.layers.carriers.CarrierSets;
import org.dancingsparks.layers.carriers.LayerNodes;
import org.dancingsparks.layers.carriers.LiveEdges;
import org.dancingsparks.layers.carriers.NodeTable;
import org.dancingsparks.layers.disk.CoreTasks;

/**
 * A pass over the layers of a segment, from the last to the first, that adds the residuals that
 * have a solution to a graph. Used once.
 */
final class BackwardPass {
  private final Segment segment;
  private final CoreTasks tasks;
  private final BooleanSupplier isOver;
  private final CarrierSets sets;
  private final Map<Integer, int[]> firstNodes = new TreeMap<>();

  /**
   * A pass.
   *
   * @param isOver is called after each layer; true gives up
   */
  BackwardPass(Segment segment, CoreTasks tasks, BooleanSupplier isOver) {
    this.segment = segment;
    this.tasks = tasks;
    this.isOver = isOver;
    sets = new CarrierSets(segment.sweep.problem().carriers());
  }

  /**
   * Adds the nodes.
   *
   * @param endNodes by set of carriers, the nodes of the segment's ends
   * @param memory that the graph and a layer may take, in bytes
   * @return false if it takes more, or was given up
   */
  boolean addTo(GraphBuilder graph, Map<Integer, int[]> endNodes, long memory) {
    int carriers = segment.sweep.problem().carriers();
    NodeTable[] next = tables(carriers, new LayerNodes[1], graph, endNodes);
    for (int size = carriers - 1; size >= 0; size--) {
      // The graph is copied once it is complete.
      Optional<LayerNodes[]> nodes = nodes(size, next, memory - 2 * graph.bytes());
      if (nodes.isEmpty() || isOver.getAsBoolean() || !graph.canAdd(edges(nodes.get()))) {
        return false;
      }
      next = tables(size, nodes.get(), graph, endNodes);
    }
    return true;
  }

  private static long edges(LayerNodes... layer) {
    return Arrays.stream(layer)
        .filter(Objects::nonNull)
        .mapToLong(block -> block.edges().length)
        .sum();
  }

  /** By set of carriers, the nodes of the residuals that the segment begins with. */
  Map<Integer, int[]> firstNodes() {
    return firstNodes;
  }

  /** Adds the nodes of a layer to the graph; by rank, the nodes by key. */
  private NodeTable[] tables(
      int size, LayerNodes[] nodes, GraphBuilder graph, Map<Integer, int[]> endNodes) {
    int[] ranked = sets.ofSize(size);
    NodeTable[] tables = new NodeTable[ranked.length];
    for (int rank = 0; rank < ranked.length; rank++) {
      long[] ends = segment.endKeys(ranked[rank]);
      long[] inner = nodes[rank] == null ? new long[0] : nodes[rank].keys();
      if (inner.length + ends.length > 0) {
        tables[rank] = new NodeTable(inner.length + ends.length);
        for (int at = 0; at < inner.length; at++) {
          tables[rank].put(inner[at], graph.nodes() + at);
        }
        for (int at = 0; at < ends.length; at++) {
          tables[rank].put(ends[at], endNodes.get(ranked[rank])[at]);
        }
        if (nodes[rank] != null) {
          graph.add(nodes[rank]);
        }
      }
      Block first = segment.firstBlocks.get(ranked[rank]);
      if (first != null) {
        firstNodes.put(ranked[rank], found(first, tables[rank]));
      }
    }
    return tables;
  }

  private static int[] found(Block first, NodeTable nodes) {
    int[] found = new int[first.size()];
    for (int at = 0; at < found.length; at++) {
      found[at] = nodes == null ? NodeTable.NONE : nodes.node(first.key(at));
    }
    return found;
  }

  /**
   * By rank, the nodes of a layer's blocks; null where there are none.
   *
   * @param memory for them, in bytes
   * @return empty if they take more
   */
  private Optional<LayerNodes[]> nodes(int size, NodeTable[] next, long memory) {
    LayerNodes[] nodes = new LayerNodes[sets.number(size)];
    AtomicInteger rank = new AtomicInteger();
    AtomicLong bytes = new AtomicLong();
    int[] ranked = sets.ofSize(size);
    tasks.run(
        core -> {
          int at = rank.getAndIncrement();
          while (at < ranked.length && bytes.get() <= memory) {
            Block block = segment.layers.get(size).get(at);
            nodes[at] = block == null ? null : nodes(block, ranked[at], next);
            bytes.addAndGet(nodes[at] == null ? 0 : nodes[at].bytes());
            at = rank.getAndIncrement();
          }
        });
    return bytes.get() <= memory ? Optional.of(nodes) : Optional.empty();
  }

  private LayerNodes nodes(Block block, int set, NodeTable... next) {
    LiveEdges edges = new LiveEdges(segment.sweep);
    for (int rest = sets.all() & ~set; rest != 0; rest &= rest - 1) {
      NodeTable table = next[sets.rank(set | rest & -rest)];
      if (table != null) {
        edges.add(block, Integer.numberOfTrailingZeros(rest), table);
      }
    }
    return edges.size() == 0 ? null : LayerNodes.of(block, edges);
  }
}
