package org.dancingsparks.layers;

import java.io.Closeable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;
import org.dancingsparks.layers.carriers.Block;
import org.dancingsparks.layers.carriers.BlockStore;
import org.dancingsparks.layers.carriers.FillingJoin;
import org.dancingsparks.layers.carriers.ResidualTable;
import org.dancingsparks.layers.carriers.RightFillings;
import org.dancingsparks.layers.carriers.Sweep;

/**
 * The residuals of a sweep from one position of the window to another. Those at its end that have a
 * solution are the first ones of the next segment. Filled by several threads.
 */
final class Segment implements Closeable {
  final Sweep sweep;

  /** By set of carriers, the residuals that it begins with. */
  final Map<Integer, Block> firstBlocks;

  /** By set of carriers, the complete residuals that have a solution, in ascending order. */
  final Map<Integer, long[]> ends = new ConcurrentHashMap<>();

  private final LongAdder endBytes = new LongAdder();

  /** Its layers, from the first to the last. */
  final List<BlockStore> layers = new ArrayList<>();

  Segment(Sweep sweep, Map<Integer, Block> firstBlocks) {
    this.sweep = sweep;
    this.firstBlocks = firstBlocks;
  }

  /** Keeps the complete residuals of a block whose rest options after the cut can cover. */
  void take(int set, ResidualTable fillings, FillingJoin join, RightFillings right) {
    Block others = fillings.size == 0 ? null : right.withoutCarriers(set);
    long[] live = others == null ? new long[0] : join.matched(others, fillings);
    if (live.length > 0) {
      ends.put(set, live);
      endBytes.add(Long.BYTES * (long) live.length);
    }
  }

  /** Keeps the complete residual of a block if all that is needed is covered. */
  void takeSolutions(int set, ResidualTable fillings, FillingJoin join) {
    if ((set & sweep.problem().needed()) == sweep.problem().needed() && fillings.size > 0) {
      join.addAll(fillings.slots());
      ends.put(set, new long[1]);
    }
  }

  /** Bytes of the ends so far. */
  long endBytes() {
    return endBytes.sum();
  }

  /** The keys of those complete residuals of a set of carriers that have a solution. */
  long[] endKeys(int set) {
    long[] keys = ends.getOrDefault(set, new long[0]).clone();
    for (int at = 0; at < keys.length; at++) {
      keys[at] |= (long) sweep.window().end << sweep.window().bits;
    }
    return keys;
  }

  @Override
  public void close() {
    BlockStore.close(layers.toArray(BlockStore[]::new));
  }
}
