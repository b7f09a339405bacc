package org.dancingsparks.layers.rounds;

import java.io.Closeable;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.dancingsparks.layers.carriers.Block;
import org.dancingsparks.layers.carriers.BlockStore;
import org.dancingsparks.layers.carriers.LayerNodes;
import org.dancingsparks.layers.carriers.LiveEdges;
import org.dancingsparks.layers.carriers.NodeTable;
import org.dancingsparks.layers.carriers.Sweep;
import org.dancingsparks.layers.disk.NodeFile;
import org.dancingsparks.layers.partitions.NodePagesWriter;

/**
 * Builds the nodes of a partition, from the residuals with most carriers covered back to those with
 * fewest: each residual with edges to nodes is one. The memory holds a block and the blocks that
 * its edges lead to and, as far as a budget allows, the nodes of two layers by key. Used once, by
 * one thread.
 */
final class CarrierNodes implements Closeable {
  private final Sweep sweep;
  private final KeyCarriers keys;
  private final RoundSweep.Task task;
  private final DiagramRounds.Input input;
  private final CarrierRounds rounds;
  private final int words;
  private final NodePagesWriter nodes;
  private final BlockFileWriter index;
  private final BlockFile residuals;

  /** By carrier, the index of the partition that covers it too. */
  private final Map<Integer, BlockFile> indexes = new HashMap<>();

  /** By option id, its carrier. */
  private final int[] carriers;

  /** By number of other carriers, the blocks of nodes by key; null where there are none yet. */
  private final BlockStore[] layers;

  private final BlockStore.Budget budget;
  private long root;

  CarrierNodes(
      CarrierRounds rounds,
      RoundSweep.Task task,
      DiagramRounds.Input input,
      DiagramRounds.NewFiles files) {
    this.rounds = rounds;
    this.task = task;
    this.input = input;
    sweep = rounds.sweep();
    keys = rounds.keys();
    words = NodeFile.words(input.solutions());
    nodes = new NodePagesWriter(files.nodes());
    index = new BlockFileWriter(files.index(), rounds.codec());
    residuals = rounds.file(input.residuals());
    carriers = sweep.problem().carrierById();
    layers = new BlockStore[keys.otherSets.carriers() + 2];
    budget = new BlockStore.Budget(task.limits().memory(), task.limits().directory());
  }

  DiagramRounds.Nodes build() {
    int covered = keys.covered(task.round(), task.partition());
    for (int size = keys.otherSets.carriers(); size >= 0; size--) {
      layers[size] = new BlockStore(budget, keys.otherSets.number(size));
      for (int other : keys.otherSets.ofSize(size)) {
        task.watch().check();
        add(covered | KeyCarriers.spread(other, keys.others), layers[size]);
      }
      if (layers[size + 1] != null) {
        layers[size + 1].close();
        layers[size + 1] = null;
      }
    }
    return new DiagramRounds.Nodes(nodes.finish(root), nodes.nodes(), index.finish());
  }

  /** Adds the nodes of a set of carriers. */
  private void add(int set, BlockStore layer) {
    Block block = residuals.read(set, BlockFile.ONLY);
    if (block == null) {
      return;
    }
    Block[] children = new Block[sweep.problem().carriers()];
    LiveEdges edges = new LiveEdges(sweep);
    for (int carrier = 0; carrier < children.length; carrier++) {
      if ((set >>> carrier & 1) == 0) {
        children[carrier] = nodes(set, carrier);
        if (children[carrier].size() > 0) {
          edges.add(block, carrier, NodeTable.of(children[carrier]));
        }
      }
    }
    Block found = written(LayerNodes.of(block, edges), children);
    task.watch().done(0, block.size());
    if (found.size() > 0) {
      layer.put(keys.otherRank(set), found);
      index.add(set, BlockFile.ONLY, found);
      root = set == 0 ? found.low(0) : root;
    }
  }

  /** The nodes, by key, with one carrier more; the end is one of them where all are covered. */
  private Block nodes(int set, int carrier) {
    int more = set | 1 << carrier;
    Block block = (keys.keys >>> carrier & 1) == 1 ? ofNextRound(more, carrier) : own(more);
    if ((more & sweep.problem().needed()) != sweep.problem().needed()) {
      return block == null ? new Block(new long[0], 1 + words, new long[0]) : block;
    }
    long[] end = new long[1 + words];
    end[0] = NodeFile.END;
    end[1] = 1;
    long key = (long) sweep.window().end << sweep.window().bits;
    Block ends = new Block(new long[] {key}, 1 + words, end);
    return block == null ? ends : Block.joined(List.of(block, ends));
  }

  private Block own(int set) {
    BlockStore layer = layers[Integer.bitCount(set & keys.others)];
    int rank = keys.otherRank(set);
    return layer.has(rank) ? layer.get(rank) : null;
  }

  private Block ofNextRound(int set, int carrier) {
    return indexes
        .computeIfAbsent(
            carrier, key -> rounds.file(input.indexes().apply(keys.partition(set & keys.keys))))
        .read(set, BlockFile.ONLY);
  }

  /** Writes the nodes of a block. Returns, by key, their places and numbers of paths. */
  private Block written(LayerNodes live, Block... children) {
    long[] facts = new long[(1 + words) * live.keys().length];
    int edge = 0;
    for (int node = 0; node < live.keys().length; node++) {
      long[] longs = new long[words + live.degrees()[node]];
      for (int at = words; at < longs.length; at++) {
        int option = (int) (live.edges()[edge] >>> Integer.SIZE);
        Block child = children[carriers[option]];
        int place = (int) live.edges()[edge++];
        NodeFile.add(longs, 0, words, word -> child.word(place, 1 + word));
        longs[at] = NodeFile.edge(option, child.low(place));
      }
      longs[longs.length - 1] = NodeFile.last(longs[longs.length - 1]);
      int at = node * (1 + words);
      facts[at] = nodes.add(longs, 0, longs.length);
      System.arraycopy(longs, 0, facts, at + 1, words);
    }
    return new Block(live.keys(), 1 + words, facts);
  }

  @Override
  public void close() {
    BlockStore.close(Arrays.stream(layers).filter(Objects::nonNull).toArray(BlockStore[]::new));
    task.watch().spilled(budget.spilled().get());
  }
}
