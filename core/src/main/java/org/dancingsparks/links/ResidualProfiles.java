package org.dancingsparks.links;

import java.util.Arrays;

/**
 * Profiles of the search trees below residuals, in bounded memory: a memo that is full is emptied.
 * Residuals are compared whole. Not thread safe.
 */
final class ResidualProfiles {
  private static final int MIN_ENTRIES = 1 << 10;
  private static final int CHUNK_BITS = 22;
  private static final int CHUNK = 1 << CHUNK_BITS;

  private final int width;
  private final long memory;

  /**
   * By entry: the words of the residual, and the place of its profile in the chunks plus one, or 0
   * if none.
   */
  private long[] residuals;

  private long[] places;
  private int entries;

  private byte[][] chunks = new byte[4][];
  private int chunk;
  private int within;

  /**
   * A memo.
   *
   * @param width words of a residual
   * @param memory about the most bytes to use
   */
  ResidualProfiles(int width, long memory) {
    this.width = width;
    this.memory = memory;
    forget();
  }

  private void forget() {
    residuals = new long[MIN_ENTRIES * width];
    places = new long[MIN_ENTRIES];
    chunks = new byte[4][];
    chunks[0] = new byte[CHUNK];
    chunk = 0;
    within = 0;
    entries = 0;
  }

  /** Adds the profile below a residual to that of its parent; false if it is not known. */
  boolean addTo(LevelCounts parent, long... residual) {
    int entry = entry(residual);
    if (places[entry] == 0) {
      return false;
    }
    long place = places[entry] - 1;
    parent.addBelow(chunks[(int) (place >>> CHUNK_BITS)], (int) place & CHUNK - 1);
    return true;
  }

  /** Stores the profile of a residual that is not known yet. */
  void keep(LevelCounts counts, long... residual) {
    makeRoom(counts.mostBytes());
    int entry = entry(residual);
    System.arraycopy(residual, 0, residuals, entry * width, width);
    places[entry] = ((long) chunk << CHUNK_BITS) + within + 1;
    entries++;
    within = counts.pack(chunks[chunk], within);
  }

  private void makeRoom(int bytes) {
    if (2 * entries >= places.length) {
      long more = 2L * places.length;
      long needed = more * (width + 1) * Long.BYTES + (chunk + 1L) * CHUNK;
      // The old and the new table exist at the same time while one is copied.
      if (needed + needed / 2 > memory || more * width > Integer.MAX_VALUE - 8) {
        forget();
      } else {
        grow((int) more);
      }
    }
    if (within + bytes > CHUNK) {
      if ((long) places.length * (width + 1) * Long.BYTES + (chunk + 2L) * CHUNK > memory) {
        forget();
      } else {
        nextChunk();
      }
    }
  }

  private void nextChunk() {
    chunk++;
    if (chunk == chunks.length) {
      chunks = Arrays.copyOf(chunks, 2 * chunks.length);
    }
    chunks[chunk] = new byte[CHUNK];
    within = 0;
  }

  private void grow(int more) {
    long[] oldResiduals = residuals;
    long[] oldPlaces = places;
    residuals = new long[more * width];
    places = new long[more];
    long[] residual = new long[width];
    for (int old = 0; old < oldPlaces.length; old++) {
      if (oldPlaces[old] != 0) {
        System.arraycopy(oldResiduals, old * width, residual, 0, width);
        int entry = entry(residual);
        System.arraycopy(residual, 0, residuals, entry * width, width);
        places[entry] = oldPlaces[old];
      }
    }
  }

  /** The entry of a residual, or the free one where it belongs. */
  private int entry(long... residual) {
    int mask = places.length - 1;
    int entry = (int) hash(residual) & mask;
    while (places[entry] != 0 && !isAt(entry, residual)) {
      entry = entry + 1 & mask;
    }
    return entry;
  }

  private boolean isAt(int entry, long... residual) {
    int at = entry * width;
    for (int word = 0; word < width; word++) {
      if (residuals[at + word] != residual[word]) {
        return false;
      }
    }
    return true;
  }

  private static long hash(long... residual) {
    long mixed = 0;
    for (long word : residual) {
      mixed = (mixed ^ word) * 0x9e3779b97f4a7c15L;
      mixed ^= mixed >>> 32;
    }
    return mixed * 0xd6e8feb86659fd93L >>> 20;
  }
}
