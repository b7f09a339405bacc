package org.dancingsparks.layers.partitions;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.zip.CRC32C;
import org.dancingsparks.layers.disk.NodeFile;

/**
 * Writes the nodes of a partition to a file: pages, their checksums, the root if it is among the
 * nodes, and a checksum of both. One thread.
 *
 * <p>Nodes and edges are longs as in a {@link NodeFile}, but an edge leads to a place in the file
 * of the partition that its option leads to. The first long of a file is no node: 0 is the end.
 */
public final class NodePagesWriter {
  /** Longs of a page; the last one may be shorter. */
  static final int PAGE = 1 << 11;

  /** Bytes of a root and of a checksum. */
  static final int TRAILER = Long.BYTES + Integer.BYTES;

  private final OutputStream out;
  private final ByteBuffer page = ByteBuffer.allocate(Long.BYTES * PAGE);
  private final ByteArrayOutputStream checksums = new ByteArrayOutputStream();
  private long longs;
  private long nodes;

  /**
   * A file.
   *
   * @param out is not closed
   */
  public NodePagesWriter(OutputStream out) {
    this.out = out;
    add(NodeFile.END);
  }

  /** Adds a node, from an index of some longs to another. Returns its place. */
  public long add(long[] node, int from, int to) {
    long place = longs;
    if (place >>> NodeFile.NODE_BITS != 0) {
      throw new IllegalStateException("A partition has too many nodes.");
    }
    for (int at = from; at < to; at++) {
      add(node[at]);
    }
    nodes++;
    return place;
  }

  private void add(long value) {
    page.putLong(value);
    longs++;
    if (!page.hasRemaining()) {
      writePage();
    }
  }

  private void writePage() {
    byte[] bytes = Arrays.copyOf(page.array(), page.position());
    write(bytes);
    checksums.writeBytes(ByteBuffer.allocate(Integer.BYTES).putInt(checksum(bytes)).array());
    page.clear();
  }

  private void write(byte... bytes) {
    try {
      out.write(bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static int checksum(byte... bytes) {
    CRC32C checksum = new CRC32C();
    checksum.update(bytes);
    return (int) checksum.getValue();
  }

  /** Number of nodes so far. */
  public long nodes() {
    return nodes;
  }

  /**
   * Writes the rest.
   *
   * @param root or {@link NodeFile#END} if it is not among the nodes
   * @return the bytes of the file
   */
  public long finish(long root) {
    if (page.position() > 0) {
      writePage();
    }
    checksums.writeBytes(ByteBuffer.allocate(Long.BYTES).putLong(root).array());
    byte[] end = checksums.toByteArray();
    write(end);
    write(ByteBuffer.allocate(Integer.BYTES).putInt(checksum(end)).array());
    try {
      out.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return Long.BYTES * longs + end.length + Integer.BYTES;
  }
}
