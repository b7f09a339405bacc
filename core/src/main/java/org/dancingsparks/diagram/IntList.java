package org.dancingsparks.diagram;

import java.util.Arrays;

/** A list of ints in chunks: growing copies nothing, and truncating frees memory. */
final class IntList {
  private static final int CHUNK_BITS = 10;
  private static final int CHUNK = 1 << CHUNK_BITS;

  private int[][] chunks = new int[1][];
  private int size;

  void add(int value) {
    int within = size & (CHUNK - 1);
    if (within == 0) {
      addChunk(size >>> CHUNK_BITS);
    }
    chunks[size >>> CHUNK_BITS][within] = value;
    size++;
  }

  private void addChunk(int chunk) {
    if (chunk == chunks.length) {
      chunks = Arrays.copyOf(chunks, 2 * chunks.length);
    }
    chunks[chunk] = new int[CHUNK];
  }

  int at(int index) {
    return chunks[index >>> CHUNK_BITS][index & (CHUNK - 1)];
  }

  void set(int index, int value) {
    chunks[index >>> CHUNK_BITS][index & (CHUNK - 1)] = value;
  }

  int size() {
    return size;
  }

  /** Drops the values from an index on. */
  void truncate(int newSize) {
    int keep = (newSize + CHUNK - 1) >>> CHUNK_BITS;
    int had = (size + CHUNK - 1) >>> CHUNK_BITS;
    Arrays.fill(chunks, keep, had, null);
    size = newSize;
  }

  int[] toArray() {
    int[] all = new int[size];
    for (int from = 0; from < size; from += CHUNK) {
      System.arraycopy(chunks[from >>> CHUNK_BITS], 0, all, from, Math.min(CHUNK, size - from));
    }
    return all;
  }
}
