package org.dancingsparks.proof;

import org.dancingsparks.cover.OrderedProblem;

/**
 * The residuals of a proof, by the place of their first open item in the item order, for searches
 * that find them in partitions. Immutable.
 */
public final class ProofResiduals {
  private final ProofOptions options;

  /** By place, words: the fields that its options can change. */
  private final long[] changed;

  /** The residuals of a problem, less its givens. */
  public ProofResiduals(OrderedProblem problem) {
    options = new ProofOptions(problem, new ResidualFields(problem.problem()));
    int words = words();
    changed = new long[places() * words];
    for (int place = 0; place < places(); place++) {
      for (int word = 0; word < words; word++) {
        changed[place * words + word] = options.fieldsOf(place, word);
      }
    }
  }

  /** Words of a key. */
  public int words() {
    return options.words();
  }

  /** Number of places: of primary items. */
  public int places() {
    return options.primary();
  }

  /** The residual of the whole problem, less the givens'. */
  public long[] start() {
    return options.start();
  }

  /** The place of a residual; {@link #places} if it has no primary items. */
  public int place(long... key) {
    return options.place(key, 0);
  }

  /** Returns whether options begin with the item of a place. */
  public boolean hasOptions(int place) {
    return options.first(place) < options.first(place + 1);
  }

  /** A word of the fields that can differ from a residual of a place to those that it leaves. */
  public long changed(int place, int word) {
    return changed[place * words() + word];
  }

  /** A word of the fields of a residual of a place that can be other than 0. */
  public long open(int place, int word) {
    return options.fieldsFrom(place, word);
  }

  /** The item of the row of a residual; -1 if it has no primary items. */
  public int item(long... key) {
    return options.itemOfRow(place(key), key);
  }

  /** An expansion of residuals. */
  public ResidualExpansion expansion() {
    return new ResidualExpansion(options);
  }
}
