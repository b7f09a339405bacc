package org.dancingsparks.layers.carriers;

import java.util.ArrayList;
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

  /** Maximum number of slices of a block; more would not make a table smaller. */
  private static final int MOST_SLICES = 1 << 20;

  /** The bound of a table's slots however little memory there is: 8 MiB. */
  private static final long MIN_BOUND_OF_SLOTS = 1 << 20;

  /** The residuals expanded at a time, so that their children need little memory at a time. */
  private static final int EXPANDED = 1 << 15;

  private final Sweep sweep;
  private final Expansion expansion;
  private final ChildLists children;
  private final ResidualTable[] fillings;
  private ResidualTable residuals;
  private int mostSlots = ResidualTable.MOST_SLOTS;
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
  public BlockBuilder within(long bytes) {
    long slots = Math.max(MIN_BOUND_OF_SLOTS, bytes / Long.BYTES);
    return withSlots((int) Math.min(mostSlots, Long.highestOneBit(slots)));
  }

  /** Bounds the number of slots of a table, a power of two. */
  BlockBuilder withSlots(int most) {
    mostSlots = most;
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
    Block block = gathered(parts);
    while (residuals.hasOverflowed) {
      residuals = wider(residuals);
      block = gathered(parts);
    }
    visited += block.size();
    return block;
  }

  /** Gathers residuals in as many slices as a table of bounded size needs; one if they are few. */
  private Block gathered(List<Block> parts) {
    long size = parts.stream().mapToLong(Block::size).sum();
    int slices = 1;
    // Equal ones are often so many that this is enough.
    while (size / slices > mostSlots) {
      slices *= 2;
    }
    while (true) {
      try {
        return gathered(parts, (int) (size / slices), slices);
      } catch (BlockTooLargeException e) {
        if (slices == MOST_SLICES) {
          throw e;
        }
        slices *= 2;
      }
    }
  }

  private Block gathered(List<Block> parts, int expected, int slices) {
    List<Block> gathered = new ArrayList<>();
    for (int slice = 0; slice < slices; slice++) {
      residuals.clear(expected);
      for (Block part : parts) {
        residuals.addAll(part, slice, slices);
      }
      if (residuals.hasOverflowed) {
        break;
      }
      gathered.add(residuals.entries());
    }
    return gathered.isEmpty() ? residuals.entries() : Block.joined(gathered);
  }

  /**
   * Hands over the residuals that options of some carriers leave of those of a subblock; those of
   * one carrier in several parts where there are many.
   */
  public void expand(Block block, int subblock, int carriers, ChildReceiver receiver) {
    for (int from = 0; from < block.size(); from += EXPANDED) {
      Block some = block.range(from, Math.min(block.size(), from + EXPANDED));
      expandSome(some, subblock, carriers, receiver);
    }
  }

  private void expandSome(Block block, int subblock, int carriers, ChildReceiver receiver) {
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
