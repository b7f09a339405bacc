package org.dancingsparks.layers.carriers;

import java.io.Closeable;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicLong;
import org.dancingsparks.layers.disk.Limits;

/**
 * The blocks of a layer, in memory as far as a budget allows and else in a temporary file. Blocks
 * can be put and got by several threads at a time; each is put once. Closing it gives back memory
 * and space.
 */
public final class BlockStore implements Closeable {
  private final Budget budget;
  private final Block[] blocks;
  private final SpilledBlocks.Place[] spilled;
  private final SpilledBlocks file;
  private final AtomicLong bytesInMemory = new AtomicLong();

  /**
   * The memory that all stores of a count share, and the directory for what exceeds it.
   *
   * @param left bytes of memory
   * @param spilled bytes written to the directory
   */
  public record Budget(AtomicLong left, Path directory, AtomicLong spilled) {
    /** A budget of which nothing is used. */
    public Budget(long memory, Path directory) {
      this(new AtomicLong(memory), directory, new AtomicLong());
    }

    public static Budget of(Limits limits) {
      return new Budget(limits.memory(), limits.directory());
    }
  }

  public BlockStore(Budget budget, int number) {
    this.budget = budget;
    blocks = new Block[number];
    spilled = new SpilledBlocks.Place[number];
    file = new SpilledBlocks(budget);
  }

  public boolean has(int at) {
    return blocks[at] != null || spilled[at] != null;
  }

  public void put(int at, Block block) {
    if (budget.left.addAndGet(-block.bytes()) >= 0) {
      bytesInMemory.addAndGet(block.bytes());
      blocks[at] = block;
    } else {
      budget.left.addAndGet(block.bytes());
      spilled[at] = file.write(block);
    }
  }

  /** A block; null if there is none. */
  public Block get(int at) {
    return blocks[at] == null && spilled[at] != null ? file.read(spilled[at]) : blocks[at];
  }

  /** Closes stores. */
  public static void close(BlockStore... stores) {
    if (stores != null) {
      for (BlockStore store : stores) {
        store.close();
      }
    }
  }

  @Override
  public void close() {
    budget.left.addAndGet(bytesInMemory.getAndSet(0));
    Arrays.fill(blocks, null);
    file.close();
  }
}
