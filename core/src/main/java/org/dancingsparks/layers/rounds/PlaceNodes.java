package org.dancingsparks.layers.rounds;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.dancingsparks.layers.carriers.Block;
import org.dancingsparks.layers.disk.NodeFile;
import org.dancingsparks.layers.partitions.DiagramLayout;
import org.dancingsparks.layers.partitions.NodePagesWriter;
import org.dancingsparks.layers.places.PlaceEdges;

/**
 * Builds the nodes of a partition by hash, from the last place of its round back to the first: each
 * residual with edges to nodes is one. What a residual of an item with bounds leaves if it can only
 * be left is the same node. The memory holds the nodes of the partition, and those of later rounds
 * that its edges lead to. Used once, by one thread.
 */
final class PlaceNodes {
  private static final long NO_NODE = -1;

  private final PlaceRounds rounds;
  private final RoundSweep.Task task;

  /** The number of the partition, counted through all rounds. */
  private final int partition;

  private final DiagramRounds.Input input;
  private final int width;

  /** Words of a number of paths. */
  private final int words;

  private final int places;
  private final PlaceEdges expansion;

  private final PartitionNodes live;

  /** The nodes of a place that are not written yet. */
  private final List<Built> built = new ArrayList<>();

  /** The longs of the node that is built: its number of paths, and its edges. */
  private long[] node;

  private int end;
  private int edges;

  /** The place of the last edge in these longs, its option, and the node that it leads to. */
  private int lastEdge;

  private int lastOption;
  private long lastTarget;

  /**
   * A node that is built.
   *
   * @param bits of its residual
   * @param node the node that it is the same as, or {@link #NO_NODE}
   * @param longs its number of paths and its edges
   */
  private record Built(long[] bits, long node, long... longs) {}

  /**
   * A partition.
   *
   * @param partition its number, counted through all rounds
   */
  PlaceNodes(PlaceRounds rounds, RoundSweep.Task task, int partition, DiagramRounds.Input input) {
    this.rounds = rounds;
    this.task = task;
    this.partition = partition;
    this.input = input;
    width = rounds.problem().width();
    places = rounds.problem().places();
    live = new PartitionNodes(rounds, task, input);
    words = live.words();
    expansion = new PlaceEdges(rounds.problem(), this::addEdge);
    node = new long[words + 2];
  }

  DiagramRounds.Nodes build(DiagramRounds.NewFiles files) {
    BlockFile residuals = rounds.file(input.residuals());
    NodePagesWriter nodes = new NodePagesWriter(files.nodes());
    List<Integer> expanded = residuals.ofSubblock(KeptResiduals.EXPANDED);
    for (int at = expanded.size() - 1; at >= 0; at--) {
      int place = residuals.set(expanded.get(at));
      build(place, residuals.read(expanded.get(at)));
      if (at == 0 || residuals.set(expanded.get(at - 1)) != place) {
        write(place, nodes);
      }
    }
    BlockFileWriter index = new BlockFileWriter(files.index(), rounds.codec());
    long last = live.writeIndex(residuals, index);
    // What has arrived in the first round is the whole problem alone.
    long root = task.round() == 0 ? last : NodeFile.END;
    return new DiagramRounds.Nodes(nodes.finish(root), nodes.nodes(), index.finish());
  }

  /** Builds the nodes of some residuals of a place. */
  private void build(int place, Block residuals) {
    for (int at = 0; at < residuals.size(); at++) {
      long[] bits = KeptResiduals.bits(residuals, at, width);
      begin();
      expansion.expand(place, bits);
      if (edges > 0) {
        built.add(new Built(bits, passedOn(), Arrays.copyOf(node, end)));
      }
    }
    task.watch().check();
    task.watch().done(0, residuals.size());
  }

  /**
   * Writes the nodes of a place that are built, in order of their residuals: so their places in the
   * file depend on the residuals alone, and not on the memory of the task that has found these.
   */
  private void write(int place, NodePagesWriter nodes) {
    built.sort(Comparator.comparing(Built::bits, Arrays::compare));
    for (Built each : built) {
      long[] entry = Arrays.copyOf(each.bits, width + 1 + words);
      entry[width] = each.node == NO_NODE ? written(each.longs, nodes) : each.node;
      System.arraycopy(each.longs, 0, entry, width + 1, words);
      live.add(place, entry);
    }
    built.clear();
    task.watch().check();
  }

  private long written(long[] longs, NodePagesWriter nodes) {
    return DiagramLayout.node(partition, nodes.add(longs, 0, longs.length));
  }

  private void begin() {
    Arrays.fill(node, 0, words, 0);
    end = words;
    edges = 0;
  }

  /** Adds an edge if it leads to a node. */
  private void addEdge(int option, int place, long... bits) {
    if (place == places) {
      addEdge(option, NodeFile.END);
      NodeFile.add(node, 0, words, word -> word == 0 ? 1 : 0);
      return;
    }
    LiveNodes nodes = live.of(place);
    int entry = nodes == null ? LiveNodes.NONE : nodes.find(bits);
    if (entry != LiveNodes.NONE) {
      addEdge(option, nodes.node(entry));
      NodeFile.add(node, 0, words, word -> nodes.count(entry, word));
    }
  }

  private void addEdge(int option, long target) {
    edges++;
    lastOption = option;
    lastTarget = target;
    if (end + 2 > node.length) {
      node = Arrays.copyOf(node, 2 * node.length);
    }
    lastEdge = end;
    // A residual that is only passed on has no other edge, and is no node of its own.
    int id = Math.max(0, option);
    if (target == NodeFile.END || DiagramLayout.partition(target) == partition) {
      node[end++] = NodeFile.edge(id, DiagramLayout.place(target));
    } else {
      node[end++] = NodeFile.edge(id, DiagramLayout.ELSEWHERE);
      node[end++] = target;
    }
  }

  /** The node of the only edge, if that chooses no option; else the edges are complete. */
  private long passedOn() {
    boolean isPassed = lastOption == PlaceEdges.NO_OPTION || lastOption == rounds.problem().leave();
    if (edges == 1 && isPassed) {
      return lastTarget;
    }
    node[lastEdge] = NodeFile.last(node[lastEdge]);
    return NO_NODE;
  }
}
