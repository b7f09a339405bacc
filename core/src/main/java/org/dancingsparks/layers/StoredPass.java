package org.dancingsparks.layers;

import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import org.dancingsparks.layers.carriers.Block;
import org.dancingsparks.layers.carriers.BlockStore;
import org.dancingsparks.layers.carriers.CarrierSets;
import org.dancingsparks.layers.carriers.LayerNodes;
import org.dancingsparks.layers.carriers.LiveEdges;
import org.dancingsparks.layers.carriers.NodeTable;
import org.dancingsparks.layers.carriers.WindowProblem;
import org.dancingsparks.layers.disk.CoreTasks;
import org.dancingsparks.layers.disk.NodeFile;

/**
 * A pass over the layers of a segment, from the last to the first, that writes the residuals that
 * have a solution to a file, each with its edges. The memory holds a block and the blocks that its
 * edges lead to and, as far as a budget allows, the nodes of two layers by key. Used once.
 */
final class StoredPass {
  private final Segment segment;
  private final NodeFile file;
  private final BlockStore.Budget budget;
  private final CarrierSets sets;

  /** By option id, its carrier. */
  private final int[] carriers;

  private final Map<Integer, long[]> firstNodes = new ConcurrentHashMap<>();

  /**
   * A pass.
   *
   * @param file that the nodes are added to
   * @param budget for the nodes of layers by key
   */
  StoredPass(Segment segment, NodeFile file, BlockStore.Budget budget) {
    this.segment = segment;
    this.file = file;
    this.budget = budget;
    WindowProblem problem = segment.sweep.problem();
    sets = new CarrierSets(problem.carriers());
    carriers = problem.carrierById();
  }

  /**
   * Adds the nodes.
   *
   * @param endNodes by set of carriers, the nodes of the segment's ends
   * @param isOver is called after each layer; true gives up
   * @return false if it was given up
   */
  boolean add(Map<Integer, long[]> endNodes, CoreTasks tasks, BooleanSupplier isOver) {
    BlockStore[] layers = new BlockStore[sets.carriers() + 2];
    layers[sets.carriers() + 1] = new BlockStore(budget, 0);
    try {
      boolean isGivenUp = false;
      for (int size = sets.carriers(); size >= 0 && !isGivenUp; size--) {
        layers[size] = new BlockStore(budget, sets.number(size));
        addLayer(sets.ofSize(size), tasks, new Layer(layers[size + 1], layers[size], endNodes));
        layers[size + 1].close();
        file.endLayer();
        isGivenUp = isOver.getAsBoolean();
      }
      return !isGivenUp;
    } finally {
      BlockStore.close(Arrays.stream(layers).filter(Objects::nonNull).toArray(BlockStore[]::new));
    }
  }

  /** By set of carriers, the nodes of the residuals that the segment begins with. */
  Map<Integer, long[]> firstNodes() {
    return firstNodes;
  }

  /**
   * The nodes of a layer, and of the next one, which its edges lead to: by rank of a set, a block
   * of keys whose multiplicities are nodes.
   */
  private record Layer(BlockStore next, BlockStore nodes, Map<Integer, long[]> endNodes) {}

  private void addLayer(int[] ranked, CoreTasks tasks, Layer layer) {
    AtomicInteger rank = new AtomicInteger();
    tasks.run(
        core -> {
          for (int at = rank.getAndIncrement(); at < ranked.length; at = rank.getAndIncrement()) {
            Block nodes = nodes(ranked[at], layer);
            if (nodes.size() > 0) {
              layer.nodes.put(at, nodes);
            }
            Block first = segment.firstBlocks.get(ranked[at]);
            if (first != null) {
              firstNodes.put(ranked[at], found(first, nodes));
            }
          }
        });
  }

  private static long[] found(Block first, Block nodes) {
    NodeTable table = NodeTable.of(nodes);
    long[] found = new long[first.size()];
    for (int at = 0; at < found.length; at++) {
      int place = table.node(first.key(at));
      found[at] = place == NodeTable.NONE ? NodeFile.NONE : nodes.low(place);
    }
    return found;
  }

  /** The nodes of a set: those that are added now, and the ends. */
  private Block nodes(int set, Layer layer) {
    LayerNodes inner = inner(set, layer);
    long[] ends = segment.endKeys(set);
    long[] keys = Arrays.copyOf(inner.keys(), inner.keys().length + ends.length);
    System.arraycopy(ends, 0, keys, inner.keys().length, ends.length);
    long[] nodes = Arrays.copyOf(file.add(inner.degrees(), inner.edges()), keys.length);
    if (ends.length > 0) {
      System.arraycopy(layer.endNodes.get(set), 0, nodes, inner.keys().length, ends.length);
    }
    return new Block(keys, 1, nodes);
  }

  /** The residuals of a set that have edges to the next layer. */
  private LayerNodes inner(int set, Layer layer) {
    int rank = sets.rank(set);
    BlockStore blocks = segment.layers.get(Integer.bitCount(set));
    if (!blocks.has(rank)) {
      return new LayerNodes(new long[0], new int[0], new long[0]);
    }
    Block block = blocks.get(rank);
    Block[] children = new Block[sets.carriers()];
    LiveEdges edges = new LiveEdges(segment.sweep);
    for (int rest = sets.all() & ~set; rest != 0; rest &= rest - 1) {
      int child = sets.rank(set | rest & -rest);
      if (layer.next.has(child)) {
        int carrier = Integer.numberOfTrailingZeros(rest);
        children[carrier] = layer.next.get(child);
        edges.add(block, carrier, NodeTable.of(children[carrier]));
      }
    }
    LayerNodes nodes = LayerNodes.of(block, edges);
    long[] targeted = new long[nodes.edges().length];
    for (int at = 0; at < targeted.length; at++) {
      int option = (int) (nodes.edges()[at] >>> Integer.SIZE);
      long target = children[carriers[option]].low((int) nodes.edges()[at]);
      targeted[at] = NodeFile.edge(option, target);
    }
    return new LayerNodes(nodes.keys(), nodes.degrees(), targeted);
  }
}
