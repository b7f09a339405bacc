package org.dancingsparks.layers.rounds;

import java.nio.ByteBuffer;
import java.nio.LongBuffer;
import java.util.Arrays;
import org.dancingsparks.layers.disk.NodeFile;

/** Reads a {@linkplain NodePagesWriter file} of nodes, page by page. One thread. */
final class NodePages {
  private static final int PAGE_BYTES = Long.BYTES * NodePagesWriter.PAGE;

  private final String name;
  private final RandomBytes bytes;

  /** Number of longs in all pages. */
  private final long longs;

  private final int pages;

  /** The checksums of the pages, and then the root. */
  private final ByteBuffer end;

  private long first = -1;
  private LongBuffer page;

  /**
   * A file.
   *
   * @param name for messages
   * @param length of the file
   * @throws TransferException if it is damaged
   */
  NodePages(String name, RandomBytes bytes, long length) {
    this.name = name;
    this.bytes = bytes;
    long rest = length - NodePagesWriter.TRAILER;
    pages = Math.toIntExact((rest + PAGE_BYTES + Integer.BYTES - 1) / (PAGE_BYTES + Integer.BYTES));
    longs = (rest - (long) Integer.BYTES * pages) / Long.BYTES;
    int endBytes = Integer.BYTES * pages + NodePagesWriter.TRAILER;
    if (longs < 1 || Long.BYTES * longs + endBytes != length) {
      throw damaged("a file of %,d bytes is damaged".formatted(length));
    }
    byte[] read = bytes.read(length - endBytes, endBytes);
    end = ByteBuffer.wrap(read);
    int checksum = end.getInt(endBytes - Integer.BYTES);
    if (NodePagesWriter.checksum(Arrays.copyOf(read, endBytes - Integer.BYTES)) != checksum) {
      throw damaged("the checksums of %,d pages are damaged".formatted(pages));
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
   * @throws TransferException if the page is damaged, or there is none
   */
  long get(long place) {
    if (first < 0 || place < first || place >= first + page.limit()) {
      open(place);
    }
    return page.get((int) (place - first));
  }

  private void open(long place) {
    if (place >= longs) {
      throw damaged("a node is damaged");
    }
    int number = (int) (place / NodePagesWriter.PAGE);
    long from = (long) number * NodePagesWriter.PAGE;
    int length = (int) Math.min(NodePagesWriter.PAGE, longs - from);
    byte[] read = bytes.read(Long.BYTES * from, Long.BYTES * length);
    if (NodePagesWriter.checksum(read) != end.getInt(Integer.BYTES * number)) {
      throw damaged("page %,d of %,d is damaged".formatted(number + 1, pages));
    }
    page = ByteBuffer.wrap(read).asLongBuffer();
    first = from;
  }

  /** The failure of this file. */
  TransferException damaged(String how) {
    return TransferException.of(how).in(name);
  }
}
