package org.dancingsparks.proof;

import java.util.Arrays;

/** Finds the residuals that the choices of a row leave. One thread. */
public final class ResidualExpansion {
  private final ProofOptions options;
  private final OpenWalls walls;
  private final long[] child;

  /** Receives the residuals that an expansion leaves. */
  @FunctionalInterface
  public interface Receiver {
    /** Receives a residual, whose words may change afterwards. */
    void accept(long... key);
  }

  ResidualExpansion(ProofOptions options) {
    this.options = options;
    walls = options.walls();
    child = new long[options.words()];
  }

  /**
   * Sends the residuals of a key's row: of all options that have its item and fit, or where the
   * item has bounds, of all sets of them.
   *
   * @param place of the key, whose item is the row's unless one is walled in
   */
  public void expand(long[] key, int place, Receiver to) {
    if (place == options.primary() || walls.walledIn(key) >= 0) {
      return;
    }
    if (!options.isOnce(place)) {
      expandSets(key, options.first(place), place, to);
      return;
    }
    for (int number = options.first(place); number < options.first(place + 1); number++) {
      if (options.fits(key, 0, number)) {
        System.arraycopy(key, 0, child, 0, child.length);
        options.choose(child, number);
        options.drop(child);
        to.accept(child);
      }
    }
  }

  private void expandSets(long[] key, int from, int place, Receiver to) {
    if (options.needs(key, place) == 0) {
      System.arraycopy(key, 0, child, 0, child.length);
      options.leave(child, place);
      options.drop(child);
      to.accept(child);
    }
    for (int number = from; number < options.first(place + 1); number++) {
      if (options.fits(key, 0, number)) {
        long[] more = Arrays.copyOf(key, key.length);
        options.choose(more, number);
        expandSets(more, number + 1, place, to);
      }
    }
  }
}
