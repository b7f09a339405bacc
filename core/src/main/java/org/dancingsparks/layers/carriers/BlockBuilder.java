package org.dancingsparks.layers.carriers;

import java.util.List;

/**
 * Builds the blocks of a layer, each from the residuals that options leave of those of the blocks
 * with one carrier less, and expands them: each residual once, by the options of all carriers left.
 * One thread, which reuses its tables.
 *
 * <p>A block has two subblocks where there are options in the middle: residuals without any of
 * these, and those with some.
 */
public final class BlockBuilder {
  /** The subblock without options of the middle. */
  static final int PLAIN = 0;

  /** The subblock with options of the middle. */
  static final int WITH_MIDDLE = 1;

  private static final int MIN_FILLINGS = 16;

  /** The bound of a table's slots however little memory there is: 8 MiB. */
  private static final long MIN_BOUND_OF_SLOTS = 1 << 20;

  private final Sweep sweep;
  private final Expansion expansion;
  private final ChildLists children;
  private final ResidualTable[] fillings;
  private ResidualTable residuals;
  private int mostSlots = 1 << 28;
  private long visited;

  public BlockBuilder(Sweep sweep) {
    this.sweep = sweep;
    expansion = new Expansion(sweep);
    children = new ChildLists(sweep.problem().carriers());
    residuals = narrowest();
    fillings = new ResidualTable[subblocks()];
    for (int subblock = 0; subblock < fillings.length; subblock++) {
      fillings[subblock] = narrowest();
    }
  }

  /** Bounds the memory of a table, in bytes, about. */
  BlockBuilder within(long bytes) {
    long slots = Math.max(MIN_BOUND_OF_SLOTS, bytes / Long.BYTES);
    mostSlots = (int) Math.min(mostSlots, Long.highestOneBit(slots));
    residuals.mostSlots = mostSlots;
    for (ResidualTable table : fillings) {
      table.mostSlots = mostSlots;
    }
    return this;
  }

  /** Number of subblocks of a block. */
  public int subblocks() {
    return sweep.middle().isEmpty() ? 1 : 2;
  }

  /** A table of the narrowest multiplicities: the given one, if it has them. */
  private ResidualTable fresh(ResidualTable table) {
    return table instanceof PackedTable ? table : narrowest();
  }

  private ResidualTable narrowest() {
    return limited(sweep.shift() > 0 ? new PackedTable(sweep.shift()) : new WideTable(1));
  }

  private ResidualTable wider(ResidualTable table) {
    return limited(new WideTable(1 + table.words()));
  }

  private ResidualTable limited(ResidualTable table) {
    table.mostSlots = mostSlots;
    return table;
  }

  /** Number of residuals visited so far. */
  public long visited() {
    return visited;
  }

  /** Number of options tried for residuals so far. */
  long choices() {
    return expansion.choices();
  }

  /** By subblock, the complete residuals of the last block. */
  public ResidualTable[] fillings() {
    return fillings;
  }

  /**
   * Builds a subblock of a block.
   *
   * @param parts its residuals; equal ones are made one
   */
  public Block build(List<Block> parts) {
    residuals = fresh(residuals);
    gather(parts);
    while (residuals.hasOverflowed) {
      residuals = wider(residuals);
      gather(parts);
    }
    Block block = residuals.entries();
    visited += block.size();
    return block;
  }

  private void gather(List<Block> parts) {
    long size = 0;
    for (Block part : parts) {
      size += part.size();
    }
    residuals.clear((int) Math.min(mostSlots, size));
    parts.forEach(residuals::addAll);
  }

  /** Hands over the residuals that options of some carriers leave of those of a subblock. */
  public void expand(Block block, int subblock, int carriers, ChildReceiver receiver) {
    expansion.expand(block, sweep.left(), carriers, children);
    children.handTo(receiver, subblock);
    if (!sweep.middle().isEmpty()) {
      expansion.expand(block, sweep.middle(), carriers, children);
      children.handTo(receiver, WITH_MIDDLE);
    }
  }

  /** Collects the complete residuals of a block. */
  public void complete(Block block, int subblock) {
    fillings[subblock] = fresh(fillings[subblock]);
    collect(block, fillings[subblock]);
    while (fillings[subblock].hasOverflowed) {
      fillings[subblock] = wider(fillings[subblock]);
      collect(block, fillings[subblock]);
    }
  }

  private void collect(Block block, ResidualTable into) {
    into.clear(MIN_FILLINGS);
    for (int at = 0; at < block.size(); at++) {
      long filling = expansion.filling(block.key(at));
      if (filling >= 0) {
        into.add(filling, block, at);
      }
    }
  }

  /** The residuals of a block that one of some carriers expands. */
  public Block expandable(Block block, int carriers) {
    return block.selected(
        key ->
            expansion.canExpand(key, sweep.left(), carriers)
                || expansion.canExpand(key, sweep.middle(), carriers));
  }
}
