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

  /** By place, the nodes of its residuals; null where there are none. */
  private final LiveNodes[] live;

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
    words = NodeFile.words(input.solutions());
    expansion = new PlaceEdges(rounds.problem(), this::addEdge);
    live = new LiveNodes[places];
    node = new long[words + 2];
  }

  DiagramRounds.Nodes build(DiagramRounds.NewFiles files) {
    readIndexes();
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
    long last = writeIndex(residuals, index);
    // What has arrived in the first round is the whole problem alone.
    long root = task.round() == 0 ? last : NodeFile.END;
    return new DiagramRounds.Nodes(nodes.finish(root), nodes.nodes(), index.finish());
  }

  /** Reads the nodes of later rounds that residuals of this partition have been sent to. */
  private void readIndexes() {
    boolean isLast = task.round() + 1 == rounds.rounds();
    for (int next = 0; !isLast && next < rounds.partitions(task.round() + 1); next++) {
      task.watch().check();
      Block block = rounds.file(input.indexes().apply(next)).read(task.partition(), BlockFile.ONLY);
      for (int at = 0; block != null && at < block.size(); at++) {
        long[] entry = Arrays.copyOf(KeptResiduals.bits(block, at, width), width + 1 + words);
        for (int word = 0; word <= words; word++) {
          entry[width + word] = block.word(at, width + word);
        }
        nodes((int) block.word(at, width - 1)).add(entry);
      }
    }
  }

  private LiveNodes nodes(int place) {
    if (live[place] == null) {
      live[place] = new LiveNodes(width, words);
    }
    return live[place];
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
      nodes(place).add(entry);
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
    LiveNodes nodes = live[place];
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

  /**
   * Writes, for each partition of the round before, the nodes of residuals that it has sent.
   * Returns the node of the last one.
   */
  private long writeIndex(BlockFile residuals, BlockFileWriter index) {
    List<Integer> arrived = residuals.ofSubblock(KeptResiduals.ARRIVED);
    long last = NodeFile.END;
    IndexEntries sent = new IndexEntries();
    for (int at = 0; at < arrived.size(); at++) {
      task.watch().check();
      int source = residuals.set(arrived.get(at));
      Block block = residuals.read(arrived.get(at));
      for (int entry = 0; entry < block.size(); entry++) {
        last = sent.add(block, entry);
      }
      if (at + 1 == arrived.size() || residuals.set(arrived.get(at + 1)) != source) {
        sent.write(source, index);
      }
    }
    return last;
  }

  /** The entries of an index for a partition of the round before. */
  private final class IndexEntries {
    /** The words after the first of a residual, its place, its node and number of paths. */
    private final int stride = width + 1 + words;

    private long[] firsts = new long[1 << 4];
    private long[] rest = new long[firsts.length * stride];
    private int size;

    /** Adds a residual that has arrived, if it has a solution; returns its node, or the end. */
    long add(Block arrived, int at) {
      int place = (int) arrived.word(at, width - 1);
      if (place == places || live[place] == null) {
        return NodeFile.END;
      }
      int entry = live[place].find(KeptResiduals.bits(arrived, at, width));
      if (entry == LiveNodes.NONE) {
        return NodeFile.END;
      }
      if (size == firsts.length) {
        firsts = Arrays.copyOf(firsts, 2 * size);
        rest = Arrays.copyOf(rest, Math.multiplyExact(2, rest.length));
      }
      firsts[size] = arrived.key(at);
      int to = stride * size++;
      System.arraycopy(arrived.counts(), arrived.words() * at, rest, to, width);
      rest[to + width] = live[place].node(entry);
      for (int word = 0; word < words; word++) {
        rest[to + width + 1 + word] = live[place].count(entry, word);
      }
      return live[place].node(entry);
    }

    void write(int source, BlockFileWriter index) {
      if (size > 0) {
        long[] ofEntries = Arrays.copyOf(rest, stride * size);
        index.add(
            source, BlockFile.ONLY, new Block(Arrays.copyOf(firsts, size), stride, ofEntries));
        size = 0;
      }
    }
  }
}
