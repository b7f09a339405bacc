package org.dancingsparks.layers.places;

import java.io.Closeable;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * The blocks of places ahead of a sweep, within a bound of memory: beyond it, tables go to
 * temporary files, those of the farthest places first. Thread safe.
 */
final class PlaceBlocks implements Closeable {
  private final int width;
  private final MemoryUse memory;
  private final Path directory;

  /** By place; null where no residual was sent. */
  private final AtomicReferenceArray<PlaceBlock> blocks;

  /** The places that may have a block: from the first to before the end. */
  private volatile int first;

  private volatile int end;

  PlaceBlocks(int places, int width, MemoryUse memory, Path directory) {
    this.width = width;
    this.memory = memory;
    this.directory = directory;
    blocks = new AtomicReferenceArray<>(places);
  }

  /** Adds entries to a share of a place; see {@link Share#add}. */
  void add(int place, int share, Entries entries) {
    block(place).share(share).add(entries.longs, entries.from, entries.to, entries.words);
    if (memory.isExceeded()) {
      relieve();
    }
  }

  /** Entries one after another in an array, with multiplicities of some words. */
  record Entries(long[] longs, int from, int to, int words) {}

  private PlaceBlock block(int place) {
    PlaceBlock block = blocks.get(place);
    return block == null ? made(place) : block;
  }

  private synchronized PlaceBlock made(int place) {
    if (blocks.get(place) == null) {
      blocks.set(place, new PlaceBlock(width, memory, directory));
      end = Math.max(end, place + 1);
    }
    return blocks.get(place);
  }

  private synchronized void relieve() {
    for (int place = end - 1; place > first && !memory.isRelieved(); place--) {
      PlaceBlock block = blocks.get(place);
      for (int share = 0; share < PlaceBlock.SHARES && block != null; share++) {
        block.share(share).spill();
      }
    }
  }

  /** The block of a place, which becomes the first; null if there is none. */
  PlaceBlock open(int place) {
    first = place;
    return blocks.get(place);
  }

  /** Forgets the block of a place. */
  void drop(int place) {
    PlaceBlock block = blocks.getAndSet(place, null);
    if (block != null) {
      block.close();
    }
  }

  @Override
  public void close() {
    for (int place = first; place < end; place++) {
      drop(place);
    }
  }
}
