package org.dancingsparks.layers.partitions;

import java.nio.ByteBuffer;
import java.nio.LongBuffer;
import java.util.Arrays;
import org.dancingsparks.layers.disk.NodeFile;
import org.dancingsparks.layers.disk.RandomBytes;

/** Reads a {@linkplain NodePagesWriter file} of nodes, page by page. One thread. */
final class NodePages {
  private static final int PAGE_BYTES = Long.BYTES * NodePagesWriter.PAGE;

  /** Maximum number of pages read at a time: half a megabyte. */
  private static final int MAX_SPAN = 32;

  /** Maximum number of bytes of pages in memory. */
  static final int MAX_BYTES = MAX_SPAN * PAGE_BYTES;

  private final String name;
  private final RandomBytes bytes;

  /** Number of longs in all pages. */
  private final long longs;

  private final int pages;

  /** The checksums of the pages, and then the root. */
  private final ByteBuffer end;

  /** The pages read last, and the place of their first long. */
  private LongBuffer read = LongBuffer.allocate(0);

  private long first;

  /** Number of these pages, which grows where each is read after the one before. */
  private int span;

  /** The page after them. */
  private int next = -1;

  /**
   * A file.
   *
   * @param name for messages
   * @param length of the file
   * @throws DamagedDiagramException if it is damaged
   */
  NodePages(String name, RandomBytes bytes, long length) {
    this.name = name;
    this.bytes = bytes;
    long rest = length - NodePagesWriter.TRAILER;
    pages = Math.toIntExact((rest + PAGE_BYTES + Integer.BYTES - 1) / (PAGE_BYTES + Integer.BYTES));
    longs = (rest - (long) Integer.BYTES * pages) / Long.BYTES;
    int endBytes = Integer.BYTES * pages + NodePagesWriter.TRAILER;
    if (longs < 1 || Long.BYTES * longs + endBytes != length) {
      throw damaged("its length is %,d bytes".formatted(length));
    }
    byte[] trailer = bytes.read(length - endBytes, endBytes);
    end = ByteBuffer.wrap(trailer);
    int checksum = end.getInt(endBytes - Integer.BYTES);
    if (NodePagesWriter.checksum(Arrays.copyOf(trailer, endBytes - Integer.BYTES)) != checksum) {
      throw damaged("the checksums of its %,d pages".formatted(pages));
    }
  }

  /** Number of longs in the file; the first one is no node. */
  long longs() {
    return longs;
  }

  /** The root; {@link NodeFile#END} if it is not among the nodes. */
  long root() {
    return end.getLong(Integer.BYTES * pages);
  }

  /**
   * A long at a place.
   *
   * @throws DamagedDiagramException if the page is damaged, or there is none
   */
  long get(long place) {
    if (place < first || place >= first + read.limit()) {
      open(place);
    }
    return read.get((int) (place - first));
  }

  private void open(long place) {
    if (place < 0 || place >= longs) {
      throw damaged("an edge leads to no node");
    }
    // All of a small file takes one request.
    boolean isSmall = pages <= MAX_SPAN;
    int page = isSmall ? 0 : (int) (place / NodePagesWriter.PAGE);
    span = isSmall ? pages : spanFrom(page);
    next = page + span;
    first = (long) page * NodePagesWriter.PAGE;
    long number = Math.min((long) span * NodePagesWriter.PAGE, longs - first);
    byte[] some = bytes.read(Long.BYTES * first, (int) (Long.BYTES * number));
    for (int of = 0; of < span; of++) {
      int from = of * PAGE_BYTES;
      byte[] one = Arrays.copyOfRange(some, from, Math.min(from + PAGE_BYTES, some.length));
      if (NodePagesWriter.checksum(one) != end.getInt(Integer.BYTES * (page + of))) {
        throw damaged("page %,d of %,d".formatted(page + of + 1, pages));
      }
    }
    read = ByteBuffer.wrap(some).asLongBuffer();
  }

  /** More and more pages where they are read one after another, but for a few left out. */
  private int spanFrom(int page) {
    boolean isNear = page >= next && page - next <= span;
    return Math.min(isNear ? Math.min(2 * span, MAX_SPAN) : 1, pages - page);
  }

  /** The failure of this file. */
  DamagedDiagramException damaged(String how) {
    return new DamagedDiagramException(name, how);
  }
}
