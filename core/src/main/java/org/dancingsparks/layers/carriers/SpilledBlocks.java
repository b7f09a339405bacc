package org.dancingsparks.layers.carriers;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.LongBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicLong;
import org.dancingsparks.layers.disk.TemporaryFile;

/** Blocks in a temporary file, which is made for the first of them. Thread safe. */
final class SpilledBlocks implements Closeable {
  private final Path directory;
  private final AtomicLong spilled;
  private FileChannel file;
  private long end;

  /** A block in the file: its first byte, its size and the form of its entries. */
  record Place(long from, int size, int shift, int words) {
    int longs() {
      return Math.multiplyExact(size, 1 + words);
    }
  }

  SpilledBlocks(BlockStore.Budget budget) {
    directory = budget.directory();
    spilled = budget.spilled();
  }

  Place write(Block block) {
    Place place = reserve(block);
    ByteBuffer buffer = buffer(place);
    LongBuffer longs = buffer.asLongBuffer().put(block.entries());
    if (block.counts() != null) {
      longs.put(block.counts());
    }
    try {
      for (long at = place.from; buffer.hasRemaining(); ) {
        at += file.write(buffer, at);
      }
      spilled.addAndGet(buffer.capacity());
      return place;
    } catch (IOException e) {
      throw TemporaryFile.failure(directory, e);
    }
  }

  private static ByteBuffer buffer(Place place) {
    return ByteBuffer.allocate(Math.multiplyExact(Long.BYTES, place.longs()))
        .order(ByteOrder.nativeOrder());
  }

  private synchronized Place reserve(Block block) {
    if (file == null) {
      file = TemporaryFile.open(directory);
    }
    Place place = new Place(end, block.size(), block.shift(), block.words());
    end += (long) Long.BYTES * place.longs();
    return place;
  }

  Block read(Place place) {
    ByteBuffer buffer = buffer(place);
    try {
      while (buffer.hasRemaining()) {
        if (file.read(buffer, place.from + buffer.position()) < 0) {
          throw new IOException("A temporary file of blocks is too short.");
        }
      }
    } catch (IOException e) {
      throw TemporaryFile.failure(directory, e);
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

  /** Deletes the file. */
  @Override
  public void close() {
    if (file != null) {
      try {
        file.close();
      } catch (IOException e) {
        throw TemporaryFile.failure(directory, e);
      }
    }
  }
}
