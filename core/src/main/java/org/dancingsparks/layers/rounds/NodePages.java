package org.dancingsparks.layers.rounds;

import java.nio.ByteBuffer;
import java.nio.LongBuffer;

/** Reads a {@linkplain NodePagesWriter file} of nodes, page by page. One thread. */
final class NodePages {
  private final String name;
  private final RandomBytes bytes;
  private final StoredNodes facts;
  private ByteBuffer checksums;
  private long first = -1;
  private LongBuffer page;

  NodePages(String name, RandomBytes bytes, StoredNodes facts) {
    this.name = name;
    this.bytes = bytes;
    this.facts = facts;
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
    if (place >= facts.longs()) {
      throw damaged("an edge leads nowhere");
    }
    if (checksums == null) {
      checksums = checksums();
    }
    int number = (int) (place / StoredNodes.PAGE);
    long from = (long) number * StoredNodes.PAGE;
    int length = (int) Math.min(StoredNodes.PAGE, facts.longs() - from);
    byte[] read = bytes.read(Long.BYTES * from, Long.BYTES * length);
    if (NodePagesWriter.checksum(read) != checksums.getInt(Integer.BYTES * number)) {
      throw damaged("page %d of %d is damaged".formatted(number + 1, facts.pages()));
    }
    page = ByteBuffer.wrap(read).asLongBuffer();
    first = from;
  }

  private ByteBuffer checksums() {
    byte[] read = bytes.read(Long.BYTES * facts.longs(), Integer.BYTES * facts.pages());
    if (NodePagesWriter.checksum(read) != facts.checksum()) {
      throw damaged("the checksums of %d pages are damaged".formatted(facts.pages()));
    }
    return ByteBuffer.wrap(read);
  }

  /** The failure of this file. */
  TransferException damaged(String how) {
    return TransferException.of(how).in(name);
  }
}
