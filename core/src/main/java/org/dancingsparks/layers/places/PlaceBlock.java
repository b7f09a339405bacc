package org.dancingsparks.layers.places;

import java.io.Closeable;
import java.nio.file.Path;

/** The residuals of a place, in shares by their hashes. Thread safe. */
final class PlaceBlock implements Closeable {
  private static final int SHARE_BITS = 6;

  /** Number of shares. */
  static final int SHARES = 1 << SHARE_BITS;

  private final Share[] shares = new Share[SHARES];
  private final SpillFile file;

  PlaceBlock(int width, MemoryUse memory, Path directory) {
    file = new SpillFile(directory);
    for (int share = 0; share < SHARES; share++) {
      shares[share] = new Share(width, memory, file);
    }
  }

  /** The number of the share of a hash. */
  static int share(long hash) {
    return (int) (hash >>> Long.SIZE - SHARE_BITS);
  }

  Share share(int number) {
    return shares[number];
  }

  /** Number of entries, counting a residual as often as it is in a table; merges tables. */
  long entries() {
    long entries = 0;
    for (Share share : shares) {
      entries += share.entries();
    }
    return entries;
  }

  /** Upper bound of {@link #entries}, for which no table is merged. */
  long sent() {
    long sent = 0;
    for (Share share : shares) {
      sent += share.sent();
    }
    return sent;
  }

  @Override
  public void close() {
    file.close();
  }
}
