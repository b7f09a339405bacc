package org.dancingsparks.layers.places;

import java.util.Optional;
import org.dancingsparks.layers.arrays.Frontier;
import org.dancingsparks.proof.ProofResiduals;
import org.dancingsparks.proof.ResidualExpansion;

/**
 * A problem whose residuals are those of a proof: dead ends are residuals, too. A place is that of
 * a primary item. Immutable.
 */
final class ProofPlaces extends PlaceProblem {
  private final ProofResiduals residuals;
  private final int words;

  /** Words of a residual with the highest bit. */
  private final int width;

  /** By place, {@link #words} words: the bits in which its residuals can differ. */
  private final long[] used;

  ProofPlaces(ProofResiduals residuals) {
    this.residuals = residuals;
    words = residuals.words();
    width = residuals.open(0, words - 1) < 0 ? words + 1 : words;
    used = new long[Math.multiplyExact(residuals.places() + 1, words)];
    for (int place = 0; place < residuals.places(); place++) {
      for (int word = 0; word < words; word++) {
        long before = used[place * words + word] | residuals.changed(place, word);
        used[(place + 1) * words + word] = before & residuals.open(place + 1, word);
      }
    }
  }

  @Override
  public int places() {
    return residuals.places();
  }

  @Override
  public int width() {
    return width;
  }

  @Override
  public long[] initial() {
    long[] initial = new long[width];
    System.arraycopy(residuals.start(), 0, initial, 0, words);
    return entryOf(initial);
  }

  @Override
  boolean hasOptions(int place) {
    return residuals.hasOptions(place);
  }

  @Override
  PlaceExpansion expansion(Children children) {
    return new Expansion(children);
  }

  /** Expands residuals; the first is passed on if its place is not the first. One thread. */
  private final class Expansion extends PlaceExpansion {
    private final ResidualExpansion expansion = residuals.expansion();
    private final long[] key = new long[words];

    Expansion(Children children) {
      super(ProofPlaces.this.width, children);
    }

    @Override
    void expand(long[] from, int at, int place) {
      System.arraycopy(from, at, key, 0, words);
      if (width == words) {
        key[words - 1] &= Long.MAX_VALUE;
      }
      if (residuals.place(key) == place) {
        expansion.expand(key, place, this::send);
      } else {
        send(key);
      }
    }

    private void send(long... left) {
      System.arraycopy(left, 0, child, 0, words);
      child[width - 1] = width == words ? child[width - 1] | Long.MIN_VALUE : Long.MIN_VALUE;
      children.receive(residuals.place(left), Children.NO_OPTION, child);
    }
  }

  @Override
  int id(int option) {
    return option;
  }

  @Override
  public int leave() {
    return PlaceEdges.NO_OPTION;
  }

  @Override
  public Optional<Frontier> frontier() {
    return Optional.empty();
  }

  @Override
  long used(int place, int word) {
    return word < words ? used[place * words + word] : 0;
  }

  @Override
  long changed(int place, int word) {
    return word < words ? residuals.changed(place, word) : 0;
  }
}
