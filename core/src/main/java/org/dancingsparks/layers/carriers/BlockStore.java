package org.dancingsparks.layers.carriers;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.LongBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicLong;
import org.dancingsparks.layers.disk.Limits;
import org.dancingsparks.layers.disk.TemporaryFile;

/**
 * The blocks of a layer, in memory as far as a budget allows and else in a temporary file. Blocks
 * can be put and got by several threads at a time; each is put once. Closing it gives back memory
 * and space.
 */
public final class BlockStore implements Closeable {
  private final Budget budget;
  private final Block[] blocks;
  private final Spilled[] spilled;
  private final AtomicLong bytesInMemory = new AtomicLong();
  private FileChannel file;
  private long end;

  /** A block in the file: its first byte, its size and the form of its entries. */
  private record Spilled(long from, int size, int shift, int words) {
    int longs() {
      return Math.multiplyExact(size, 1 + words);
    }
  }

  /** The memory that all stores of a count share, and the directory for what exceeds it. */
  public record Budget(AtomicLong left, Path directory) {
    public static Budget of(Limits limits) {
      return new Budget(new AtomicLong(limits.memory()), limits.directory());
    }
  }

  public BlockStore(Budget budget, int number) {
    this.budget = budget;
    blocks = new Block[number];
    spilled = new Spilled[number];
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
      spilled[at] = write(block);
    }
  }

  /** A block; null if there is none. */
  public Block get(int at) {
    return blocks[at] == null && spilled[at] != null ? read(spilled[at]) : blocks[at];
  }

  private Spilled write(Block block) {
    Spilled place = reserve(block);
    ByteBuffer buffer = buffer(place);
    LongBuffer longs = buffer.asLongBuffer().put(block.entries());
    if (block.counts() != null) {
      longs.put(block.counts());
    }
    try {
      for (long at = place.from; buffer.hasRemaining(); ) {
        at += file.write(buffer, at);
      }
      return place;
    } catch (IOException e) {
      throw TemporaryFile.failure(budget.directory, e);
    }
  }

  private static ByteBuffer buffer(Spilled place) {
    return ByteBuffer.allocate(Math.multiplyExact(Long.BYTES, place.longs()))
        .order(ByteOrder.nativeOrder());
  }

  private synchronized Spilled reserve(Block block) {
    if (file == null) {
      file = TemporaryFile.open(budget.directory);
    }
    Spilled place = new Spilled(end, block.size(), block.shift(), block.words());
    end += (long) Long.BYTES * place.longs();
    return place;
  }

  private Block read(Spilled place) {
    ByteBuffer buffer = buffer(place);
    try {
      while (buffer.hasRemaining()) {
        if (file.read(buffer, place.from + buffer.position()) < 0) {
          throw new IOException("A temporary file of blocks is too short.");
        }
      }
    } catch (IOException e) {
      throw TemporaryFile.failure(budget.directory, e);
    }
    long[] entries = new long[place.size];
    LongBuffer longs = buffer.rewind().asLongBuffer().get(entries);
    if (place.words == 0) {
      return new Block(entries, place.shift);
    }
    long[] counts = new long[place.size * place.words];
    longs.get(counts);
    return new Block(entries, place.words, counts);
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
    if (file != null) {
      try {
        file.close();
      } catch (IOException e) {
        throw TemporaryFile.failure(budget.directory, e);
      }
    }
  }
}
