package org.dancingsparks.diagram;

import java.util.Arrays;

/** A list of longs in chunks, so that growing copies nothing. */
final class LongList {
  private static final int CHUNK_BITS = 10;
  private static final int CHUNK = 1 << CHUNK_BITS;

  private long[][] chunks = new long[1][];
  private long size;

  void add(long value) {
    int within = (int) size & (CHUNK - 1);
    if (within == 0) {
      addChunk((int) (size >>> CHUNK_BITS));
    }
    chunks[(int) (size >>> CHUNK_BITS)][within] = value;
    size++;
  }

  private void addChunk(int chunk) {
    if (chunk == chunks.length) {
      chunks = Arrays.copyOf(chunks, 2 * chunks.length);
    }
    chunks[chunk] = new long[CHUNK];
  }

  long at(long index) {
    return chunks[(int) (index >>> CHUNK_BITS)][(int) index & (CHUNK - 1)];
  }

  long size() {
    return size;
  }
}
