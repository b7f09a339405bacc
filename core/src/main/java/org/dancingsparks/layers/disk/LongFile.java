package org.dancingsparks.layers.disk;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.LongBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * An array of longs in a temporary file, for more than the memory holds. It is written by several
 * threads, and read in place, mapped into the address space: the system keeps as much of it in
 * memory as fits.
 *
 * <p>The file has no name once it is open. What is mapped can be read after it is closed; the
 * system frees the file when nothing refers to the array any more.
 */
public final class LongFile implements Closeable {
  /** Binary logarithm of the longs that are mapped at a time: a gibibyte. */
  private static final int PIECE = 27;

  private static final int MASK = (1 << PIECE) - 1;

  /** Longs written at a time. */
  private static final int BLOCK = 1 << 13;

  private final Path directory;
  private final FileChannel file;
  private long size;
  private long mappedSize;
  private volatile LongBuffer[] pieces = {};

  /** An empty array, whose file is in a directory. */
  public LongFile(Path directory) {
    this.directory = directory;
    file = TemporaryFile.open(directory);
  }

  /** An array of zeros that can be changed; there is room for it on the disk. */
  public static LongFile ofZeros(Path directory, long size) {
    try (LongFile zeros = new LongFile(directory)) {
      long[] block = new long[BLOCK];
      while (zeros.size < size) {
        long from = zeros.reserve((int) Math.min(BLOCK, size - zeros.size));
        zeros.write(from, Arrays.copyOf(block, (int) (zeros.size - from)));
      }
      zeros.map(FileChannel.MapMode.READ_WRITE);
      return zeros;
    }
  }

  /** Number of longs, those reserved included. */
  public synchronized long size() {
    return size;
  }

  /** Makes the array longer. Returns the place of the first new element. */
  public synchronized long reserve(int longs) {
    size += longs;
    return size - longs;
  }

  /** Writes elements, from a place on that is reserved for them. */
  public void write(long from, long... elements) {
    ByteBuffer bytes =
        ByteBuffer.allocate(Long.BYTES * Math.min(BLOCK, elements.length))
            .order(ByteOrder.nativeOrder());
    try {
      for (int at = 0; at < elements.length; at += BLOCK) {
        int length = Math.min(BLOCK, elements.length - at);
        bytes.clear().asLongBuffer().put(elements, at, length);
        bytes.limit(Long.BYTES * length);
        for (long to = Long.BYTES * (from + at); bytes.hasRemaining(); ) {
          to += file.write(bytes, to);
        }
      }
    } catch (IOException e) {
      throw TemporaryFile.failure(directory, e);
    }
  }

  /** Makes all that has been written so far readable. */
  public void map() {
    map(FileChannel.MapMode.READ_ONLY);
  }

  private synchronized void map(FileChannel.MapMode mode) {
    if (size == mappedSize) {
      return;
    }
    int last = Math.max(0, pieces.length - 1);
    LongBuffer[] mapped = Arrays.copyOf(pieces, (int) ((size + MASK) >>> PIECE));
    try {
      // The last piece may have been shorter.
      for (int piece = last; piece < mapped.length; piece++) {
        long from = (long) piece << PIECE;
        long bytes = Long.BYTES * Math.min(MASK + 1L, size - from);
        mapped[piece] =
            file.map(mode, Long.BYTES * from, bytes).order(ByteOrder.nativeOrder()).asLongBuffer();
      }
    } catch (IOException e) {
      throw TemporaryFile.failure(directory, e);
    }
    pieces = mapped;
    mappedSize = size;
  }

  /** An element that is mapped. */
  public long get(long at) {
    return pieces[(int) (at >>> PIECE)].get((int) at & MASK);
  }

  /** Changes an element. One thread. */
  public void put(long at, long value) {
    pieces[(int) (at >>> PIECE)].put((int) at & MASK, value);
  }

  @Override
  public void close() {
    try {
      file.close();
    } catch (IOException e) {
      throw TemporaryFile.failure(directory, e);
    }
  }
}
