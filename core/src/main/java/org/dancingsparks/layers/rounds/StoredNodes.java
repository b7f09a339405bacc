package org.dancingsparks.layers.rounds;

import java.io.Serializable;

/**
 * The facts about a file of nodes, by which its reader notices any damage: they lead to the
 * checksum of those of its pages.
 *
 * @param longs of the nodes
 * @param nodes in the file
 * @param checksum CRC-32C of the pages' checksums at the end of the file
 */
public record StoredNodes(long longs, long nodes, int checksum) implements Serializable {
  /** Longs of a page; the last one may be shorter. */
  static final int PAGE = 1 << 11;

  /** Number of pages. */
  int pages() {
    return Math.toIntExact((longs + PAGE - 1) / PAGE);
  }

  /** Bytes of the file. */
  public long bytes() {
    return Long.BYTES * longs + Integer.BYTES * (long) pages();
  }
}
