package org.dancingsparks.layers.rounds;

import java.util.Arrays;
import java.util.List;
import org.dancingsparks.layers.carriers.Block;
import org.dancingsparks.layers.disk.NodeFile;

/**
 * The nodes that are known to a partition by hash on the way back, by place: its own, and those of
 * later rounds that its residuals have been sent to. Used once, by one thread.
 */
final class PartitionNodes {
  private final PlaceRounds rounds;
  private final RoundSweep.Task task;
  private final DiagramRounds.Input input;
  private final int width;

  /** Words of a number of paths. */
  private final int words;

  /** By place, the nodes of its residuals; null where there are none. */
  private final LiveNodes[] live;

  /** No nodes but those of later rounds, which are read. */
  PartitionNodes(PlaceRounds rounds, RoundSweep.Task task, DiagramRounds.Input input) {
    this.rounds = rounds;
    this.task = task;
    this.input = input;
    width = rounds.problem().width();
    words = NodeFile.words(input.solutions());
    live = new LiveNodes[rounds.problem().places()];
    readIndexes();
  }

  /** Words of a number of paths. */
  int words() {
    return words;
  }

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
        add((int) block.word(at, width - 1), entry);
      }
    }
  }

  /**
   * Adds a node of a place.
   *
   * @param entry the bits of its residual, the node, and the words of its number of paths
   */
  void add(int place, long... entry) {
    if (live[place] == null) {
      live[place] = new LiveNodes(width, words);
    }
    live[place].add(entry);
  }

  /** The nodes of a place; null if there are none. */
  LiveNodes of(int place) {
    return live[place];
  }

  /**
   * Writes, for each partition of the round before, the nodes of residuals that it has sent.
   * Returns the node of the last one.
   *
   * @param residuals all that were kept
   */
  long writeIndex(BlockFile residuals, BlockFileWriter index) {
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
      if (place == live.length || live[place] == null) {
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
