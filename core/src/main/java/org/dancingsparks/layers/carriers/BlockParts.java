package org.dancingsparks.layers.carriers;

import java.io.Closeable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * The parts of the blocks of a layer: what the blocks of the layer before leave to each. They are
 * in memory as far as a budget allows, and else in a temporary file. Several threads can put parts,
 * and several take them, which gives back their memory.
 */
public final class BlockParts implements Closeable {
  /** Bytes of a part beside its arrays. */
  private static final int PART_BYTES = 96;

  private final BlockStore.Budget budget;
  private final SpilledBlocks file;

  /** By block: the part put last. */
  private final AtomicReferenceArray<Part> last;

  /**
   * A part.
   *
   * @param block null if it is in the file
   * @param before the part put before; null if there is none
   */
  private record Part(int carrier, Block block, SpilledBlocks.Place place, Part before) {}

  public BlockParts(BlockStore.Budget budget, int number) {
    this.budget = budget;
    file = new SpilledBlocks(budget);
    last = new AtomicReferenceArray<>(number);
  }

  public boolean has(int at) {
    return last.get(at) != null;
  }

  /**
   * Puts a part of a block.
   *
   * @param carrier that it lacks less than the block that the part comes from; parts of different
   *     carriers can be put in any order
   */
  public void put(int at, int carrier, Block block) {
    boolean isInMemory = budget.left().addAndGet(-bytes(block)) >= 0;
    if (!isInMemory) {
      budget.left().addAndGet(bytes(block));
    }
    SpilledBlocks.Place place = isInMemory ? null : file.write(block);
    last.updateAndGet(at, before -> new Part(carrier, isInMemory ? block : null, place, before));
  }

  private static long bytes(Block block) {
    return PART_BYTES + block.bytes();
  }

  /** The parts of a block, which are taken away: by carrier, those of one in the order put. */
  public List<Block> take(int at) {
    List<Part> parts = new ArrayList<>();
    for (Part part = last.getAndSet(at, null); part != null; part = part.before) {
      parts.add(0, part);
    }
    parts.sort(Comparator.comparingInt(Part::carrier));
    List<Block> blocks = new ArrayList<>();
    for (Part part : parts) {
      blocks.add(part.block == null ? file.read(part.place) : part.block);
      budget.left().addAndGet(part.block == null ? 0 : bytes(part.block));
    }
    return blocks;
  }

  /** Closes the parts of some layers. */
  public static void close(BlockParts... layers) {
    for (BlockParts parts : layers) {
      parts.close();
    }
  }

  /** Takes away all parts, and deletes the file. */
  @Override
  public void close() {
    for (int at = 0; at < last.length(); at++) {
      for (Part part = last.getAndSet(at, null); part != null; part = part.before) {
        budget.left().addAndGet(part.block == null ? 0 : bytes(part.block));
      }
    }
    file.close();
  }
}
