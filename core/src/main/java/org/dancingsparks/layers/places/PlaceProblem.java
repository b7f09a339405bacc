package org.dancingsparks.layers.places;

import java.util.Arrays;
import java.util.Optional;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.layers.arrays.Frontier;
import org.dancingsparks.proof.ProofResiduals;

/**
 * A problem prepared for a sweep by place, in an item order: its residuals as bits, by place. Where
 * items have bounds, a place is the stage of one of its options. Immutable.
 */
public abstract class PlaceProblem {
  PlaceProblem() {}

  /** Prepares a problem. */
  public static PlaceProblem of(OrderedProblem problem) {
    return problem.problem().hasBounds() ? new BitProblem(problem) : new SlotProblem(problem);
  }

  /** A problem whose residuals are those of a proof. */
  public static PlaceProblem of(ProofResiduals residuals) {
    return new ProofPlaces(residuals);
  }

  /** Returns whether a problem has a {@link #frontier}, without preparing it. */
  public static boolean isNarrow(OrderedProblem problem) {
    return !problem.problem().hasBounds()
        && new Slots(new BitSpans(problem)).number() <= Frontier.MAX_BITS;
  }

  /** Number of places. */
  public abstract int places();

  /** Words of a residual's bits; the highest bit of the last is always set. */
  public abstract int width();

  /** The entry with which a sweep begins, at place 0: all is open, which is reached once. */
  public abstract long[] initial();

  /** The entry of a residual that is reached once. */
  final long[] entryOf(long... residual) {
    long[] entry = Arrays.copyOf(residual, width() + 1);
    entry[width() - 1] |= Long.MIN_VALUE;
    entry[width()] = 1;
    return entry;
  }

  /** The bits of a residual without the highest of the last word, which is always set. */
  public long[] unmarked(long... bits) {
    long[] unmarked = bits.clone();
    unmarked[width() - 1] &= Long.MAX_VALUE;
    return unmarked;
  }

  /** Returns whether an option can be chosen at a place. */
  abstract boolean hasOptions(int place);

  /** An expansion of residuals by the options of their places. */
  abstract PlaceExpansion expansion(Children children);

  /** The id of an option by the number that an expansion gives it, or {@link #leave}. */
  abstract int id(int option);

  /**
   * The number of options where items have bounds: the id of choosing no more options of an item;
   * else {@link PlaceEdges#NO_OPTION}.
   */
  public abstract int leave();

  /** The problem as a frontier of states with few bits; empty if they have many, or bounds. */
  public abstract Optional<Frontier> frontier();

  /** A word of the bits that can be set in the residuals of a place, up to {@link #places}. */
  abstract long used(int place, int word);

  /** A word of the bits that can be changed from a place to the next. */
  abstract long changed(int place, int word);
}
